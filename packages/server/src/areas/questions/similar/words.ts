/** Words that tell nothing about which problem it is. */
export const silentWords: ReadonlySet<string> = new Set(
  `a about after again all also altogether am an and any are as ask at back be because been before being both but by
  can could did do does doing done each ever every following for from get gets getting give given go goes going got
  had has have having he help her here hers herself hey hi him himself his how i if in into is it its itself just know
  let like long made make makes many me more most much must my need needs no not now of off on once one's only or other
  our out over own per please question s same she should so solve some such t tell than that the their them then
  there these they this those through to together too total under until up us very want wants was we were what when
  where whether which while who whom whose why will with work would you your yours stuck homework problem answer`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .map((word, index) => [word, (index + 2) * 10] as const)

export const numberWords: ReadonlyMap<string, number> = new Map([...small, ...tens, ['fourty', 40] as const])
export const scaleWords: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])

/** Words that are a number in another dress. `half` and a fraction's digits meet in the same term. */
export const valueWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    half: 'n0.5',
    halves: 'n0.5',
    halved: 'n0.5',
    third: 'n1/3',
    thirds: 'n1/3',
    quarter: 'n0.25',
    quarters: 'n0.25',
    fourth: 'n0.25',
    twice: 'n2',
    double: 'n2',
    doubled: 'n2',
    doubles: 'n2',
    thrice: 'n3',
    triple: 'n3',
    tripled: 'n3',
    triples: 'n3',
    dozen: 'n12',
    dozens: 'n12',
    pair: 'n2',
    pairs: 'n2',
    couple: 'n2',
  }),
)

/** Words that pupils put for each other; the first of a line stands for all. Stems, as `stem` makes them. */
const lines = `
  buy purchase bought
  cost price charg charge worth
  pay paid spend spent
  kid child children
  sell sold
  earn make made salary wage income
  car vehicle automobile
  begin start
  end finish
  left remain remainder rest leftover
  fast quick speed
  big large huge
  small little tiny
  mother mum mom
  father dad
  grandmother grandma gran
  grandfather grandpa
  store shop market
  walk stroll
  run jog
  home house
  friend buddy pal
  gift present
  sweet candy
  biscuit cookie
  pupil student
  teacher tutor
  take took taken
  eat ate eaten consum
  drink drank
  bike bicycle
  holiday vacation
  picture photo photograph
  film movie
  job task
  people person
  split shar share divid
  use us
  daily day
  weekly week
  monthly month
  yearly year annual
  hourly hour hr
  minute min
  kilometre kilometer km
  kilogram kg
  pound lb
  dollar buck
  cent penny pence
  phone telephone mobile
  read reading
  number amount quantity
  collect gather
  throw threw
  give gave hand
  bring brought carri carry
  old age
  tall height
  woman women lady
  man men
  trip journey
  plant grow grew
  bak bake
  answer solution
  happen occur
  describ describe explain explan
`
export const standsFor: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(/\s+/)
      return words.map((word) => [word, words[0] ?? word] as const)
    }),
)
