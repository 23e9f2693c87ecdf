/** Numbers with an imaginary part, so that roots of negative numbers have a value to compare. */
export type Complex = readonly [re: number, im: number]

export const real = (re: number): Complex => [re, 0]
export const nothing: Complex = [Number.NaN, 0]
export const isReal = ([re, im]: Complex) => Number.isFinite(re) && Math.abs(im) <= 1e-12 * Math.abs(re)
export const isFiniteNumber = ([re, im]: Complex) => Number.isFinite(re) && Number.isFinite(im)
export const size = ([re, im]: Complex) => Math.hypot(re, im)
export const add = (a: Complex, b: Complex): Complex => [a[0] + b[0], a[1] + b[1]]
export const negative = ([re, im]: Complex): Complex => [-re, -im]
export const multiply = (a: Complex, b: Complex): Complex => [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]

export function divide(a: Complex, b: Complex): Complex {
  const square = b[0] * b[0] + b[1] * b[1]
  if (square === 0) return nothing
  if (b[1] === 0) return [a[0] / b[0], a[1] / b[0]]
  return [(a[0] * b[0] + a[1] * b[1]) / square, (a[1] * b[0] - a[0] * b[1]) / square]
}

export const exponential = ([re, im]: Complex): Complex => [Math.exp(re) * Math.cos(im), Math.exp(re) * Math.sin(im)]

export function logarithm(a: Complex): Complex {
  const length = size(a)
  return length === 0 ? nothing : [Math.log(length), Math.atan2(a[1], a[0])]
}

/** A root of odd degree of a negative number is the real one, as at school. */
export function raise(base: Complex, exponent: Complex): Complex {
  if (exponent[1] === 0 && base[1] === 0) {
    const [b, e] = [base[0], exponent[0]]
    if (b === 0 && e < 0) return nothing
    if (b >= 0 || Number.isInteger(e)) return real(b ** e)
    for (const degree of [3, 5, 7, 9]) {
      const top = e * degree
      if (Math.abs(top - Math.round(top)) < 1e-12) return real((Math.round(top) % 2 === 0 ? 1 : -1) * (-b) ** e)
    }
    if (Number.isInteger(e * 2)) {
      // An exact root of -1, not one with the dust of a cosine.
      const length = (-b) ** e
      return Math.round(e * 2 - 1) % 4 === 0 ? [0, length] : [0, -length]
    }
  }
  if (size(base) === 0) return exponent[0] > 0 ? real(0) : nothing
  if (exponent[1] === 0 && Number.isInteger(exponent[0]) && Math.abs(exponent[0]) <= 64) {
    let power: Complex = real(1)
    for (let count = Math.abs(exponent[0]); count > 0; count--) power = multiply(power, base)
    return exponent[0] < 0 ? divide(real(1), power) : power
  }
  return exponential(multiply(exponent, logarithm(base)))
}

const i: Complex = [0, 1]
export const sine = (a: Complex): Complex =>
  a[1] === 0
    ? real(Math.sin(a[0]))
    : divide(add(exponential(multiply(i, a)), negative(exponential(negative(multiply(i, a))))), [0, 2])
export const cosine = (a: Complex): Complex =>
  a[1] === 0
    ? real(Math.cos(a[0]))
    : divide(add(exponential(multiply(i, a)), exponential(negative(multiply(i, a)))), real(2))

/** For functions that are only met with real arguments. */
export const onReals =
  (work: (value: number) => number) =>
  (a: Complex): Complex =>
    a[1] === 0 ? real(work(a[0])) : nothing
