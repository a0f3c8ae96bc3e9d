/** Parts of the answer that funds of every kind share. */
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { Split } from '../presentation.ts'
import type { Say } from '../say.ts'
import { stateNameOf } from '../states.ts'
import type { Held } from './held.ts'
import { splitWords, taxBasis } from './words/answer.en.ts'

/** Whole dollars; with cents where they are most of it. */
export const amountText = (amount: number, say: Say): string =>
  Math.abs(amount) < 10 ? say.cents(amount) : say.money(amount)

/** Where the money would go; null where a part would be negative. `costs` names what the fund takes. */
export function splitOf({ course, net, feeCost, taxCost }: Held, costs: string): Split | null {
  if (course.last.costFree <= 0.005 || net < 0 || feeCost < 0 || taxCost < 0) return null
  const parts: Split['parts'] = [
    { label: splitWords.kept, value: net, color: 'principal' },
    { label: costs, value: feeCost, color: 'interest' },
    { label: splitWords.tax, value: taxCost, color: 'tax' },
  ]
  return { label: splitWords.label, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

interface TaxInputs {
  readonly account: 'taxable' | 'ira' | 'roth'
  readonly taxBy: 'household' | 'rates'
  readonly income: number
  readonly status: FilingStatus
  readonly state: string
  readonly ordinaryRate: number
  readonly gainRate: number
  readonly withdrawalRate: number
}

/** Whose tax was counted, in a sentence; empty where there is none. */
export function taxBasisText(inputs: TaxInputs, say: Say): string {
  const { account, taxBy, income, status, state, ordinaryRate, gainRate, withdrawalRate } = inputs
  if (account === 'roth') return ''
  if (account === 'ira') return taxBasis.withdrawal({ rate: withdrawalRate }, say)
  return taxBy === 'rates'
    ? taxBasis.rates({ gain: gainRate, ordinary: ordinaryRate }, say)
    : taxBasis.household({ income, status, state: stateNameOf(state) }, say)
}
