import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { passiveRentalAllowance } from '#facts/tax-years/standing.ts'

/** Dollars per year. */
export interface RentalCase {
  /** Net rent after expenses and depreciation; a loss is negative. */
  readonly net: number
  /** Takes part in running it: approves tenants, sets terms, and owns at least a tenth (IRC 469(i)(6)). */
  readonly active: boolean
  /** AGI without the rental loss, taxable Social Security, and the deductions for IRAs, student loan interest and half of SE tax (IRC 469(i)(3); Publication 925). */
  readonly magi: number
  readonly status: FilingStatus
  /** For a separate return: lived with the spouse at any time in the year. */
  readonly livedWithSpouse: boolean
}

/**
 * Rental loss allowed against other income, as a positive number of dollars at most (IRC 469(i); Form 8582 Part II): $25,000, less half
 * of income over $100,000, nothing from $150,000. A separate filer has half of each figure if apart from the spouse all year, else nothing.
 */
export function rentalAllowance(filer: Omit<RentalCase, 'net'>, rule = passiveRentalAllowance.value): number {
  if (!filer.active) return 0
  if (filer.status !== 'separate')
    return Math.max(0, rule.amount - rule.rate * Math.max(0, filer.magi - rule.magi.from))
  if (filer.livedWithSpouse) return 0
  const from = (rule.magi.from * rule.separateApart) / rule.amount
  return Math.max(0, rule.separateApart - rule.rate * Math.max(0, filer.magi - from))
}

/**
 * Net rent that counts this year, dollars: a profit in full, a loss (negative) up to the allowance. The rest of the loss waits for
 * passive income or the sale of the property; it equals this amount less `net`. Other passive income and earlier years' suspended
 * losses are not figured, nor real estate professionals.
 */
export function allowedRental(filer: RentalCase, rule = passiveRentalAllowance.value): number {
  return filer.net >= 0 ? filer.net : -Math.min(-filer.net, rentalAllowance(filer, rule))
}
