import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import type { JointLifeTable } from '#facts/retirement/joint-life-table.ts'
import {
  rmdDue,
  rmdPenalty,
  rmdStartAge,
  rothRmd,
  stillWorkingException,
} from '#facts/retirement/required-distributions.ts'
import { addMonthsToDate, type IsoDate } from '../month.ts'

/*
 * Required minimum distributions (RMDs) of an owner who is alive, IRC 401(a)(9), 408(a)(6); IRS Publication 590-B. Dollars of the year itself. IRAs are added up
 * and the sum may come out of any of them; each employer plan pays its own. Annuities, QLACs and heirs are not figured here.
 */

/** Where the money is. `plan`: a 401(k), 403(b), 457(b) or similar plan of an employer. */
export type RetirementAccount = 'ira' | 'plan' | 'roth-ira' | 'roth-plan'

/** When somebody leaves the employer of a plan, and how much of that employer they own. */
export interface PlanJob {
  /** Calendar year of leaving; null: has left already. */
  readonly leaves: number | null
  /** Share of the employer owned, a decimal. */
  readonly ownerShare: number
}

/** The spouse, when they alone inherit the account for the whole year. `table` is the joint table, which only couples far apart in age need. */
export interface SoleBeneficiary {
  /** Age reached in the year. */
  readonly age: number
  readonly table: JointLifeTable
}

/** Age at which RMDs begin, by date of birth: 70.5, 72, 73 or 75. Born in 1959: 73, as the proposed regulation of 2024 reads two clauses that overlap. */
export function requiredAge(born: IsoDate): number {
  const row = rmdStartAge.value.find((one) => one.bornTo === null || born <= one.bornTo)
  if (row === undefined) throw new RangeError(`No age for ${born}.`)
  return row.age
}

/** Calendar year in which that age is reached: 70 1/2 six months after the 70th birthday. */
export function requiredAgeYear(born: IsoDate): number {
  return Number(addMonthsToDate(born, requiredAge(born) * 12).slice(0, 4))
}

/**
 * First calendar year with an RMD; null where none is ever due while the owner lives (Roth). A plan of the employer one still works for waits for the year
 * of leaving, unless one owns more than 5% of that employer (IRC 401(a)(9)(C)(i)(II), (ii)).
 */
export function firstRequiredYear(
  born: IsoDate,
  account: RetirementAccount = 'ira',
  job: PlanJob | null = null,
): number | null {
  if (account === 'roth-ira') return rothRmd.value.rothIra ? requiredAgeYear(born) : null
  if (account === 'roth-plan') return null
  const byAge = requiredAgeYear(born)
  if (account === 'ira' || job === null || job.leaves === null) return byAge
  return job.ownerShare > stillWorkingException.value.ownerShareOver ? byAge : Math.max(byAge, job.leaves)
}

/** Last day for the RMD of a year: April 1 of the next year for the first one, else December 31. Waiting puts two into one year's income. */
export function requiredBy(year: number, firstYear: number): IsoDate {
  return year === firstYear
    ? (`${year + 1}-${rmdDue.value.firstMonthDay}` as IsoDate)
    : (`${year}-${rmdDue.value.laterMonthDay}` as IsoDate)
}

/**
 * Years the balance is divided by, for the age the owner reaches in the year (26 CFR 1.401(a)(9)-5(c)): the Uniform Lifetime Table; with a spouse as
 * the only heir the longer of that and the Joint and Last Survivor Table, which is longer from eleven years apart.
 */
export function distributionPeriod(age: number, spouse: SoleBeneficiary | null = null): number {
  const { firstAge, years } = uniformLifetime.value
  const uniform = years[Math.min(years.length - 1, Math.max(0, Math.floor(age) - firstAge))] ?? 1
  return spouse === null ? uniform : Math.max(uniform, jointYears(age, spouse))
}

/** The joint table's years, 0 where the couple is too close in age for it. A spouse younger than the table begins counts as its first age. */
function jointYears(age: number, { age: spouseAge, table }: SoleBeneficiary): number {
  const row = table.rows[Math.min(table.rows.length - 1, Math.floor(age) - table.firstOwnerAge)]
  return row?.[Math.max(0, Math.floor(spouseAge) - table.firstSpouseAge)] ?? 0
}

/** RMD of a year, dollars: the balance of December 31 of the year before, divided by the period. The whole balance where the period is shorter than a year. */
export function requiredDistribution(
  balanceBefore: number,
  age: number,
  spouse: SoleBeneficiary | null = null,
): number {
  return Math.max(0, balanceBefore) / Math.max(1, distributionPeriod(age, spouse))
}

/** Excise tax on what was required and not taken, dollars: 25%, or 10% when made up within the correction window of about two years (IRC 4974(a), (e)). */
export function missedDistributionTax(required: number, taken: number, madeUpInTime: boolean): number {
  const missed = Math.max(0, required - Math.max(0, taken))
  return missed * (madeUpInTime ? rmdPenalty.value.ifCorrected : rmdPenalty.value.rate)
}
