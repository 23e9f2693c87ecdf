type Unit = { symbol: string; factor: number }

/** One spelling for what people type: `m^2`, `m²` and `sq m`; `metres`, `meters` and `metre`. */
function spelling(unit: string): string {
  return unit
    .normalize('NFKC')
    .replace(/\\(?:text|mathrm)\s*|[{}\\]/g, '')
    .replace(/µ/g, 'μ')
    .replace(/[·⋅*]/g, ' ')
    .replace(/\^/g, '')
    .replace(/\.$/, '')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}

const longNames: Record<string, string> = {
  metre: 'm',
  meter: 'm',
  kilometre: 'km',
  kilometer: 'km',
  centimetre: 'cm',
  centimeter: 'cm',
  millimetre: 'mm',
  millimeter: 'mm',
  gram: 'g',
  gramme: 'g',
  kilogram: 'kg',
  kilo: 'kg',
  milligram: 'mg',
  tonne: 't',
  litre: 'l',
  liter: 'l',
  millilitre: 'ml',
  milliliter: 'ml',
  second: 's',
  sec: 's',
  minute: 'min',
  hour: 'h',
  hr: 'h',
  inch: 'in',
  inche: 'in',
  foot: 'ft',
  feet: 'ft',
  yard: 'yd',
  mile: 'mi',
  pound: 'lb',
  lb: 'lb',
  ounce: 'oz',
  newton: 'n',
  joule: 'j',
  kilojoule: 'kj',
  watt: 'w',
  volt: 'v',
  amp: 'a',
  ampere: 'a',
  ohm: 'ω',
  hertz: 'hz',
  degree: '°',
  percent: '%',
  cent: 'c',
  dollar: '$',
  euro: '€',
  day: 'd',
  week: 'wk',
  year: 'yr',
  mole: 'mol',
}

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)
const shortened = (unit: string) => {
  const words = unit.toLowerCase().split(/([ /])/)
  const named = words.map((word) => longNames[singular(word)] ?? singular(word)).join('')
  return named
    .replace(/^sq(?:uare)? ?(.+)$/, '$12')
    .replace(/^cu(?:bic)? ?(.+)$/, '$13')
    .replace(/\bper\b/g, '/')
    .replace(/ /g, '')
}

/** The unit that was meant; exact spelling first, because `mg` and `Mg` differ. */
export function matchUnit(units: readonly Unit[], named: string): Unit | null {
  const wanted = spelling(named)
  if (wanted.length > 40) return null
  const exact = units.find(({ symbol }) => spelling(symbol) === wanted)
  if (exact) return exact
  const loose = units.filter(({ symbol }) => shortened(spelling(symbol)) === shortened(wanted))
  // Two units that differ in their capitals alone can't be told apart loosely.
  return loose.length > 0 && loose.every(({ factor }) => factor === loose[0]?.factor) ? (loose[0] ?? null) : null
}
