import { roundToCent } from '#engine/money.ts'
import { daysBetween } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type AveragedContext, type FlowsContext, ofFlows, ofReturns, ofSteady, type SteadyContext } from './context.ts'
import { tableWords } from './words/explain.en.ts'

/** Past this no table holds a value. */
const MOST = 1e14

/** Year by year at the steady rate; the last row is the end. */
function steadyYears({ result: r }: SteadyContext): KeyedTable {
  const step = Math.max(1, Math.ceil(r.years / 100))
  const count = Math.ceil(r.years / step - 1e-9)
  const ends = Array.from({ length: count }, (_, i) => Math.min((i + 1) * step, r.years))
  const value = (time: number) => r.start * (1 + r.annualRate) ** time
  const rows = ends.map((time, i) => ({ time, before: i === 0 ? 0 : (ends[i - 1] ?? 0) }))
  return tableOf('byYear', tableWords.byYear, rows, {
    years: ['ratio', ({ time }) => Number(time.toFixed(2))],
    growth: ['money', ({ time, before }) => roundToCent(value(time) - value(before))],
    value: ['money', ({ time }) => roundToCent(value(time))],
    real: ['money', ({ time }) => roundToCent(value(time) / (1 + r.inflation) ** time)],
  })
}

/** Each flow and what it became by the last day at the money-weighted rate. */
function eachFlow({ result: r, say }: FlowsContext): KeyedTable | null {
  const last = r.flows.at(-1)
  if (!last) return null
  const { title, lead, leadValue, columns } = tableWords.flows
  const words = { title, lead: r.endsWithValue ? leadValue : lead }
  const { grown: grownLabel, ...labels } = columns
  const days = (date: (typeof last)['date']) => daysBetween(date, last.date)
  const rules = {
    date: ['date', ({ date }: typeof last) => say.dateShort(date)],
    days: ['count', ({ date }: typeof last) => days(date)],
    amount: ['cents', ({ amount }: typeof last) => roundToCent(-amount)],
  } as const
  if (r.outcome !== 'money-weighted') return tableOf('flows', { ...words, columns: labels }, r.flows, rules)
  const grown = ({ date, amount }: typeof last): number | null => {
    const value = -amount * (1 + r.annualRate) ** (days(date) / 365)
    return Number.isFinite(value) && Math.abs(value) < MOST ? roundToCent(value) : null
  }
  return tableOf('flows', { ...words, columns: { ...labels, grown: grownLabel } }, r.flows, {
    ...rules,
    grown: ['cents', grown],
  })
}

function returnsByYear({ result: r }: AveragedContext): KeyedTable {
  const shown = (x: number) => (Math.abs(x) < MOST ? roundToCent(x) : null)
  let value = r.start
  const rows = r.returns.map((one, i) => {
    value *= 1 + one
    return { one, value, year: i + 1 }
  })
  return tableOf('returns', tableWords.returns, rows, {
    year: ['count', ({ year }) => year],
    percent: ['percent', ({ one }) => one * 100],
    value: ['money', (row) => shown(row.value)],
    compound: ['money', ({ year }) => shown(r.start * (1 + r.annualRate) ** year)],
    average: ['money', ({ year }) => shown(r.start * (1 + r.arithmetic) ** year)],
  })
}

export const tables = [ofSteady(steadyYears), ofFlows(eachFlow), ofReturns(returnsByYear)]
