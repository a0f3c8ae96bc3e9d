/** The same dollars every month since some month of the past, worth in the last month of the record. */
import { irr } from '#engine/growth/irr.ts'
import { deepestFall } from '#engine/investing/deepest-fall.ts'
import { pastDeposits, returnOfDeposits } from '#engine/investing/equal-deposits.ts'
import { balancedIndex, indexAfterFee } from '#engine/investing/past-index.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import type { LoadedPast, PastRecord } from './law.ts'
import type { DcaInputs } from './sections.ts'

export interface Since {
  readonly outcome: 'since'
  readonly from: Month
  /** The month the worth stands for: the last of the record. */
  readonly to: Month
  /** One deposit for each: the last is made a month before the end. */
  readonly months: number
  /** Dollars of each time. */
  readonly paidIn: number
  readonly worth: number
  /** The deposits in dollars of the last month, and the worth in dollars of the first. */
  readonly paidInReal: number
  readonly worthThen: number
  /** Money-weighted, a year, decimal: in dollars of each time, and with inflation taken out. Null where there is no single one. */
  readonly annualReturn: number | null
  readonly realReturn: number | null
  /** Growth of prices from the first month to the last. */
  readonly prices: number
  /** The deepest fall of the fund on the way, 0 to 1. */
  readonly fall: { readonly depth: number; readonly from: Month; readonly to: Month }
  /** After each of these months: what was put in and what it was worth, in dollars of each time and of the last month. */
  readonly at: readonly number[]
  readonly course: readonly Point[]
  /** The last month in which it was worth less than was put in; null where it never was. */
  readonly lastBelow: Month | null
}
export interface Point {
  readonly month: Month
  readonly paidIn: number
  readonly worth: number
  readonly paidInReal: number
  readonly worthReal: number
}

/** Points of the curve, at most; a table of the same points stays short. */
const MOST_POINTS = 160

/** The fund after the fee; the record's own columns are total returns in dollars of each time. */
function fundOf({ stocks, bonds }: PastRecord, { stockShare, fee }: DcaInputs): Float64Array {
  return indexAfterFee(balancedIndex(stocks, bonds, stockShare / 100), fee / 100)
}

export function since(inputs: DcaInputs, past: LoadedPast): Since {
  if (past === 'none') throw new Error('no-record')
  const { prices } = past
  const fund = fundOf(past, inputs)
  const first = past.firstMonth as Month
  const last = Math.min(fund.length, prices.length) - 1
  const from = inputs.sinceFrom as Month
  const start = Math.max(0, Math.min(monthsBetween(first, from), last - 12))
  const months = last - start
  const monthOf = (place: number) => addMonths(first, place)
  const price = (place: number) => prices[place] ?? Number.NaN
  const all = Array.from({ length: months + 1 }, (_, month) => month)
  // Worth of a dollar a month, just before each month's own deposit.
  const worths = pastDeposits(fund, start, months, all) ?? []
  // A dollar of each month's deposit in dollars of the first month, added up.
  let sum = 0
  const paidReal = all.map((month) => {
    const before = sum
    sum += price(start) / price(start + month)
    return before
  })
  const growth = price(last) / price(start)
  const deposit = inputs.sinceDeposit
  const worth = worths.at(-1) ?? 0
  const real = irr([
    ...all.slice(0, -1).map((month) => -price(start) / price(start + month)),
    (worth * price(start)) / price(last),
  ])
  const deepest = deepestFall(fund, start, months)
  const below = worths.findLastIndex((value, month) => value < month - 1e-9)
  const step = Math.ceil(months / MOST_POINTS)
  const at = all.filter((month) => month % step === 0 || month === months)
  const annualReturn = returnOfDeposits(months, worth)
  return {
    outcome: 'since',
    from: monthOf(start),
    to: monthOf(last),
    months,
    paidIn: deposit * months,
    worth: deposit * worth,
    paidInReal: deposit * (paidReal.at(-1) ?? 0) * growth,
    worthThen: (deposit * worth) / growth,
    annualReturn,
    realReturn: real.outcome === 'rate' ? (1 + real.rate) ** 12 - 1 : null,
    prices: growth,
    fall: { depth: deepest.depth, from: monthOf(deepest.peakAt), to: monthOf(deepest.lowAt) },
    at,
    course: at.map((month) => ({
      month: monthOf(start + month),
      paidIn: deposit * month,
      worth: deposit * (worths[month] ?? 0),
      paidInReal: deposit * (paidReal[month] ?? 0) * growth,
      worthReal: (deposit * (worths[month] ?? 0) * price(last)) / price(start + month),
    })),
    lastBelow: below > 0 ? monthOf(start + below) : null,
  }
}
