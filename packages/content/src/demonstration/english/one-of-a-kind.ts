import { type Made, oneChoice, severalChoices, shortText } from '../make.ts'
import { createRandom } from '../random.ts'

/** Questions of one kind each, so that a quiz has more than its patterns. */

const r = createRandom('language, one of a kind')

export const punctuationExtra: Made[] = [
  oneChoice(
    r,
    'What do the brackets do in this sentence? “My aunt (who lives in Leeds) keeps bees.”',
    [
      'They add something that could be left out.',
      'They show that somebody is speaking.',
      'They turn it into a question.',
      'They join two main clauses.',
    ],
    {
      hints: [
        'Read the sentence without the words in the brackets. Does it still work?',
        'The words in the brackets are called a parenthesis.',
        'Two dashes or two commas could do the same job here.',
      ],
      why: 'Without the brackets and what is in them, the sentence is still whole.',
    },
  ),
  shortText(
    'Which mark introduces a list, as after “You need” in “You need: a pen, a ruler and a map”?',
    ['colon', 'a colon', ':'],
    {
      hints: [
        'It is made of two dots.',
        'One dot stands above the other.',
        'Its name is part of the name of another mark, which is a dot above a comma.',
      ],
      why: 'A colon says that something follows: here, the list.',
    },
  ),
]

export const grammarExtra: Made[] = [
  oneChoice(
    r,
    'Which sentence is in the passive voice?',
    [
      'The window was broken by the storm.',
      'The storm broke the window.',
      'The storm is breaking the window.',
      'The storm will break the window.',
    ],
    {
      hints: [
        'In the passive, the subject does not do anything: something is done to it.',
        'Look for a form of “to be” in front of a past participle.',
        '“The cake was eaten by Max” is passive; “Max ate the cake” is active.',
      ],
      why: 'The window does nothing; something happens to it.',
    },
  ),
  severalChoices(
    r,
    'Which of these words can take the prefix “dis-”?',
    ['agree', 'honest'],
    ['possible', 'happy', 'regular'],
    {
      hints: [
        'Say each word with the prefix in front. Have you ever read it?',
        'Other words take “un-”, “im-” or “ir-” to say the opposite.',
        '“Like” takes it: “dislike”. “Patient” does not: it is “impatient”.',
      ],
      why: 'Disagree and dishonest are words; the opposites of the others are impossible, unhappy and irregular.',
    },
  ),
  shortText(
    '“The children played in the park until it got dark.” Which word in this sentence is a conjunction that begins a clause?',
    ['until'],
    {
      hints: [
        'A conjunction links two clauses.',
        'Find the second verb. Which word leads up to its clause?',
        'In “We left because it rained”, the word is “because”.',
      ],
      why: '“Until” begins the clause “it got dark” and links it to the rest.',
    },
  ),
]
