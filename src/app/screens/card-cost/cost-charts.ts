/** The pictures and tables of the cost screen, as data. */

import type { Chart, Table } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { type CarryingCost, carryingCost } from '#engine/planning/cards/carrying-cost.ts'
import { cardRules } from '../cards/card-rules.ts'
import { type Controls, choicesOf, type PlanKey, planName, plansFor } from './plan-choice.ts'
import { dayChart, planChart, statements } from './words.ts'

/** Nearer than this share, two lines are one. */
const APART = 0.01

/** What is owed on each day, with the days that matter marked. */
export function dayPicture({ cycles }: CarryingCost): Chart {
  const rows = cycles.flatMap((cycle) => cycle.rows)
  const last = rows.at(-1)
  const owed = rows.map((row) => row.owed)
  // Where all that is owed bears interest, one line says it.
  const differs = rows.some((row) => Math.abs(row.owed - row.bearing) > APART * Math.max(1, row.owed))
  return {
    kind: 'lines',
    key: 'days',
    title: dayChart.title,
    lead: dayChart.lead,
    summary: dayChart.summary({ from: owed[0] ?? 0, to: last?.owed ?? 0, last: last?.date ?? '' }),
    x: { label: dayChart.day, kind: 'date', values: rows.map(({ date }) => date) },
    unit: 'money',
    yLabel: dayChart.y,
    axis: 'near',
    series: [
      { key: 'owed', label: dayChart.owed, color: 'principal', values: owed },
      ...(differs
        ? [
            {
              key: 'bearing',
              label: dayChart.bearing,
              color: 'interest' as const,
              look: 'dashed' as const,
              values: rows.map((row) => row.bearing),
            },
          ]
        : []),
    ],
    marks: cycles
      .flatMap(({ paidOn, closes, payment }) => [
        ...(payment > 0 ? [{ x: paidOn, label: dayChart.paid }] : []),
        { x: closes, label: dayChart.closes },
      ])
      .slice(0, 6),
    marksLook: 'numbered',
  }
}

export interface PlanCost {
  readonly key: PlanKey
  readonly name: string
  readonly cost: CarryingCost
}

/** The same card and purchases under every way of paying, cheapest first. */
export function planCosts(card: HouseholdDebt, controls: Controls, today: IsoDate): readonly PlanCost[] {
  const keys = plansFor(card).filter((key) => key !== 'amount' || controls.plan === 'amount')
  return keys
    .flatMap((key): PlanCost[] => {
      const cost = carryingCost(card, choicesOf({ ...controls, plan: key }, card), today, cardRules)
      return cost === null ? [] : [{ key, name: planName(key, card), cost }]
    })
    .sort((a, b) => a.cost.cost - b.cost.cost)
}

const sumOf = (cost: CarryingCost, of: (cycle: CarryingCost['cycles'][number]) => number): number =>
  cost.cycles.reduce((sum, cycle) => sum + of(cycle), 0)

export function planPicture(plans: readonly PlanCost[], yours: PlanKey): Chart | null {
  const first = plans[0]
  const last = plans.at(-1)
  if (first === undefined || last === undefined) return null
  return {
    kind: 'ranks',
    key: 'plans',
    title: planChart.title,
    lead: planChart.lead({ last: first.cost.cycles.at(-1)?.closes ?? '' }),
    summary: planChart.summary({
      least: first.name,
      leastCost: first.cost.cost,
      most: last.name,
      mostCost: last.cost.cost,
    }),
    unit: 'money',
    words: { row: planChart.row, total: planChart.total },
    parts: [
      { key: 'interest', label: planChart.interest, color: 'interest' },
      { key: 'purchases', label: planChart.purchases, color: 'insurance' },
      { key: 'fees', label: planChart.fees, color: 'tax' },
    ],
    rows: plans.map(({ key, name, cost }) => ({
      label: name,
      isYours: key === yours,
      values: [
        sumOf(cost, (cycle) => cycle.interest - cycle.interestOnPurchases),
        sumOf(cost, (cycle) => cycle.interestOnPurchases),
        sumOf(cost, (cycle) => cycle.lateFee),
      ],
    })),
  }
}

const columns = (labels: readonly string[]): Table['columns'] =>
  labels.map((label, i) => ({ label, unit: i === 0 ? ('text' as const) : ('cents' as const) }))

/** What a phone has room for: late fees only where there are any. */
export function statementRows({ cycles }: CarryingCost): {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
} {
  const hasFees = cycles.some(({ lateFee }) => lateFee > 0)
  const { closes, pay, interest, fee, balance } = statements.short
  return {
    columns: hasFees ? [closes, pay, interest, fee, balance] : [closes, pay, interest, balance],
    rows: cycles.map((cycle) => {
      const [first, second, last] = [cycle.payment, cycle.interest, cycle.closing].map(say.cents)
      const fees = hasFees ? [say.cents(cycle.lateFee)] : []
      return [say.dateShort(cycle.closes), first ?? '', second ?? '', ...fees, last ?? '']
    }),
  }
}

export const statementTable = ({ cycles }: CarryingCost): Table => ({
  key: 'statements',
  title: statements.title,
  columns: columns(statements.columns),
  rows: cycles.map((cycle) => [
    say.dateShort(cycle.closes),
    cycle.statement,
    cycle.minimum,
    cycle.payment,
    cycle.averageDailyBalance,
    cycle.interest,
    cycle.lateFee,
    cycle.closing,
  ]),
})

export const dayTable = ({ cycles }: CarryingCost): Table => ({
  key: 'days',
  title: statements.days,
  columns: columns(statements.dayColumns),
  rows: cycles.flatMap(({ rows }) =>
    rows.map(({ date, owed, bearing, interest }) => [say.dateShort(date), owed, bearing, interest]),
  ),
})
