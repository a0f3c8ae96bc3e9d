import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { adjustedGrossIncome, iraSaverOf } from '../tax/adjusted-gross-income.ts'
import { earningsOf } from '../tax/earnings.ts'
import type { Household } from '../tax/household.ts'
import type { IraSaver } from '../tax/ira-deduction.ts'

/** The people of a return as IRA law sees them, with the income their limits go by. Dollars of the year. */
export interface IraPeople {
  readonly you: IraSaver
  /** The other spouse of a joint return; null otherwise. */
  readonly spouse: IraSaver | null
  /** Modified AGI: AGI without deductions for IRAs and student loan interest, Social Security taxed as without them (Publication 590-A Worksheets 1-1 and 2-1, Appendix B). */
  readonly magi: number
}

/**
 * For a traditional IRA's deduction conversions stay in the income; for the Roth limit hand in the household without them (IRC 408A(c)(3)(B)(i)). Foreign earned income, savings bonds for
 * college and adoption money of an employer, which the worksheets add back, are not in a household.
 */
export function iraPeople(household: Household, facts: TaxYearFacts): IraPeople {
  const [first, second] = household.people
  const bare = (person: typeof first) => ({ ...person, traditionalIra: 0 })
  const people = second === undefined ? ([bare(first)] as const) : ([bare(first), bare(second)] as const)
  const { agi } = adjustedGrossIncome({ ...household, people, studentLoanInterest: 0 }, facts, 'exact')
  return {
    you: iraSaverOf(first, earningsOf(first, facts)),
    spouse: second === undefined ? null : iraSaverOf(second, earningsOf(second, facts)),
    magi: agi,
  }
}
