import type { ItemAnswer, Key } from '@coachkit/contract'
import { plainValue } from './expression.ts'
import { absolute, decimal, type Fraction, isAtMost, isSame, minus, over, times, toNumber } from './fraction.ts'
import { fullMarks, type ItemMark, noMarks, someMarks } from './item-mark.ts'
import { readNumber } from './number-text.ts'
import { matchUnit } from './units.ts'

type NumericKey = Extract<Key, { type: 'numeric' }>

/** Not in the spec: our choice. The right number without the unit that was asked for is worth half. */
const shareWithoutUnit = 0.5
/** Within this of the key, a wrong number was probably rounded too early. */
const nearly = 0.01

const hundred: Fraction = { n: 100n, d: 1n }

export function isWithin(value: Fraction, key: Fraction, tolerance: NumericKey['tolerance']): boolean {
  if (isSame(value, key)) return true
  // Twelve digits say all that an author meant by a tolerance, without the dust of binary fractions.
  const room = tolerance && decimal(Number(tolerance.value.toPrecision(12)).toString())
  if (!tolerance || !room) return false
  return isAtMost(absolute(minus(value, key)), tolerance.kind === 'absolute' ? room : times(room, absolute(key)))
}

export function markNumeric(key: NumericKey, max_marks: number, answer: ItemAnswer): ItemMark {
  const text = answer.value?.trim() ?? ''
  if (text === '') return noMarks(max_marks, 'empty')
  const wanted = readNumber(key.value)
  // A key that can't be read is the author's slip; it must not stop the marking of the rest.
  if (!wanted) return text === key.value.trim() ? fullMarks(max_marks) : noMarks(max_marks, 'wrong')
  const read = readNumber(text)
  if (!read) return fromExpression(key, wanted.value, max_marks, text)
  return key.units.length > 0
    ? withUnit(key, wanted.value, max_marks, answer, read)
    : withoutUnit(key, wanted, max_marks, text, read)
}

type Read = NonNullable<ReturnType<typeof readNumber>>

function withoutUnit(key: NumericKey, wanted: Read, max_marks: number, text: string, read: Read): ItemMark {
  // `12 apples` is twelve, `12x` and `3+4` are not numbers.
  if (!/^(?:|\.|[°º]\s?[CFcf]?|\s?[\p{L}][\p{L}\p{M}\s./²³^\d-]*)$/u.test(read.rest) || /^[a-zA-Z]$/.test(read.rest)) {
    return fromExpression(key, wanted.value, max_marks, text)
  }
  const key_value = wanted.percent ? over(wanted.value, hundred) : wanted.value
  const readings = read.percent || wanted.percent ? [over(read.value, hundred), read.value] : [read.value]
  if (readings.some((value) => isWithin(value, key_value, key.tolerance))) return fullMarks(max_marks)
  return wrongNumber(read.value, wanted.value, max_marks)
}

function withUnit(key: NumericKey, wanted: Fraction, max_marks: number, answer: ItemAnswer, read: Read): ItemMark {
  const typed = read.percent ? `%${read.rest}` : read.rest
  const named = typed === '' || typed === '.' ? (answer.unit?.trim() ?? '') : typed
  const inUnit = (factor: number) => {
    const exact = decimal(Number(factor.toPrecision(15)).toString())
    return exact !== null && isWithin(times(read.value, exact), wanted, key.tolerance)
  }
  if (named === '') {
    return key.units.some(({ factor }) => inUnit(factor))
      ? someMarks(max_marks, shareWithoutUnit, 'missing-unit')
      : wrongNumber(read.value, wanted, max_marks)
  }
  const unit = matchUnit(key.units, named)
  if (!unit) {
    return key.units.some(({ factor }) => inUnit(factor))
      ? noMarks(max_marks, 'wrong-unit')
      : noMarks(max_marks, 'wrong')
  }
  if (inUnit(unit.factor)) return fullMarks(max_marks)
  return key.units.some(({ factor }) => factor !== unit.factor && inUnit(factor))
    ? noMarks(max_marks, 'wrong-unit')
    : wrongNumber(times(read.value, decimal(String(unit.factor)) ?? { n: 1n, d: 1n }), wanted, max_marks)
}

function wrongNumber(value: Fraction, wanted: Fraction, max_marks: number): ItemMark {
  if (wanted.n !== 0n && isSame({ n: -value.n, d: value.d }, wanted)) return noMarks(max_marks, 'sign')
  const [got, right] = [toNumber(value), toNumber(wanted)]
  const whole = wanted.d === 1n
  const close = right !== 0 && Math.abs(got - right) <= Math.abs(right) * nearly
  // Off by one among whole numbers is a miscount, not a rounding.
  return noMarks(max_marks, close && !(whole && value.d === 1n) ? 'rounding' : 'wrong')
}

/** `3*4` has the value that was asked for, but nobody worked it out. */
function fromExpression(key: NumericKey, wanted: Fraction, max_marks: number, text: string): ItemMark {
  const value = plainValue(text)
  if (value === null) return noMarks(max_marks, 'unreadable')
  const right = toNumber(wanted)
  const room =
    key.tolerance === null
      ? 0
      : key.tolerance.kind === 'absolute'
        ? key.tolerance.value
        : key.tolerance.value * Math.abs(right)
  const equal = Math.abs(value - right) <= room + 1e-9 * Math.abs(right)
  return noMarks(max_marks, equal ? 'not-worked-out' : 'wrong')
}
