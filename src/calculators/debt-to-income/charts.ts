import { payoffOrder } from '#engine/housing/qualifying-payoff.ts'
import { dollars } from '../kit/format.ts'
import type { Chart, FillChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type Dti, payables } from './compute.ts'
import type { DtiInputs } from './fields.ts'
import { limitsOf, programName } from './programs.ts'
import { debtNames, limitName, share } from './words.ts'

/** How full each band of the month's income is. */
function gauge({ view }: Dti): FillChart {
  const { guide, most } = limitsOf[view.program]
  const total = view.housing + view.debts
  const first = (guide.back ?? 0) * view.gross
  const second = most.back === null || most.back === guide.back ? null : most.back * view.gross
  const name = view.program === 'conventional' ? 'conventional' : programName[view.program]
  const rows = [
    {
      label: `Up to ${share(guide.back ?? 0)}: the ${name} guide`,
      rate: null,
      capacity: first,
      filled: Math.min(total, first),
    },
    ...(second === null
      ? [{ label: `Above ${share(guide.back ?? 0)}`, rate: null, capacity: null, filled: Math.max(0, total - first) }]
      : [
          {
            label: `${share(guide.back ?? 0)} to ${share(most.back ?? 0)}: with more strengths`,
            rate: null,
            capacity: second - first,
            filled: Math.max(0, Math.min(total, second) - first),
          },
          { label: `Above ${share(most.back ?? 0)}`, rate: null, capacity: null, filled: Math.max(0, total - second) },
        ]),
  ]
  return {
    kind: 'fill',
    key: 'gauge',
    title: 'How full your month is to a lender',
    lead: `Home and debts take ${dollars(total)} of ${dollars(view.gross)} a month before tax.`,
    summary: `Home and debts take ${share(view.ratios.back)} of income before tax; the ${name} guide ends at ${share(guide.back ?? 0)}.`,
    unit: 'money',
    color: 'principal',
    words: { row: 'Share of income', filled: 'Home and debts in it' },
    rows,
  }
}

function whatIsLeft({ view }: Dti, inputs: DtiInputs): WaterfallChart {
  const names = debtNames(inputs.debts)
  const { gross } = view
  const take = (label: string, amount: number, color: 'principal' | 'interest' | 'other', note?: string) => ({
    label,
    kind: 'change' as const,
    value: -amount,
    color,
    ...(note === undefined ? {} : { note }),
  })
  const steps = [
    { label: 'Income before tax', kind: 'total' as const, value: gross },
    take('Home', view.housing, 'principal', share(view.housing / gross)),
    ...view.counted.map(({ counted }, index) =>
      take(names[index] ?? 'Debt', counted, 'interest', share(counted / gross)),
    ),
    take('The loan you think of', inputs.planned, 'other', share(inputs.planned / gross)),
    { label: 'Left, before tax', kind: 'total' as const, value: gross - view.housing - view.debts },
  ]
  return {
    kind: 'waterfall',
    key: 'whatIsLeft',
    title: 'What takes how much of your income',
    summary: `Of ${dollars(gross)} a month before tax, ${dollars(view.housing)} goes to the home and ${dollars(view.debts)} to debts as counted.`,
    note: 'Tax, food and everything else come out of what is left. Lenders do not count them here.',
    unit: 'money',
    steps: steps.filter((step) => step.kind === 'total' || Math.abs(step.value) >= 0.005),
  }
}

/** The ratio as whole debts are paid off, the cheapest per freed dollar first. */
function asDebtsGo(result: Dti, inputs: DtiInputs): XYChart | null {
  const { view, limit } = result
  const debts = payables(inputs, view)
  const order = payoffOrder(debts)
  if (order.length === 0) return null
  const names = debtNames(inputs.debts)
  const spent: number[] = [0]
  const ratios: number[] = [view.ratios.back * 100]
  const marks: { x: number; label: string }[] = []
  let cash = 0
  let month = view.housing + view.debts
  for (const index of order) {
    cash += debts[index]?.balance ?? 0
    month -= debts[index]?.counted ?? 0
    spent.push(cash)
    ratios.push((month / view.gross) * 100)
    marks.push({ x: cash, label: `${names[index] ?? 'Debt'} paid off` })
  }
  return {
    kind: 'lines',
    key: 'asDebtsGo',
    title: 'The ratio as debts go',
    lead: 'In the order that lowers it most for each dollar. Paying part of a loan changes nothing: its payment stays.',
    summary: `Paying off everything that cash can end takes ${dollars(cash)} and brings the ratio from ${share(view.ratios.back)} to ${share(month / view.gross)}.`,
    x: { label: 'Cash spent', kind: 'money', values: spent },
    unit: 'percent',
    series: [
      { key: 'back', label: 'Housing and debts, share of income', color: 'principal', look: 'step', values: ratios },
    ],
    marks: marks.slice(0, 12),
    marksLook: 'numbered',
    ...(limit.back === null ? {} : { level: { value: limit.back * 100, label: `Limit: ${limitName(inputs)}` } }),
  }
}

export const chartsOf = (result: Dti, inputs: DtiInputs): readonly Chart[] => {
  const going = asDebtsGo(result, inputs)
  return [gauge(result), whatIsLeft(result, inputs), ...(going === null ? [] : [going])]
}
