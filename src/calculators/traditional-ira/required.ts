/** The required distribution of the year, and when the first one comes. */

import type { IsoDate } from '#engine/month.ts'
import {
  distributionPeriod,
  firstRequiredYear,
  requiredAge,
  requiredBy,
  requiredDistribution,
  type SoleBeneficiary,
} from '#engine/retirement/required-distributions.ts'
import { jointLife } from '#facts/retirement/joint-life-table.ts'
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
