import type { Gain } from './words/findings.en.ts'

/** What is said of it: less than a month, or than a dollar, is not. */
export const gainOf = ({ months, saved }: { readonly months: number; readonly saved: number }): Gain => ({
  kind: months >= 1 ? (saved >= 1 ? 'both' : 'time') : saved >= 1 ? 'interest' : 'nothing',
  months,
  saved,
})
