import { numeric, oneChoice, severalChoices, shortText, type Topic } from '../make.ts'
import { createRandom } from '../random.ts'
import { drawn, type Template } from '../templates.ts'
import { reactionsExtra } from './one-of-a-kind.ts'

const density: Template = {
  id: 'density',
  make(random) {
    const [volume, d] = [random.int(3, 15), random.int(2, 9)]
    return numeric(
      `A stone has a mass of ${volume * d} g and a volume of ${volume} cm³. What is its density?`,
      String(d),
      {
        units: [
          { symbol: 'g/cm³', factor: 1 },
          { symbol: 'kg/m³', factor: 0.001 },
        ],
        hints: [
          'Density tells how much stuff is packed into each cubic centimetre.',
          'Share the mass equally among the cubic centimetres.',
          '200 g in 20 cm³ is 200 ÷ 20 = 10 g/cm³.',
          'Divide the mass by the volume.',
        ],
        why: `${volume * d} ÷ ${volume} = ${d} g/cm³.`,
        proof: { values: [`${volume * d}/${volume}`] },
      },
    )
  },
}

const protons: Template = {
  id: 'neutrons',
  make(random) {
    const [name, atomic, mass] = random.pick([
      ['carbon', 6, 13],
      ['oxygen', 8, 18],
      ['sodium', 11, 23],
      ['aluminium', 13, 27],
      ['chlorine', 17, 35],
      ['iron', 26, 56],
    ] as const)
    return numeric(
      `An atom of ${name} has the atomic number ${atomic} and the mass number ${mass}. How many neutrons has it?`,
      String(mass - atomic),
      {
        hints: [
          'Which particles are in the nucleus?',
          'The mass number counts all particles of the nucleus, the atomic number only the protons.',
          'Lithium has the atomic number 3 and the mass number 7: it has 7 − 3 = 4 neutrons.',
          'Take the smaller number from the larger.',
        ],
        why: `${mass} − ${atomic} = ${mass - atomic}.`,
        proof: { values: [`${mass}-${atomic}`] },
      },
    )
  },
}

const r = createRandom('chemistry facts')
const base = { subject: 'science', course: 'Chemistry' } as const

export const chemistryTopics: Topic[] = [
  {
    ...base,
    id: 'particles',
    year: 9,
    title: 'The particle model',
    description: 'Solids, liquids, gases and density.',
    tags: ['particles', 'states-of-matter'],
    questions: [
      ...drawn(density, 6),
      oneChoice(
        r,
        'In which state are particles far apart and moving freely?',
        ['Gas', 'Liquid', 'Solid', 'They are never far apart.'],
        {
          difficulty: 1,
          hints: [
            'Which state can be squeezed into a much smaller space?',
            'Think of how a smell spreads through a whole room.',
            'In ice, the particles only shake on the spot; in water, they slide past each other.',
          ],
          why: 'In a gas there is much empty space between the particles.',
        },
      ),
      oneChoice(
        r,
        'What happens to the particles of a solid when it is heated, before it melts?',
        ['They shake more strongly.', 'They become larger.', 'They disappear.', 'They stop moving.'],
        {
          hints: [
            'Heating gives energy. Where does the energy go?',
            'The particles themselves stay the same size.',
            'A crowd that dances on the spot needs more room than one that stands still.',
          ],
          why: 'The particles vibrate more, so the solid takes up a little more room.',
        },
      ),
      severalChoices(
        r,
        'Which of these are changes of state?',
        ['Melting', 'Boiling', 'Condensing'],
        ['Burning', 'Rusting'],
        {
          hints: [
            'Is it still the same substance afterwards?',
            'A change of state can be undone by heating or cooling.',
            'Freezing is a change of state: ice is still water.',
          ],
          why: 'Burning and rusting make new substances; the others only change how the particles are arranged.',
        },
      ),
      shortText(
        'What is the spreading of particles from where there are many to where there are few called?',
        ['diffusion'],
        {
          hints: [
            'It is why you smell perfume from across a room.',
            'It happens by itself, because particles never stop moving.',
            'The word comes from the Latin for “to pour out”; it begins with d.',
          ],
          why: 'Diffusion goes on until the particles are evenly spread.',
        },
      ),
      shortText(
        'Explain why a puddle dries up on a windy day faster than on a calm one.',
        ['The water evaporates and the wind carries the vapour away.'],
        {
          difficulty: 3,
          ideas: [
            [
              'evaporate',
              'evaporates',
              'evaporation',
              'particles leave',
              'particles escape',
              'turns to vapour',
              'turns into vapour',
            ],
            ['wind carries', 'wind blows', 'carried away', 'blown away', 'moves away', 'wind moves', 'wind takes'],
          ],
          hints: [
            'Where does the water go?',
            'What collects in the air just above the puddle when there is no wind?',
            'Washing dries badly in a closed bathroom, because the damp air stays where it is.',
          ],
          why: 'Fast particles leave the water (evaporation); the wind carries them off, so that they do not fall back and drier air takes their place.',
        },
      ),
    ],
  },
  {
    ...base,
    id: 'atoms-reactions',
    year: 10,
    title: 'Atoms and reactions',
    description: 'What atoms are made of, and what happens when they meet.',
    tags: ['atoms', 'reactions'],
    questions: [
      ...drawn(protons, 5),
      oneChoice(r, 'Which particle has a negative charge?', ['Electron', 'Proton', 'Neutron', 'Nucleus'], {
        difficulty: 1,
        hints: [
          'It is found outside the nucleus.',
          'It is the lightest of the three particles of an atom.',
          'Protons are positive and sit in the middle, neutrons have no charge at all.',
        ],
        why: 'Electrons are negative and move around the nucleus.',
      }),
      oneChoice(
        r,
        'Universal indicator turns red in a liquid. What is the liquid?',
        ['A strong acid', 'A strong alkali', 'Neutral', 'Pure water'],
        {
          hints: [
            'Which end of the pH scale is red?',
            'Lemon juice gives orange, the juice of the stomach gives this colour.',
            'Soap gives blue, because soap is slightly alkaline.',
          ],
          why: 'Red stands for pH 0 to 2.',
        },
      ),
      severalChoices(
        r,
        'Which observations are signs of a chemical reaction?',
        ['A gas is given off.', 'The colour changes for good.', 'A solid appears in a clear mixture.'],
        ['Ice melts.', 'Sugar is crushed.'],
        {
          hints: [
            'Is something new there that was not there before?',
            'Which of the changes leave the substance what it was?',
            'When an egg is fried, its white becomes solid and never turns back: a reaction.',
          ],
          why: 'Melting and crushing only change the form; the others show new substances.',
        },
      ),
      shortText('Which gas puts out a burning splint with a squeaky pop?', ['hydrogen', 'hydrogen gas', 'H2', 'H₂'], {
        hints: [
          'It is the lightest gas of all.',
          'It was once used to fill airships.',
          'Oxygen relights a glowing splint, carbon dioxide clouds limewater; this third one pops.',
        ],
        why: 'The pop is a tiny explosion of hydrogen with the oxygen of the air.',
      }),
      oneChoice(
        r,
        '8 g of hydrogen burn completely with 64 g of oxygen. What mass of water is made?',
        ['72 g', '56 g', '64 g', '512 g'],
        {
          hints: [
            'Can atoms get lost or be made in a reaction?',
            'All the atoms of the start are still there at the end.',
            '12 g of carbon and 32 g of oxygen give 44 g of carbon dioxide.',
            'Put the two masses together.',
          ],
          why: 'Mass is conserved: 8 g + 64 g = 72 g.',
        },
      ),
      ...reactionsExtra,
    ],
  },
]
