import { amortize } from './amortize.ts'
import { rootBetween } from './root.ts'
import type { Span } from './unit-period.ts'

/**
 * `count` equal amounts, one per unit period; the first after `fullUnitPeriods` (t) and an odd fraction (f) of a unit
 * period from the first advance. Dollars.
 */
export type PaymentStream = {
  readonly payment: number
  readonly count: number
  readonly fullUnitPeriods: number
  readonly oddFraction: number
}

export type Apr =
  | { readonly outcome: 'found'; readonly apr: number }
  | {
      readonly outcome: 'no-answer'
      readonly reason: 'bad-input' | 'payments-below-advances' | 'rate-too-high'
    }

/** No rate above this per unit period is looked for: 100 times the money in one period. */
const HIGHEST_PERIOD_RATE = 100

const present = (streams: readonly PaymentStream[], i: number): number => {
  let total = 0
  const step = 1 / (1 + i)
  for (const { payment, count, fullUnitPeriods, oddFraction } of streams) {
    let value = payment / ((1 + oddFraction * i) * (1 + i) ** fullUnitPeriods)
    for (let k = 0; k < count; k++) {
      total += value
      value *= step
    }
  }
  return total
}

const sound = (stream: PaymentStream): boolean =>
  Number.isFinite(stream.payment) &&
  stream.payment >= 0 &&
  Number.isInteger(stream.count) &&
  stream.count >= 0 &&
  stream.count <= 36_500 &&
  Number.isInteger(stream.fullUnitPeriods) &&
  stream.fullUnitPeriods >= 0 &&
  stream.oddFraction >= 0 &&
  stream.oddFraction < 1

/**
 * Annual percentage rate by the actuarial method of 12 CFR 1026 Appendix J: the i for which
 *   sum of A_k / ((1 + e_k i)(1 + i)^q_k)  =  sum of P_j / ((1 + f_j i)(1 + i)^t_j)
 * times the unit periods in a year, as a decimal. Advances and payments are both streams; a plain loan has one advance of
 * count 1 at 0. With several advances the lowest non-negative rate is given.
 * 0 when payments exactly return the advances; no answer when they return less.
 */
export const actuarialApr = (
  advances: readonly PaymentStream[],
  payments: readonly PaymentStream[],
  unitPeriodsPerYear: number,
): Apr => {
  const noAnswer = (reason: (Apr & { outcome: 'no-answer' })['reason']): Apr => ({ outcome: 'no-answer', reason })
  const advanced = present(advances, 0)
  if (![...advances, ...payments].every(sound) || !(advanced > 0) || !(unitPeriodsPerYear > 0))
    return noAnswer('bad-input')
  const gap = (i: number): number => present(payments, i) - present(advances, i)
  const atZero = gap(0)
  if (Math.abs(atZero) <= advanced * 1e-12) return { outcome: 'found', apr: 0 }
  if (atZero < 0) return noAnswer('payments-below-advances')

  let high = 0.01
  while (high < HIGHEST_PERIOD_RATE && gap(high) > 0) high *= 2
  const i = rootBetween(gap, high > 0.01 ? high / 2 : 0, high, 1e-14)
  return i === null ? noAnswer('rate-too-high') : { outcome: 'found', apr: i * unitPeriodsPerYear }
}

/** The first payment comes a month after the money. */
const regular: Span = { fullUnitPeriods: 1, oddFraction: 0 }

/**
 * APR of one advance now and these payments one month apart: the usual loan. The first comes in a month, or after `first` where
 * the first period is longer or shorter (12 CFR 1026 App. J (b)(5); `unitPeriodsBetween` counts it from two dates). Dollars.
 */
export const monthlyApr = (
  amountFinanced: number,
  monthlyPayments: readonly number[],
  { fullUnitPeriods: first, oddFraction }: Span = regular,
): Apr => {
  const streams: PaymentStream[] = []
  let previous: { payment: number; count: number; fullUnitPeriods: number } | null = null
  for (const [index, payment] of monthlyPayments.entries()) {
    if (previous !== null && previous.payment === payment) {
      previous.count += 1
      continue
    }
    previous = { payment, count: 1, fullUnitPeriods: index + first }
    streams.push(Object.assign(previous, { oddFraction }))
  }
  return actuarialApr([{ payment: amountFinanced, count: 1, fullUnitPeriods: 0, oddFraction: 0 }], streams, 12)
}

export type MortgageAprInputs = {
  /** The note amount, dollars, with any cost rolled into it. */
  readonly loanAmount: number
  /** Nominal per year. */
  readonly annualRate: number
  readonly termMonths: number
  /** Points, origination, prepaid interest, upfront mortgage insurance … (12 CFR 1026.4): not title, appraisal or taxes. */
  readonly prepaidFinanceCharge: number
  /** Monthly mortgage insurance, with the first payment at index 0; missing months have none. */
  readonly insuranceByMonth?: readonly number[]
}

/**
 * APR of a fixed-rate mortgage or installment loan: amount financed = loan - prepaid finance charge (12 CFR 1026.18(b)),
 * against the level payment, the last one included as the schedule rounds it, plus mortgage insurance.
 */
export const mortgageApr = (inputs: MortgageAprInputs): Apr => {
  const { loanAmount, annualRate, termMonths, prepaidFinanceCharge, insuranceByMonth = [] } = inputs
  if (!(prepaidFinanceCharge >= 0 && prepaidFinanceCharge < loanAmount))
    return { outcome: 'no-answer', reason: 'bad-input' }
  const schedule = amortize({ principal: loanAmount, annualRate, termMonths, startMonth: '2000-01' })
  if (schedule.outcome !== 'paid-off') return { outcome: 'no-answer', reason: 'bad-input' }
  const payments = schedule.rows.map((row, month) => row.payment + (insuranceByMonth[month] ?? 0))
  return monthlyApr(loanAmount - prepaidFinanceCharge, payments)
}
