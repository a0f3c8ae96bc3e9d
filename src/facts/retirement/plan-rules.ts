import { cited } from '../cited.ts'

/*
 * Ages and shares that do not change from year to year. The dollar limits stand in the year files under `plans`, `ira` and `hsa`.
 */

/** Extra contributions are allowed for the whole calendar year in which the age is reached. */
export const catchUpAges = cited({ plansAndIras: 50, higherFrom: 60, higherTo: 63, healthAccount: 55 }, 'irc', {
  where: '414(v), 219(b)(5)(B), 223(b)(3)',
  note: 'At 64 the catch-up returns to the amount for 50 and over.',
})

/** Employer's part of a SEP or solo plan: a share of W-2 pay, or of net earnings after half of self-employment tax. */
export const employerShare = cited({ ofPay: 0.25, ofNetSelfEmployment: 0.2 }, 'irc', {
  where: '404(a)(3), 404(h), 404(a)(8)',
})

/** Most of a SIMPLE plan's match: a share of pay; or for everybody a share without a match. */
export const simpleEmployer = cited({ matchUpTo: 0.03, orForAll: 0.02 }, 'irc', { where: '408(p)(2)' })

/** 457(b): in the three years before normal retirement age, up to this many times the deferral, in place of the age catch-up. */
export const final457bYears = cited({ years: 3, timesDeferral: 2 }, 'irc', { where: '457(b)(3)' })

/** 403(b): extra for workers with 15 years at certain employers. */
export const fifteenYear403b = cited({ serviceYears: 15, perYear: 3_000, lifetime: 15_000 }, 'irc', {
  where: '402(g)(7)',
})

/** Health savings account money used for other things before the age is income and costs this much more. */
export const hsaOtherUse = cited({ additionalTax: 0.2, untilAge: 65 }, 'irc', { where: '223(f)(4)' })

/** Every bronze and catastrophic plan bought on an exchange goes with a health savings account from this year. */
export const hsaExchangePlansFrom = cited(2026, 'pl-119-21', { where: 's. 71307' })

/**
 * Somebody covered on December 1 may put in the whole year's amount; who is not covered until the end of the next year (the testing period) pays income
 * tax and this much more on what only that rule allowed.
 */
export const hsaLastMonth = cited({ month: 12, testingMonths: 13, additionalTax: 0.1 }, 'irs-pub-969', {
  where: 'Last-month rule; IRC 223(b)(8)',
})

/** Tax on money over the limit, for each year it stays in; none when it and its earnings are out by the day the return is due, extensions counted. */
export const hsaExcess = cited({ excise: 0.06, extensionMonths: 6 }, 'irc', { where: '4973(a), 4973(g), 223(f)(3)' })
