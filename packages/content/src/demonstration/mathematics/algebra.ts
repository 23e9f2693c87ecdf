import { expression, multiPart, numeric, oneChoice, type Topic } from '../make.ts'
import { drawn, type Template } from '../templates.ts'
import { equationsExtra, expressionsExtra, sequencesExtra } from './one-of-a-kind.ts'

const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`)
const tight = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)
const m = (tex: string): string => `\\(${tex}\\)`

const solveLinear: Template = {
  id: 'solve-linear',
  make(random) {
    const a = random.int(2, 9)
    const x = random.int(2, 12)
    const b = random.int(1, 20)
    return numeric(`Solve ${m(`${a}x + ${b} = ${a * x + b}`)}. What is ${m('x')}?`, String(x), {
      hints: [
        `What was done to ${m('x')} on the left side, and in which order?`,
        `Undo the last thing first: take ${b} from both sides.`,
        `For ${m('15x + 40 = 700')}: take 40 away, ${m('15x = 660')}, then divide by 15, ${m('x = 44')}.`,
        `You are left with ${m(`${a}x`)} on one side. What undoes “times ${a}”?`,
      ],
      steps: [`${m(`${a}x = ${a * x + b} - ${b} = ${a * x}`)}`, `${m(`x = ${a * x} \\div ${a} = ${x}`)}`],
      why: `Check: ${m(`${a} \\times ${x} + ${b} = ${a * x + b}`)}.`,
      proof: { values: [`(${a * x + b}-${b})/${a}`] },
    })
  },
}

const bothSides: Template = {
  id: 'both-sides',
  make(random) {
    const c = random.int(2, 5)
    const a = c + random.int(1, 4)
    const x = random.int(2, 9)
    const b = random.int(1, 12)
    const d = a * x + b - c * x
    return numeric(`For which ${m('x')} are both sides equal? ${m(`${a}x + ${b} = ${c}x + ${d}`)}`, String(x), {
      difficulty: 3,
      hints: [
        `There is an ${m('x')} on both sides. Can you bring them together?`,
        `Take ${m(`${c}x`)} from both sides, so that only the left side has an ${m('x')}.`,
        `For ${m('50x + 30 = 20x + 990')}: ${m('30x + 30 = 990')}, then ${m('30x = 960')}, so ${m('x = 32')}.`,
        `Now take ${b} from both sides, and divide by what stands before ${m('x')}.`,
      ],
      steps: [m(`${a - c}x + ${b} = ${d}`), m(`${a - c}x = ${d - b}`), m(`x = ${x}`)],
      why: `Both sides are ${a * x + b} when ${m(`x = ${x}`)}.`,
      proof: { values: [`(${d}-${b})/(${a}-${c})`] },
    })
  },
}

const expand: Template = {
  id: 'expand',
  make(random) {
    const a = random.int(2, 9)
    const b = random.int(2, 5)
    const c = random.pick([-7, -5, -3, -2, 2, 3, 4, 6, 8])
    return expression(`Expand ${m(`${a}(${b}x ${signed(c)})`)}.`, [`${a * b}x${tight(a * c)}`], 'same-form', {
      hints: [
        'What does a number in front of a bracket do to the things inside?',
        `Multiply both terms in the bracket by ${a}, not just the first.`,
        `${m('10(3x + 12) = 30x + 120')}, because ${m('10 \\times 3x = 30x')} and ${m('10 \\times 12 = 120')}.`,
        `First ${m(`${a} \\times ${b}x`)}; then ${m(`${a} \\times (${c})`)}. Write them side by side.`,
      ],
      steps: [m(`${a} \\times ${b}x = ${a * b}x`), m(`${a} \\times (${c}) = ${a * c}`)],
      why: m(`${a}(${b}x ${signed(c)}) = ${a * b}x ${signed(a * c)}`),
      proof: { equals: `${a}*(${b}*x+(${c}))` },
    })
  },
}

const collect: Template = {
  id: 'collect',
  make(random) {
    const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 8)]
    const [p, q] = [random.int(1, 9), random.int(1, 9)]
    const k = a + b - c
    if (k < 2) return collect.make(random)
    return expression(`Simplify ${m(`${a}x + ${p} + ${b}x - ${c}x + ${q}`)}.`, [`${k}x+${p + q}`], 'same-form', {
      hints: [
        `Which terms are of the same kind?`,
        `Put the terms with ${m('x')} together, and the plain numbers together.`,
        `${m('20x + 30 + 40x - 10x + 50 = 50x + 80')}.`,
        `Work out ${m(`${a} + ${b} - ${c}`)} for the ${m('x')} terms, and add the plain numbers separately.`,
      ],
      steps: [m(`${a}x + ${b}x - ${c}x = ${k}x`), m(`${p} + ${q} = ${p + q}`)],
      why: `Only like terms can be added.`,
      proof: { equals: `${a}*x+${p}+${b}*x-${c}*x+${q}` },
    })
  },
}

const factorise: Template = {
  id: 'factorise',
  make(random) {
    const a = random.int(2, 8)
    const b = random.pick([1, 2, 3, 5])
    const c = random.pick([2, 3, 5, 7])
    if (b === c) return factorise.make(random)
    const inside = b === 1 ? 'x' : `${b}x`
    return expression(`Factorise ${m(`${a * b}x + ${a * c}`)} completely.`, [`${a}(${inside}+${c})`], 'same-form', {
      hints: [
        'Factorising is expanding backwards. What goes in front of the bracket?',
        `Find the largest number that divides both ${a * b} and ${a * c}.`,
        `${m('33x + 110 = 11(3x + 10)')}, because 11 is the largest number that divides both.`,
        'Divide both terms by that number; what is left goes into the bracket.',
      ],
      steps: [`The largest common factor is ${a}.`, m(`${a * b}x + ${a * c} = ${a}(${inside} + ${c})`)],
      why: `Expand it again to check.`,
      proof: { equals: `${a * b}*x+${a * c}` },
    })
  },
}

const nthTerm: Template = {
  id: 'nth-term',
  make(random) {
    const step = random.int(2, 9)
    const start = random.int(1, 12) + step
    const zero = start - step
    const terms = [0, 1, 2, 3].map((k) => start + k * step).join(', ')
    return multiPart(
      `A sequence begins ${terms}, …`,
      [
        numeric('What is the next term?', String(start + 4 * step), {
          hints: [
            'By how much does the sequence grow each time?',
            'Subtract one term from the term after it.',
            'In 100, 130, 160 the step is 30, so 190 comes next.',
          ],
          why: `The step is ${step}.`,
          proof: { values: [`${start}+4*${step}`] },
        }),
        numeric('What is the 20th term?', String(zero + 20 * step), {
          hints: [
            'How many steps are there from the first term to the 20th?',
            'The number of steps is one less than the number of the term.',
            'In 100, 130, 160, … the 11th term is ten steps after the first: 100 + 10 × 30 = 400.',
          ],
          why: `${start} and 19 steps of ${step}.`,
          proof: { values: [`${start}+19*${step}`] },
        }),
      ],
      {
        why: `The rule is: ${step} times the number of the term, ${zero < 0 ? 'minus' : 'plus'} ${Math.abs(zero)}.`,
        difficulty: 3,
      },
    )
  },
}

const substitute: Template = {
  id: 'substitute',
  make(random) {
    const [a, b, x] = [random.int(2, 7), random.int(1, 15), random.int(2, 9)]
    const right = a * x * x + b
    const wrong = [...new Set([a * a * x * x + b, a * x * 2 + b, a * (x + b), right + a])].filter(
      (value) => value !== right,
    )
    return oneChoice(
      random,
      `What is ${m(`${a}x^2 + ${b}`)} when ${m(`x = ${x}`)}?`,
      [String(right), ...wrong.slice(0, 3).map(String)],
      {
        hints: [
          `What does the small 2 belong to: to ${m('x')} alone, or to ${m(`${a}x`)}?`,
          'Do the square first, then the multiplication, then the addition.',
          `${m('10x^2 + 1000')} at ${m('x = 20')}: ${m('20^2 = 400')}, times 10 is 4000, plus 1000 is 5000.`,
          `Square ${x} first. Then multiply the result by ${a}.`,
        ],
        steps: [m(`${x}^2 = ${x * x}`), m(`${a} \\times ${x * x} = ${a * x * x}`), m(`${a * x * x} + ${b} = ${right}`)],
        why: `Powers come before multiplication.`,
      },
    )
  },
}

const base = { subject: 'mathematics', course: 'Algebra' } as const

export const algebraTopics: Topic[] = [
  {
    ...base,
    id: 'equations',
    year: 9,
    free: true,
    title: 'Linear equations',
    description: 'Finding the unknown, with x on one side and on both.',
    tags: ['equations'],
    questions: [...drawn(solveLinear, 6), ...drawn(bothSides, 6), ...equationsExtra],
  },
  {
    ...base,
    id: 'expressions',
    year: 9,
    title: 'Expressions',
    description: 'Collecting like terms, expanding and factorising.',
    tags: ['expressions'],
    questions: [...drawn(collect, 4), ...drawn(expand, 4), ...drawn(factorise, 4), ...expressionsExtra],
  },
  {
    ...base,
    id: 'sequences',
    year: 9,
    title: 'Sequences and substitution',
    description: 'What comes next, and what an expression is worth.',
    tags: ['sequences', 'substitution'],
    questions: [...drawn(nthTerm, 6), ...drawn(substitute, 6), ...sequencesExtra],
  },
]
