import { budgetFlows } from '#engine/budget/ledger.ts'
import type { DataColor, FlowChart, XYChart } from '../kit/presentation.ts'
import { monthlyOf } from './cash-flows.ts'
import { ofPlan, type PlanContext } from './context.ts'
import { named } from './named.ts'
import { chartWords } from './words/explain.en.ts'

const colors: Readonly<Record<string, DataColor>> = {
  housing: 'principal',
  insurance: 'insurance',
  debt: 'interest',
  savings: 'growth',
}
type FlowNode = ReturnType<typeof budgetFlows>['nodes'][number]
const colorOf = ({ kind, key }: FlowNode): DataColor => {
  if (kind === 'category') return colors[key.slice('category:'.length)] ?? 'other'
  return { source: 'real', income: 'real', 'left-over': 'growth', short: 'interest' }[kind] as DataColor
}
const columnOf = ({ kind }: FlowNode): number => (kind === 'income' ? 1 : kind === 'source' || kind === 'short' ? 0 : 2)

/** Where income and what it does not pay for meet stands the plan: the band is wider than the income. */
function labelOf({ kind, name }: FlowNode, isShort: boolean): string {
  const words = chartWords.flow
  if (kind === 'income') return isShort ? words.plan : words.income
  return kind === 'short' ? words.short : kind === 'left-over' ? words.leftOver : name
}

function flow({ inputs, result: { ledger }, say }: PlanContext): FlowChart | null {
  const words = chartWords.flow
  const sources = inputs.income.map((row, i) => ({ key: String(i), name: named(row.name), monthly: monthlyOf(row) }))
  const { nodes, links } = budgetFlows(sources, ledger)
  if (links.length === 0) return null
  const isShort = nodes.some(({ kind }) => kind === 'short')
  // One income needs no column of its own; that leaves room for the names on a phone.
  const starts = nodes.filter(({ kind }) => kind === 'source' || kind === 'short')
  const single = starts.length === 1 ? starts[0] : undefined
  const largest = [...ledger.lines].sort((a, b) => b.planned - a.planned)[0]
  const month = {
    income: ledger.income,
    planned: ledger.planned,
    largest: largest?.name ?? '',
    most: largest?.planned ?? 0,
    rest: ledger.leftOver,
  }
  const summary = isShort ? words.summaryShort : month.most > 0 ? words.summaryLeft : words.summaryUnplanned
  return {
    kind: 'flow',
    key: 'flow',
    title: words.title,
    lead: isShort ? words.leadShort({ missing: -ledger.leftOver }, say) : words.lead,
    summary: summary(month, say),
    unit: 'money',
    nodes: nodes
      .filter((node) => node !== single)
      .map((node) => ({
        id: node.key,
        label: single && node.kind === 'income' && !isShort ? single.name : labelOf(node, isShort),
        column: columnOf(node) - (single ? 1 : 0),
        color: colorOf(node),
      })),
    links: single ? links.filter((link) => link.from !== single.key) : links,
  }
}

function forecast({ inputs, result: { line }, say }: PlanContext): XYChart {
  const words = chartWords.forecast
  const { days, lowest } = line
  const values = {
    start: inputs.balance,
    lowest: lowest.balance,
    date: lowest.date,
    end: days.at(-1)?.balance ?? 0,
  }
  return {
    kind: 'lines',
    key: 'forward',
    title: words.title,
    lead: words.lead,
    summary: words.summary(values, say),
    note: words.note,
    x: { label: words.day, kind: 'date', values: days.map((day) => day.date) },
    unit: 'money',
    series: [
      { key: 'balance', label: words.balance, color: 'growth', look: 'line', values: days.map((day) => day.balance) },
      { key: 'buffer', label: words.buffer, color: 'other', look: 'dashed', values: days.map(() => inputs.buffer) },
    ],
    marks: [{ x: lowest.date, label: words.lowest(lowest, say) }],
  }
}

export const charts = [ofPlan(flow), ofPlan(forecast)]
