/** An exact rational number, in lowest terms with a positive denominator. */
export interface Fraction {
  n: bigint
  d: bigint
}

/** Digits beyond this are nobody's answer to a school question, and cost time to reckon with. */
const mostDigits = 400

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export function fraction(n: bigint, d = 1n): Fraction {
  if (d === 0n) throw new RangeError('division by zero')
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n)
  return divisor === 0n ? { n: 0n, d: 1n } : { n: n / divisor, d: d / divisor }
}

export const plus = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction) => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction) => fraction(a.n * b.d, a.d * b.n)
export const absolute = (a: Fraction): Fraction => ({ n: a.n < 0n ? -a.n : a.n, d: a.d })
export const isSame = (a: Fraction, b: Fraction) => a.n === b.n && a.d === b.d
export const isAtMost = (a: Fraction, b: Fraction) => a.n * b.d <= b.n * a.d

/** `12`, `-0.5`, `.5`, `3e-7`: what JavaScript and authors write. Null when it is not that, or too long. */
export function decimal(text: string): Fraction | null {
  const found = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(text)
  if (!found) return null
  const [, sign, whole = '', part = '', exponent = '0'] = found
  const digits = whole + part
  if (digits === '' || digits.length > mostDigits || Math.abs(Number(exponent)) > mostDigits) return null
  const power = Number(exponent) - part.length
  const n = BigInt(digits) * (sign === '-' ? -1n : 1n)
  return power >= 0 ? fraction(n * 10n ** BigInt(power)) : fraction(n, 10n ** BigInt(-power))
}

/** The nearest floating number, also for numerators and denominators that are too large for one. */
export function toNumber({ n, d }: Fraction): number {
  const direct = Number(n) / Number(d)
  if (Number.isFinite(direct) && (direct !== 0 || n === 0n)) return direct
  const shift = BigInt(Math.max(0, d.toString(2).length - n.toString(2).length + 64))
  return Number((n << shift) / d) / 2 ** Number(shift)
}
