/** Pieces of sentences that several parts use. */
import { sumText, worthText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'

export { sumText, worthText }

interface Progress {
  readonly windows: number
  readonly of: number
}
/** "719 of 1,059 starting months", or while the work goes on "270 of 400 starting months so far (of 1,059)". */
export const countOf = (count: number, { windows, of }: Progress, say: Say): string =>
  windows === of
    ? `${say.number(count)} of ${say.number(of)} starting months`
    : `${say.number(count)} of ${say.number(windows)} starting months so far (of ${say.number(of)})`

/** A share of 1: 0.047 → "4.7%". */
export const shareOf = (share: number, say: Say, decimals = 1): string => say.percent(share * 100, decimals)

/** How often something happened: never "0%" for what did, never "100%" for what once did not. */
export function oftenText(count: number, of: number, say: Say): string {
  const share = of === 0 ? 0 : (count / of) * 100
  if (count > 0 && share < 1) return 'fewer than 1%'
  return count < of && share > 99 ? 'more than 99%' : say.percent(share, 0)
}

/** A schedule's length as people say it: "12 months". */
export const spreadText = (months: number): string => `${months} months`
/** "5.5 months", "1 month". */
export const waitText = (months: number, say: Say): string =>
  `${say.number(months, 1)} ${months === 1 ? 'month' : 'months'}`

/** How low it was: "6% below the start". */
export function underText(low: number, say: Say): string {
  if (low > 0.9999) return 'never below the start'
  return low > 0.995 ? 'less than 1% below the start' : `${shareOf(1 - low, say, 0)} below the start`
}
/** "no starting month", "1 starting month", "257 starting months". */
export const countText = (count: number, say: Say): string =>
  count === 0 ? 'no starting month' : say.count(count, 'starting month', 'starting months')

/** A gap: "3.3% less", "18.2% more", "just as much". */
export function gapText(gap: number, say: Say, decimals = 1): string {
  const size = Math.abs(gap)
  if (size < 0.0005) return 'just as much'
  return `${shareOf(size, say, decimals)} ${gap < 0 ? 'less' : 'more'}`
}
/** "from 15.2% less to 12% more". */
export const rangeText = (low: number, high: number, say: Say): string =>
  `from ${gapText(low, say)} to ${gapText(high, say)}`

interface Cash {
  readonly pastCash: 'bills' | 'own'
  /** Percent points a year. */
  readonly cashYield: number
}
/** What the waiting cash earned in the test. */
export const cashText = ({ pastCash, cashYield }: Cash, say: Say): string =>
  pastCash === 'bills'
    ? 'what Treasury bills paid at the time'
    : cashYield === 0
      ? 'nothing'
      : `${say.percent(cashYield)} every year`

/** "After your 0.2% fee, before tax", "With no fee, before tax". */
export const costsText = ({ fee }: { readonly fee: number }, say: Say): string =>
  fee > 0 ? `After your ${say.percent(fee)} fee, before tax` : 'With no fee, before tax'

/** With cents only where there are some: "$250", "$587.60". */
export const exactText = (value: number, say: Say): string =>
  Math.abs(value - Math.round(value)) < 0.005 ? say.money(value) : say.cents(value)

const often = { weekly: 'a week', biweekly: 'every two weeks', semimonthly: 'twice a month', monthly: 'a month' }
export const depositText = (
  { deposit, frequency }: { readonly deposit: number; readonly frequency: keyof typeof often },
  say: Say,
): string => `${exactText(deposit, say)} ${often[frequency]}`

interface Installments {
  readonly parts: number
  readonly part: number
  readonly every: string
}
/** "12 monthly installments of $5,000", "4 installments of $15,000, 3 months apart". */
export function installmentsText({ parts, part, every }: Installments, say: Say): string {
  const each = exactText(part, say)
  if (parts === 1) return `1 installment of ${each}`
  return every === '1'
    ? `${parts} monthly installments of ${each}`
    : `${parts} installments of ${each}, ${every} months apart`
}

/** "5.9% a year", or that there is none; a decimal. */
export const returnText = (rate: number | null, say: Say): string =>
  rate === null ? 'no single return' : `${say.percent(Math.round(rate * 1000) / 10 + 0, 1)} a year`

/** The index behind the past, by its name. */
export function indexText({ stockShare }: { readonly stockShare: number }, say: Say): string {
  if (stockShare === 100) return 'the S&P 500 with dividends reinvested'
  if (stockShare === 0) return 'Treasury bonds with interest reinvested'
  return `${say.percent(stockShare)} S&P 500 and ${say.percent(100 - stockShare)} Treasury bonds, all reinvested`
}
