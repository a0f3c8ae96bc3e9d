import { budgetFlows } from '#engine/budget/ledger.ts'
import { dateText, dollars, shortDollars } from '../kit/format.ts'
import type { Chart, DataColor, FlowChart, XYChart } from '../kit/presentation.ts'
import { monthlyOf } from './cash-flows.ts'
import type { Budget } from './compute.ts'
import type { BudgetInputs } from './fields.ts'
import { named } from './words.ts'

const colors: Readonly<Record<string, DataColor>> = {
  housing: 'principal',
  insurance: 'insurance',
  debt: 'interest',
  savings: 'growth',
}
type FlowKind = ReturnType<typeof budgetFlows>['nodes'][number]['kind']
const colorOf = (kind: FlowKind, id: string): DataColor => {
  if (kind === 'category') return colors[id.slice('category:'.length)] ?? 'other'
  return { source: 'real', income: 'real', 'left-over': 'growth', short: 'interest' }[kind] as DataColor
}
const columnOf = (kind: FlowKind): number => (kind === 'income' ? 1 : kind === 'source' || kind === 'short' ? 0 : 2)

function flow(budget: Budget, inputs: BudgetInputs): FlowChart | null {
  const sources = inputs.income.map((row, i) => ({ key: String(i), name: named(row.name), monthly: monthlyOf(row) }))
  const { nodes, links } = budgetFlows(sources, budget.ledger)
  if (links.length === 0) return null
  // One income needs no column of its own; that leaves room for the names on a phone.
  const starts = nodes.filter(({ kind }) => kind === 'source' || kind === 'short')
  const single = starts.length === 1 ? starts[0] : undefined
  const shown = nodes.filter((node) => node !== single)
  const { leftOver, planned, income } = budget.ledger
  const largest = [...budget.ledger.lines].sort((a, b) => b.planned - a.planned)[0]
  const most =
    largest && largest.planned > 0 ? `, the largest part (${dollars(largest.planned)}) on ${largest.name}` : ''
  const end = leftOver >= 0 ? `${dollars(leftOver)} is left over` : `${dollars(-leftOver)} is missing`
  return {
    kind: 'flow',
    key: 'flow',
    title: 'Where each month’s money goes',
    lead: 'What comes in on the left, where it goes on the right. The thicker the band, the more money.',
    summary: `Of ${dollars(income)} a month, ${dollars(planned)} is planned${most}; ${end}.`,
    unit: 'money',
    nodes: shown.map(({ key, name, kind }) => ({
      id: key,
      label: single && kind === 'income' ? single.name : name,
      column: columnOf(kind) - (single ? 1 : 0),
      color: colorOf(kind, key),
    })),
    links: single ? links.filter((link) => link.from !== single.key) : links,
  }
}

function forward({ line }: Budget, inputs: BudgetInputs): XYChart {
  const { days, lowest } = line
  const last = days.at(-1)
  return {
    kind: 'lines',
    key: 'forward',
    title: 'Your account over the next 12 months',
    lead: 'Paydays and dated bills on their days, everything else spread evenly. The lowest day is marked.',
    summary: `The balance starts at ${shortDollars(inputs.balance)}, is lowest at ${shortDollars(lowest.balance)} on ${dateText(lowest.date)} and ends at ${shortDollars(last?.balance ?? 0)}.`,
    note: 'End of each day, in the dollars of that day: prices and pay stay as they are now. A bank may book a bill before the pay of the same day.',
    x: { label: 'Day', kind: 'date', values: days.map((day) => day.date) },
    unit: 'money',
    series: [
      { key: 'balance', label: 'Balance', color: 'growth', look: 'line', values: days.map((day) => day.balance) },
      {
        key: 'buffer',
        label: 'Always keep',
        color: 'other',
        look: 'dashed',
        values: days.map(() => inputs.buffer),
      },
    ],
    marks: [{ x: lowest.date, label: `Lowest: ${dollars(lowest.balance)}` }],
  }
}

export const chartsOf = (budget: Budget, inputs: BudgetInputs): readonly Chart[] =>
  [flow(budget, inputs), forward(budget, inputs)].filter((chart) => chart !== null)
