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
export const fifteenYear403b = cited(
  { serviceYears: 15, perYear: 3_000, lifetime: 15_000, perServiceYear: 5_000 },
  'irc',
  { where: '402(g)(7)' },
)

/** How the yearly amounts are rounded: down to a multiple of so many dollars. */
export const planRounding = cited(
  { deferral: 500, catchUp: 500, annualAdditions: 1_000, compensation: 5_000, rothCatchUpWages: 5_000 },
  'irc',
  { where: '402(g)(4), 414(v)(2)(C), 415(d)(4)(B), 401(a)(17)(B), 414(v)(7)(E)' },
)

/**
 * Somebody over the wage line may make catch-up contributions as Roth money only. A plan may take what would be pre-tax as Roth; one
 * without Roth money takes no catch-up from them. Wages are those of the same employer in the year before, box 3 of the W-2.
 */
export const rothCatchUpRule = cited({ preTaxBecomesRoth: true, withoutRothNone: true }, 'td-10033', {
  where: '26 CFR 1.414(v)-2(a) and (b)',
})

/** The slowest an employer's plan may give ownership of its money: all at once after `cliffYears`, or by steps. Years of service, share. */
export const slowestVesting = cited(
  {
    cliffYears: 3,
    graded: [
      { years: 2, share: 0.2 },
      { years: 3, share: 0.4 },
      { years: 4, share: 0.6 },
      { years: 5, share: 0.8 },
      { years: 6, share: 1 },
    ],
  },
  'irc',
  { where: '411(a)(2)(B)' },
)

/** Deferrals over the limit leave by this day of the next year, or are taxed twice. */
export const excessDeferralOut = cited({ monthDay: '04-15' }, 'irc', { where: '402(g)(2)(A), 402(g)(6)' })

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
