/** What somebody gets who leaves before the end: after a penalty, or by a sale. */
import { brokeredPrice } from '#engine/deposits/brokered.ts'
import {
  type EarlyExit,
  leaveEarly,
  type PaidRate,
  type PayoutsPerYear,
  type PenaltyRule,
  standingAfter,
} from '#engine/deposits/certificate.ts'
import { statedRate } from '#engine/deposits/certificate-rate.ts'
import { stepAt } from '#engine/deposits/stepped.ts'
import { ownYield } from './rates.ts'
import type { CdInputs } from './sections.ts'

/** Leaving before the end: the bank takes a penalty, or the certificate is sold. */
export type Leaving =
  | ({ readonly how: 'penalty' } & EarlyExit)
  | {
      readonly how: 'sale'
      readonly paidOut: number
      readonly received: number
      readonly total: number
      readonly lostPrincipal: number
    }

/** What leaving is worked out from. `years` is the whole term. */
interface Held {
  readonly rate: PaidRate
  readonly payouts: PayoutsPerYear
  readonly rule: PenaltyRule
  readonly years: number
}

/** How a penalty is counted after `years`: at the rate of that day. */
export const ruleAt = (inputs: CdInputs, { rate, rule }: Pick<Held, 'rate' | 'rule'>, years: number): PenaltyRule =>
  rate.kind === 'stepped' ? { ...rule, annualRate: statedRate(stepAt(rate, years), inputs.compounding) } : rule

/** The certificate closed or sold after `years`. */
export function leavingAfter(inputs: CdInputs, result: Held, years: number): Leaving {
  const { rate, payouts, rule } = result
  if (inputs.kind === 'bank') {
    return { how: 'penalty', ...leaveEarly(inputs.deposit, rate, payouts, years, ruleAt(inputs, result, years)) }
  }
  const { paidOut } = standingAfter(inputs.deposit, rate, payouts, years)
  const market = Math.max(-0.99, ownYield(rate, payouts, result.years) + inputs.rateMove / 100)
  const price = brokeredPrice(rule.annualRate, payouts, result.years, result.years - years, market)
  const received = inputs.deposit * price
  const total = paidOut + received
  return { how: 'sale', paidOut, received, total, lostPrincipal: Math.max(0, inputs.deposit - total) }
}
