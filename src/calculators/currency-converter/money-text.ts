/** How an amount or a rate in any currency reads. */
import { roundToMinorUnit } from '#engine/currency/cross-rate.ts'
import { plain, sixDigits } from '../kit/format.ts'
import { numberFormat } from '../kit/number-format.ts'
import { minorUnitsOf } from './currencies.ts'
import { lessThan, underneath } from './words/answer.en.ts'

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** 1234.5 yen → "JPY 1,235"; euros and pounds with their sign, all others with their code, since signs such as ¥ and kr are shared. */
export function moneyIn(code: string, amount: number): string {
  const decimals = minorUnitsOf(code)
  const smallest = 10 ** -decimals
  const text = (value: number) => {
    const digits = numberFormat(decimals, decimals).format(Math.abs(value))
    const sign = value < 0 && Number(digits.replaceAll(',', '')) !== 0 ? '−' : ''
    return signs[code] ? `${sign}${signs[code]}${digits}` : `${sign}${code} ${digits}`
  }
  return amount > 0 && amount < smallest / 2 ? lessThan({ amount: text(smallest) }) : text(amount)
}

/** An amount as it was given: one finer than the smallest unit keeps its decimals, since it is what is changed. "$0.001", "JPY 1.5". */
export function givenIn(code: string, amount: number): string {
  const decimals = minorUnitsOf(code)
  if (roundToMinorUnit(amount, decimals) === amount) return moneyIn(code, amount)
  const digits = numberFormat(12, decimals).format(amount)
  return signs[code] ? `${signs[code]}${digits}` : `${code} ${digits}`
}

/** How many digits of a rate it takes so that `amount` times it comes within a thousandth of the smallest unit; six at least, fifteen at most. */
export const digitsFor = (amount: number, rate: number, minorUnits: number): number =>
  Math.min(15, Math.max(6, Math.ceil(Math.log10(Math.max(1, amount * rate))) + minorUnits + 3))
/** A rate to so many digits that count. */
export const rateTo = (rate: number, digits: number): string => plain(Number(rate.toPrecision(digits)), 20)

/** Six figures that count: 0.89087, 157.67, 0.0000497958. */
export const rateText = sixDigits

/** 'about $5.00', 'less than $0.01'. */
export const roughly = (code: string, amount: number): string => {
  const text = moneyIn(code, amount)
  return /^[a-z]/.test(text) ? text : underneath.about({ amount: text })
}
