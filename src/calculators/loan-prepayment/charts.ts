import { roundToCent } from '#engine/money.ts'
import type { XYChart } from '../kit/presentation.ts'
import { ofPaid, type PaidContext } from './context.ts'
import { paysMore } from './plan.ts'
import { owedAt, pointsOf } from './points.ts'
import { stopping } from './what-ifs.ts'
import { chartWords } from './words/explain.en.ts'

const xOf = (context: PaidContext) => {
  const { unit, values } = pointsOf(context)
  return { label: chartWords[unit], kind: 'number' as const, values }
}

function balances(context: PaidContext): XYChart {
  const { inputs, result, say } = context
  const words = chartWords.balances
  const { plain, actual, rows } = result
  const { at } = pointsOf(context)
  const values = { balance: inputs.balance, payoff: actual.payoffMonth, agreed: plain.payoffMonth }
  const faster = paysMore(inputs)
  return {
    kind: 'lines',
    key: 'balances',
    title: words.title,
    lead: words.lead,
    summary: (faster ? words.summary : words.summaryPlain)(values, say),
    x: xOf(context),
    unit: 'money',
    series: [
      ...(faster
        ? [
            {
              key: 'with',
              label: words.with,
              color: 'principal' as const,
              look: 'area' as const,
              values: at.map((month) => owedAt(inputs.balance, rows, month)),
            },
          ]
        : []),
      {
        key: 'agreed',
        label: words.agreed,
        color: 'interest',
        look: faster ? 'dashed' : 'area',
        values: at.map((month) => owedAt(inputs.balance, plain.rows, month)),
      },
    ],
  }
}

/** Accounts less what is owed, for both ways with the same money. */
function prepayOrInvest(context: PaidContext): XYChart | null {
  const { inputs, result, say } = context
  if (!paysMore(inputs)) return null
  const words = chartWords.prepayInvest
  const { at } = pointsOf(context)
  const { prepayAccount, investAccount } = result.versus
  const end = result.investAhead
  const values = { rate: inputs.investReturn, by: Math.abs(end), month: result.plain.payoffMonth }
  const summary = Math.abs(end) < 0.5 ? words.even : end > 0 ? words.ahead : words.behind
  return {
    kind: 'lines',
    key: 'prepayInvest',
    title: words.title,
    lead: words.lead,
    summary: summary(values, say),
    note: words.note,
    x: xOf(context),
    unit: 'money',
    series: [
      {
        key: 'prepay',
        label: words.prepay,
        color: 'principal',
        values: at.map((month) =>
          roundToCent((prepayAccount[month] ?? 0) - owedAt(inputs.balance, result.rows, month)),
        ),
      },
      {
        key: 'invest',
        label: words.invest,
        color: 'growth',
        values: at.map((month) =>
          roundToCent((investAccount[month] ?? 0) - owedAt(inputs.balance, result.plain.rows, month)),
        ),
      },
    ],
  }
}

function stopAfter(context: PaidContext): XYChart | null {
  const { inputs, say } = context
  if (!paysMore(inputs)) return null
  const words = chartWords.stopAfter
  const years = stopping(context).flatMap(({ years, saved }) => (years === null ? [] : [{ years, saved }]))
  const [first] = years
  const last = years.at(-1)
  if (years.length < 2 || first === undefined || last === undefined || years.every((one) => one.saved < 1)) return null
  return {
    kind: 'bars',
    key: 'stopAfter',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ first, last }, say),
    note: words.note,
    x: { label: words.x, kind: 'number', values: years.map((one) => one.years) },
    unit: 'money',
    series: [{ key: 'saved', label: words.saved, color: 'growth', values: years.map((one) => one.saved) }],
  }
}

export const charts = [ofPaid(balances), ofPaid(prepayOrInvest), ofPaid(stopAfter)]
