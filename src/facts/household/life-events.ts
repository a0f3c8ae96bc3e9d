import { cited } from '../cited.ts'

/** Days to join a plan after a marriage, a birth, an adoption or lost coverage: a job's plan at least, and the marketplace. */
export const specialEnrollment = cited({ jobDays: 30, marketplaceDays: 60 }, 'special-enrollment', {
  where: '29 CFR 2590.701-6(a)(4), (b)(3); 45 CFR 155.420(c)',
})
/** Days to choose continued coverage of a former job's plan, and to tell the plan of a divorce. */
export const continuationDays = cited({ choose: 60, tellOfDivorce: 60 }, 'cobra-election', {
  where: '29 USC 1165(a)(1), 1166(a)(3)',
})
/** Business days: a lender sends the Loan Estimate after an application, the Closing Disclosure arrives before signing. */
export const loanDisclosures = cited({ estimateAfter: 3, closingBefore: 3 }, 'reg-z-disclosures', {
  where: '12 CFR 1026.19(e)(1)(iii), (f)(1)(ii)',
})
/** Weeks of unpaid leave that protect the job, for people who have worked there long enough. */
export const familyLeave = cited({ weeks: 12, monthsWorked: 12, hoursWorked: 1250, employees: 50 }, 'fmla', {
  where: '29 USC 2611(2), 2612(a)(1)',
})
/** Years to ask for the lump sum of Social Security after a death. */
export const lumpSumYears = cited(2, 'lump-sum-claim', { where: '42 USC 402(i)' })
/** Months after a death to refuse an inheritance so that it passes as if never owned. */
export const disclaimerMonths = cited(9, 'disclaimer-rule', { where: '26 CFR 25.2518-2(c)(1)' })
/** Years after a death in which an estate that need not file may still pass its unused exclusion to the spouse. */
export const portabilityYears = cited(5, 'rev-proc-2022-32', { where: 's. 3.01' })
/** Men register within these days of 18; from the day named, registration is to happen without them. */
export const selectiveService = cited({ withinDays: 30, automaticFrom: '2026-12-18' }, 'selective-service', {
  where: 'P.L. 119-60 s. 535, in force a year after 18 December 2025',
  confidence: 'medium',
})
/** Parents may freeze the credit file of a child under this age, free of charge. */
export const childFreezeUnder = cited(16, 'child-freeze', { where: '15 USC 1681c-1(j)' })
/** Months before benefits begin in which they can be asked for. */
export const claimMonthsAhead = cited(4, 'ssa-apply', { confidence: 'medium' })
/** Alimony under agreements made by the end of this year is deducted and taxed; under later ones it is neither. */
export const taxedAlimonyThrough = cited(2018, 'tcja', { where: 's. 11051(c)' })
