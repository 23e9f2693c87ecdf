import { ofKind, oneChoice, severalChoices, shortText, type Topic } from '../make.ts'
import { createRandom } from '../random.ts'
import { grammarExtra, punctuationExtra } from './one-of-a-kind.ts'

const r = createRandom('language')
const base = { subject: 'english', course: 'Language and writing' } as const

/** Sentences of the same kind, so that a rule is met more than once. */
const commas = (right: string, ...wrong: string[]) =>
  ofKind(
    'commas',
    oneChoice(r, 'Which sentence uses commas correctly?', [right, ...wrong], {
      difficulty: 1,
      hints: [
        'Read each sentence aloud. Where does it need a short pause?',
        'A comma follows an opening phrase, stands between items of a list, and never parts a verb from its subject.',
        '“After the film, we walked home.” The opening phrase is set off by a comma.',
      ],
      why: `“${right}” has its commas where the rule asks for them, and nowhere else.`,
    }),
  )

const apostrophe = (right: string, ...wrong: string[]) =>
  ofKind(
    'apostrophe',
    oneChoice(r, 'In which sentence is the apostrophe right?', [right, ...wrong], {
      hints: [
        'Does the word own something, or is a letter left out?',
        'One owner: apostrophe before the s. Several owners ending in s: after it. Plain plurals have none.',
        '“The teachers’ room” belongs to several teachers; “the teacher’s desk” to one.',
      ],
      why: `“${right}” shows an owner, or a missing letter, in the right place.`,
    }),
  )

const wordClass = (sentence: string, word: string, answer: string, others: [string, string, string], clue: string) =>
  ofKind(
    'word-class',
    oneChoice(r, `“${sentence}” Which word class is “${word}” here?`, [answer, ...others], {
      difficulty: 1,
      hints: [
        clue,
        'Ask what work the word does in this sentence: naming, doing, describing or linking.',
        'In “The old dog slept”, “slept” tells what happens, and “dog” names who does it.',
      ],
      why: `Here “${word}” is ${/^[aeiou]/.test(answer) ? 'an' : 'a'} ${answer}.`,
    }),
  )

const plural = (word: string, answer: string, clue: string, similar: string) =>
  ofKind(
    'plural',
    shortText(`Write the plural of “${word}”.`, [answer], {
      difficulty: 1,
      hints: ['Say it with “two” in front. What do you hear at the end?', clue, similar],
      why: `One ${word}, two ${answer}.`,
    }),
  )

export const languageTopics: Topic[] = [
  {
    ...base,
    id: 'punctuation',
    year: 6,
    free: true,
    title: 'Punctuation',
    description: 'Commas, apostrophes, speech marks and full stops.',
    tags: ['punctuation'],
    questions: [
      commas(
        'On Monday, we packed apples, bread and cheese.',
        'On Monday we, packed apples bread and cheese.',
        'On, Monday we packed apples, bread, and, cheese.',
      ),
      commas(
        'When the bell rang, the hall fell silent.',
        'When the bell, rang the hall fell silent.',
        'When, the bell rang the hall, fell silent.',
      ),
      commas(
        'My brother, who lives in Leeds, plays the cello.',
        'My brother who, lives in Leeds plays, the cello.',
        'My brother, who lives in Leeds plays the, cello.',
      ),
      apostrophe('The children’s coats are wet.', 'The childrens’ coats are wet.', 'The childrens coat’s are wet.'),
      apostrophe(
        'It’s time to give the cat its supper.',
        'Its time to give the cat it’s supper.',
        'It’s time to give the cat it’s supper.',
      ),
      apostrophe(
        'Both girls’ bikes have been mended.',
        'Both girl’s bikes have been mended.',
        'Both girls bike’s have been mended.',
      ),
      oneChoice(
        r,
        'Which sentence shows speech correctly?',
        ['“Come in,” said Omar.', '“Come in”, Said Omar.', '“Come in.” said Omar', 'Come in, “said Omar.”'],
        {
          hints: [
            'What exactly does Omar say? Only that stands inside the marks.',
            'The comma at the end of speech stands inside the marks, and “said” begins with a small letter.',
            '“Wait for me,” called Ines.',
          ],
          why: 'Speech marks hold the spoken words and the comma; the sentence then goes on in small letters.',
        },
      ),
      severalChoices(
        r,
        'Which sentences need a question mark at the end?',
        ['Where did you put the key', 'Could you help me'],
        ['I wonder where the key is', 'Tell me the time', 'What a lovely day'],
        {
          hints: [
            'Which sentences ask directly?',
            'A sentence that begins with “I wonder” states what somebody wonders.',
            '“She asked whether it rained.” has a full stop, although somebody asked something.',
          ],
          why: 'Only direct questions take a question mark.',
        },
      ),
      shortText(
        'Which mark joins two main clauses that belong together, where a full stop would be too strong and a comma too weak?',
        ['semicolon', 'a semicolon', 'semi-colon', ';'],
        {
          difficulty: 3,
          hints: [
            'It looks like two other marks, one on top of the other.',
            'The first half of its name means “half”.',
            'In “I came; I saw; I conquered”, you see it twice.',
          ],
          why: 'The tide was out; the boats lay on the sand.',
        },
      ),
      ...punctuationExtra,
    ],
  },
  {
    ...base,
    id: 'grammar',
    year: 6,
    title: 'Words and sentences',
    description: 'Word classes, tenses, plurals and spelling.',
    tags: ['grammar', 'spelling'],
    questions: [
      wordClass('She ran quickly.', 'quickly', 'adverb', ['adjective', 'noun', 'verb'], 'It tells how she ran.'),
      wordClass(
        'The brave girl spoke.',
        'brave',
        'adjective',
        ['adverb', 'noun', 'verb'],
        'It tells what the girl is like.',
      ),
      wordClass(
        'We heard a loud crash.',
        'crash',
        'noun',
        ['verb', 'adjective', 'adverb'],
        'You can put “the” in front of it.',
      ),
      wordClass(
        'I stayed because it rained.',
        'because',
        'conjunction',
        ['preposition', 'noun', 'adverb'],
        'It links two parts of the sentence.',
      ),
      plural(
        'child',
        'children',
        'It does not simply take an s; an old ending survives in it.',
        '“Ox” has a plural with the same ending: oxen.',
      ),
      plural('leaf', 'leaves', 'Its last letter changes.', '“Wolf” becomes “wolves”.'),
      plural('city', 'cities', 'A y after a consonant changes before the ending.', '“Baby” becomes “babies”.'),
      oneChoice(
        r,
        'Which sentence is in the past perfect?',
        [
          'They had left before noon.',
          'They left before noon.',
          'They have left already.',
          'They were leaving at noon.',
        ],
        {
          difficulty: 3,
          hints: [
            'The past perfect looks back from a moment that is already past.',
            'It is made with “had” and a past participle.',
            '“When I arrived, she had eaten.” Her meal came first.',
          ],
          why: '“had left” is “had” with the past participle.',
        },
      ),
      oneChoice(r, 'Which word is spelt correctly?', ['necessary', 'neccessary', 'necesary', 'neccesary'], {
        hints: [
          'How many cs and how many ss has it?',
          'Think of a shirt: one collar, two sleeves.',
          'In “occasion” it is the other way round: two cs, one s.',
        ],
        why: 'One c (collar), two ss (sleeves).',
      }),
      ...grammarExtra,
    ],
  },
  {
    ...base,
    id: 'writing',
    year: 6,
    title: 'The writer’s tools',
    description: 'Similes, alliteration, paragraphs and a good argument.',
    tags: ['writing'],
    questions: [
      oneChoice(
        r,
        'Which sentence contains a simile?',
        [
          'Her voice was like warm honey.',
          'Her voice was warm honey.',
          'Her voice was very kind.',
          'Her voice greeted the visitors.',
        ],
        {
          difficulty: 1,
          hints: [
            'A simile compares. By which words can you tell?',
            'Look for “like” or “as … as”.',
            '“As cold as a stone” is one.',
          ],
          why: 'It compares with “like”; the sentence without “like” is a metaphor.',
        },
      ),
      oneChoice(
        r,
        'Which line uses alliteration?',
        [
          'Silver sails slid silently by.',
          'The boats passed by us at night.',
          'The sea was as flat as glass.',
          'Bang! went the harbour gate.',
        ],
        {
          hints: [
            'It is about the sounds at the beginning of words.',
            'Say each line aloud; which one repeats a sound again and again?',
            '“Big blue balloons” does it with b.',
          ],
          why: 'Four words begin with s.',
        },
      ),
      shortText(
        'What do we call words such as “buzz”, “hiss” and “splash”, which sound like what they mean?',
        ['onomatopoeia', 'onomatopoeic', 'onomatopoeic words'],
        {
          difficulty: 3,
          hints: [
            'It is a long word from the Greek, with many vowels.',
            'It begins with “ono”.',
            '“The fire crackled” uses it too; the Greek parts mean “name-making”.',
          ],
          why: 'Onomatopoeia lets readers hear what they read.',
        },
      ),
      oneChoice(
        r,
        'When should you begin a new paragraph?',
        [
          'When the time, place or topic changes',
          'After every full stop',
          'After exactly five lines',
          'Only at the end of a page',
        ],
        {
          difficulty: 1,
          hints: [
            'What does a reader expect after the gap?',
            'Think of a film: what has changed after a cut?',
            'In a letter you would start a new one when you stop thanking and begin to ask.',
          ],
          why: 'A new paragraph tells the reader that something has moved on.',
        },
      ),
      severalChoices(
        r,
        'Which openings suit a formal letter?',
        ['Dear Ms Patel,', 'Dear Sir or Madam,'],
        ['Hiya Ms P!', 'Yo,', 'Hey you,'],
        {
          difficulty: 1,
          hints: [
            'Imagine that you write to somebody whom you have never met.',
            'Which ones would you say to a friend only?',
            '“Dear Dr Lee,” is fitting for a doctor.',
          ],
          why: 'A formal letter begins with “Dear” and a title, or “Sir or Madam”.',
        },
      ),
      oneChoice(
        r,
        'Which sentence gives a reason for its claim?',
        [
          'School should start later, since teenagers need more sleep.',
          'School should start later!',
          'School starts at half past eight.',
          'Everybody knows that school should start later.',
        ],
        {
          hints: [
            'A claim says what the writer thinks. What would make you believe it?',
            'Look for a word such as “because” or “since”.',
            '“Cycling is good for you, because it trains the heart.” has a claim and a reason.',
          ],
          why: '“since teenagers need more sleep” is the reason.',
        },
      ),
      shortText(
        'Write one word that could replace “said” to show that somebody spoke very quietly.',
        ['whispered', 'murmured', 'mumbled', 'muttered', 'breathed', 'sighed'],
        {
          hints: [
            'How do you speak in a library?',
            'Many such verbs imitate the soft sound that they name.',
            'For a loud voice one could write “bellowed”; you need its opposite.',
          ],
          why: 'A precise verb shows how something was said, without an adverb.',
        },
      ),
    ],
  },
]
