/** The tax on cash income of the visitor's household, in their own state or in another. */
import { type CashTax, cashTaxFor } from '#engine/saving/cash-income-tax.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { Asked } from '../kit/calculator.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { MoneyMarketLaw } from './law.ts'
import type { MoneyMarketInputs } from './sections.ts'

type Question = Pick<Asked<MoneyMarketInputs, MoneyMarketLaw>, 'inputs' | 'law'>

/** `state` is the visitor's own, or one of those compared. */
export function cashTaxIn({ inputs, law }: Question, state: string): CashTax {
  const own = state === inputs.state ? law.state : law.states[state]
  if (own === undefined) throw new Error(`missing law: ${state}`)
  return cashTaxFor(earnerHousehold({ ...inputs, state }), law.tax, stateReturnFor(own, law.tax.year))
}
