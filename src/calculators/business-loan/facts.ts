/** The published figures behind the starting values, in percent points. */
import { dayNumber } from '#engine/lending/debit-days.ts'
import { parseIsoDate } from '#engine/month.ts'
import { federalHolidays } from '#facts/calendar/federal-holidays.ts'
import { prime } from '#facts/lending/rates.ts'
import { sbaFixedSpread, sbaVariableSpread } from '#facts/lending/small-business.ts'
import { points } from '../kit/field.ts'

export const primePoints = points(prime.value)

type Spreads = readonly { readonly upTo: number | null; readonly over: number }[]
const capOf = (spreads: Spreads, loan: number): number =>
  points(prime.value + (spreads.find((row) => row.upTo === null || loan <= row.upTo)?.over ?? 0))

/** The most an SBA 7(a) lender may charge on a loan of this size over prime, percent points. */
export const sbaCaps = (loan: number): { readonly variable: number; readonly fixed: number } => ({
  variable: capOf(sbaVariableSpread.value, loan),
  fixed: capOf(sbaFixedSpread.value, loan),
})

/** 7(a) loans end here (15 USC 636(a)(3)(A)). */
export const SBA_LARGEST = 5_000_000

/**
 * Days on which no bank debit is posted besides weekends: federal holidays, Monday for a Sunday. A holiday on a Saturday closes
 * federal offices on Friday, but the Federal Reserve Banks stay open then, and debits go through.
 */
export const closedDays: ReadonlySet<number> = new Set(
  federalHolidays.value.flatMap(({ date, observed }) => {
    const day = parseIsoDate(observed)
    return day === null || observed < date ? [] : [dayNumber(day)]
  }),
)
