import { multiPart, numeric, severalChoices, shortText, type Topic } from '../make.ts'
import { createRandom } from '../random.ts'
import { drawn, type Template } from '../templates.ts'
import { anglesExtra, areaExtra, averagesExtra } from './one-of-a-kind.ts'

const cm = [
  { symbol: 'cm', factor: 1 },
  { symbol: 'mm', factor: 0.1 },
  { symbol: 'm', factor: 100 },
]
const cm2 = [
  { symbol: 'cm²', factor: 1 },
  { symbol: 'm²', factor: 10_000 },
]

const rectangle: Template = {
  id: 'rectangle',
  make(random) {
    const [a, b] = [random.int(6, 15), random.int(2, 5)]
    return multiPart(
      `A rectangle is ${a} cm long and ${b} cm wide.`,
      [
        numeric('What is its perimeter?', String(2 * (a + b)), {
          units: cm,
          hints: [
            'The perimeter is the way all round. How many sides are there?',
            'Opposite sides are equally long.',
            'A rectangle of 40 cm by 25 cm has the perimeter 40 + 25 + 40 + 25 = 130 cm.',
          ],
          why: `2 × (${a} + ${b}) = ${2 * (a + b)} cm.`,
          proof: { values: [`2*(${a}+${b})`] },
        }),
        numeric('What is its area?', String(a * b), {
          units: cm2,
          hints: [
            'The area says how many squares of 1 cm by 1 cm fit in.',
            'How many squares are in one row, and how many rows are there?',
            'A rectangle of 40 cm by 25 cm holds 25 rows of 40 squares: 1000 cm².',
          ],
          why: `${a} × ${b} = ${a * b} cm².`,
          proof: { values: [`${a}*${b}`] },
        }),
      ],
      { why: 'Perimeter is a length, area counts squares.' },
    )
  },
}

const triangleAngle: Template = {
  id: 'triangle-angle',
  make(random) {
    const [a, b] = [random.int(25, 85), random.int(25, 80)]
    return numeric(`Two angles of a triangle are ${a}° and ${b}°. How large is the third?`, String(180 - a - b), {
      difficulty: 1,
      units: [{ symbol: '°', factor: 1 }],
      hints: [
        'What do you know about the three angles of any triangle together?',
        'All three make a straight line when you tear them off and put them side by side.',
        'With angles of 100° and 10°, the third is 180° − 110° = 70°.',
        `Add ${a}° and ${b}°, and see what is missing to a straight line.`,
      ],
      steps: [`${a}° + ${b}° = ${a + b}°`, `180° − ${a + b}° = ${180 - a - b}°`],
      why: 'The angles of a triangle add up to 180°.',
      proof: { values: [`180-${a}-${b}`] },
    })
  },
}

const triangleArea: Template = {
  id: 'triangle-area',
  make(random) {
    const [base, height] = [random.int(3, 12) * 2, random.int(3, 11)]
    return numeric(
      `A triangle has a base of ${base} cm and a height of ${height} cm. What is its area?`,
      String((base * height) / 2),
      {
        units: cm2,
        hints: [
          'Draw the triangle inside a rectangle with the same base and height.',
          'How much of that rectangle does the triangle fill?',
          'Base 20 cm, height 15 cm: the rectangle has 300 cm², the triangle 150 cm².',
          `Multiply ${base} by ${height}. What do you still have to do?`,
        ],
        steps: [`${base} × ${height} = ${base * height}`, `${base * height} ÷ 2 = ${(base * height) / 2} cm²`],
        why: 'A triangle is half of the rectangle around it.',
        proof: { values: [`${base}*${height}/2`] },
      },
    )
  },
}

const convert: Template = {
  id: 'convert-length',
  make(random) {
    const metres = random.int(12, 95) / 10
    const value = metres * 100
    return numeric(`A plank is ${metres} m long. How long is it in centimetres?`, String(Math.round(value)), {
      difficulty: 1,
      hints: [
        'Will the number get larger or smaller when the unit gets smaller?',
        'How many centimetres make one metre?',
        '0.7 m is 0.7 × 100 = 70 cm.',
        `Move the digits of ${metres} two places.`,
      ],
      why: `${metres} × 100 = ${Math.round(value)}.`,
      proof: { values: [`${metres}*100`] },
    })
  },
}

const mean: Template = {
  id: 'mean',
  make(random) {
    const average = random.int(8, 20)
    const [a, b] = [random.int(1, 6), random.int(1, 6)]
    const list = random.shuffle([average - a, average + a, average - b, average + b, average + 3, average - 3])
    return numeric(`Find the mean of ${list.join(', ')}.`, String(average), {
      hints: [
        'The mean shares everything out equally.',
        'Add all the numbers; then divide by how many there are.',
        'The mean of 90, 100 and 110 is 300 ÷ 3 = 100.',
        `There are ${list.length} numbers, and their sum is ${list.reduce((sum, n) => sum + n, 0)}.`,
      ],
      steps: [`The sum is ${average * 6}.`, `${average * 6} ÷ 6 = ${average}.`],
      why: `If all six numbers were equal, each would be ${average}.`,
      proof: { values: [`(${list.join('+')})/${list.length}`] },
    })
  },
}

const median: Template = {
  id: 'median',
  make(random) {
    const list = random.shuffle(Array.from({ length: 30 }, (_, index) => index + 5)).slice(0, 7)
    const middle = [...list].sort((a, b) => a - b)[3] ?? 0
    return numeric(`Find the median of ${list.join(', ')}.`, String(middle), {
      difficulty: 1,
      hints: [
        'The median is the one in the middle. In the middle of what?',
        'Write the numbers in order of size first.',
        'For 90, 70, 80 the order is 70, 80, 90 and the median 80.',
        'Cross off the smallest and the largest, again and again, until one is left.',
      ],
      why: `In order: ${[...list].sort((a, b) => a - b).join(', ')}.`,
    })
  },
}

const probability: Template = {
  id: 'probability',
  make(random) {
    const [red, blue, green] = [random.int(2, 7), random.int(2, 7), random.int(1, 6)]
    const total = red + blue + green
    const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
    const shared = gcd(red, total)
    const value = shared === total ? '1' : `${red / shared}/${total / shared}`
    return numeric(
      `A bag holds ${red} red, ${blue} blue and ${green} green counters. One is taken without looking. What is the probability that it is red? Give a fraction.`,
      value,
      {
        hints: [
          'How many counters could it be, and how many of them would please you?',
          'Add up all the counters first.',
          'With 11 white and 19 black counters, white has the probability \\(\\frac{11}{30}\\).',
          'Put the number of red counters on top, and the number of all counters below.',
        ],
        steps: [`There are ${total} counters.`, `${red} of them are red: \\(\\frac{${red}}{${total}}\\).`],
        why: `Each counter is equally likely.`,
        proof: { values: [`${red}/(${red}+${blue}+${green})`] },
      },
    )
  },
}

const speed: Template = {
  id: 'average-speed',
  make(random) {
    const [v, t] = [random.int(4, 24) * 5, random.int(2, 5)]
    return numeric(`A train travels ${v * t} km in ${t} hours. What is its average speed?`, String(v), {
      units: [
        { symbol: 'km/h', factor: 1 },
        { symbol: 'm/s', factor: 3.6 },
      ],
      tolerance: { kind: 'relative', value: 0.01 },
      hints: [
        'Speed says how far it goes in one hour.',
        'Which do you divide by which: the distance by the time, or the other way round?',
        '14 km in 2 hours on foot is 14 ÷ 2 = 7 km each hour.',
        `Share ${v * t} km among ${t} hours.`,
      ],
      why: `${v * t} ÷ ${t} = ${v} km/h.`,
      proof: { values: [`${v * t}/${t}`] },
    })
  },
}

const random = createRandom('shapes')
const geometry = { subject: 'mathematics', course: 'Geometry and data' } as const

export const geometryTopics: Topic[] = [
  {
    ...geometry,
    id: 'area-perimeter',
    year: 6,
    title: 'Perimeter and area',
    description: 'Rectangles and triangles, with units.',
    tags: ['area', 'perimeter'],
    questions: [...drawn(rectangle, 6), ...drawn(triangleArea, 6), ...areaExtra],
  },
  {
    ...geometry,
    id: 'angles-measures',
    year: 6,
    title: 'Angles, shapes and measures',
    description: 'Triangles, quadrilaterals and changing units.',
    tags: ['angles', 'measures'],
    questions: [
      ...drawn(triangleAngle, 5),
      ...drawn(convert, 5),
      severalChoices(
        random,
        'Which shapes always have four equal sides?',
        ['Square', 'Rhombus'],
        ['Rectangle', 'Kite', 'Trapezium'],
        {
          hints: [
            'Sketch each shape in its most unusual form.',
            'A shape that can be long and thin does not have equal sides all round.',
            'A parallelogram has two pairs of equal sides, but the pairs may differ.',
          ],
          why: 'A rhombus has four equal sides, and a square is a rhombus with right angles.',
        },
      ),
      shortText(
        'What is the name of an angle that is larger than 90° but smaller than 180°?',
        ['obtuse', 'obtuse angle', 'an obtuse angle'],
        {
          hints: [
            'It is wider than a right angle, but not yet a straight line.',
            'The word comes from the Latin for “blunt”.',
            'It begins with o; the sharp ones are called acute.',
          ],
          why: 'Acute angles are below 90°, obtuse ones between 90° and 180°, reflex ones above.',
        },
      ),
      ...anglesExtra,
    ],
  },
  {
    ...geometry,
    id: 'averages',
    year: 9,
    title: 'Averages, chance and speed',
    description: 'Mean, median, probability and average speed.',
    tags: ['statistics', 'probability'],
    questions: [...drawn(mean, 3), ...drawn(median, 3), ...drawn(probability, 3), ...drawn(speed, 3), ...averagesExtra],
  },
]
