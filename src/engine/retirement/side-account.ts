/*
 * An ordinary taxable account that is held and sold once: dividends are taxed each year and reinvested, the rest of the growth when it is sold. Dollars of the year they fall in.
 */

export interface SideRules {
  /** Whole return a year, a decimal, dividends included. */
  readonly annualReturn: number
  /** The part of it that is paid out and taxed each year; never more than a positive return. */
  readonly dividendYield: number
  /** Tax on dividends and long-term gains, a decimal. */
  readonly taxRate: number
}

export interface SideAccount {
  readonly value: number
  /** What it cost, dividends put back in counted. */
  readonly basis: number
}

export const emptySide: SideAccount = { value: 0, basis: 0 }

export const addToSide = ({ value, basis }: SideAccount, amount: number): SideAccount => ({
  value: value + amount,
  basis: basis + amount,
})

/** One year on. */
export function growSide(
  { value, basis }: SideAccount,
  { annualReturn, dividendYield, taxRate }: SideRules,
): SideAccount {
  const paidOut = value * Math.min(Math.max(0, dividendYield), Math.max(0, annualReturn))
  return {
    value: value * (1 + annualReturn) - paidOut * taxRate,
    basis: basis + paidOut * (1 - taxRate),
  }
}

/** Sold whole and taxed, dollars; a loss is not counted as a saving. */
export const sideAfterTax = ({ value, basis }: SideAccount, taxRate: number): number =>
  value - taxRate * Math.max(0, value - basis)
