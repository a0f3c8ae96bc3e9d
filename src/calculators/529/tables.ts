import { roundToCent } from '#engine/money.ts'
import type { Column, Table } from '../kit/presentation.ts'
import { schoolNames } from './child-fields.ts'
import { monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import { type PlanYear, realAt, yearsOfAll, yearsOfPlan } from './years.ts'

const columns: readonly Column[] = [
  { label: 'Year', unit: 'text' },
  { label: 'Deposits', unit: 'money' },
  { label: 'Growth', unit: 'money' },
  { label: 'Bills to pay', unit: 'money' },
  { label: 'Paid by the plan', unit: 'money' },
  { label: 'Missing', unit: 'money' },
  { label: 'In the plan at year end', unit: 'money' },
  { label: 'In today’s dollars', unit: 'money' },
]
const rowOf = (result: Result, inflation: number) => (one: PlanYear) => {
  const cents = [one.deposits, one.growth, one.planned, one.paid, one.planned - one.paid, one.balance]
  return [String(one.year), ...[...cents, one.balance * realAt(result, one.year, inflation)].map(roundToCent)]
}

export function tablesOf(result: Result, inputs: PlanInputs): readonly Table[] {
  const row = rowOf(result, inputs.inflation)
  const children: Table = {
    key: 'children',
    title: 'Child by child',
    lead: 'Monthly deposits are dollars a month; the rest are whole sums. A child’s deposits end with its last one; that money is then free.',
    columns: [
      { label: 'Child', unit: 'text' },
      { label: 'School', unit: 'text' },
      { label: 'First bill', unit: 'text' },
      { label: 'Bills to pay', unit: 'money' },
      { label: 'Needed a month', unit: 'money' },
      { label: 'Your part a month', unit: 'money' },
      { label: 'Covered', unit: 'percent' },
    ],
    rows: result.plans.map((plan) => [
      plan.name,
      schoolNames[plan.child.school],
      plan.bills[0] ? monthAt(result, plan.bills[0].month).slice(0, 4) : 'none to come',
      roundToCent(plan.account.planned),
      roundToCent(plan.needed),
      roundToCent(plan.monthly),
      plan.account.planned > 0 ? (plan.account.paid / plan.account.planned) * 100 : null,
    ]),
  }
  const all: Table = {
    key: 'years',
    title: 'Year by year through graduation',
    lead: 'All children together, in dollars of each year. Bills fall due every August.',
    columns,
    rows: yearsOfAll(result).map(row),
  }
  const own =
    result.plans.length < 2
      ? []
      : result.plans
          .filter((plan) => plan.bills.length > 0)
          .map(
            (plan, index): Table => ({
              key: `years-${index + 1}`,
              title: `Year by year: ${plan.name}`,
              columns,
              rows: yearsOfPlan(plan, result.today).map(row),
              folded: true,
            }),
          )
  return [children, all, ...own]
}
