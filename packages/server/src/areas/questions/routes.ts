import type { SQL } from 'drizzle-orm'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { passageReach, questionReach } from './reach.ts'
import type { QuestionStore } from './store.ts'

/** Selects the ids of all questions in quizzes that the caller reaches; null asks for those published for everyone. */
export type QuestionsWithin = (caller: PersonPrincipal | null) => SQL

const done = { ok: true } as const

export const questionRoutes = (store: QuestionStore, within: QuestionsWithin) => {
  async function getPassage(id: string, caller: PersonPrincipal | null) {
    const passage = await store.findPassage(id, passageReach(within(caller)))
    if (!passage) throw new Refusal('object.missing')
    return { passage }
  }

  async function report(id: string, caller: PersonPrincipal | null, message: string) {
    const known = await store.addReport(id, caller?.person_id ?? null, message, questionReach(within(caller)))
    if (!known) throw new Refusal('object.missing')
    return done
  }

  return [
    route('GET questions/passages/{id}', ({ params, user }) => getPassage(params.id, user)),
    route('GET questions/passages/{id}/demo', ({ params }) => getPassage(params.id, null)),
    route('POST questions/{id}/report', ({ params, user, body }) => report(params.id, user, body.message)),
    route('POST questions/{id}/report/public', ({ params, body }) => report(params.id, null, body.message)),
  ]
}
