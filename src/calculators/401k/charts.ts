import { roundToCent } from '#engine/money.ts'
import type { Chart } from '../kit/presentation.ts'
import { byRate } from './by-rate.ts'
import type { PlanContext } from './context.ts'
import { growthChart, paycheckChart, rateChart } from './words/explain.en.ts'

/** In today's dollars: each year's money at what it was worth when it went in. */
function growth({ result, inputs, say }: PlanContext): Chart | null {
  const { life, age } = result
  if (life.length === 0) return null
  const yearly = 1 / (1 + inputs.inflation / 100)
  let own = inputs.balance
  let paidIn = inputs.balance
  const values = life.map((row) => {
    const at = yearly ** (row.year + 1)
    own += (row.own + row.afterTax) * at
    paidIn += (row.own + row.afterTax + row.match + row.nonElective) * at
    return { balance: row.balance * at, own, paidIn }
  })
  const all = [{ balance: inputs.balance, own: inputs.balance, paidIn: inputs.balance }, ...values]
  return {
    kind: 'lines',
    key: 'growth',
    title: growthChart.title,
    lead: growthChart.lead,
    summary: growthChart.summary({ from: age, to: age + life.length, balance: result.balance * result.deflator }, say),
    x: { label: growthChart.x, kind: 'number', values: all.map((_, year) => age + year) },
    unit: 'money',
    series: [
      {
        key: 'balance',
        label: growthChart.balance,
        color: 'growth',
        look: 'area',
        values: all.map((one) => roundToCent(one.balance)),
      },
      {
        key: 'paidIn',
        label: growthChart.paidIn,
        color: 'insurance',
        values: all.map((one) => roundToCent(one.paidIn)),
      },
      {
        key: 'own',
        label: growthChart.own,
        color: 'principal',
        look: 'dashed',
        values: all.map((one) => roundToCent(one.own)),
      },
    ],
  }
}

function rates(context: PlanContext): Chart {
  const { result, inputs, say } = context
  const rows = byRate(context)
  const last = rows.at(-1)?.share ?? 0
  const full = result.fullShare * 100
  const hasMatch = result.level.wholeMatch > 0.005
  const marks = [
    ...(hasMatch && full <= last ? [{ x: full, label: rateChart.full }] : []),
    ...(inputs.contribute <= last && Math.abs(inputs.contribute - full) > 0.25
      ? [{ x: inputs.contribute, label: rateChart.mark }]
      : []),
  ]
  return {
    kind: 'lines',
    key: 'rates',
    title: rateChart.title,
    lead: rateChart.lead,
    summary: hasMatch ? rateChart.summary({ share: full, match: result.level.wholeMatch }, say) : rateChart.noMatch,
    x: { label: rateChart.x, kind: 'number', values: rows.map((row) => row.share) },
    unit: 'money',
    series: [
      { key: 'match', label: rateChart.match, color: 'growth', values: rows.map((row) => roundToCent(row.match)) },
      {
        key: 'cost',
        label: rateChart.cost,
        color: 'principal',
        look: 'dashed',
        values: rows.map((row) => roundToCent(row.cost)),
      },
    ],
    ...(marks.length > 0 ? { marks } : {}),
  }
}

function paychecks({ result, say }: PlanContext): Chart | null {
  const { rows, trueUp } = result.now
  if (rows.length === 0) return null
  const own = rows.map((row) => roundToCent(row.preTax + row.roth))
  const afterTax = rows.map((row) => roundToCent(row.afterTax))
  const employer = rows.map((row) => roundToCent(row.match + row.nonElective))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
  return {
    kind: 'bars',
    key: 'paychecks',
    title: paycheckChart.title,
    summary: paycheckChart.summary({ count: rows.length, own: sum(own) + sum(afterTax), employer: sum(employer) }, say),
    ...(trueUp > 0.005 ? { note: paycheckChart.trueUp({ amount: trueUp }, say) } : {}),
    x: { label: paycheckChart.x, kind: 'number', values: rows.map((_, index) => index + 1) },
    unit: 'money',
    series: [
      { key: 'own', label: paycheckChart.own, color: 'principal', values: own },
      ...(sum(afterTax) > 0
        ? [{ key: 'afterTax', label: paycheckChart.afterTax, color: 'other' as const, values: afterTax }]
        : []),
      { key: 'employer', label: paycheckChart.employer, color: 'growth', values: employer },
    ],
  }
}

/** The paychecks come before the rates where the limit ends them early. */
export const charts = [
  growth,
  (context: PlanContext) => (context.result.now.limitAt === null ? rates(context) : paychecks(context)),
  (context: PlanContext) => (context.result.now.limitAt === null ? paychecks(context) : rates(context)),
]
