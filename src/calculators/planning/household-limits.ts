import type { FilingStatus } from '#facts/tax-years/schema.ts'

/** Limits of what a picture holds beside its lists. */
export const LOWEST_SCORE = 300
export const HIGHEST_SCORE = 850
export const MOST_DOLLARS = 1e9
/** Items of the budget, and the letters of an item's key. */
export const MOST_ITEMS = 400
export const LONGEST_KEY = 80

export const filingStatuses = [
  'single',
  'joint',
  'separate',
  'head',
  'surviving',
] as const satisfies readonly FilingStatus[]
