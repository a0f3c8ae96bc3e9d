/** A year on the hill, by the growth engine of the compound interest calculator: deposits at the end of each month. */
import { project } from '#engine/growth/compound.ts'
import { steadyRate } from './design.ts'
import type { YearRate } from './market.ts'

export interface Span {
  readonly months: number
  /** Dollars a month. */
  readonly deposit: number
}
/** The balance after spans of months, one after the other. */
export function grown(balance: number, spans: readonly Span[], rate: YearRate, annualFee: number): number {
  let now = balance
  for (const { months, deposit } of spans) {
    if (months === 0) continue
    const result = project({
      initial: now,
      contribution: deposit,
      frequency: 'monthly',
      timing: 'end',
      ...rate,
      years: 0,
      months,
      annualFee,
    })
    if (result.outcome === 'refused') throw new RangeError(`no growth: ${result.reason}`)
    now = result.totals.balance
  }
  return now
}

/** The old duel: one saves early and stops, the other begins when the first one stops. Both balances at 65, no fees. */
export const duel = { from: 22, stop: 32, until: 65, deposit: 300 } as const
export function duelEnds(): { readonly early: number; readonly late: number } {
  const { from, stop, until, deposit } = duel
  const rate: YearRate = { annualRate: steadyRate, compounding: 'monthly' }
  const early = { months: (stop - from) * 12, deposit }
  const rest = (until - stop) * 12
  return {
    early: grown(0, [early, { months: rest, deposit: 0 }], rate, 0),
    late: grown(0, [{ months: rest, deposit }], rate, 0),
  }
}
