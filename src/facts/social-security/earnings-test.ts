import { cited } from '../cited.ts'

/**
 * Pay of a year that takes nothing from benefits: under full retirement age all year, and in the year of reaching it (only the
 * months before it count). Columns from `firstYear`; a twelfth of each is the monthly limit of the first year.
 */
export const earningsTestAmounts = cited(
  {
    firstYear: 2018,
    underFullAge: [17040, 17640, 18240, 18960, 19560, 21240, 22320, 23400, 24480],
    yearOfFullAge: [45360, 46920, 48600, 50520, 51960, 56520, 59520, 62160, 65160],
  },
  'ssa-earnings-test',
  { asOf: '2026' },
)

/** One dollar is held back for so many dollars of pay above the limit. */
export const earningsTestRates = cited({ underFullAge: 2, yearOfFullAge: 3 }, 'social-security-act', {
  where: 's. 203(f)(3); 20 CFR 404.430',
})
