import { cited } from '../cited.ts'

/*
 * Standing law of retirement, spouse's and survivor's benefits. Ages are in months; a share per month is a fraction of whole
 * numbers, so that a benefit can be worked out without a rounding error in between.
 */

export interface MonthlyShare {
  readonly numerator: number
  readonly denominator: number
}

export interface EarlyReduction {
  /** For each of the `firstMonths` nearest to full retirement age. */
  readonly near: MonthlyShare
  readonly firstMonths: number
  /** For each month before those. */
  readonly far: MonthlyShare
}

/** `lastBirthYear` is the year under the law's own count: somebody born on 1 January belongs to the year before. */
export interface AgeByBirth {
  readonly lastBirthYear: number
  readonly months: number
}

const age = (lastBirthYear: number, years: number, months = 0): AgeByBirth => ({
  lastBirthYear,
  months: years * 12 + months,
})

/** For a worker or a spouse; people born after the last row use `fullRetirementAgeOfLaterBirths`. */
export const fullRetirementAge = cited(
  {
    byBirth: [
      age(1937, 65),
      age(1938, 65, 2),
      age(1939, 65, 4),
      age(1940, 65, 6),
      age(1941, 65, 8),
      age(1942, 65, 10),
      age(1954, 66),
      age(1955, 66, 2),
      age(1956, 66, 4),
      age(1957, 66, 6),
      age(1958, 66, 8),
      age(1959, 66, 10),
    ],
    laterBirths: 67 * 12,
  },
  'social-security-act',
  { where: 's. 216(l); 20 CFR 404.409(a)' },
)

/** For a widow, widower or surviving divorced spouse: two birth years later than for a worker. */
export const survivorFullRetirementAge = cited(
  {
    byBirth: [
      age(1939, 65),
      age(1940, 65, 2),
      age(1941, 65, 4),
      age(1942, 65, 6),
      age(1943, 65, 8),
      age(1944, 65, 10),
      age(1956, 66),
      age(1957, 66, 2),
      age(1958, 66, 4),
      age(1959, 66, 6),
      age(1960, 66, 8),
      age(1961, 66, 10),
    ],
    laterBirths: 67 * 12,
  },
  'social-security-act',
  { where: 's. 216(l); 20 CFR 404.409(b)' },
)

/** Months of age: the first at which a benefit can start, and the last that earns a delayed credit. */
export const claimAges = cited(
  { worker: 62 * 12, survivor: 60 * 12, disabledSurvivor: 50 * 12, lastCredit: 70 * 12 },
  'social-security-act',
  { where: 's. 202(a), (b), (e), (w)' },
)

export const workerReduction = cited<EarlyReduction>(
  { near: { numerator: 5, denominator: 900 }, firstMonths: 36, far: { numerator: 5, denominator: 1200 } },
  'social-security-act',
  { where: 's. 202(q)(1), (9); 20 CFR 404.410(a)' },
)

export const spouseReduction = cited<EarlyReduction>(
  { near: { numerator: 25, denominator: 3600 }, firstMonths: 36, far: { numerator: 5, denominator: 1200 } },
  'social-security-act',
  { where: 's. 202(q)(1), (9); 20 CFR 404.410(b)' },
)

/**
 * The most a survivor's benefit shrinks, spread evenly over the months from age 60 to the survivor's full retirement age, and
 * the widow's limit: when the deceased drew a reduced benefit, the larger of that benefit and this share of the PIA.
 */
export const survivorRules = cited(
  {
    mostReduction: { numerator: 285, denominator: 1000 },
    limitShare: { numerator: 825, denominator: 1000 },
    childInCareShare: 0.75,
    lumpSum: 255,
    remarriageAge: 60 * 12,
    disabledRemarriageAge: 50 * 12,
  },
  'social-security-act',
  { where: 's. 202(e), (f), (g), (i), (q)(1); 20 CFR 404.335–404.338, 404.410(c)' },
)

/**
 * A disabled survivor may be paid before 60, from 50 on (`claimAges`), if the disability began no later than this many years after the
 * death, and once it has lasted the wait of a worker's disability benefit.
 */
export const disabledSurvivorRules = cited({ latestOnsetYears: 7 }, 'social-security-act', {
  where:
    's. 202(e)(1)(B)(ii), (4), (5); 20 CFR 404.335(c); Social Security Handbook 513; POMS RS 00615.310, DI 10110.001',
})

/** Percent of the PIA for a full year of waiting past full retirement age, by birth year; a twelfth of it per month. */
export const delayedCredits = cited(
  {
    byBirth: [
      { lastBirthYear: 1916, yearlyPercent: 1 },
      { lastBirthYear: 1924, yearlyPercent: 3 },
      { lastBirthYear: 1926, yearlyPercent: 3.5 },
      { lastBirthYear: 1928, yearlyPercent: 4 },
      { lastBirthYear: 1930, yearlyPercent: 4.5 },
      { lastBirthYear: 1932, yearlyPercent: 5 },
      { lastBirthYear: 1934, yearlyPercent: 5.5 },
      { lastBirthYear: 1936, yearlyPercent: 6 },
      { lastBirthYear: 1938, yearlyPercent: 6.5 },
      { lastBirthYear: 1940, yearlyPercent: 7 },
      { lastBirthYear: 1942, yearlyPercent: 7.5 },
    ],
    laterBirths: 8,
  },
  'cfr-20-404',
  { where: '404.313(b); Social Security Act s. 202(w)(6)' },
)

/**
 * A spouse may have up to half of the worker's PIA. Somebody born on or after `deemedFilingFrom` who claims one of the two
 * benefits claims both. A divorced spouse needs the marriage and, while the worker has not claimed, the wait since the divorce.
 */
export const spouseRules = cited(
  {
    share: { numerator: 1, denominator: 2 },
    deemedFilingFrom: '1954-01-02',
    marriageMonths: 12,
    divorcedMarriageYears: 10,
    divorcedWaitYears: 2,
  },
  'social-security-act',
  { where: 's. 202(b), (c), (r), 216(d); 20 CFR 404.330–404.333, 404.623' },
)

/** Public pensions no longer reduce benefits (windfall elimination and government pension offset). */
export const publicPensionRules = cited({ repealed: true, lastMonth: '2023-12' }, 'social-security-act', {
  where: 'Social Security Fairness Act of 2023, Pub. L. 118-273',
  note: 'Benefits for months after December 2023 are not reduced because of a pension from work outside Social Security.',
})

/** What turns a birth date into the months that matter, as the engine takes it. */
export const ageTables = {
  fullAge: fullRetirementAge.value,
  survivorFullAge: survivorFullRetirementAge.value,
  credits: delayedCredits.value,
  ages: claimAges.value,
}
