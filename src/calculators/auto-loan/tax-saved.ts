import { addMonths, type Month, yearOf } from '#engine/month.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import type { Household } from '#engine/tax/household.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { Loan } from './deal.ts'
import type { CarInputs } from './sections.ts'

/** Tax years the deduction exists for: 26 USC 163(h)(4), P.L. 119-21 section 70203. */
const { from: firstYear, through: lastYear } = actDeductionYears.value

export interface YearSaved {
  readonly year: number
  /** Interest paid in the calendar year on the part of the loan that bought this car. */
  readonly interest: number
  readonly deducted: number
  /** Federal income tax with less tax without, dollars. */
  readonly saved: number
}

const householdOf = (inputs: CarInputs, income: number): Household => ({
  ...earnerHousehold({ status: inputs.filing, income, state: 'US' }),
  livedWithSpouse: false,
})

/** Of the loan, the dollars that pay off the old one; where cash leaves less to borrow than that, the whole loan. */
export const oldLoanIn = ({ financed, equity }: Pick<Loan, 'financed' | 'equity'>): number =>
  Math.min(Math.max(0, financed), Math.max(0, -equity))
/** Of the loan, the part that bought this car: the old loan carried over is not debt for it. */
export const carShareOf = (loan: Pick<Loan, 'financed' | 'equity'>): number =>
  loan.financed > 0 ? 1 - oldLoanIn(loan) / loan.financed : 0

/**
 * Federal tax saved by deducting the interest, year by year from 2025 to 2028: the difference of two whole returns with the
 * income as pay and the standard deduction, 2025 or 2026 law carried ahead. Null without an income; empty when the car does not
 * qualify (used, put together abroad) or the loan began before 2025.
 */
export function taxSavedOf(inputs: CarInputs, loan: Loan, law: TaxYearFacts): readonly YearSaved[] | null {
  if (inputs.income === null) return null
  const start = addMonths(inputs.firstPayment as Month, -1)
  if (inputs.condition !== 'new' || !inputs.usAssembled || yearOf(start) < firstYear) return []
  const share = carShareOf(loan)
  const household = householdOf(inputs, inputs.income)
  const without = federalReturn(household, law).taxAfterCredits
  const years: YearSaved[] = []
  for (let year = Math.max(firstYear, yearOf(inputs.firstPayment as Month)); year <= lastYear; year++) {
    const from = (year - yearOf(start)) * 12 - Number(start.slice(5, 7)) + 1
    const paid = loan.schedule.interest.slice(Math.max(1, from), Math.max(1, from + 12))
    const interest = paid.reduce((sum, one) => sum + one, 0) * share
    if (interest <= 0) continue
    const found = federalReturn({ ...household, carLoanInterest: interest }, law)
    years.push({ year, interest, deducted: found.deductions.carLoan, saved: without - found.taxAfterCredits })
  }
  return years
}

export const totalSaved = (saved: readonly YearSaved[] | null): number =>
  saved?.reduce((sum, year) => sum + year.saved, 0) ?? 0
