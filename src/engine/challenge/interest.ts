/**
 * Interest the deposits earn until day `end`, in the deposits' own unit, before tax. `annualYield` is an APY (decimal): a deposit of d days
 * before the end grows by (1 + APY)^(d/365), as Regulation DD reads a yield. Deposits after the end earn nothing.
 */
export function interestUntil(
  deposits: readonly { readonly day: number; readonly amount: number }[],
  annualYield: number,
  end: number,
): number {
  let interest = 0
  for (const { day, amount } of deposits) interest += amount * ((1 + annualYield) ** (Math.max(0, end - day) / 365) - 1)
  return interest
}
