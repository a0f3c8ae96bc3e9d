import { findRoot, signChanges } from '#engine/solve/root.ts'
import { logRateGrid } from './rate-grid.ts'

/**
 * Time value of money: five numbers, any one the unknown. Signs as in spreadsheets: money you pay is negative, money you
 * receive is positive, and with level payments at equal periods
 *
 *   pv (1 + r)^n + pmt (1 + r x begin) ((1 + r)^n - 1) / r + fv = 0,   begin = 1 when payments fall at the start, else 0
 *
 * (at r = 0: pv + pmt n + fv = 0). Amounts are dollars; `rate` is a decimal per period, so a monthly plan takes annual / 12.
 */
export type TimeValue = {
  n: number
  /** Decimal per period. */
  rate: number
  pv: number
  pmt: number
  fv: number
  timing: 'begin' | 'end'
}

export type TimeValueUnknown = 'n' | 'rate' | 'pv' | 'pmt' | 'fv'

export type TimeValueAnswer =
  | { outcome: 'solved'; value: number }
  | {
      outcome: 'no-answer'
      /**
       * 'not-a-number': an input or the result is not finite, n is negative or the rate is -100 % or below.
       * 'no-periods': nothing can be paid or earned in zero periods. 'never-reached': no number of periods from 0 up gets
       * there (payments below the interest, or all flows of one sign). 'one-sided': every flow has the same sign, so no rate.
       * 'no-single-rate': several rates fit; `rates` lists them. 'no-rate': no rate from -99.99 % to 1,000 % a period fits.
       */
      reason: 'not-a-number' | 'no-periods' | 'never-reached' | 'one-sided' | 'no-single-rate' | 'no-rate'
      rates?: readonly number[]
    }

type Known = Omit<TimeValue, TimeValueUnknown> & Partial<Pick<TimeValue, TimeValueUnknown>>

const refuse = (reason: Extract<TimeValueAnswer, { outcome: 'no-answer' }>['reason']): TimeValueAnswer => ({
  outcome: 'no-answer',
  reason,
})

const solved = (value: number): TimeValueAnswer =>
  Number.isFinite(value) ? { outcome: 'solved', value: value === 0 ? 0 : value } : refuse('not-a-number')

/** (1 + rate)^n - 1, exact for small rates. */
const growthLessOne = (rate: number, n: number): number => Math.expm1(n * Math.log1p(rate))

/** What n payments of 1 are worth at the end: ((1 + r)^n - 1) / r, times (1 + r) at the start of periods; n when r is 0. */
export const annuityGrowth = (rate: number, n: number, timing: 'begin' | 'end'): number =>
  (rate === 0 ? n : growthLessOne(rate, n) / rate) * (timing === 'begin' ? 1 + rate : 1)

const usable = (rate: number, n: number): boolean => rate > -1 && Number.isFinite(rate) && n >= 0 && Number.isFinite(n)

/** The amount at the end (spreadsheet FV). */
export const futureValue = (rate: number, n: number, pmt: number, pv = 0, timing: TimeValue['timing'] = 'end') =>
  usable(rate, n)
    ? solved(-(pv * (1 + growthLessOne(rate, n)) + pmt * annuityGrowth(rate, n, timing)))
    : refuse('not-a-number')

/** The amount today (spreadsheet PV). */
export const presentValue = (rate: number, n: number, pmt: number, fv = 0, timing: TimeValue['timing'] = 'end') =>
  usable(rate, n)
    ? solved(-(fv + pmt * annuityGrowth(rate, n, timing)) / (1 + growthLessOne(rate, n)))
    : refuse('not-a-number')

/** The level payment (spreadsheet PMT); refuses zero periods. Not rounded: a lender rounds to the cent. */
export const levelPayment = (rate: number, n: number, pv: number, fv = 0, timing: TimeValue['timing'] = 'end') => {
  if (!usable(rate, n)) return refuse('not-a-number')
  if (n === 0) return refuse('no-periods')
  return solved(-(pv * (1 + growthLessOne(rate, n)) + fv) / annuityGrowth(rate, n, timing))
}

/**
 * The number of periods (spreadsheet NPER), with its fraction; the last, smaller payment falls in the next whole period.
 * A negative number, which spreadsheets return when both pv and pmt are paid in and fv is 0, is 'never-reached' here.
 */
export const periodsNeeded = (rate: number, pmt: number, pv: number, fv = 0, timing: TimeValue['timing'] = 'end') => {
  if (!usable(rate, 0)) return refuse('not-a-number')
  if (pv + fv === 0) return solved(0)
  if (rate === 0) {
    if (pmt === 0) return refuse('never-reached')
    const n = -(pv + fv) / pmt
    return n >= 0 ? solved(n) : refuse('never-reached')
  }
  const perpetual = (pmt * (timing === 'begin' ? 1 + rate : 1)) / rate
  // ln((perpetual - fv) / (pv + perpetual)), written so that small rates keep their digits.
  const n = Math.log1p(-(pv + fv) / (pv + perpetual)) / Math.log1p(rate)
  if (!Number.isFinite(n)) return refuse('never-reached')
  return n >= 0 ? solved(n) : refuse('never-reached')
}

const RATES: readonly number[] = logRateGrid(-0.9999, 10).map(Math.expm1)

/** What n payments of 1 are worth today: (1 - (1 + r)^-n) / r, times (1 + r) at the start of periods; n when r is 0. */
const annuityToday = (rate: number, n: number, timing: 'begin' | 'end'): number =>
  (rate === 0 ? n : -growthLessOne(rate, -n) / rate) * (timing === 'begin' ? 1 + rate : 1)

/**
 * The rate per period (spreadsheet RATE), found by bracketing between -99.99 % and 1,000 % a period.
 * With pv and fv of the same sign and payments of the other, two rates can fit: then no single one is named.
 */
export const ratePerPeriod = (
  n: number,
  pmt: number,
  pv: number,
  fv = 0,
  timing: TimeValue['timing'] = 'end',
): TimeValueAnswer => {
  if (![n, pmt, pv, fv].every(Number.isFinite) || n < 0) return refuse('not-a-number')
  if (n === 0) return refuse('no-periods')
  const signs = new Set([pv, pmt, fv].filter((x) => x !== 0).map(Math.sign))
  if (signs.size < 2) return refuse('one-sided')
  // Valued at the end when the rate is below 0 and today when above, so neither side of the equation can overflow.
  const gap = (rate: number): number =>
    rate <= 0
      ? pv * (1 + growthLessOne(rate, n)) + pmt * annuityGrowth(rate, n, timing) + fv
      : pv + pmt * annuityToday(rate, n, timing) + fv * (1 + growthLessOne(rate, -n))
  const rates: number[] = []
  for (const { low, high } of signChanges(gap, RATES)) {
    const root = low === high ? { outcome: 'root' as const, x: low } : findRoot(gap, low, high, { tolerance: 1e-15 })
    if (root.outcome === 'root') rates.push(root.x)
  }
  const [only] = rates
  if (only === undefined) return refuse('no-rate')
  return rates.length > 1 ? { outcome: 'no-answer', reason: 'no-single-rate', rates } : solved(only)
}

/** Whichever of the five is missing, from the other four; a missing known number counts as 0. */
export const solveTimeValue = (unknown: TimeValueUnknown, known: Known): TimeValueAnswer => {
  const { n = 0, rate = 0, pv = 0, pmt = 0, fv = 0, timing } = known
  switch (unknown) {
    case 'fv':
      return futureValue(rate, n, pmt, pv, timing)
    case 'pv':
      return presentValue(rate, n, pmt, fv, timing)
    case 'pmt':
      return levelPayment(rate, n, pv, fv, timing)
    case 'n':
      return periodsNeeded(rate, pmt, pv, fv, timing)
    case 'rate':
      return ratePerPeriod(n, pmt, pv, fv, timing)
  }
}
