/** How pupils tell GSM8K's problems again: by hand, for tests. Each with the place of the problem in the file, from 0. */
export const rewordings: readonly (readonly [number, string])[] = [
  [
    0,
    'hi! my homework is about a girl called Maria. she sold clips to forty-eight friends in April and half that number in May. how many is that in the two months together?',
  ],
  [
    3,
    'There is a book with 120 pages. Tom read twelve of them yesterday and double that today. Tomorrow he wants to read half of what is left. How many pages is that?',
  ],
  [
    4,
    'A boy writes letters to two friends, 3 pages each, and he does it twice every week. How many pages in one year?',
  ],
  [
    10,
    'Every 100 years a monster comes up from the deep sea and eats a ship. In 300 years it ate 847 people altogether. Each new ship carried double the people of the one before. How many were on the first ship?',
  ],
  [
    25,
    'help me with this: a machine shoots 175 tennis balls at Anna. she hits two fifths of the first hundred and one third of the other 75. how many balls did she miss?',
  ],
  [
    47,
    'A 90 MB file downloads. The first 60 megabytes come at 5 megabytes a second, the rest at ten megabytes a second. How many seconds until the download is finished?',
  ],
  [
    88,
    'Last year Lucy sold 86 geckos and the year before that she sold double as many. What is the number for both years?',
  ],
  [
    130,
    'I had 180 seashells in my collection. I gave forty to my friends and thirty to my brothers, then I sold half of the rest. How many seashells do I still have?',
  ],
  [
    171,
    'There are two fruit trees, on every tree there are 20 plants and each plant gives one seed. Sam puts 60% of the seeds in the ground. How many trees does he plant?',
  ],
  [
    222,
    'For history I must read 408 pages. I have done 113 at the weekend. There are five days left. How many pages a day do I need?',
  ],
  [
    260,
    'The shadow of a building is zero at noon and gets 5 feet longer each hour. Six hours after noon, how long is it in inches?',
  ],
  [
    301,
    'They asked 240 students in sixth grade how many novels they read a month. One sixth read three or more, 35 percent read two, 5/12 read one. How many read none at all?',
  ],
  [
    345,
    'Paul has a job with $40 a day. Ten percent goes off for taxes. What has he earned after thirty days, taxes taken away?',
  ],
  [
    390,
    'A runner trains for a marathon and adds two thirds of a mile every week until the run is 20 miles long. She can do 2 miles already. How many weeks of training is that?',
  ],
  [
    444,
    'Two brothers shoot baskets, ten shots each. A layup is one point, a free throw 2 and a long shot 3 points. One makes 3 layups, 2 free throws and 1 long shot, the other makes four long shots. By how many points does the first lose?',
  ],
  [
    480,
    "Someone's salary is 6000 dollars a month at first. After one year it goes up by 30%. What did he earn in 3 years in all?",
  ],
  [
    530,
    'At a picnic there are seven people in the family and 42 cookies, 63 candies and 21 brownies. Everyone gets the same of each. How much does each one get?',
  ],
  [
    575,
    'a candy package has three servings, 120 calories in every serving. i eat half of the package, how many calories are that',
  ],
  [610, 'Out of 2000 pies, 68% get eaten with a fork. How many pies are eaten without one?'],
  [666, 'Ben has five times as much money as Will. They have 150 dollars between them. What does Ben have?'],
  [
    700,
    'A brown sock is 25 cents cheaper than two white socks. Two white ones are 45 cents. What do 15 brown socks cost?',
  ],
  [
    777,
    'At the carnival two girls rode the bumper cars twice, the space shuttle 4 times and the Ferris wheel 3 times, the last one both together. Tickets: bumper car $2, shuttle $4, Ferris wheel $5. How much did they spend?',
  ],
  [
    812,
    'At the Christmas parade candy was thrown from the floats. Emma caught 22 pieces, Noah 13, Mia half as much as Emma and Leo twice as much as Noah. How many pieces did they catch altogether?',
  ],
  [
    850,
    'Ana has 5 more chocolate chips than Sue, and Sue has three quarters as many vanilla chips as Ana. Ana has twenty vanilla chips, Sue 25 chocolate ones. How many chips do both have?',
  ],
  [
    901,
    'Somebody had 600 dollars and spent half at the farmers market. Her friend spent 150 more than three times as much as that. How much did the friend spend?',
  ],
  [
    950,
    'A craftsman makes ten stone statues and twenty wooden statues in a month; stone ones sell for $20 and wooden ones for $5. He pays 10% tax on it. What does he keep each month?',
  ],
  [
    1003,
    'The golf tournament costs 20% more than my monthly phone bill. The phone is $400 more than the electricity bill, and electricity is 800 dollars. What do I pay for the tournament?',
  ],
  [
    1055,
    "New England has 2,100,000 people and New York has two thirds of that. What's the population of both together?",
  ],
  [
    1110,
    'A child that weighs 30 kg needs medicine from the doctor, 5 ml for every kg. The dose is given in three equal parts. How much is each part?',
  ],
  [
    1150,
    'From Monday to Saturday a driver goes 3 hours at 30 miles per hour and then 4 hours at 25 miles an hour every day. How many miles is it in the week?',
  ],
  [
    1199,
    'A man with a lot of books makes his third bedroom a library. It is 400 square feet. A bookshelf needs 80 square feet, and 160 are kept for a desk and walking. How many bookshelves fit in?',
  ],
]

/** Questions of pupils that no problem of GSM8K is. */
export const strangers: readonly string[] = [
  'What is photosynthesis and why do plants need light?',
  'How do I add two fractions with different denominators?',
  'Can you explain how to find 25% of a number?',
  'A train leaves at 9 and travels 80 miles per hour, when does it arrive 240 miles away?',
  'I have 3 apples and buy 5 more, how many apples do I have?',
  'Why does ice float on water?',
  'Who wrote Romeo and Juliet?',
  'Solve 3x + 5 = 20',
  'What is the area of a circle with radius 4?',
  'hello, can you help me with my homework please',
  'How many pages does my book have if I read 10 a day for 7 days?',
  'What is the difference between speed and velocity?',
]
