/** The answers as the engine takes them: each stub a source of pay, everything else a household. */
import { formatMonth, type IsoDate, monthOf } from '#engine/month.ts'
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { benefitYear } from '#engine/withholding-check/benefit-year.ts'
import type { PaidSource } from '#engine/withholding-check/paid-source.ts'
import type { CheckCase } from '#engine/withholding-check/withholding-check.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { unemploymentWithholdingRate } from '#facts/withholding/voluntary-rates.ts'
import type { CheckInputs } from './sections.ts'

type Job = CheckInputs['checkJobs'][number]
type Pension = CheckInputs['checkPensions'][number]

const asDate = (text: string | null): IsoDate | null => text as IsoDate | null
const ownerOf = (whose: string): 0 | 1 => (whose === 'spouse' ? 1 : 0)
/** A day of another year is no limit: the job runs all year on that side. */
const inYear = (text: string | null, year: number): IsoDate | null =>
  text !== null && Number(text.slice(0, 4)) === year ? asDate(text) : null

/**
 * The year-to-date column, at least what the last check itself shows. A stub of an earlier year has paid nothing in this one, and neither has
 * a job without a stub, unless something was typed.
 */
function toDateOf(job: Job, year: number) {
  if (job.paid !== null && Number(job.paid.slice(0, 4)) < year)
    return { payToDate: 0, withheldToDate: 0, deferralsToDate: 0, cafeteriaToDate: 0 }
  const least = (shown: number): number => (job.paid === null ? 0 : shown)
  return {
    payToDate: Math.max(job.grossYtd, least(job.gross)),
    withheldToDate: Math.max(job.federalYtd, least(job.federal ?? 0)),
    deferralsToDate: Math.max(job.planYtd, least(job.plan)),
    cafeteriaToDate: Math.max(job.benefitsYtd, least(job.benefits)),
  }
}

/**
 * One job. Checks that vary are averaged over two or three, without the bonus in them; the tax withheld is scaled from the last check to that
 * average, as the IRS’s estimator does. What was withheld is never more than the pay.
 */
export function sourceOfJob(job: Job, today: IsoDate, year: number): PaidSource {
  const known = [job.gross, job.second, job.third].filter((one): one is number => one !== null)
  const paid = known.reduce((sum, one) => sum + one, 0)
  const payPerCheck = Math.max(0, paid - job.bonusIn) / known.length
  const federal = job.federal === null || job.gross <= 0 ? null : Math.min(job.federal, job.gross)
  return {
    kind: 'job',
    owner: ownerOf(job.whose),
    frequency: job.frequency,
    lastPayDate: asDate(job.paid) ?? (job.grossYtd > 0 ? today : null),
    lastPeriodEnd: asDate(job.periodEnd),
    start: inYear(job.start, year),
    end: endIn(job.end, year),
    ...toDateOf(job, year),
    payPerCheck,
    withheldPerCheck: federal === null ? null : (federal / job.gross) * payPerCheck,
    bonusToCome: job.bonusLater,
    bonusPaid: job.bonusIn,
    deferralsPerCheck: job.plan,
    cafeteriaPerCheck: job.benefits,
    tips: job.tips,
    overtimePremium: job.overtime,
  }
}

/** The last day in the year, or `null` for a job that goes on past it. One that ended in an earlier year has ended. */
const endIn = (text: string | null, year: number): IsoDate | null =>
  text !== null && Number(text.slice(0, 4)) <= year ? asDate(text) : null

export function sourceOfPension(pension: Pension, today: IsoDate, year: number): PaidSource {
  const none = { bonusIn: 0, bonusLater: 0, plan: 0, planYtd: 0, benefits: 0, benefitsYtd: 0, tips: 0, overtime: 0 }
  const asJob: Job = { ...pension, ...none, periodEnd: pension.paid, second: null, third: null }
  return { ...sourceOfJob(asJob, today, year), kind: 'pension' }
}

/** Social Security of one person in the year, and what is withheld from it. */
function benefitsOf(inputs: CheckInputs, owner: 0 | 1, year: number) {
  let benefits = 0
  let withheld = 0
  for (const row of inputs.checkBenefits) {
    if (ownerOf(row.whose) !== owner) continue
    const from = row.from === null ? formatMonth(year, 1) : monthOf(row.from as IsoDate)
    const to = row.to === null ? formatMonth(year, 12) : monthOf(row.to as IsoDate)
    const found = benefitYear({ monthly: row.monthly, from, to, rate: Number(row.rate) / 100 }, year)
    benefits += found.benefits
    withheld += found.withheld
  }
  return { benefits, withheld }
}

const someChild: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }
const someAdult: Dependent = { age: 40, child: false, student: false, disabled: false, hasNumber: true }

function peopleOf(inputs: CheckInputs, year: number): Household['people'] {
  const you: Person = {
    ...noIncome,
    age: inputs.checkAge,
    blind: inputs.checkBlind,
    selfEmployment: inputs.checkSelfEmployment,
    unemployment: inputs.checkUnemployment,
    traditionalIra: inputs.checkIra,
    hsa: inputs.checkHsa,
    educatorExpenses: inputs.checkEducator,
    socialSecurity: benefitsOf(inputs, 0, year).benefits,
  }
  if (inputs.status !== 'joint') return [you]
  const spouse: Person = {
    ...noIncome,
    age: inputs.checkSpouseAge,
    blind: inputs.checkSpouseBlind,
    selfEmployment: inputs.checkSpouseSelfEmployment,
    traditionalIra: inputs.checkSpouseIra,
    socialSecurity: benefitsOf(inputs, 1, year).benefits,
  }
  return [you, spouse]
}

/** Withheld from Social Security in the year, of everybody on the return. */
export const withheldFromBenefits = (inputs: CheckInputs, year: number): number =>
  benefitsOf(inputs, 0, year).withheld + (inputs.status === 'joint' ? benefitsOf(inputs, 1, year).withheld : 0)

/** Withheld in the year from what is neither a job nor a pension. */
function withheldElsewhere(inputs: CheckInputs, year: number): number {
  const unemployment = inputs.checkUnemploymentWithheld
    ? unemploymentWithholdingRate.value * inputs.checkUnemployment
    : 0
  return withheldFromBenefits(inputs, year) + unemployment + inputs.checkOtherWithheld
}

export function householdOf(inputs: CheckInputs, year: number): Household {
  const children = Array.from({ length: inputs.checkChildren }, () => someChild)
  const others = Array.from({ length: inputs.checkOtherDependents }, () => someAdult)
  return {
    ...emptyHousehold,
    status: inputs.status,
    people: peopleOf(inputs, year),
    dependents: [...children, ...others],
    claimedByAnother: inputs.checkClaimed,
    interest: inputs.checkInterest,
    ordinaryDividends: Math.max(inputs.checkDividends, inputs.checkQualified),
    qualifiedDividends: inputs.checkQualified,
    shortTermGain: inputs.checkShortGain,
    longTermGain: inputs.checkLongGain,
    rental: inputs.checkRental,
    otherIncome: inputs.checkOtherIncome,
    studentLoanInterest: inputs.checkStudentLoan,
    otherAdjustments: inputs.checkAdjustments,
    carLoanInterest: inputs.checkCarLoan,
    medical: inputs.checkMedical,
    stateIncomeTaxPaid: 0,
    realEstateTax: inputs.checkStateTaxes,
    mortgageInterest: inputs.checkMortgage,
    mortgageBalance: inputs.checkMortgage > 0 ? inputs.checkMortgageBalance : 0,
    charityCash: inputs.checkGifts,
    otherItemized: inputs.checkOtherItemized,
    careExpenses: inputs.checkCare,
    careChildren: inputs.checkCare > 0 ? (inputs.checkCareChildren ?? inputs.checkChildren) : 0,
    dependentCareFsa: inputs.checkCareFsa,
    schooling: inputs.checkSchooling,
    otherCredits: inputs.checkOtherCredits,
    federalWithheld: withheldElsewhere(inputs, year),
    estimatedPaid: inputs.checkEstimated,
    lastYearTax: inputs.checkLastTax,
    lastYearAgi: inputs.checkLastAgi,
  }
}

/** A separate or single filer has no spouse on the return: a spouse’s job is not theirs and is left out. */
const counts = (inputs: CheckInputs, { whose }: { readonly whose: string }): boolean =>
  inputs.status === 'joint' || whose !== 'spouse'

/** The rows that count, in the order of `CheckCase.sources`: jobs, then pensions. */
export const countedJobs = (inputs: CheckInputs): readonly Job[] =>
  inputs.checkJobs.filter((job) => counts(inputs, job))
export const countedPensions = (inputs: CheckInputs): readonly Pension[] =>
  inputs.checkPensions.filter((pension) => counts(inputs, pension))

export function caseOf(inputs: CheckInputs, today: IsoDate, facts: TaxYearFacts): CheckCase {
  const { year } = facts
  return {
    year,
    today,
    household: householdOf(inputs, year),
    sources: [
      ...countedJobs(inputs).map((job) => sourceOfJob(job, today, year)),
      ...countedPensions(inputs).map((pension) => sourceOfPension(pension, today, year)),
    ],
    refundWanted: inputs.checkRefund,
    forms: inputs.checkForms as CheckCase['forms'],
    keepsIncomePrivate: inputs.checkPrivate,
  }
}
