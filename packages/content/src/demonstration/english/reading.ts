import { oneChoice, severalChoices, shortText, type Topic } from '../make.ts'
import { createRandom } from '../random.ts'
import { fox, lighthouse, market } from './passages.ts'

const r = createRandom('reading')
const base = { subject: 'english', course: 'Reading' } as const
const lamp = lighthouse.external_id
const letter = market.external_id
const foxes = fox.external_id

export const readingTopics: Topic[] = [
  {
    ...base,
    id: 'story',
    year: 6,
    free: true,
    title: 'Reading a story: The lamp on Gull Rock',
    description: 'A short story with questions about what happens and how it is told.',
    tags: ['reading', 'fiction'],
    passages: [lighthouse],
    questions: [
      oneChoice(
        r,
        'Why does Nell climb the tower?',
        [
          'Her grandfather is ill and cannot do it.',
          'Her mother tells her to.',
          'She wants to watch the storm.',
          'She has lost a cat.',
        ],
        {
          difficulty: 1,
          passage: lamp,
          hints: [
            'Look at the end of the first paragraph.',
            'Who usually lights the lamp, and where is he now?',
            'If a goalkeeper is hurt, somebody else has to stand in the goal.',
          ],
          why: 'Grandfather usually did it, but he is in bed with a fever.',
        },
      ),
      oneChoice(
        r,
        'What does “curled herself around the third like a cat around a kitten” show?',
        [
          'She protects the match carefully.',
          'She is cold and tired.',
          'She is playing a game.',
          'She is afraid of the dark.',
        ],
        {
          passage: lamp,
          hints: [
            'What is “the third”?',
            'What does a cat do for her kitten?',
            '“He held the letter like a bird that might fly away” shows how gently he held it.',
          ],
          why: 'The comparison shows tenderness and care: the flame must not go out.',
        },
      ),
      shortText(
        'Which technique is used in “a white arm of light reached out across the water”? Write one word.',
        ['personification', 'metaphor'],
        {
          passage: lamp,
          hints: [
            'Does light have arms?',
            'The light is given a part of a person, and does what a person does.',
            '“The wind sighed” is the same technique: the wind acts like somebody.',
          ],
          why: 'The light is given an arm that reaches: personification, a kind of metaphor.',
        },
      ),
      oneChoice(
        r,
        'What is the small light that Nell sees?',
        ['The light of a ship', 'A star', 'The reflection of the lamp', 'A lantern on the beach'],
        {
          passage: lamp,
          hints: [
            'It rises and sinks. What makes things do that at sea?',
            'Something about it changes at the end of the paragraph.',
            'A bicycle lamp that turns the corner tells you that somebody is riding.',
          ],
          why: 'It rises and sinks with the waves, and changes its course.',
        },
      ),
      oneChoice(
        r,
        'Why is “But what if someone did?” set in a paragraph of its own?',
        ['It gives Nell’s doubt weight.', 'It is a mistake.', 'The mother says it.', 'It begins a new day.'],
        {
          difficulty: 3,
          passage: lamp,
          hints: [
            'Say the lines aloud. Where do you pause?',
            'Whose thought is it, and what does it change?',
            'A single short line after a long paragraph works like a drum beat.',
          ],
          why: 'Standing alone, the question makes us stop and share the thought that decides everything.',
        },
      ),
      shortText(
        'How do we know that the lamp made a difference? Answer in a sentence.',
        ['The ship changed its course.'],
        {
          difficulty: 3,
          passage: lamp,
          ideas: [
            ['ship', 'boat', 'small light', 'the light', 'vessel', 'sailor'],
            [
              'changed course',
              'changed its course',
              'changes its course',
              'changes course',
              'turned',
              'turned away',
              'change its course',
            ],
          ],
          hints: [
            'Read the paragraph that begins “Nell stayed”.',
            'What does the other light do at the very end of it?',
            'If a car brakes when the lamp at the crossing turns red, you know that the driver saw it.',
          ],
          why: 'The small light of a ship changed its course, so its crew had seen the lamp and steered clear of the rock.',
        },
      ),
    ],
  },
  {
    ...base,
    id: 'persuading',
    year: 6,
    title: 'Reading a letter: Saturday Market',
    description: 'How a writer tries to win her readers over.',
    tags: ['reading', 'persuasion'],
    passages: [market],
    questions: [
      oneChoice(
        r,
        'What does the writer want?',
        [
          'The market should stay in Fountain Square.',
          'The market should move to the shopping centre.',
          'The road should be open all week.',
          'Potatoes should be cheaper.',
        ],
        {
          difficulty: 1,
          passage: letter,
          hints: [
            'What is the council going to decide?',
            'Is the writer for or against?',
            'A letter that ends “I urge you to keep the library open” tells its aim in the last line.',
          ],
          why: 'She argues against those who want the market gone.',
        },
      ),
      shortText(
        '“Have they ever been there at eight in the morning?” What is such a question, which expects no answer, called?',
        ['rhetorical question', 'a rhetorical question', 'rhetorical'],
        {
          passage: letter,
          hints: [
            'She does not wait for a reply.',
            'The name comes from the art of speaking well: rhetoric.',
            '“Who would not want clean air?” is one too.',
          ],
          why: 'A rhetorical question makes readers answer in their heads, in the way that the writer wants.',
        },
      ),
      severalChoices(
        r,
        'Which means of persuasion does the writer use?',
        ['Personal experience', 'Numbers', 'Answering what opponents say'],
        ['Insulting her readers', 'Quoting a famous scientist'],
        {
          passage: letter,
          hints: [
            'Go through the letter paragraph by paragraph and name what each does.',
            'What do “every week for six years” and “one hundred and sixty-three hours” bring in?',
            '“Yes, it costs money. But …” takes an objection up and turns it round.',
          ],
          why: 'She tells of her own visits, counts hours, and begins two sentences with “Yes” to answer objections.',
        },
      ),
      oneChoice(
        r,
        'Why does she mention her neighbour of eighty-four?',
        [
          'To show that the market matters to lonely people',
          'To show that the market is old',
          'To explain who sells potatoes',
          'To complain about noise',
        ],
        {
          passage: letter,
          hints: [
            'What does the neighbour hear there?',
            'How does that make you feel?',
            'A charity shows one child’s face rather than a table of figures.',
          ],
          why: 'Hearing her own name spoken shows that she is known there: an appeal to feeling.',
        },
      ),
      oneChoice(
        r,
        'What is the effect of “It sounds like people talking to each other”?',
        [
          'It turns a complaint into praise.',
          'It admits that the noise is terrible.',
          'It changes the subject.',
          'It makes fun of the market.',
        ],
        {
          difficulty: 3,
          passage: letter,
          hints: [
            'Which word did the opponents use?',
            'Is talking to each other a good or a bad thing?',
            '“Yes, the park is full. Full of children laughing.” works in the same way.',
          ],
          why: 'What opponents call noise is shown as something friendly.',
        },
      ),
      shortText('Which word in the last paragraph means “ask strongly”?', ['urge'], {
        passage: letter,
        hints: [
          'It is a verb, and it comes after “I”.',
          'It has four letters.',
          'It is also a noun: a sudden strong wish, as for chocolate.',
        ],
        why: '“I urge every councillor to visit it once.”',
      }),
    ],
  },
  {
    ...base,
    id: 'information',
    year: 6,
    title: 'Reading for information: city foxes',
    description: 'Finding facts, telling fact from opinion, working words out.',
    tags: ['reading', 'non-fiction'],
    passages: [fox],
    questions: [
      oneChoice(
        r,
        'When did foxes begin to move into the suburbs?',
        ['In the 1930s', 'In the 1830s', 'In the 1990s', 'Last year'],
        {
          difficulty: 1,
          passage: foxes,
          hints: [
            'Scan the first paragraph for a number.',
            'It was when new houses with gardens were built.',
            'To find a date in a text, let your eyes look for digits only.',
          ],
          why: 'The second sentence says so.',
        },
      ),
      oneChoice(
        r,
        'Why do city foxes roam less than country foxes?',
        ['They find enough food nearby.', 'They are afraid of cats.', 'They are ill.', 'They sleep all night.'],
        {
          passage: foxes,
          hints: [
            'What does a fox roam for?',
            'Is there more or less of it in a town?',
            'If the shop is next door, nobody drives across the county.',
          ],
          why: 'In town a small area feeds a fox.',
        },
      ),
      severalChoices(
        r,
        'Which statements does the text support?',
        ['Foxes eat worms.', 'Foxes are loud in January.', 'Cats often win against foxes.'],
        ['Foxes usually hunt cats.', 'Experts advise feeding foxes.'],
        {
          passage: foxes,
          hints: [
            'Find the sentence for each statement.',
            'Watch words such as “many people believe” and “in fact”.',
            '“It is said that bats are blind. They are not.” supports that bats can see.',
          ],
          why: 'The text corrects the belief about cats, and reports that experts advise against feeding.',
        },
      ),
      oneChoice(
        r,
        'Which sentence is an opinion, not a fact?',
        [
          'Foxes are the most beautiful animals in town.',
          'Foxes eat beetles and berries.',
          'Foxes look for mates in January.',
          'Foxes have lived in suburbs since the 1930s.',
        ],
        {
          passage: foxes,
          hints: [
            'Which of them could nobody prove or disprove?',
            'Look for a word that judges.',
            '“Rain fell on ten days” can be checked; “The weather was dreadful” cannot.',
          ],
          why: 'Beauty is a judgement; the others can be checked.',
        },
      ),
      shortText('Which word in the second paragraph means “relatives” here?', ['cousins'], {
        passage: foxes,
        hints: [
          'It stands next to the word “country”.',
          'In families it means the children of your aunts and uncles.',
          'It rhymes with “dozens”.',
        ],
        why: '“Their country cousins” are the foxes of the countryside.',
      }),
      shortText(
        'Why do experts advise against feeding foxes? Answer in a sentence.',
        ['A fox that loses its fear of people is in danger.'],
        {
          difficulty: 3,
          passage: foxes,
          ideas: [
            [
              'lose their fear',
              'loses its fear',
              'lose fear',
              'not afraid',
              'no longer afraid',
              'losing fear',
              'lose its fear',
              'tame',
              'too used to people',
            ],
            ['danger', 'dangerous', 'kitchens', 'into houses', 'harm', 'at risk'],
          ],
          hints: [
            'Read the last two sentences.',
            'What may happen to a fox that trusts everybody?',
            'A deer that is fed at the roadside stops keeping away from the cars.',
          ],
          why: 'A fed fox may lose its fear of people, walk into kitchens and so come into danger.',
        },
      ),
    ],
  },
]
