import { conformingLimits, fhaLimits } from '#facts/lending/mortgage.ts'

/** Loan limits of a year. Fees, PMI law and rates carry their own dates. */
export const lawOf = (year: number) => ({ conforming: conformingLimits.in(year), fha: fhaLimits.in(year) })

export type Law = ReturnType<typeof lawOf>
