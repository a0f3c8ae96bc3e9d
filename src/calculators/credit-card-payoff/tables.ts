import { owedOn } from '#engine/cards/card.ts'
import type { PayoffOrder } from '#engine/cards/order.ts'
import type { PayoffMonth } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { ownOrderOf } from './cards.ts'
import type { NeverPlan, PaidPlan } from './compute.ts'
import type { CardInputs } from './fields.ts'
import type { PlanYear } from './yearly.ts'

/** A debt that never ends is shown for so many months. */
const NEVER_SHOWN = 60

const orderName = (kind: PayoffOrder['kind'], inputs: CardInputs): string =>
  ({
    avalanche: 'Highest APR first',
    snowball: 'Smallest balance first',
    custom: inputs.order === 'custom' ? `My own: ${ownOrderOf(inputs).join(', ')}` : 'As listed',
  })[kind]

function ordersTable(plan: PaidPlan | NeverPlan, inputs: CardInputs): Table | null {
  if (plan.orders === null) return null
  const interests = plan.orders.results.flatMap(({ outcome }) =>
    outcome.outcome === 'paid-off' ? [outcome.totalInterest] : [],
  )
  const least = interests.length > 0 ? Math.min(...interests) : 0
  return {
    key: 'orders',
    title: 'Three orders, side by side',
    lead: 'The same money each month. Only the card that gets what is left after the minimums differs.',
    columns: [
      { label: 'Order', unit: 'text' },
      { label: 'Time', unit: 'months' },
      { label: 'Debt-free', unit: 'text' },
      { label: 'Interest', unit: 'money' },
      { label: 'More than the cheapest', unit: 'money' },
      { label: 'First card gone', unit: 'text' },
    ],
    rows: plan.orders.results.map(({ order, outcome, firstCleared }) => {
      const name = orderName(order.kind, inputs)
      const cleared = outcome.outcome === 'refused' ? undefined : outcome.cleared[0]
      const card = plan.cards.find((one) => one.key === firstCleared?.key)
      const first = cleared && card ? `${card.name}, ${monthText(cleared.month, true)}` : 'none'
      return outcome.outcome === 'paid-off'
        ? [
            name,
            outcome.months,
            outcome.lastMonth ? monthText(outcome.lastMonth, true) : 'now',
            outcome.totalInterest,
            roundToCent(outcome.totalInterest - least),
            first,
          ]
        : [name, null, 'never', null, null, first]
    }),
  }
}

const byYear = (years: readonly PlanYear[], charges: boolean): Table => ({
  key: 'byYear',
  title: 'Year by year',
  lead: 'Twelve payments a row.',
  columns: [
    { label: 'Year', unit: 'count' },
    { label: 'To', unit: 'text' },
    { label: 'Paid', unit: 'money' },
    { label: 'Interest', unit: 'money' },
    ...(charges ? [{ label: 'New charges', unit: 'money' } as const] : []),
    { label: 'You owe', unit: 'money' },
  ],
  rows: years.map((year) => [
    year.number,
    monthText(year.lastMonth, true),
    year.paid,
    year.interest,
    ...(charges ? [year.charges] : []),
    year.balance,
  ]),
})

function byMonth(plan: PaidPlan | NeverPlan, rows: readonly PayoffMonth[]): Table {
  const owing = plan.cards.filter((card) => owedOn(card) > 0)
  const several = owing.length > 1
  return {
    key: 'byMonth',
    title: 'Every payment',
    lead: several
      ? 'For each card: what to pay that month, and what is then left on it.'
      : 'Interest is billed before each payment and rounded to the cent.',
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Paid', unit: 'cents' },
      { label: 'Interest', unit: 'cents' },
      ...(several
        ? owing.flatMap((card) => [
            { label: `${card.name}: pay`, unit: 'cents' as const },
            { label: `${card.name}: left`, unit: 'cents' as const },
          ])
        : []),
      { label: 'You owe', unit: 'cents' },
    ],
    rows: rows.map((row) => [
      monthText(row.month, true),
      row.payment,
      row.interest,
      ...(several
        ? owing.flatMap((card) => {
            const month = row.cards.find((one) => one.key === card.key)
            return [month?.payment ?? 0, month?.end ?? 0]
          })
        : []),
      row.balance,
    ]),
    folded: true,
  }
}

export function tablesOf(plan: PaidPlan | NeverPlan, inputs: CardInputs, years: readonly PlanYear[]): readonly Table[] {
  const never = plan.outcome === 'never-paid-off'
  const orders = ordersTable(plan, inputs)
  return [
    ...(orders ? [orders] : []),
    byYear(never ? years.slice(0, NEVER_SHOWN / 12) : years, inputs.newCharges > 0),
    byMonth(plan, never ? plan.course.rows.slice(0, NEVER_SHOWN) : plan.course.rows),
  ]
}
