/** The required distribution of the year, and when the first one comes. */

import type { IsoDate } from '#engine/month.ts'
import { iraCourse } from '#engine/retirement/ira-course.ts'
import {
  distributionPeriod,
  firstRequiredYear,
  requiredAge,
  requiredBy,
  requiredDistribution,
  type SoleBeneficiary,
} from '#engine/retirement/required-distributions.ts'
import { jointLife } from '#facts/retirement/joint-life-table.ts'
import type { Comparison } from '../kit/ira/compare.ts'
import { ageIn } from '../kit/ira/household.ts'
import type { TraditionalInputs } from './sections.ts'

export interface Required {
  /** Dollars this year; 0 before the first year. */
  readonly amount: number
  readonly balance: number
  readonly period: number
  /** Age at which they begin, and the year it is reached. */
  readonly age: number
  readonly firstYear: number
  readonly due: IsoDate
}

/** The spouse's age by year where they alone inherit; null otherwise. */
export function spouseHeir({
  status,
  spouseInherits,
  spouseBorn,
}: TraditionalInputs): ((year: number) => SoleBeneficiary) | null {
  if (status !== 'joint' || !spouseInherits) return null
  return (year) => ({ age: ageIn(year, spouseBorn), table: jointLife.value })
}

/** People plan this far. */
const LAST_AGE = 95

export interface RequiredYear {
  readonly year: number
  readonly age: number
  /** Dollars of that year, and of today. */
  readonly required: number
  readonly today: number
  readonly balance: number
}
/** The RMDs ahead if nothing else is taken out: contributions until the age asked for, then growth alone. */
export function requiredAhead({ asked }: Comparison, age: number, inflation: number): readonly RequiredYear[] {
  const years = Math.max(asked.years, LAST_AGE - age + 1)
  const rise = 1 + inflation / 100
  return iraCourse({ ...asked, years })
    .map(({ year, age: reached, required, traditional }, i) => ({
      year,
      age: reached,
      required,
      // Taken within the year, as contributions are put in: this year’s are in today's dollars already.
      today: required / rise ** i,
      balance: traditional,
    }))
    .filter(({ required }) => required >= 0.5)
}

export function requiredThisYear(inputs: TraditionalInputs, year: number): Required {
  const born = `${inputs.born}-15` as IsoDate
  const firstYear = firstRequiredYear(born) ?? Number.POSITIVE_INFINITY
  const balance = inputs.lastYearEnd ?? inputs.balance
  const age = ageIn(year, inputs.born)
  const spouse = spouseHeir(inputs)?.(year) ?? null
  return {
    amount: year >= firstYear ? requiredDistribution(balance, age, spouse) : 0,
    balance,
    period: distributionPeriod(age, spouse),
    age: requiredAge(born),
    firstYear,
    due: requiredBy(Math.max(year, firstYear), firstYear),
  }
}
