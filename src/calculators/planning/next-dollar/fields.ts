import { orderKinds, ownStart } from '#engine/planning/next-dollar/order.ts'
import { orderSteps } from '#facts/household/spending-orders.ts'
import { choice, count, type Inputs, percent, points, text, toggle } from '../../kit/field.ts'
import {
  startingFundFee,
  startingInflation,
  startingReturn,
  startingSafeReturn,
  startingWithdrawalTax,
} from '../../kit/starting-values.ts'
import { formWords as words } from './words/form.en.ts'

export const nextDollarFields = {
  order: choice({
    label: words.order,
    initial: 'flowchart',
    options: orderKinds.map((value) => ({ value, label: words.orders[value][0], hint: words.orders[value][1] })),
  }),
  ownOrder: text({ label: words.ownOrder, hint: words.ownOrderHint, initial: ownStart.join(', '), maxLength: 200 }),
  months: count({
    label: words.months,
    hint: words.monthsHint,
    unit: 'months',
    initial: null,
    max: 36,
    whole: false,
    step: 0.5,
    optional: true,
  }),
  costlyApr: percent({
    label: words.costlyApr,
    hint: words.costlyAprHint,
    initial: null,
    min: 1,
    max: 40,
    step: 0.5,
    optional: true,
  }),
  useCash: toggle({ label: words.useCash, initial: true }),
  healthPlan: choice({
    label: words.health,
    initial: 'auto',
    options: (['auto', 'none', 'self', 'family'] as const).map((value) => ({
      value,
      label: words.healthOptions[value],
    })),
  }),
  collegeShare: percent({ label: words.college, hint: words.collegeHint, initial: 33, max: 100, step: 1 }),
  growth: percent({
    label: words.growth,
    hint: words.growthHint,
    initial: points(startingReturn.value - startingFundFee.value),
    max: 15,
    step: 0.1,
  }),
  cash: percent({
    label: words.cash,
    hint: words.cashHint,
    initial: points(startingSafeReturn.value),
    max: 10,
    step: 0.1,
  }),
  inflation: percent({ label: words.inflation, initial: points(startingInflation.value), max: 10, step: 0.1 }),
  laterTax: percent({
    label: words.laterTax,
    hint: words.laterTaxHint,
    initial: points(startingWithdrawalTax.value),
    max: 60,
    step: 1,
  }),
} as const
export type NextDollarInputs = Inputs<typeof nextDollarFields>

/** The names of an order that was written down. */
export const stepNames = (written: string): readonly string[] =>
  written
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A sentence under the own order when it names something that is no step. */
export function checkOrder({ order, ownOrder }: NextDollarInputs): { readonly ownOrder?: string } {
  if (order !== 'own') return {}
  const wrong = stepNames(ownOrder).find((name) => !orderSteps.some((step) => step === name))
  return wrong === undefined ? {} : { ownOrder: words.unknownStep(wrong.slice(0, 40), orderSteps.join(', ')) }
}
