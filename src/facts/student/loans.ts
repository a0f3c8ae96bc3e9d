import { cited } from '../cited.ts'

/** Fixed rates of direct loans (FFEL before 2010) first paid out from July of a year to June of the next. */
export const loanRates = cited(
  [
    { from: '2006-07', subsidized: 0.068, unsubsidized: 0.068, graduate: 0.068, plus: 0.079 },
    { from: '2007-07', subsidized: 0.068, unsubsidized: 0.068, graduate: 0.068, plus: 0.079 },
    { from: '2008-07', subsidized: 0.06, unsubsidized: 0.068, graduate: 0.068, plus: 0.079 },
    { from: '2009-07', subsidized: 0.056, unsubsidized: 0.068, graduate: 0.068, plus: 0.079 },
    { from: '2010-07', subsidized: 0.045, unsubsidized: 0.068, graduate: 0.068, plus: 0.079 },
    { from: '2011-07', subsidized: 0.034, unsubsidized: 0.068, graduate: 0.068, plus: 0.079 },
    { from: '2012-07', subsidized: 0.034, unsubsidized: 0.068, graduate: 0.068, plus: 0.079 },
    { from: '2013-07', subsidized: 0.0386, unsubsidized: 0.0386, graduate: 0.0541, plus: 0.0641 },
    { from: '2014-07', subsidized: 0.0466, unsubsidized: 0.0466, graduate: 0.0621, plus: 0.0721 },
    { from: '2015-07', subsidized: 0.0429, unsubsidized: 0.0429, graduate: 0.0584, plus: 0.0684 },
    { from: '2016-07', subsidized: 0.0376, unsubsidized: 0.0376, graduate: 0.0531, plus: 0.0631 },
    { from: '2017-07', subsidized: 0.0445, unsubsidized: 0.0445, graduate: 0.06, plus: 0.07 },
    { from: '2018-07', subsidized: 0.0505, unsubsidized: 0.0505, graduate: 0.066, plus: 0.076 },
    { from: '2019-07', subsidized: 0.0453, unsubsidized: 0.0453, graduate: 0.0608, plus: 0.0708 },
    { from: '2020-07', subsidized: 0.0275, unsubsidized: 0.0275, graduate: 0.043, plus: 0.053 },
    { from: '2021-07', subsidized: 0.0373, unsubsidized: 0.0373, graduate: 0.0528, plus: 0.0628 },
    { from: '2022-07', subsidized: 0.0499, unsubsidized: 0.0499, graduate: 0.0654, plus: 0.0754 },
    { from: '2023-07', subsidized: 0.055, unsubsidized: 0.055, graduate: 0.0705, plus: 0.0805 },
    { from: '2024-07', subsidized: 0.0653, unsubsidized: 0.0653, graduate: 0.0808, plus: 0.0908 },
    { from: '2025-07', subsidized: 0.0639, unsubsidized: 0.0639, graduate: 0.0794, plus: 0.0894 },
    { from: '2026-07', subsidized: 0.0652, unsubsidized: 0.0652, graduate: 0.0807, plus: 0.0907 },
  ],
  'ed-loan-rates',
  {
    asOf: '2026-07',
    note: 'Years before 2013 are less certain. Graduate PLUS is closed to new borrowers since July 2026.',
  },
)

/** Since 2013: high yield of the last 10-year Treasury auction before June, plus a margin, up to a cap. */
export const rateFormula = cited(
  {
    undergraduate: { margin: 0.0205, cap: 0.0825 },
    graduate: { margin: 0.036, cap: 0.095 },
    plus: { margin: 0.046, cap: 0.105 },
  },
  'ed-loan-rates',
  { where: '20 USC 1087e(b)(8)' },
)

/** Share of each payout kept back as a fee. */
export const originationFee = cited({ direct: 0.01057, plus: 0.04228 }, 'ed-loan-fees', {
  asOf: '2026-09-30',
  status: 'carried-over',
  note: 'For loans first paid out up to 30 September 2026; the fee after that is not confirmed.',
})

/** Dollars. Annual limits by year of study (the fourth serves later years). */
export const undergraduateLimits = cited(
  {
    dependentByYear: [5_500, 6_500, 7_500, 7_500],
    dependentTotal: 31_000,
    independentByYear: [9_500, 10_500, 12_500, 12_500],
    independentTotal: 57_500,
    subsidizedTotal: 23_000,
  },
  'ed-loan-fees',
  { where: '34 CFR 685.203' },
)

/** Dollars, for loans from 1 July 2026. */
export const newLimits = cited(
  {
    graduateYear: 20_500,
    graduateTotal: 100_000,
    professionalYear: 50_000,
    professionalTotal: 200_000,
    parentPlusYearPerStudent: 20_000,
    parentPlusTotalPerStudent: 65_000,
    lifetimeWithoutParentPlus: 257_500,
  },
  'pl-119-21-loans',
  { where: 's. 81001', asOf: '2026-07-01' },
)
