import { roundToCent } from '#engine/money.ts'
import { yearOf } from '#engine/month.ts'
import { dollars, shortDollars } from '../kit/format.ts'
import type { Chart } from '../kit/presentation.ts'
import { monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import { realAt, yearsOfAll } from './years.ts'

export function chartsOf(result: Result, inputs: PlanInputs): readonly Chart[] {
  const years = yearsOfAll(result)
  const first = yearOf(result.today)
  const start = result.plans.reduce((sum, one) => sum + one.start, 0)
  const rows = years.length > 0 ? years : [{ year: first, balance: start, planned: 0, paid: 0 }]
  const starts = result.plans.flatMap((plan) =>
    plan.bills[0] ? [{ x: yearOf(monthAt(result, plan.bills[0].month)), label: `${plan.name} starts` }] : [],
  )
  const highest = Math.max(...rows.map((row) => row.balance), start)
  const x = { label: 'Year', kind: 'year' as const, values: rows.map((row) => row.year) }
  const missing = rows.map((row) => roundToCent(Math.max(0, row.planned - row.paid)))
  return [
    {
      kind: 'lines',
      key: 'balance',
      title: 'What the plans hold',
      lead: 'It grows until school starts and is then paid out.',
      summary: `All plans together hold ${shortDollars(start)} today, at most ${shortDollars(highest)} at the end of a year, and ${shortDollars(result.left)} after the last bill.`,
      note: 'At the end of each year. The line of today’s dollars takes inflation out.',
      x,
      unit: 'money',
      series: [
        {
          key: 'balance',
          label: 'In the plans',
          color: 'growth',
          look: 'area',
          values: rows.map((row) => roundToCent(row.balance)),
        },
        {
          key: 'real',
          label: 'In today’s dollars',
          color: 'real',
          look: 'dashed',
          values: rows.map((row) => roundToCent(row.balance * realAt(result, row.year, inputs.inflation))),
        },
      ],
      ...(starts.length > 0 ? { marks: starts, marksLook: starts.length > 2 ? 'numbered' : 'labels' } : {}),
    },
    {
      kind: 'bars',
      key: 'bills',
      title: 'School bills, and who pays them',
      summary: `Of ${dollars(result.planned)} you mean to pay, the plans pay ${dollars(result.paid)}; ${dollars(result.planned - result.paid)} is missing.`,
      note: 'Future dollars.',
      x,
      unit: 'money',
      series: [
        {
          key: 'paid',
          label: 'Paid by the plans',
          color: 'principal',
          values: rows.map((row) => roundToCent(row.paid)),
        },
        { key: 'missing', label: 'Missing', color: 'interest', values: missing },
      ],
    },
  ]
}
