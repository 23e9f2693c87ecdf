import { multiPart, numeric, oneChoice, severalChoices, type Topic } from '../make.ts'
import { createRandom } from '../random.ts'
import { drawn, type Template } from '../templates.ts'
import { fractionsExtra, numberExtra, percentagesExtra, ratioExtra } from './one-of-a-kind.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const tex = (top: number, bottom: number): string => `\\(\\frac{${top}}{${bottom}}\\)`
const lowest = (top: number, bottom: number): string => {
  const shared = gcd(top, bottom)
  return bottom === shared ? String(top / shared) : `${top / shared}/${bottom / shared}`
}

const percentOf: Template = {
  id: 'percent-of',
  make(random) {
    const percent = random.pick([5, 15, 20, 30, 35, 40, 60, 75, 80])
    const whole = random.int(3, 24) * 20
    const value = (percent * whole) / 100
    const things = random.pick(['pupils in a school', 'books in a library', 'seats in a theatre', 'trees in a park'])
    const what = random.pick(['are new this year', 'have been counted today', 'belong to the first group'])
    return numeric(`There are ${whole} ${things}. Of these, ${percent}% ${what}. How many is that?`, String(value), {
      difficulty: 1,
      hints: [
        '“Per cent” means “out of a hundred”. What does 1% or 10% of the number come to?',
        `Find 10% of ${whole} first: every digit moves one place to the right.`,
        'For 45% of 60: 10% is 6, so 40% is 24 and 5% is 3; together 27.',
        `Build ${percent}% out of tens and fives, then add the pieces up.`,
      ],
      steps: [`10% of ${whole} is ${whole / 10}.`, `${percent}% is ${percent / 10} times as much: ${value}.`],
      why: `\\(\\frac{${percent}}{100} \\times ${whole} = ${value}\\).`,
      proof: { values: [`${whole}*${percent}/100`] },
    })
  },
}

const salePrice: Template = {
  id: 'sale-price',
  make(random) {
    const price = random.int(3, 18) * 10
    const percent = random.pick([10, 15, 20, 25, 30, 40])
    const off = (price * percent) / 100
    const value = price - off
    const thing = random.pick(['coat', 'tennis racket', 'school bag', 'lamp', 'pair of trainers'])
    return numeric(
      `A ${thing} costs £${price}. In a sale the price is cut by ${percent}%. What is the sale price in pounds?`,
      String(value),
      {
        hints: [
          'Is the sale price more or less than the old price? Estimate before you work it out.',
          `If ${percent}% is taken off, what percentage of the price is left to pay?`,
          'A £50 kettle with 12% off: 12% of £50 is £6, so £44 is left to pay.',
          `Work out ${percent}% of £${price}, then take it away from £${price}.`,
        ],
        steps: [`${percent}% of £${price} is £${off}.`, `£${price} − £${off} = £${value}.`],
        why: `${100 - percent}% of £${price} is left, which is £${value}.`,
        proof: { values: [`${price}*(100-${percent})/100`] },
      },
    )
  },
}

const addFractions: Template = {
  id: 'add-fractions',
  make(random) {
    const [b, d] = random.pick([
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [4, 6],
      [3, 8],
      [5, 6],
      [2, 7],
    ] as const)
    const a = random.int(1, b - 1)
    const c = random.int(1, d - 1)
    const common = (b * d) / gcd(b, d)
    const top = a * (common / b) + c * (common / d)
    return numeric(`Work out ${tex(a, b)} + ${tex(c, d)}. Give a fraction in its simplest form.`, lowest(top, common), {
      hints: [
        'Can you add pieces of different sizes? What has to be the same first?',
        `Look for a number that both ${b} and ${d} divide into.`,
        `For ${tex(1, 9)} + ${tex(1, 2)}: write both as eighteenths, ${tex(2, 18)} + ${tex(9, 18)} = ${tex(11, 18)}.`,
        `Write both fractions over ${common}: multiply top and bottom by the same number, then add the tops.`,
      ],
      steps: [
        `${tex(a, b)} = ${tex(a * (common / b), common)} and ${tex(c, d)} = ${tex(c * (common / d), common)}.`,
        `The sum is ${tex(top, common)}, in simplest form ${lowest(top, common)}.`,
      ],
      why: `Over the common denominator ${common} the tops add up to ${top}.`,
      proof: { values: [`${a}/${b}+${c}/${d}`] },
    })
  },
}

const fractionOf: Template = {
  id: 'fraction-of',
  make(random) {
    const bottom = random.pick([3, 4, 5, 6, 8])
    const top = random.int(2, bottom - 1)
    const whole = bottom * random.int(4, 15)
    const value = (whole / bottom) * top
    return numeric(
      `A ribbon is ${whole} cm long. ${tex(top, bottom)} of it is cut off. How long is the piece that is cut off?`,
      String(value),
      {
        difficulty: 1,
        units: [
          { symbol: 'cm', factor: 1 },
          { symbol: 'mm', factor: 0.1 },
          { symbol: 'm', factor: 100 },
        ],
        hints: [
          'What does the bottom number of the fraction tell you about the ribbon?',
          `Share the ${whole} cm into ${bottom} equal parts. How long is one part?`,
          `${tex(2, 7)} of 35 cm: one seventh is 5 cm, so two sevenths are 10 cm.`,
          `Once you know one part, take ${top} of them.`,
        ],
        steps: [`One part is ${whole} ÷ ${bottom} = ${whole / bottom} cm.`, `${top} parts are ${value} cm.`],
        why: `Divide by the bottom, multiply by the top: ${value} cm.`,
        proof: { values: [`${whole}/${bottom}*${top}`] },
      },
    )
  },
}

const equivalent: Template = {
  id: 'equivalent-fractions',
  make(random) {
    const [top, bottom] = random.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [5, 6],
    ] as const)
    const [m, n] = random.shuffle([2, 3, 4, 5, 6])
    const times = (k = 1): string => tex(top * k, bottom * k)
    return severalChoices(
      random,
      `Which fractions are equal to ${tex(top, bottom)}?`,
      [times(m), times(n)],
      [tex(top + 1, bottom + 1), tex(top * 2, bottom * 2 + 1), tex(top * 3 + 1, bottom * 3)],
      {
        hints: [
          'Two fractions can look different and still be the same amount.',
          'A fraction keeps its size when top and bottom are multiplied by the same number.',
          `${tex(4, 7)} is equal to ${tex(40, 70)}, because both numbers were multiplied by ten.`,
          `For each option ask: by what was ${top} multiplied, and was ${bottom} multiplied by the same?`,
        ],
        why: `Multiplying ${top} and ${bottom} by ${m} or by ${n} keeps the fraction the same.`,
      },
    )
  },
}

const shareRatio: Template = {
  id: 'share-ratio',
  make(random) {
    const [a, b] = random.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 4],
      [3, 5],
      [2, 5],
    ] as const)
    const part = random.int(4, 12)
    const total = (a + b) * part
    const [first, second] = random.pick([
      ['Amira', 'Ben'],
      ['Chloe', 'Dev'],
      ['Ewan', 'Freya'],
      ['Gita', 'Hugo'],
    ] as const)
    const hints = (who: string, share: number): string[] => [
      'How many equal parts is the money shared into altogether?',
      `Add the two numbers of the ratio, then divide £${total} by that.`,
      'Sharing £63 in the ratio 2 : 7 makes nine parts of £7 each; the first person gets two of them.',
      `${who} gets ${share} of the equal parts.`,
    ]
    const amount = (who: string, share: number) =>
      numeric(`How many pounds does ${who} get?`, String(share * part), {
        hints: hints(who, share),
        steps: [`One part is £${total} ÷ ${a + b} = £${part}.`, `${who} gets ${share} × £${part} = £${share * part}.`],
        why: `${share} of ${a + b} parts.`,
        proof: { values: [`${total}*${share}/(${a}+${b})`] },
      })
    return multiPart(
      `${first} and ${second} share £${total} in the ratio ${a} : ${b}, in that order.`,
      [amount(first, a), amount(second, b)],
      { why: `There are ${a + b} parts of £${part} each.` },
    )
  },
}

const recipe: Template = {
  id: 'recipe',
  make(random) {
    const people = random.pick([2, 4, 5, 6])
    const grams = people * random.int(3, 12) * 5
    const guests = people * 2 + random.int(1, people)
    const each = grams / people
    const food = random.pick(['flour', 'rice', 'oats', 'lentils'])
    return numeric(
      `A recipe for ${people} people needs ${grams} g of ${food}. How many grams of ${food} are needed for ${guests} people?`,
      String(each * guests),
      {
        units: [
          { symbol: 'g', factor: 1 },
          { symbol: 'kg', factor: 1000 },
        ],
        hints: [
          'Will you need more or less than the recipe says? About how many times as much?',
          'Find what one person needs first.',
          '3 people need 120 g of sugar, so one needs 40 g and 7 people need 280 g.',
          `Divide ${grams} g by ${people}, then multiply by the number of guests.`,
        ],
        steps: [
          `One person needs ${grams} ÷ ${people} = ${each} g.`,
          `${guests} people need ${guests} × ${each} = ${each * guests} g.`,
        ],
        why: `In proportion: ${each} g for each person.`,
        proof: { values: [`${grams}/${people}*${guests}`] },
      },
    )
  },
}

const orderOfOperations: Template = {
  id: 'order-of-operations',
  make(random) {
    const [a, b, c] = [random.int(3, 9), random.int(2, 6), random.int(3, 8)]
    const right = a + b * c
    const wrong = [...new Set([(a + b) * c, a * b + c, right + 1, right - b, right + 10])].filter(
      (value) => value !== right,
    )
    return oneChoice(
      random,
      `What is \\(${a} + ${b} \\times ${c}\\)?`,
      [String(right), ...wrong.slice(0, 3).map(String)],
      {
        difficulty: 1,
        hints: [
          'You do not simply go from left to right here.',
          'Which of the two signs is done first?',
          'In \\(20 + 10 \\times 7\\) the multiplication comes first: \\(20 + 70 = 90\\).',
          `Work out \\(${b} \\times ${c}\\) before you add anything.`,
        ],
        steps: [`\\(${b} \\times ${c} = ${b * c}\\)`, `\\(${a} + ${b * c} = ${right}\\)`],
        why: 'Multiplication comes before addition.',
      },
    )
  },
}

const isPrime = (n: number): boolean => n > 1 && ![2, 3, 5, 7, 11].some((d) => d < n && n % d === 0)

const primes: Template = {
  id: 'primes',
  make(random) {
    const start = random.pick([10, 20, 30, 40, 50, 60, 80])
    const numbers = random.shuffle(Array.from({ length: 20 }, (_, index) => start + index))
    const right = numbers.filter(isPrime).slice(0, 2)
    const wrong = numbers.filter((n) => !isPrime(n) && n % 2 === 1).slice(0, 3)
    return severalChoices(
      random,
      `Which of these numbers from ${start} to ${start + 19} are prime?`,
      right.map(String),
      wrong.map(String),
      {
        hints: [
          'What is special about the factors of a prime number?',
          'Try to divide each number by 2, 3, 5 and 7.',
          '91 looks prime, but 7 × 13 = 91, so it is not.',
          'Use digit sums to test for 3, and the last digit to test for 2 and 5.',
        ],
        why: `${right.join(' and ')} have no factors but 1 and themselves; each of the others can be divided by 3, 5 or 7.`,
      },
    )
  },
}

const rounding: Template = {
  id: 'rounding',
  make(random) {
    const number = random.int(1200, 9800) + random.pick([7, 13, 26, 38])
    const right = Math.round(number / 100) * 100
    const others = [right + 100, right - 100, Math.round(number / 10) * 10].filter((value) => value !== right)
    return oneChoice(random, `Round ${number} to the nearest hundred.`, [String(right), ...others.map(String)], {
      difficulty: 1,
      hints: [
        'Between which two hundreds does the number lie?',
        'Look at the tens digit: does it say “stay” or “go up”?',
        '5,362 lies between 5,300 and 5,400; the tens digit is 6, so it goes up to 5,400.',
        `The tens digit of ${number} is ${Math.floor((number % 100) / 10)}. Five or more goes up.`,
      ],
      why: `${number} is nearest to ${right}.`,
    })
  },
}

const base = { subject: 'mathematics', course: 'Number and proportion' } as const
const random = createRandom('percent facts')

export const numberTopics: Topic[] = [
  {
    ...base,
    id: 'percentages',
    year: 6,
    free: true,
    title: 'Percentages',
    description: 'Parts of a hundred, and prices in a sale.',
    tags: ['percentages'],
    questions: [
      ...drawn(percentOf, 6),
      ...drawn(salePrice, 5),
      oneChoice(random, 'Which is the same as 0.35?', ['35%', '3.5%', '350%', '0.35%'], {
        difficulty: 1,
        hints: [
          'How many hundredths are there in the decimal?',
          'Per cent means hundredths.',
          '0.62 is 62 hundredths, so it is 62%.',
        ],
        why: '0.35 is 35 hundredths.',
      }),
      ...percentagesExtra,
    ],
  },
  {
    ...base,
    id: 'fractions',
    year: 6,
    free: true,
    title: 'Fractions',
    description: 'Equal fractions, fractions of an amount, and adding.',
    tags: ['fractions'],
    questions: [...drawn(fractionOf, 4), ...drawn(addFractions, 5), ...fractionsExtra, ...drawn(equivalent, 3)],
  },
  {
    ...base,
    id: 'ratio',
    year: 6,
    title: 'Ratio and proportion',
    description: 'Sharing fairly, and recipes for more people.',
    tags: ['ratio', 'proportion'],
    questions: [...drawn(recipe, 6), ...drawn(shareRatio, 6), ...ratioExtra],
  },
  {
    ...base,
    id: 'number-sense',
    year: 6,
    title: 'Number sense',
    description: 'Order of operations, primes and rounding.',
    tags: ['number'],
    questions: [...drawn(orderOfOperations, 4), ...drawn(primes, 4), ...drawn(rounding, 4), ...numberExtra],
  },
]
