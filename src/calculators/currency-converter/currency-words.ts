/** The currencies on offer, and how an amount or a rate in them reads. */
import { roundToMinorUnit } from '#engine/currency/cross-rate.ts'
import { currencies } from '#facts/fx/currencies.ts'
import { peggedToDollar } from '#facts/fx/fixed-rates.ts'
import { formerCurrencies } from '#facts/fx/former-currencies.ts'
import { perEuro } from '#facts/fx/rates.ts'
import { plain, sixDigits } from '../kit/format.ts'
import { numberFormat } from '../kit/number-text.ts'

const quoted = new Set(['EUR', ...Object.keys(perEuro.value)])
const former = new Map(formerCurrencies.value.map((one) => [one.code, one]))
const living = new Map(currencies.value.map((one) => [one.code, one]))

export const isPegged = (code: string): boolean => Object.hasOwn(peggedToDollar.value, code)
export const formerOf = (code: string) => former.get(code)
/** A currency that is no longer money cannot be paid with, sent or changed: no way and no fee apply. */
export const isMoneyStill = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  !former.has(from) && !former.has(to)
/** As it stands in a list. */
export const titleOf = (code: string): string => living.get(code)?.name ?? former.get(code)?.name ?? code
/** As it stands in a sentence: 'euro', 'Swiss franc'. */
export const nameOf = (code: string): string =>
  code === 'EUR' || code === 'GBP' ? titleOf(code).toLowerCase() : titleOf(code)
export const minorUnitsOf = (code: string): number => living.get(code)?.minorUnits ?? former.get(code)?.minorUnits ?? 2

const first = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'JPY']
const rank = (code: string): number => (first.includes(code) ? first.indexOf(code) : first.length)
const label = (code: string): string => {
  const ended = former.get(code)
  if (ended) return `${ended.name} (${code}), until ${ended.euroSince - 1}`
  return isPegged(code) ? `${titleOf(code)} (${code}), official rate` : `${titleOf(code)} (${code})`
}
const byName = (a: string, b: string): number => rank(a) - rank(b) || titleOf(a).localeCompare(titleOf(b), 'en')

/** Every currency that can be chosen: with a rate of the European Central Bank, with an official rate to the dollar, or replaced by the euro. */
export const options = [
  ...[...living.keys()].filter((code) => quoted.has(code)).sort(byName),
  ...[...living.keys()].filter((code) => !quoted.has(code) && isPegged(code)).sort(byName),
  ...[...former.keys()],
].map((code) => ({ value: code, label: label(code) }))

/** Currencies of the bank's own table, the base apart: those a fresher table may name. */
export const tableCodes: readonly string[] = Object.keys(perEuro.value).sort(byName)

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
  return amount > 0 && amount < smallest / 2 ? `less than ${text(smallest)}` : text(amount)
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
