import { taxYears } from './tax-years.ts'

/**
 * The tax years we hold, oldest first: the years every calculator with dated law offers. Worked out while building, so that a page
 * that only names the years loads no law.
 */
export const heldYears: readonly number[] = Object.keys(taxYears).map(Number)
