/** The tool of a task, with what the list knows of its household filled in, and the birth month chosen on the list. */
import type { Household } from '#engine/household/household.ts'
import { cashOf, retirementOf } from '#engine/household/standing.ts'
import { yearlyWages } from '#engine/household/yearly-wages.ts'
import type { Month } from '#engine/month.ts'
import { calculatorLink, type LinkValue } from '../picture/calculator-link.ts'

type Known = Readonly<Record<string, LinkValue | undefined>>
type Filled = (household: Household, born: Month | null) => readonly [slug: string, inputs: Known]

/** A year's pay before taxes of one person, where it is known. */
function payOf({ incomes, people }: Household, whose: 'you' | 'partner'): number | null {
  const partner = people.find(({ role }) => role === 'partner')?.id
  return yearlyWages(
    incomes.filter(({ owner }) => (partner !== undefined && owner === partner) === (whose === 'partner')),
  )
}
const some = (amount: number): number | null => (amount > 0 ? Math.round(amount) : null)
const filedOf = ({ filingStatus, state }: Household): Known => ({ status: filingStatus, state })
const spouseOf = (household: Household, name: string): Known =>
  household.filingStatus === 'joint' ? { [name]: payOf(household, 'partner') } : {}

/** By the path a task names. What is not here opens as it stands. */
const filled: Readonly<Record<string, Filled>> = {
  '/tax-calculator': (of) => ['tax', { pay: payOf(of, 'you'), ...spouseOf(of, 'spousePay'), ...filedOf(of) }],
  '/payroll-tax-calculator': (of) => ['payroll-tax', { pay: payOf(of, 'you'), ...filedOf(of) }],
  '/401k-calculator': (of, born) => ['401k', { pay: payOf(of, 'you'), born, ...filedOf(of) }],
  '/roth-ira-calculator': (of, born) => [
    'roth-ira',
    { born, income: payOf(of, 'you'), ...spouseOf(of, 'spouseIncome'), ...filedOf(of) },
  ],
  '/traditional-ira-calculator': (of, born) => [
    'traditional-ira',
    { born, income: payOf(of, 'you'), ...spouseOf(of, 'spouseIncome'), ...filedOf(of) },
  ],
  '/hsa-calculator': (of, born) => [
    'hsa',
    { born, income: payOf(of, 'you'), ...spouseOf(of, 'spouseIncome'), ...filedOf(of) },
  ],
  '/emergency-fund-calculator-new': (of) => ['emergency-fund', { savings: some(cashOf(of)) }],
  '/retirement-drawdown-calculator': (of) => ['retirement-drawdown', { savings: some(retirementOf(of)) }],
}

export function taskLink(tool: string, household: Household, born: Month | null): string {
  const found = filled[tool]?.(household, born)
  return found === undefined ? tool : calculatorLink(...found)
}
/** Tools that are filled in. */
export const filledTools: readonly string[] = Object.keys(filled)
