/** The kinds of school, and how long each usually takes. */
export const schools = ['publicInState', 'publicOutOfState', 'privateNonprofit', 'publicTwoYear', 'k12'] as const
export type SchoolKey = (typeof schools)[number]

/** What a blank start and length stand for: kindergarten to grade 12 before college. */
export const usualSchooling: Readonly<Record<SchoolKey, { readonly startAge: number; readonly years: number }>> = {
  publicInState: { startAge: 18, years: 4 },
  publicOutOfState: { startAge: 18, years: 4 },
  privateNonprofit: { startAge: 18, years: 4 },
  publicTwoYear: { startAge: 18, years: 2 },
  k12: { startAge: 5, years: 13 },
}
