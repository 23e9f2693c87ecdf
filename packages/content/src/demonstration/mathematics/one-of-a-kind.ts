import { expression, type Made, numeric, oneChoice, severalChoices } from '../make.ts'
import { createRandom } from '../random.ts'

/** Questions of one kind each, so that a quiz has more than its templates. */

const r = createRandom('mathematics, one of a kind')
const m = (tex: string): string => `\\(${tex}\\)`
const cm = [
  { symbol: 'cm', factor: 1 },
  { symbol: 'm', factor: 100 },
]

export const percentagesExtra: Made[] = [
  numeric('Maya got 18 out of 24 spellings right. What percentage is that?', '75', {
    hints: [
      'What fraction of all the spellings did she get right?',
      'Make that fraction as simple as you can.',
      '6 out of 8 would be the same share. How many out of 100 is that?',
    ],
    why: '18 out of 24 is three quarters, and three quarters of a hundred is 75.',
    proof: { values: ['18/24*100'] },
  }),
  oneChoice(
    r,
    'Last year a tree was 2 m tall. Since then it has grown by half of its height. Which sentence is right?',
    [
      'Its height has gone up by 50%.',
      'It is now 50% as tall as before.',
      'Its height has doubled.',
      'It is now 2.5 m tall.',
    ],
    {
      hints: [
        'Growing by something means adding it to what was there.',
        'How many metres is half of the old height?',
        'A plant of 10 cm that grows by a tenth is 11 cm tall: that is 10% more.',
      ],
      why: 'Half of the old height was added, which is fifty out of every hundred.',
    },
  ),
  severalChoices(
    r,
    'Which of these are worth more than 60% of a cake?',
    ['Two thirds', 'Four fifths'],
    ['Half', 'Three eighths', '0.6'],
    {
      hints: [
        'Write each amount as hundredths.',
        'A third is about 33 hundredths, a fifth is 20 hundredths, an eighth 12.5 hundredths.',
        'An amount that is exactly the limit is not more than the limit.',
      ],
      why: 'Two thirds is about 67% and four fifths is 80%. The decimal is exactly 60%, so it is not more.',
    },
  ),
]

export const fractionsExtra: Made[] = [
  numeric(
    `Half of a pizza is shared equally by 3 friends. What fraction of the whole pizza does each friend get?`,
    '1/6',
    {
      hints: [
        'Draw the pizza and cut the half into equal pieces.',
        'If the other half were cut in the same way, how many pieces would there be?',
        `A quarter shared by 2 people gives ${m('\\frac{1}{4} \\div 2 = \\frac{1}{8}')} for each.`,
      ],
      why: `${m('\\frac{1}{2} \\div 3')} makes pieces of which six fill the pizza.`,
      proof: { values: ['1/2/3'] },
    },
  ),
  numeric(
    `A jug holds ${m('2\\frac{1}{4}')} litres of juice. How many glasses of a quarter of a litre does it fill?`,
    '9',
    {
      hints: [
        'How many glasses come from one whole litre?',
        'Count the glasses for the whole litres first, and then for what is left over.',
        `From ${m('1\\frac{1}{2}')} litres you could fill three glasses of half a litre.`,
      ],
      steps: ['Each litre fills 4 glasses, and the quarter fills one more.', '4 + 4 + 1 = 9'],
      why: 'Nine quarters are two wholes and one quarter.',
      proof: { values: ['(2+1/4)/(1/4)'] },
    },
  ),
  oneChoice(
    r,
    'Tom ate five eighths of his sandwich, Ayesha ate two thirds of hers, Lee ate seven twelfths and Zoe ate a half. The sandwiches were the same size. Who ate the most?',
    ['Ayesha', 'Tom', 'Lee', 'Zoe'],
    {
      hints: [
        'You can only compare pieces of the same size.',
        'All four fractions can be written in twenty-fourths.',
        'For example, five sixths is 20 of 24 pieces.',
      ],
      why: 'In twenty-fourths they ate 15, 16, 14 and 12 pieces.',
    },
  ),
]

export const ratioExtra: Made[] = [
  numeric(
    'On a map, 1 cm stands for 5 km. Two villages are 7.5 cm apart on the map. How many kilometres is that really?',
    '37.5',
    {
      hints: [
        'Each centimetre on the map is worth the same distance.',
        'What are seven centimetres worth, and what is half a centimetre worth?',
        'With 1 cm for 4 km, 2.5 cm are worth 10 km.',
      ],
      why: '7.5 × 5 = 37.5.',
      proof: { values: ['7.5*5'] },
    },
  ),
  oneChoice(
    r,
    'For every 2 red beads on a string there are 3 blue ones. What fraction of the beads is red?',
    ['Two fifths', 'Two thirds', 'Three fifths', 'One half'],
    {
      hints: [
        'Draw one group of beads. How many beads are in it altogether?',
        'The bottom of the fraction counts all the beads, not just the other colour.',
        'With 1 green bead for every 3 yellow ones, a quarter of the beads is green.',
      ],
      why: 'In each group of five beads, two are red.',
    },
  ),
  numeric(
    'A model car is built to the scale 1 : 20. The model is 22 cm long. How long is the real car, in metres?',
    '4.4',
    {
      hints: [
        'Every length of the real car is the same number of times as long as on the model.',
        'Find the length in centimetres first.',
        'At 1 : 50, a model door of 4 cm stands for 200 cm, which is 2 m.',
      ],
      steps: ['22 × 20 = 440 cm', '440 cm = 4.4 m'],
      why: 'Twenty times 22 cm, written in metres.',
      proof: { values: ['22*20/100'] },
    },
  ),
  severalChoices(
    r,
    'Which pairs of paints make the same shade as 2 tins of white with 1 tin of blue?',
    ['6 white, 3 blue', '10 white, 5 blue'],
    ['3 white, 2 blue', '4 white, 3 blue', '5 white, 4 blue'],
    {
      hints: [
        'The shade stays the same when both amounts are multiplied by the same number.',
        'Look for mixtures with exactly twice as much white as blue.',
        'Adding one tin of each changes the shade: it gets bluer.',
      ],
      why: 'Both have twice as much white as blue.',
    },
  ),
]

export const numberExtra: Made[] = [
  numeric(
    'At noon it is 4 °C. By midnight the temperature has fallen by 11 degrees. How many degrees below zero is it at midnight?',
    '7',
    {
      hints: [
        'Count down along the thermometer. What do you pass on the way?',
        'First fall to zero. How many degrees are still left to fall?',
        'From 3 °C, a fall of 5 degrees ends two degrees below zero.',
      ],
      why: 'Four degrees down is zero, and the rest of the fall lies below it.',
      proof: { values: ['11-4'] },
    },
  ),
  numeric('What is the value of the digit 6 in the number 3,462,815?', '60000', {
    hints: [
      'Read the number aloud. In which part do you say the six?',
      'Name the columns from the right: ones, tens, hundreds, and so on.',
      'In 5,291,000 the digit 9 stands for ninety thousand.',
    ],
    why: 'The digit is in the column of the ten thousands.',
    proof: { values: ['6*10000'] },
  }),
  oneChoice(
    r,
    'Buses leave every 12 minutes and trams every 18 minutes. One of each leaves at 9:00. When do they next leave together?',
    ['At 9:36', 'At 9:30', 'At 9:54', 'At 10:12'],
    {
      hints: [
        'Write the times of the buses in one row, and those of the trams in another.',
        'You want the first number of minutes that is in both times tables.',
        'For 8 and 12 minutes, the first common multiple is 24.',
      ],
      why: '36 is the smallest common multiple of 12 and 18.',
    },
  ),
]

export const equationsExtra: Made[] = [
  numeric('I think of a number, multiply it by 4 and take away 9. The result is 31. What was my number?', '10', {
    hints: [
      'Go backwards from the result.',
      'What undoes “take away”? Do that first.',
      'If a number times 3, take away 2, is 22, then three times the number is 24 and the number is 8.',
    ],
    why: '31 + 9 = 40, and 40 ÷ 4 = 10.',
    proof: { values: ['(31+9)/4'] },
  }),
  numeric(
    `The three sides of a triangle are ${m('x')}, ${m('x + 2')} and ${m('x + 4')} centimetres long. Its perimeter is 27 cm. How long is the shortest side?`,
    '7',
    {
      units: cm,
      hints: [
        'Add up the three sides. What must they come to?',
        `How many times does ${m('x')} appear in the sum, and what plain number is left?`,
        `If ${m('2x + 10 = 34')}, then ${m('2x = 24')} and ${m('x = 12')}.`,
      ],
      why: `${m('3x + 6 = 27')}, so three equal sides would measure 21 cm.`,
      proof: { values: ['(27-2-4)/3'] },
    },
  ),
  oneChoice(
    r,
    'Sam pays £23 for 3 tickets and a £5 programme. Each ticket costs p pounds. Which equation says so?',
    ['3p + 5 = 23', '5p + 3 = 23', '3p − 5 = 23', '3(p + 5) = 23'],
    {
      hints: [
        'Put it in words first: what is added to what?',
        'How do you write the price of all the tickets together?',
        'Two pens and a £4 ruler for £9 would be 2p + 4 = 9.',
      ],
      why: 'Three tickets and one programme come to £23.',
    },
  ),
  numeric(`A fifth of a number, less 1, is 7: ${m('\\frac{x}{5} - 1 = 7')}. Which number is it?`, '40', {
    hints: [
      `What was done to ${m('x')} last?`,
      'Undo the subtraction before the division.',
      `For ${m('\\frac{x}{10} - 2 = 9')}: first ${m('\\frac{x}{10} = 11')}, then ${m('x = 110')}.`,
    ],
    why: 'A fifth of the number is 8.',
    proof: { values: ['(7+1)*5'] },
  }),
]

export const expressionsExtra: Made[] = [
  expression(
    `A pencil costs ${m('x')} pence and a rubber costs 20 pence more than that. Write the price of 3 rubbers in pence.`,
    ['3(x+20)', '3x+60'],
    'any',
    {
      hints: [
        'What does one rubber cost?',
        'Put the price of one rubber in a bracket.',
        `Five tickets that cost ${m('x + 1')} pounds each cost ${m('5(x + 1)')} pounds.`,
      ],
      why: `One rubber costs ${m('x + 20')} pence.`,
      proof: { equals: '3*(x+20)' },
    },
  ),
  oneChoice(
    r,
    'Which of these is always equal to twice the sum of a number n and 6?',
    ['2n + 12', '2n + 6', 'n + 12', '2n − 6'],
    {
      hints: [
        'Which comes first in words: adding or doubling?',
        'Try it with a number of your own, for example 10.',
        'Three times the sum of n and 1 is 3(n + 1).',
      ],
      why: 'Both the number and the 6 are doubled.',
    },
  ),
  severalChoices(r, 'Which of these are like terms of 5ab?', ['−2ab', 'ba'], ['5a', '5a + b', 'ab²'], {
    hints: [
      'Like terms have exactly the same letters, with the same powers.',
      'The number in front does not matter, nor the order of the letters.',
      '3xy and 7yx are like terms; 3xy and 3x are not.',
    ],
    why: 'Both have one a and one b, multiplied.',
  }),
]

export const sequencesExtra: Made[] = [
  numeric(`The rule of a sequence is: the ${m('n')}th term is ${m('7n - 3')}. What is the 8th term?`, '53', {
    hints: [
      `What does ${m('n')} stand for?`,
      `Put the number of the term in place of ${m('n')}.`,
      `For ${m('4n + 1')}, the 10th term is 4 × 10 + 1 = 41.`,
    ],
    why: '7 × 8 − 3 = 53.',
    proof: { values: ['7*8-3'] },
  }),
  oneChoice(
    r,
    'Which sequence is geometric?',
    ['3, 6, 12, 24, …', '3, 6, 9, 12, …', '1, 4, 9, 16, …', '20, 18, 16, 14, …'],
    {
      hints: [
        'In a geometric sequence you multiply by the same number each time.',
        'Divide each term by the one before it.',
        '5, 50, 500 is geometric: each term is ten times the one before.',
      ],
      why: 'Every term is twice the one before.',
    },
  ),
  expression(
    'Matchsticks make a row of squares: 4 sticks for one square, 7 for two, 10 for three. Write how many sticks are needed for x squares.',
    ['3x+1'],
    'any',
    {
      hints: [
        'How many more sticks does each new square need?',
        'The first square needs one stick more than the others.',
        `A row of triangles with 3, 5, 7 sticks needs ${m('2x + 1')} for ${m('x')} triangles.`,
      ],
      why: 'Three sticks for every square, and one to begin with.',
      proof: { equals: '3*x+1' },
    },
  ),
  numeric(
    `A plumber charges ${m('C = 40 + 25h')} pounds for ${m('h')} hours. What does a job of 3 hours cost in pounds?`,
    '115',
    {
      hints: [
        'Put the number of hours into the formula.',
        'Multiply before you add.',
        `With ${m('C = 10 + 5h')}, two hours cost 10 + 10 = 20 pounds.`,
      ],
      why: '40 + 25 × 3 = 115.',
      proof: { values: ['40+25*3'] },
    },
  ),
]

export const areaExtra: Made[] = [
  numeric(
    'A garden is 12 m by 8 m. A square pond with sides of 3 m is dug in it. How many square metres of garden are left?',
    '87',
    {
      hints: [
        'Draw a plan. Which area is taken away from which?',
        'Find the area of the whole garden and of the pond.',
        'A room of 5 m by 4 m with a rug of 2 m by 1 m has 20 − 2 = 18 m² of bare floor.',
      ],
      why: '96 m² less 9 m².',
      proof: { values: ['12*8-3*3'] },
    },
  ),
  oneChoice(
    r,
    'Two rectangles have the same perimeter. What can you say about their areas?',
    [
      'They can be different.',
      'They must be equal.',
      'One must be twice the other.',
      'They depend only on the longer side.',
    ],
    {
      hints: [
        'Try it: draw two different rectangles with a perimeter of 20 cm.',
        'Take a long thin one and a nearly square one.',
        'A loop of string can be pulled into many shapes.',
      ],
      why: 'For example 1 cm by 9 cm and 5 cm by 5 cm have the same perimeter, but areas of 9 cm² and 25 cm².',
    },
  ),
  numeric('A box is 5 cm long, 4 cm wide and 3 cm high. How many cubes of 1 cm fit into it?', '60', {
    hints: [
      'How many cubes cover the bottom of the box?',
      'How many such layers are there?',
      'A box of 10 cm by 2 cm by 2 cm holds 40 cubes.',
    ],
    why: '20 cubes in each of 3 layers.',
    proof: { values: ['5*4*3'] },
  }),
  severalChoices(
    r,
    'A parallelogram has a base of 9 cm and a height of 4 cm. Which shapes have the same area?',
    ['A rectangle of 6 cm by 6 cm', 'A triangle with base 18 cm and height 4 cm'],
    ['A rectangle of 9 cm by 2 cm', 'A triangle with base 9 cm and height 4 cm', 'A square with sides of 9 cm'],
    {
      hints: [
        'A parallelogram can be cut and pushed together into a rectangle.',
        'Work out the area of the parallelogram first, then of each shape.',
        'Do not forget that a triangle fills only half of its rectangle.',
      ],
      why: 'All of them have 36 cm².',
    },
  ),
]

export const anglesExtra: Made[] = [
  oneChoice(
    r,
    'The hands of a clock show 4 o’clock. What is the smaller angle between them?',
    ['120°', '90°', '100°', '150°'],
    {
      hints: [
        'A full turn has 360°. Into how many equal parts do the hours divide it?',
        'How large is the step from one hour to the next?',
        'At 2 o’clock there are two steps of 30° between the hands.',
      ],
      why: 'Four steps of 30° each.',
    },
  ),
  numeric('A circle has a radius of 6.5 cm. What is its diameter?', '13', {
    units: cm,
    hints: [
      'The diameter goes right across, through the middle.',
      'How many radii lie along a diameter?',
      'A wheel with a radius of 30 cm is 60 cm across.',
    ],
    why: 'The diameter is twice the radius.',
    proof: { values: ['6.5*2'] },
  }),
]

export const averagesExtra: Made[] = [
  oneChoice(
    r,
    'Nine pupils have about £5 pocket money each, and one has £100. Which average says best what most of them get?',
    ['The median', 'The mean', 'The range', 'The largest value'],
    {
      hints: [
        'What does the one large amount do to the sum?',
        'Which average does not care how far away the largest value is?',
        'For 1, 2, 3 and 94 the mean is 25, although three of the four values are at most 3.',
      ],
      why: 'The mean is pulled up by the one large amount; the middle value is not.',
    },
  ),
  numeric(
    'A spinner lands on red with probability 0.35 and on blue with probability 0.4. The only other colour is yellow. What is the probability of yellow?',
    '0.25',
    {
      hints: [
        'It is certain that the spinner lands on one of the three colours.',
        'What do the probabilities of everything that can happen add up to?',
        'If rain has the probability 0.1, no rain has the probability 0.9.',
      ],
      why: 'All three add up to 1.',
      proof: { values: ['1-0.35-0.4'] },
    },
  ),
]
