import { roundToCent } from '#engine/money.ts'
import { amortize, type PaidOff } from './amortize.ts'
import { aheadByMonth, cashBreakEvenMonths, type Lead, leadAround, pathOfSchedule } from './money-path.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

export type RefinanceInputs = {
  readonly current: {
    readonly balance: number
    readonly annualRate: number
    readonly monthsLeft: number
    /** Dollars a month of principal and interest; by default the level payment for what is left. */
    readonly payment?: number
  }
  readonly offer: {
    readonly annualRate: number
    readonly termMonths: number
    /** Closing costs, points included, dollars; not escrow deposits or prepaid interest, which are no cost of refinancing. */
    readonly costs: number
    /** Rolled into the new loan, where they bear interest, instead of paid in cash. */
    readonly rolledIn?: boolean
    readonly cashOut?: number
  }
  /** A prepayment penalty on the old loan, paid in cash, dollars. */
  readonly penalty?: number
  readonly horizonMonths: number
  /** What cash earns meanwhile, after tax, effective decimal per year; 0 counts money alone. */
  readonly opportunityAnnualRate?: number
}

export type Refinance =
  | {
      readonly outcome: 'found'
      readonly newLoan: number
      readonly oldPayment: number
      readonly newPayment: number
      /** Dollars a month less; negative is more. */
      readonly monthlySaving: number
      readonly totalCosts: number
      /** Costs / monthly saving, the usual figure; null when the payment does not fall. */
      readonly cashBreakEven: number | null
      /** Balances and the time value of money counted: the stretch ahead that holds the horizon, else the first. */
      readonly lead: Lead
      /** For k = 0 … the later end of the two loans: dollars of that month by which refinancing is ahead. */
      readonly aheadByMonth: readonly number[]
      readonly aheadAtHorizon: number
      /** From now to the end, dollars. */
      readonly interest: { readonly keep: number; readonly refinance: number }
      readonly months: { readonly keep: number; readonly refinance: number }
      /** The new loan paid so that it ends in the month the old one would have. */
      readonly samePayoff: { readonly payment: number; readonly monthlySaving: number; readonly interest: number }
      /** The new loan with the old payment kept; null when that does not cover its interest. */
      readonly samePayment: { readonly months: number; readonly interest: number } | null
    }
  | Refused<'bad-input' | 'payment-below-interest'>

const START = '2000-01' as const

/**
 * Refinancing a loan against keeping it. Two break-evens: the cash one (costs / lower payment) flatters a longer term; the true
 * one compares where each way leaves the borrower, balances included. `samePayoff` and `samePayment` take the new term out of
 * the comparison. Cash taken out counts as money in hand and as debt. Taxes are left out. Monthly payments, nominal rates.
 */
export const compareRefinance = (inputs: RefinanceInputs): Refinance => {
  const { current, offer, penalty = 0, horizonMonths, opportunityAnnualRate = 0 } = inputs
  const { costs, rolledIn = false, cashOut = 0 } = offer
  if (!allWithin(0, 1e9, current.balance, costs, cashOut, penalty) || !allWithin(0, 1, opportunityAnnualRate))
    return refused('bad-input')
  if (!wholeWithin(0, 1200, horizonMonths)) return refused('bad-input')
  const own = current.payment === undefined ? {} : { payment: current.payment }
  const keep = amortize({
    principal: current.balance,
    annualRate: current.annualRate,
    termMonths: current.monthsLeft,
    startMonth: START,
    ...own,
  })
  if (keep.outcome === 'never-paid-off') return refused('payment-below-interest')
  const newLoan = roundToCent(current.balance + cashOut + (rolledIn ? costs : 0))
  const terms = { principal: newLoan, annualRate: offer.annualRate, startMonth: START }
  const fresh = amortize({ ...terms, termMonths: offer.termMonths })
  if (keep.outcome !== 'paid-off' || fresh.outcome !== 'paid-off') return refused('bad-input')
  const paced = amortize({ ...terms, termMonths: keep.months })
  if (paced.outcome !== 'paid-off') return refused('bad-input')
  const held = amortize({ ...terms, termMonths: offer.termMonths, payment: keep.regularPayment })

  const cashToday = roundToCent((rolledIn ? 0 : costs) + penalty - cashOut)
  const path = (schedule: PaidOff, loan: number, cash: number) => pathOfSchedule(schedule, START, loan, cash)
  const ahead = aheadByMonth(
    path(keep, current.balance, 0),
    path(fresh, newLoan, cashToday),
    Math.expm1(Math.log1p(opportunityAnnualRate) / 12),
    Math.max(keep.months, fresh.months),
  )
  const totalCosts = roundToCent(costs + penalty)
  const monthlySaving = roundToCent(keep.regularPayment - fresh.regularPayment)
  return {
    outcome: 'found',
    newLoan,
    oldPayment: keep.regularPayment,
    newPayment: fresh.regularPayment,
    monthlySaving,
    totalCosts,
    cashBreakEven: cashBreakEvenMonths(totalCosts, monthlySaving),
    lead: leadAround(ahead, horizonMonths),
    aheadByMonth: ahead,
    aheadAtHorizon: ahead[Math.min(horizonMonths, ahead.length - 1)] ?? 0,
    interest: { keep: keep.totalInterest, refinance: fresh.totalInterest },
    months: { keep: keep.months, refinance: fresh.months },
    samePayoff: {
      payment: paced.regularPayment,
      monthlySaving: roundToCent(keep.regularPayment - paced.regularPayment),
      interest: paced.totalInterest,
    },
    samePayment: held.outcome === 'paid-off' ? { months: held.months, interest: held.totalInterest } : null,
  }
}
