import { numeric, oneChoice, severalChoices, shortText, type Topic } from '../make.ts'
import { createRandom } from '../random.ts'
import { bees, pond } from './passages.ts'

const r = createRandom('biology facts')
const base = { subject: 'science', course: 'Biology' } as const

export const biologyTopics: Topic[] = [
  {
    ...base,
    id: 'plants',
    year: 9,
    free: true,
    title: 'Plants and photosynthesis',
    description: 'How plants make their food, and what they need.',
    tags: ['photosynthesis', 'plants'],
    questions: [
      oneChoice(
        r,
        'Which gas do plants take in for photosynthesis?',
        ['Carbon dioxide', 'Oxygen', 'Nitrogen', 'Hydrogen'],
        {
          difficulty: 1,
          hints: [
            'It is the gas that we breathe out more of than we breathe in.',
            'It makes the bubbles in fizzy drinks.',
            'Plants build sugar, which holds the atoms of this gas; its name tells which element the sugar gets from it.',
          ],
          why: 'Plants build sugar from carbon dioxide and water, with the energy of light.',
        },
      ),
      oneChoice(
        r,
        'Where in a plant cell does photosynthesis take place?',
        ['In the chloroplasts', 'In the nucleus', 'In the cell wall', 'In the vacuole'],
        {
          hints: [
            'What makes leaves look green?',
            'The green colour sits in small bodies inside the cell.',
            'Root cells grow in the dark and have none of them; leaf cells are full of them.',
          ],
          why: 'Chloroplasts hold the green chlorophyll that catches light.',
        },
      ),
      shortText('What is the green substance that catches light in leaves called?', ['chlorophyll'], {
        hints: [
          'It begins like “chlorine”, from the Greek word for pale green.',
          'The second half of the word is Greek for “leaf”.',
          'The red of blood is haemoglobin; the green of leaves has a name that starts with “chloro…”.',
        ],
        why: 'Chlorophyll takes in red and blue light and sends green light back.',
      }),
      severalChoices(
        r,
        'What does a plant need for photosynthesis?',
        ['Water', 'Light', 'Carbon dioxide'],
        ['Oxygen', 'Soil'],
        {
          hints: [
            'Which two raw materials are joined, and where does the energy come from?',
            'Some plants grow on bare rock or in a jar, without any soil.',
            'A baker needs things to mix and a hot oven. What does a leaf mix, and what gives it energy?',
          ],
          why: 'From water and carbon dioxide, with light, come sugar and oxygen. Soil gives minerals, but is not needed for photosynthesis.',
        },
      ),
      oneChoice(
        r,
        'A plant stands in the dark for two days. What will you find in its leaves?',
        ['Hardly any starch', 'Much more starch', 'No water', 'No cells'],
        {
          hints: [
            'Can the plant make food in the dark?',
            'It still has to live on something.',
            'A household that earns nothing for two days lives on what is in the cupboard.',
          ],
          why: 'Without light no new sugar is made, and the stored starch is used up.',
        },
      ),
      oneChoice(r, 'Through which openings does gas get into a leaf?', ['Stomata', 'Veins', 'Root hairs', 'Petals'], {
        hints: [
          'They lie mostly on the underside of a leaf.',
          'Two guard cells open and close each of them.',
          'The name comes from the Greek word for “mouth”.',
        ],
        why: 'Stomata let carbon dioxide in, and oxygen and water vapour out.',
      }),
      shortText(
        'Explain why a plant by a window grows towards the light.',
        ['It gets more light for photosynthesis.'],
        {
          difficulty: 3,
          ideas: [
            ['light', 'sunlight', 'sun'],
            ['photosynthesis', 'make food', 'makes food', 'make sugar', 'making food', 'energy'],
          ],
          hints: [
            'What does the plant gain when its leaves get more light?',
            'Think of what leaves do with it.',
            'A flower seller turns plants every few days so that all sides get the same share.',
          ],
          why: 'More light means more photosynthesis, so the plant can make more food.',
        },
      ),
      numeric('A plant gave off 48 bubbles of oxygen in 4 minutes. How many bubbles is that each minute?', '12', {
        difficulty: 1,
        hints: [
          'You want the number for one minute only.',
          'Share the bubbles equally among the minutes.',
          '90 bubbles in 3 minutes are 30 bubbles a minute.',
        ],
        steps: ['48 ÷ 4 = 12.'],
        why: '48 bubbles shared among 4 minutes.',
        proof: { values: ['48/4'] },
      }),
    ],
  },
  {
    ...base,
    id: 'body',
    year: 6,
    title: 'The human body',
    description: 'Organs, blood, food and staying well.',
    tags: ['body'],
    questions: [
      oneChoice(
        r,
        'What is the main task of red blood cells?',
        ['To carry oxygen', 'To fight germs', 'To close wounds', 'To digest food'],
        {
          difficulty: 1,
          hints: [
            'What does blood pick up in the lungs?',
            'Their red colour comes from haemoglobin, which holds on to a gas.',
            'White cells fight germs and platelets close wounds; the red ones have another task.',
          ],
          why: 'Haemoglobin in red cells binds oxygen in the lungs and lets it go where it is needed.',
        },
      ),
      oneChoice(
        r,
        'Where is most food absorbed into the blood?',
        ['In the small intestine', 'In the stomach', 'In the mouth', 'In the large intestine'],
        {
          hints: [
            'It is a very long tube with a huge inner surface.',
            'Its wall is covered with tiny fingers called villi.',
            'The stomach breaks food down, the colon takes water back; between them lies the place you want.',
          ],
          why: 'The villi of the small intestine give a very large surface for absorption.',
        },
      ),
      severalChoices(r, 'Which of these are organs?', ['Heart', 'Skin', 'Liver'], ['Blood cell', 'Muscle fibre'], {
        hints: [
          'An organ is made of several tissues that work together.',
          'Single cells are not organs. Which option may surprise you by its size?',
          'The lung is an organ: it has tissue for gas exchange, for support and for lining.',
        ],
        why: 'The skin is the body’s largest organ.',
      }),
      numeric('A heart beats 18 times in 15 seconds. How many beats is that in one minute?', '72', {
        difficulty: 1,
        hints: [
          'How many times do 15 seconds fit into a minute?',
          'The heart does the same again in each quarter of the minute.',
          'With 25 beats in 15 seconds, it would be 100 beats a minute.',
        ],
        steps: ['60 ÷ 15 = 4.', '4 × 18 = 72.'],
        why: 'Four quarters of a minute with 18 beats each.',
        proof: { values: ['18*60/15'] },
      }),
      shortText('Which organ pumps blood round the body?', ['heart', 'the heart'], {
        difficulty: 1,
        hints: [
          'You can feel it working in your chest after a run.',
          'It is a muscle with four chambers.',
          'It has two pumps side by side: one sends blood to the lungs, the other to everywhere else.',
        ],
        why: 'The right half pumps blood to the lungs, the left half to the rest of the body.',
      }),
      oneChoice(
        r,
        'Which nutrient is most important for growth and repair?',
        ['Protein', 'Fat', 'Starch', 'Vitamin C'],
        {
          hints: [
            'Muscles are made mostly of it.',
            'Eggs, beans, fish and lentils are rich in it.',
            'Starch and fat give energy; building a wall needs bricks, and the body’s bricks are amino acids.',
          ],
          why: 'Protein supplies amino acids, from which new tissue is built.',
        },
      ),
      severalChoices(
        r,
        'What happens when you breathe in?',
        ['The diaphragm moves down.', 'The chest gets larger.'],
        ['The ribs move in and down.', 'The lungs get smaller.'],
        {
          hints: [
            'Put your hands on your ribs and take a deep breath.',
            'For air to flow in, there must be more room inside.',
            'Pulling the plunger of a syringe makes room, and air streams in.',
          ],
          why: 'The diaphragm flattens and the ribs lift, so the chest grows and air flows in.',
        },
      ),
      shortText('What are the tiny air sacs in the lungs called?', ['alveoli', 'the alveoli', 'alveolus'], {
        hints: [
          'There are about 480 million of them.',
          'Their walls are a single cell thick, with capillaries all around.',
          'The name is Latin for “little hollows”; it begins with al…',
        ],
        why: 'In the alveoli, oxygen passes into the blood and carbon dioxide out of it.',
      }),
    ],
  },
  {
    ...base,
    id: 'living-together',
    year: 6,
    free: true,
    title: 'Living together',
    description: 'Two short texts about food chains and pollination, with questions beside them.',
    tags: ['ecology', 'reading-science'],
    passages: [pond, bees],
    questions: [
      oneChoice(r, 'What do the water fleas in the pond eat?', ['Algae', 'Sticklebacks', 'Herons', 'Frogs'], {
        difficulty: 1,
        passage: pond.external_id,
        hints: [
          'Look in the second paragraph.',
          'They eat something that makes its own food.',
          'Follow an arrow of a food chain backwards: what is eaten stands before the eater.',
        ],
        why: 'The text says that water fleas sieve algae from the water.',
      }),
      oneChoice(r, 'Which living thing in the text is a producer?', ['Algae', 'Water flea', 'Stickleback', 'Heron'], {
        passage: pond.external_id,
        hints: [
          'A producer makes its own food.',
          'Which one uses sunlight?',
          'In a meadow the grass is the producer, and the rabbit a consumer.',
        ],
        why: 'Algae make their food by photosynthesis.',
      }),
      oneChoice(
        r,
        'What happened in the summer without herons?',
        [
          'There were more sticklebacks and fewer water fleas.',
          'There were fewer sticklebacks.',
          'The algae disappeared.',
          'Nothing changed.',
        ],
        {
          difficulty: 3,
          passage: pond.external_id,
          hints: [
            'Read the last paragraph again.',
            'Who is left alone when the hunter stays away? And what do these eat?',
            'When foxes are gone, there are more rabbits; when there are more rabbits, there is less grass.',
          ],
          why: 'Nobody ate the sticklebacks; these ate the water fleas, and so the water turned green.',
        },
      ),
      shortText(
        'Why did the water turn green in that summer? Answer in a sentence.',
        ['There were fewer water fleas, so the algae grew.'],
        {
          difficulty: 3,
          passage: pond.external_id,
          ideas: [
            [
              'fewer water fleas',
              'less water fleas',
              'water fleas were eaten',
              'fleas were eaten',
              'not enough water fleas',
              'no water fleas',
            ],
            ['more algae', 'algae grew', 'algae spread', 'algae multiplied', 'algae were not eaten'],
          ],
          hints: [
            'What is green in a pond?',
            'Who usually keeps its number small?',
            'A lawn without sheep or mower grows and grows.',
          ],
          why: 'With fewer water fleas to eat them, the algae multiplied and coloured the water.',
        },
      ),
      numeric(
        'In one week the pond keeper counted 14 frogs on each of 3 days and 9 frogs on each of the other 4 days. What was the total of all her counts?',
        '78',
        {
          hints: [
            'Two groups of days: work them out one after the other.',
            'How many frogs on the three days? How many on the four?',
            '20 frogs on 2 days and 10 on 5 days make 40 + 50 = 90.',
          ],
          steps: ['3 × 14 = 42', '4 × 9 = 36', '42 + 36 = 78'],
          why: 'Add the counts of both groups of days.',
          proof: { values: ['3*14+4*9'] },
        },
      ),
      oneChoice(
        r,
        'Why do flowers make nectar?',
        ['To bring insects to them', 'To keep insects away', 'To feed their own roots', 'To store rainwater'],
        {
          difficulty: 1,
          passage: bees.external_id,
          hints: [
            'What does the plant gain from a visit?',
            'The first paragraph calls it a “bargain”.',
            'A café puts cakes in the window for much the same reason.',
          ],
          why: 'Insects come for the nectar and carry pollen along.',
        },
      ),
      oneChoice(
        r,
        'What is pollination?',
        [
          'Carrying pollen from one flower to another',
          'Making honey from nectar',
          'Spreading seeds by the wind',
          'The opening of buds',
        ],
        {
          passage: bees.external_id,
          hints: [
            'The word itself tells you what is moved.',
            'It has to happen before a seed can form.',
            'The wind does it for grasses; for apple trees, insects do.',
          ],
          why: 'Pollen reaches the stigma of another flower of the same kind.',
        },
      ),
      severalChoices(
        r,
        'What does the text name as help for bees?',
        ['Flowers that bloom at different times', 'Leaving a corner of the garden wild'],
        ['Mowing the lawn every day', 'Feeding them sugar all year'],
        {
          passage: bees.external_id,
          hints: [
            'Read the last paragraph.',
            'Bees need food from spring to autumn, and a place to nest.',
            'For birds one might leave berries on the bush and hang up a nesting box.',
          ],
          why: 'Food throughout the season, and quiet places to nest.',
        },
      ),
      shortText('Which word in the text means “a fair exchange that helps both sides”?', ['bargain', 'a bargain'], {
        passage: bees.external_id,
        hints: [
          'It stands in the first paragraph.',
          'Shops use the word for something good at a low price.',
          'It rhymes with “jargon”, nearly.',
        ],
        why: 'The plant gives nectar and gets its pollen carried: a bargain.',
      }),
    ],
  },
]
