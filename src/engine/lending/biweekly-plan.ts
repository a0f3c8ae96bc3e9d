import { roundToCent } from '#engine/money.ts'
import { amortize, type PaidOff } from './amortize.ts'
import type { Loan } from './loan.ts'
import { type Refused, refused } from './refusal.ts'

export type PlanResult = {
  readonly months: number
  readonly totalInterest: number
  /** Setup and per-payment fees over the life of the plan, dollars. */
  readonly fees: number
  /** Interest saved against plain monthly payments, less those fees; negative when the plan costs more than it saves. */
  readonly netSaved: number
}

export type BiweeklyPlan =
  | {
      readonly outcome: 'found'
      readonly monthlyPayment: number
      readonly halfPayment: number
      readonly monthly: PlanResult
      /** The servicer holds each half and sends a thirteenth payment a year. */
      readonly held: PlanResult
      /** Each half credited when it arrives. */
      readonly credited: PlanResult
      /** One's own twelfth of a payment added each month: no program, no fee. */
      readonly twelfthAdded: PlanResult
    }
  | Refused

/**
 * Biweekly payments three ways beside plain monthly ones: held by the servicer (the usual program), credited as received, and
 * done alone by adding a twelfth of the payment each month. Nearly all of the saving is the thirteenth payment. Fees are
 * dollars: `setup` once, `perDebit` for each half payment; they fall on both biweekly plans, not on one's own.
 * The loan's own frequency is ignored.
 */
export const compareBiweekly = (
  loan: Loan,
  fees: { readonly setup?: number; readonly perDebit?: number } = {},
): BiweeklyPlan => {
  const monthly = amortize({ ...loan, frequency: 'monthly' })
  const held = amortize({ ...loan, frequency: 'biweekly-held' })
  const credited = amortize({ ...loan, frequency: 'biweekly', levelPerPeriod: false })
  if (monthly.outcome !== 'paid-off') return refused('bad-input')
  const twelfth = roundToCent(monthly.regularPayment / 12)
  const alone = amortize({
    ...loan,
    frequency: 'monthly',
    extras: [...(loan.extras ?? []), { kind: 'monthly', amount: twelfth }],
  })
  if (held.outcome !== 'paid-off' || credited.outcome !== 'paid-off' || alone.outcome !== 'paid-off')
    return refused('bad-input')
  const result = (plan: PaidOff, debits: number): PlanResult => {
    const cost = debits === 0 ? 0 : roundToCent((fees.setup ?? 0) + (fees.perDebit ?? 0) * debits)
    return {
      months: plan.months,
      totalInterest: plan.totalInterest,
      fees: cost,
      netSaved: roundToCent(monthly.totalInterest - plan.totalInterest - cost),
    }
  }
  return {
    outcome: 'found',
    monthlyPayment: monthly.regularPayment,
    halfPayment: credited.regularPayment,
    monthly: result(monthly, 0),
    held: result(held, Math.ceil((held.months * 26) / 12)),
    credited: result(credited, credited.rows.length),
    twelfthAdded: result(alone, 0),
  }
}
