import {
  afterJobCoverMonths,
  firstEnrollment,
  lateDrugShare,
  lateShare,
  medicareAge,
  medigapMonths,
} from '../retirement/medicare-enrollment.ts'
import { averageRetiredWorker } from '../social-security/average-benefit.ts'
import { bendPoints, benefitFormula, computationYears, insuredStatus } from '../social-security/benefit-formula.ts'
import { costOfLiving } from '../social-security/cola.ts'
import {
  claimAges,
  delayedCredits,
  fullRetirementAge,
  spouseReduction,
  spouseRules,
  survivorFullRetirementAge,
  survivorRules,
  workerReduction,
} from '../social-security/rules.ts'
import { trustFundOutlook } from '../social-security/trust-fund.ts'
import { averageWageIndex, contributionBase, quarterOfCoverage, type YearSeries } from '../social-security/wages.ts'
import { listed, type NamedFact, standing } from './named-fact.ts'

const span = (firstYear: number, length: number): readonly number[] => Array.from({ length }, (_, at) => firstYear + at)
const yearsOf = ({ firstYear, values }: YearSeries): readonly number[] => span(firstYear, values.length)
const inYear = ({ firstYear, values }: YearSeries, year: number): number | null => values[year - firstYear] ?? null

const reduction = (who: string) =>
  ({
    near: {
      numerator: [`${who}: lost for each near month, numerator`, 'count'],
      denominator: [`${who}: lost for each near month, denominator`, 'count'],
    },
    firstMonths: [`${who}: months before full retirement age that count as near`, 'months'],
    far: {
      numerator: [`${who}: lost for each month before those, numerator`, 'count'],
      denominator: [`${who}: lost for each month before those, denominator`, 'count'],
    },
  }) as const

const byBirth = (what: string) =>
  ({
    byBirth: {
      table: `${what}, by last year of birth, in months`,
      fields: { lastBirthYear: 'calendar year', months: 'months' },
    },
    laterBirths: [`${what} of later births`, 'months'],
  }) as const

/** The names end in `ByYear` where the year files hold the same for the years of tax law. */
export const socialSecurityFacts: readonly NamedFact[] = [
  ...listed('socialSecurity.wageBaseByYear', contributionBase, yearsOf(contributionBase.value), inYear, [
    'Pay up to which Social Security tax applies and pay counts for benefits',
    'dollars',
    'year',
  ]),
  ...listed('socialSecurity.costOfLivingByYear', costOfLiving, yearsOf(costOfLiving.value), inYear, [
    'Cost-of-living increase that takes effect in the year, first paid in January of the next since 1983',
    'fraction',
  ]),
  ...listed('socialSecurity.averageWageIndex', averageWageIndex, yearsOf(averageWageIndex.value), inYear, [
    'National average wage index',
    'dollars',
    'year',
  ]),
  ...listed('socialSecurity.quarterOfCoverageByYear', quarterOfCoverage, yearsOf(quarterOfCoverage.value), inYear, [
    'Pay that earns one credit',
    'dollars',
  ]),
  ...(['first', 'second', 'familyFirst', 'familySecond', 'familyThird'] as const).flatMap((key) =>
    listed(
      `socialSecurity.bendPointsByYear.${key}`,
      bendPoints,
      span(bendPoints.value.firstYear, bendPoints.value.first.length),
      (value, year) => value[key][year - value.firstYear] ?? null,
      [`Bend point of the year of turning 62: ${key.replace(/[A-Z]/, ' $&').toLowerCase()}`, 'dollars', 'month'],
    ),
  ),
  ...standing('socialSecurity.formula', benefitFormula, {
    shares: { list: 'Shares of average pay between the bend points', unit: 'fraction' },
    familyShares: { list: 'Shares of the primary amount between the family maximum’s bend points', unit: 'fraction' },
  }),
  ...standing('socialSecurity.computationYears', computationYears, {
    dropped: ['Years left out', 'count'],
    fewest: ['Fewest years that count', 'count'],
    most: ['Most years that count', 'count'],
    notBefore: ['First year that counts', 'calendar year'],
  }),
  ...standing('socialSecurity.insured', insuredStatus, {
    fewest: ['Fewest credits for a benefit', 'count'],
    most: ['Credits for a retirement benefit', 'count'],
    perYear: ['Most credits in a year', 'count'],
  }),
  ...standing('socialSecurity.fullRetirementAge', fullRetirementAge, byBirth('Full retirement age')),
  ...standing(
    'socialSecurity.survivorFullRetirementAge',
    survivorFullRetirementAge,
    byBirth('Full retirement age of a survivor'),
  ),
  ...standing('socialSecurity.claimAges', claimAges, {
    worker: ['Earliest age for a retirement benefit', 'months'],
    survivor: ['Earliest age for a survivor’s benefit', 'months'],
    disabledSurvivor: ['Earliest age for a disabled survivor’s benefit', 'months'],
    lastCredit: ['Age after which waiting adds nothing', 'months'],
  }),
  ...standing('socialSecurity.earlyReduction', workerReduction, reduction('Retirement benefit')),
  ...standing('socialSecurity.spouseEarlyReduction', spouseReduction, reduction('Spouse’s benefit')),
  ...standing('socialSecurity.delayedCredits', delayedCredits, {
    byBirth: {
      table: 'Percent added for a year of waiting past full retirement age, by last year of birth',
      fields: { lastBirthYear: 'calendar year', yearlyPercent: 'percent' },
    },
    laterBirths: ['Percent added for a year of waiting, later births', 'percent'],
  }),
  ...standing('socialSecurity.spouse', spouseRules, {
    share: {
      numerator: ['Most of a worker’s amount a spouse may have, numerator', 'count'],
      denominator: ['Most of a worker’s amount a spouse may have, denominator', 'count'],
    },
    deemedFilingFrom: ['Born from this day on, a claim is for both benefits', 'date'],
    marriageMonths: ['Months of marriage for a spouse’s benefit', 'months'],
    divorcedMarriageYears: ['Years of marriage for a divorced spouse’s benefit', 'years'],
    divorcedWaitYears: ['Years since the divorce while the worker has not claimed', 'years'],
  }),
  ...standing('socialSecurity.survivor', survivorRules, {
    mostReduction: {
      numerator: ['Most a survivor’s benefit shrinks, numerator', 'count'],
      denominator: ['Most a survivor’s benefit shrinks, denominator', 'count'],
    },
    limitShare: {
      numerator: ['Share of the primary amount in the widow’s limit, numerator', 'count'],
      denominator: ['Share of the primary amount in the widow’s limit, denominator', 'count'],
    },
    childInCareShare: ['Share with a child in care', 'fraction'],
    lumpSum: ['Lump sum at death', 'dollars'],
    remarriageAge: ['Age from which a remarriage changes nothing', 'months'],
    disabledRemarriageAge: ['The same with a disability', 'months'],
  }),
  ...standing('socialSecurity.averageRetiredWorker', averageRetiredWorker, [
    'Average benefit of a retired worker',
    'dollars',
    'month',
  ]),
  ...standing('socialSecurity.trustFund', trustFundOutlook, {
    retirement: {
      year: ['Year in which the retirement trust fund is expected to run out', 'calendar year'],
      payableShare: ['Share of benefits payable then', 'fraction'],
    },
    combined: {
      year: ['Year in which both trust funds together are expected to run out', 'calendar year'],
      payableShare: ['Share of benefits payable then', 'fraction'],
    },
  }),
  ...standing('medicare.age', medicareAge, ['Age of Medicare', 'age']),
  ...standing('medicare.firstEnrollment', firstEnrollment, {
    monthsBefore: ['Months before the month of turning 65 to join', 'months'],
    monthsAfter: ['Months after it', 'months'],
  }),
  ...standing('medicare.afterJobCover', afterJobCoverMonths, [
    'Months to join after coverage from a job ends',
    'months',
  ]),
  ...standing('medicare.lateShare', lateShare, ['Added to the Part B premium for each 12 months late', 'fraction']),
  ...standing('medicare.lateDrug', lateDrugShare, {
    perMonth: ['Added to the Part D premium for each month late, of the base premium', 'fraction'],
    roundTo: ['Rounded to', 'dollars'],
  }),
  ...standing('medicare.medigapMonths', medigapMonths, ['Months in which no Medigap insurer may refuse', 'months']),
]
