/** The coverage wanted in each year to come. Dollars of each year. */
import { type FamilyCosts, type FamilyIncome, needAt } from '#engine/life-insurance/need.ts'
import { needAges } from '#facts/insurance/life-need.ts'
import type { TermInsuranceInputs } from './sections.ts'

/** Years looked at: the longest policy sold and some more. */
export const YEARS = 45
/** Years of college for a child. */
const COLLEGE = 4

const nothing: FamilyIncome = { takeHome: () => 0, benefits: () => [] }

export function supportYears(inputs: TermInsuranceInputs, age: number): number {
  if (inputs.until === 'grown') return Math.max(0, needAges.value.grown - inputs.youngest)
  return inputs.until === 'retire' ? Math.max(0, Math.ceil(inputs.workUntil - age)) : Math.round(inputs.years / 12)
}

function costsOf(inputs: TermInsuranceInputs, age: number): FamilyCosts {
  const { college: start } = needAges.value
  const { youngest, college } = inputs
  const collegeYears = Math.min(COLLEGE, Math.max(0, start + COLLEGE - youngest))
  return {
    living: inputs.support,
    grownFrom: YEARS,
    grownShare: 1,
    children: [youngest],
    childCare: 0,
    replacedCare: 0,
    careUntilAge: 0,
    college: {
      yearly: collegeYears > 0 ? college / collegeYears : 0,
      years: COLLEGE,
      fromAge: start,
      growth: inputs.inflation / 100,
    },
    mortgage: {
      balance: inputs.mortgage,
      rate: inputs.mortgageRate / 100,
      monthsLeft: Math.max(1, Math.round(inputs.mortgageYears)),
      isPaidOff: true,
    },
    debts: collegeYears > 0 ? 0 : college,
    final: inputs.final,
    supportYears: supportYears(inputs, age),
    inflation: inputs.inflation / 100,
    savesExtra: false,
  }
}

/** The need of a death in each year, before what is there. */
function needs(inputs: TermInsuranceInputs, age: number): readonly number[] {
  const rate = inputs.safeReturn / 100
  if (inputs.source === 'number') {
    const years = Math.round(inputs.amountYears / 12)
    return Array.from({ length: YEARS }, (_, year) =>
      year >= years ? 0 : inputs.amount * (inputs.shape === 'level' ? 1 : 1 - year / years),
    )
  }
  const costs = costsOf(inputs, age)
  return Array.from({ length: YEARS }, (_, year) => needAt(costs, nothing, rate, year).total)
}

export interface YearOfNeed {
  /** Years from today. */
  readonly year: number
  readonly need: number
  /** Savings grown and policies of one's own still in force. */
  readonly have: number
  readonly gap: number
}

/** Coverage through work is left out: it usually ends with the job. `age` in years today. */
export function needCurve(inputs: TermInsuranceInputs, age: number): readonly YearOfNeed[] {
  const rate = inputs.safeReturn / 100
  return needs(inputs, age).map((need, year) => {
    const have = inputs.savings * (1 + rate) ** year + (year * 12 < inputs.individualYears ? inputs.individual : 0)
    return { year, need, have, gap: Math.max(0, need - have) }
  })
}
