import { type Made, numeric, oneChoice, severalChoices, shortText } from '../make.ts'
import { createRandom } from '../random.ts'

/** Questions of one kind each, so that a quiz has more than its templates. */

const r = createRandom('science, one of a kind')

export const energyExtra: Made[] = [
  oneChoice(
    r,
    'A lamp is switched on for an hour. Into which stores or forms does the energy of the electric current go?',
    ['Light and heating of the room', 'Light alone', 'Sound and light alone', 'It is used up and gone.'],
    {
      hints: [
        'What do you feel when you hold your hand near a lamp that has been on?',
        'Energy is never destroyed. Where could all of it have gone?',
        'A kettle heats the water, but also the air around it.',
      ],
      why: 'Part of the energy leaves as light; the rest warms the lamp and its surroundings.',
    },
  ),
  severalChoices(
    r,
    'Which changes make a guitar string sound higher?',
    ['Tightening the string', 'Pressing it down so that a shorter part swings'],
    ['Plucking it harder', 'Using a thicker string', 'Moving farther away'],
    {
      hints: [
        'A higher sound has more vibrations each second.',
        'Loud is not the same as high.',
        'The short, thin bars of a xylophone sound higher than the long ones.',
      ],
      why: 'A tighter or shorter string vibrates more often each second. Plucking harder makes it louder.',
    },
  ),
  shortText(
    'Through which of these does sound not travel at all: air, water, steel or a vacuum?',
    ['vacuum', 'a vacuum', 'the vacuum'],
    {
      difficulty: 1,
      hints: [
        'Sound is passed on by particles that bump into each other.',
        'Where are there no particles?',
        'Astronauts outside a spacecraft talk by radio, for nobody would hear them otherwise.',
      ],
      why: 'Without particles nothing can pass the vibration on.',
    },
  ),
  numeric(
    'A washing machine uses 0.8 kWh for one wash. Electricity costs 30 pence for each kilowatt-hour. What do 5 washes cost in pence?',
    '120',
    {
      hints: [
        'How many kilowatt-hours do all the washes need together?',
        'Then multiply by the price of one kilowatt-hour.',
        'Ten hours of a 0.1 kW lamp are 1 kWh, which would cost 30 pence.',
      ],
      why: '5 × 0.8 = 4 kWh, at 30 pence each.',
      proof: { values: ['5*0.8*30'] },
    },
  ),
]

export const reactionsExtra: Made[] = [
  shortText(
    'What is the name of the table that lists all chemical elements in order?',
    ['periodic table', 'the periodic table', 'periodic table of elements', 'periodic table of the elements'],
    {
      difficulty: 1,
      hints: [
        'Its columns are called groups.',
        'Its rows give it its name.',
        'It was first drawn up by Dmitri Mendeleev; its rows are called periods.',
      ],
      why: 'The periodic table puts the elements in the order of their atomic numbers.',
    },
  ),
]
