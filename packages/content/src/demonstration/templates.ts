import { isHonest } from './honest.ts'
import type { Made } from './make.ts'
import { createRandom, type Random } from './random.ts'

export interface Template {
  id: string
  make(random: Random): Made
}

/**
 * Makes `count` different questions of a template. A draw whose hints happen to say the answer (a sample number that
 * is the result, say) is drawn again.
 */
export function drawn({ id, make }: Template, count: number): Made[] {
  const made: Made[] = []
  const stems = new Set<string>()
  for (let draw = 0; made.length < count; draw += 1) {
    if (draw > count * 50) throw new Error(`The template ${id} can't make ${count} different questions.`)
    const question = make(createRandom(`${id} ${draw}`))
    if (stems.has(question.stem) || !isHonest(question)) continue
    stems.add(question.stem)
    made.push({ ...question, kind: id })
  }
  return made
}
