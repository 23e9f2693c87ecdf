import { multiPart, numeric, oneChoice, severalChoices, shortText, type Topic } from '../make.ts'
import { createRandom } from '../random.ts'
import { drawn, type Template } from '../templates.ts'
import { energyExtra } from './one-of-a-kind.ts'

const force: Template = {
  id: 'force',
  make(random) {
    const [mass, acceleration] = [random.int(3, 30), random.int(2, 9)]
    return numeric(
      `A trolley of ${mass} kg speeds up by ${acceleration} m/s every second. What resultant force acts on it?`,
      String(mass * acceleration),
      {
        units: [
          { symbol: 'N', factor: 1 },
          { symbol: 'kN', factor: 1000 },
        ],
        hints: [
          'What does Newton’s second law say about force, mass and acceleration?',
          'Twice the mass needs twice the force for the same acceleration.',
          'For 50 kg and 10 m/s² the force is 50 × 10 = 500 N.',
          'Multiply the mass in kilograms by the acceleration.',
        ],
        why: `\\(F = ma = ${mass} \\times ${acceleration} = ${mass * acceleration}\\) N.`,
        proof: { values: [`${mass}*${acceleration}`] },
      },
    )
  },
}

const weight: Template = {
  id: 'weight',
  make(random) {
    const mass = random.int(3, 60)
    return numeric(
      `A box has a mass of ${mass} kg. What is its weight on Earth, if gravity pulls with 10 N on each kilogram?`,
      String(mass * 10),
      {
        difficulty: 1,
        units: [{ symbol: 'N', factor: 1 }],
        hints: [
          'Mass and weight are not the same: which one is a force?',
          'How strongly is one kilogram pulled? And two?',
          'On the Moon one kilogram is pulled with 1.6 N, so 5 kg weigh 8 N there.',
        ],
        why: `Weight is mass times gravity: ${mass} × 10 = ${mass * 10} N.`,
        proof: { values: [`${mass}*10`] },
      },
    )
  },
}

const pressure: Template = {
  id: 'pressure',
  make(random) {
    const [area, p] = [random.int(2, 9), random.int(12, 60)]
    return numeric(
      `A crate pushes on the floor with ${area * p} N. It stands on ${area} m². What is the pressure?`,
      String(p),
      {
        units: [
          { symbol: 'Pa', factor: 1 },
          { symbol: 'kPa', factor: 1000 },
        ],
        hints: [
          'Would the pressure grow or shrink if the crate stood on a smaller area?',
          'Pressure is the force on each square metre.',
          '900 N on 10 m² is 900 ÷ 10 = 90 Pa.',
          'Divide the force by the area.',
        ],
        why: `${area * p} ÷ ${area} = ${p} Pa.`,
        proof: { values: [`${area * p}/${area}`] },
      },
    )
  },
}

const ohm: Template = {
  id: 'ohm',
  make(random) {
    const [current, resistance] = [random.int(2, 6), random.int(3, 15)]
    return numeric(
      `A current of ${current} A flows through a resistor of ${resistance} Ω. What is the voltage across it?`,
      String(current * resistance),
      {
        units: [
          { symbol: 'V', factor: 1 },
          { symbol: 'mV', factor: 0.001 },
        ],
        hints: [
          'Which law links voltage, current and resistance?',
          'The greater the resistance, the more push is needed for the same current.',
          'For 10 A and 20 Ω the voltage is 10 × 20 = 200 V.',
          'Multiply the current by the resistance.',
        ],
        why: `\\(V = IR = ${current} \\times ${resistance} = ${current * resistance}\\) V.`,
        proof: { values: [`${current}*${resistance}`] },
      },
    )
  },
}

const current: Template = {
  id: 'series-current',
  make(random) {
    const [a, b, i] = [random.int(2, 9), random.int(2, 9), random.int(2, 5)]
    const volts = (a + b) * i
    return numeric(
      `Two resistors of ${a} Ω and ${b} Ω are joined in series to a battery of ${volts} V. What current flows?`,
      String(i),
      {
        difficulty: 3,
        units: [
          { symbol: 'A', factor: 1 },
          { symbol: 'mA', factor: 0.001 },
        ],
        hints: [
          'In series there is only one path. What does that mean for the resistances?',
          'Add the resistances to find what the battery “sees”.',
          '10 Ω and 20 Ω in series at 900 V: 30 Ω in all, so the current is 900 ÷ 30 = 30 A.',
          'Divide the voltage by the total resistance.',
        ],
        steps: [`Together they have ${a + b} Ω.`, `${volts} ÷ ${a + b} = ${i} A.`],
        why: `In series, resistances add.`,
        proof: { values: [`${volts}/(${a}+${b})`] },
      },
    )
  },
}

const energy: Template = {
  id: 'energy-used',
  make(random) {
    const [power, hours] = [random.int(2, 9), random.int(2, 8)]
    return numeric(
      `A heater has a power of ${power} kW and runs for ${hours} hours. How much energy does it use?`,
      String(power * hours),
      {
        units: [{ symbol: 'kWh', factor: 1 }],
        hints: [
          'A power of 1 kW means 1 kWh of energy in each hour.',
          'Does the energy double when the heater runs twice as long?',
          'An oven of 10 kW that runs for 10 hours would use 100 kWh.',
          'Multiply the power by the number of hours.',
        ],
        why: `${power} × ${hours} = ${power * hours} kWh.`,
        proof: { values: [`${power}*${hours}`] },
      },
    )
  },
}

const lever: Template = {
  id: 'lever',
  make(random) {
    const [near, times, load] = [random.int(1, 3), random.int(2, 5), random.int(4, 20) * 10]
    const far = near * times
    return numeric(
      `On a see-saw a child of ${load * times} N sits ${near} m from the middle. With what weight, ${far} m from the middle on the other side, is the see-saw in balance?`,
      String(load),
      {
        difficulty: 3,
        units: [{ symbol: 'N', factor: 1 }],
        hints: [
          'Must the weight farther out be larger or smaller?',
          'Weight times distance has to be the same on both sides.',
          'A weight of 900 N at 1 m is balanced by 100 N at 9 m, because both products are 900.',
          'Work out the product on the first side, then divide it by the other distance.',
        ],
        steps: [`${load * times} × ${near} = ${load * times * near}`, `${load * times * near} ÷ ${far} = ${load} N`],
        why: 'The turning effects, weight times distance, are equal.',
        proof: { values: [`${load * times}*${near}/${far}`] },
      },
    )
  },
}

const echo: Template = {
  id: 'echo',
  make(random) {
    const seconds = random.int(2, 9)
    return multiPart(
      `A hiker shouts towards a cliff and hears the echo after ${seconds * 2} seconds. Sound travels 340 m each second.`,
      [
        numeric('How many seconds did the sound need to reach the cliff?', String(seconds), {
          hints: [
            'Which way has the sound gone when the echo is heard?',
            'It goes there and back, at the same speed.',
            'If a ball needs 20 seconds to a wall and back, it reaches the wall after half of that.',
          ],
          why: 'Half the time is for the way there.',
          proof: { values: [`${seconds * 2}/2`] },
        }),
        numeric('How far away is the cliff?', String(seconds * 340), {
          units: [
            { symbol: 'm', factor: 1 },
            { symbol: 'km', factor: 1000 },
          ],
          hints: [
            'Use the time for one way only.',
            'How far does sound get in one second? And in two?',
            'In 10 seconds it would travel 10 × 340 = 3400 m.',
          ],
          why: `${seconds} × 340 = ${seconds * 340} m.`,
          proof: { values: [`${seconds}*340`] },
        }),
      ],
      { why: 'The echo has gone the way twice.' },
    )
  },
}

const r = createRandom('physics facts')
const base = { subject: 'science', course: 'Physics' } as const

export const physicsTopics: Topic[] = [
  {
    ...base,
    id: 'forces',
    year: 10,
    free: true,
    title: 'Forces',
    description: 'Pushes, pulls, weight and pressure.',
    tags: ['forces'],
    questions: [
      ...drawn(force, 4),
      ...drawn(weight, 2),
      ...drawn(pressure, 2),
      oneChoice(
        r,
        'A book lies still on a table. What can you say about the forces on it?',
        [
          'They are balanced.',
          'There are none.',
          'Gravity is stronger than the push of the table.',
          'The push of the table is stronger than gravity.',
        ],
        {
          difficulty: 1,
          hints: [
            'What would the book do if the forces did not cancel each other?',
            'Gravity pulls the book down. What pushes it up?',
            'In a tug of war where nobody moves, both teams pull equally hard.',
          ],
          why: 'The table pushes up exactly as hard as gravity pulls down, so the book stays at rest.',
        },
      ),
      oneChoice(
        r,
        'A spacecraft drifts far from any star, its engine off. What happens to its speed?',
        ['It stays the same.', 'It slowly drops to zero.', 'It grows steadily.', 'It stops at once.'],
        {
          hints: [
            'What makes a rolling ball on Earth slow down? Is that there in space?',
            'A resultant force is needed to change how something moves.',
            'A puck on very smooth ice glides on and on, because hardly anything rubs against it.',
          ],
          why: 'Without a resultant force, motion does not change (Newton’s first law).',
        },
      ),
      severalChoices(
        r,
        'Which of these are forces?',
        ['Friction', 'Gravity', 'Air resistance'],
        ['Speed', 'Temperature'],
        {
          difficulty: 1,
          hints: [
            'A force is a push or a pull.',
            'Could you measure it in newtons?',
            'Tension in a rope is a force: it pulls on what the rope is tied to.',
          ],
          why: 'Friction, gravity and air resistance push or pull; speed and temperature do not.',
        },
      ),
      shortText('In which unit is force measured? Write the name of the unit.', ['newton', 'newtons', 'N'], {
        difficulty: 1,
        hints: [
          'It is named after a scientist who wrote about gravity and motion.',
          'Legend has it that an apple gave him the idea.',
          'As the unit of energy, the joule, is named after James Joule, this one bears the surname of Sir Isaac.',
        ],
        why: 'The unit is named after Sir Isaac Newton.',
      }),
    ],
  },
  {
    ...base,
    id: 'energy-sound',
    year: 9,
    title: 'Energy, levers and sound',
    description: 'What a heater uses, when a see-saw balances, and how far away an echo is.',
    tags: ['energy', 'sound'],
    questions: [...drawn(energy, 4), ...drawn(lever, 4), ...drawn(echo, 4), ...energyExtra],
  },
  {
    ...base,
    id: 'electricity',
    year: 10,
    title: 'Electric circuits',
    description: 'Current, voltage, resistance and safe circuits.',
    tags: ['electricity'],
    questions: [
      ...drawn(ohm, 4),
      ...drawn(current, 4),
      oneChoice(
        r,
        'One of two lamps in a series circuit breaks. What happens to the other?',
        ['It goes out.', 'It gets brighter.', 'It stays as it was.', 'It flickers for a while.'],
        {
          hints: [
            'How many paths can the current take?',
            'What does a gap in the only path do?',
            'A chain of people passing buckets stops when one person leaves the chain.',
          ],
          why: 'In series there is one path only; a gap anywhere stops the current everywhere.',
        },
      ),
      severalChoices(
        r,
        'Which materials conduct electricity well?',
        ['Copper', 'Aluminium', 'Graphite'],
        ['Glass', 'Rubber'],
        {
          difficulty: 1,
          hints: [
            'Think of what wires, and the covers of wires, are made of.',
            'Metals conduct. One of the others is a form of carbon that does too.',
            'Silver conducts best of all metals, but costs too much for most wires.',
          ],
          why: 'Metals and graphite have electrons that can move freely.',
        },
      ),
      shortText('Which instrument measures electric current?', ['ammeter', 'an ammeter', 'amperemeter'], {
        difficulty: 1,
        hints: [
          'It is named after the unit of current.',
          'The unit is the ampere, “amp” for short.',
          'Voltage is measured in volts with a voltmeter; build the other name in the same way.',
        ],
        why: 'An ammeter is joined in series, so that the current flows through it.',
      }),
      oneChoice(
        r,
        'Why is a fuse put into a plug?',
        [
          'It melts and breaks the circuit when the current is too large.',
          'It makes the current larger.',
          'It stores electricity for later.',
          'It changes the voltage.',
        ],
        {
          hints: [
            'What can happen when a wire carries much more current than it should?',
            'The thin wire in a fuse is meant to be the weakest spot.',
            'A safety valve on a boiler opens before the boiler bursts; a fuse has a similar task.',
          ],
          why: 'The thin wire gets hot and melts before anything else can catch fire.',
        },
      ),
    ],
  },
]
