/** What the owner's state takes of a further dollar, decimal: worked out where a state is chosen, else as entered. */
import { landlordYears } from '#engine/housing/rental-tax.ts'
import { interestTax } from '#engine/tax/interest-tax.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { Question } from './law.ts'
import { firstYearOf } from './setup.ts'

/** A little more income, dollars: enough that the cents a form rounds to do not count. */
const MORE = 1000

export function stateRateOf({ inputs, law, year }: Question): number {
  const stateOf = stateReturnFor(law.state, year)
  if (!stateOf) return inputs.stateRate / 100
  const owner = { status: inputs.status, pay: inputs.income, annualPayGrowth: 0, role: inputs.role, stateRate: 0 }
  const [first] = landlordYears(owner, law.tax, firstYearOf(inputs), 0, 1)
  return first ? Math.max(0, interestTax(first.household, law.tax, stateOf, MORE, 0).stateAndLocal / MORE) : 0
}
