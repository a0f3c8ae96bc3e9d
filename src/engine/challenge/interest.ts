import { daysBetween, type IsoDate } from '../month.ts'

/**
 * Interest the deposits earn until `end`, in the deposits' own unit, before tax. `annualYield` is an APY (decimal): a deposit of d days before
 * the end grows by (1 + APY)^(d/365), as Regulation DD reads a yield. Deposits after the end earn nothing.
 */
export function interestUntil(
  deposits: readonly { readonly date: IsoDate; readonly amount: number }[],
  annualYield: number,
  end: IsoDate,
): number {
  let interest = 0
  for (const { date, amount } of deposits)
    interest += amount * ((1 + annualYield) ** (Math.max(0, daysBetween(date, end)) / 365) - 1)
  return interest
}
