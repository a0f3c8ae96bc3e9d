import { cited } from '../cited.ts'

export const medicareAge = cited(65, 'medicare-law', { where: '42 USC 1395c' })

/** Months around the 65th birthday to join: before, the month itself, after. */
export const firstEnrollment = cited({ monthsBefore: 3, monthsAfter: 3 }, 'medicare-law', { where: '42 USC 1395p(d)' })

/** Months to join Part B without a late premium after cover from a job ends. */
export const afterJobCoverMonths = cited(8, 'medicare-law', { where: '42 USC 1395p(i)' })

/** Added to the standard Part B premium for each full 12 months without it, for as long as one has it. */
export const lateShare = cited(0.1, 'medicare-law', { where: '42 USC 1395r(b)' })

/** Part D: share of the national base premium for each month without cover as good, rounded to ten cents a month. */
export const lateDrugShare = cited({ perMonth: 0.01, roundTo: 0.1 }, 'medicare-law', { where: '42 USC 1395w-113(b)' })

/** Medigap: months from Part B at 65 or later in which no insurer may refuse. */
export const medigapMonths = cited(6, 'medicare-law', { where: '42 USC 1395ss(s)(2)' })

/** Who joins after the month of turning 65 has hospital cover (Part A) from up to so many months before, never from before that month. */
export const partALookBackMonths = cited(6, 'medicare-law', { where: '42 CFR 406.6(d)(4); 42 USC 426(a)' })

/** The income at which the highest Medicare surcharge begins stays in dollars through this year, then follows prices as the others do. */
export const topSurchargeFixedThrough = cited(2027, 'medicare-law', { where: '42 USC 1395r(i)(3)(C)(iii), (5)(B)' })
