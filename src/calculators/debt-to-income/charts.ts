import { payoffOrder } from '#engine/housing/qualifying-payoff.ts'
import { programLimits } from '#facts/lending/program-limits.ts'
import type { DataColor, FillChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { payables } from './compute.ts'
import { ofRatio, type RatioContext } from './context.ts'
import { debtNames, limitName, share } from './names.ts'
import { chartWords } from './words/explain.en.ts'
import { nameWords } from './words/names.en.ts'

/** How full each band of the month's income is. */
function gauge({ inputs, result: { view }, say }: RatioContext): FillChart {
  const words = chartWords.gauge
  const { guide, most } = programLimits[view.program]
  const total = view.housing + view.debts
  const first = guide.back * view.gross
  const second = most.back === null || most.back === guide.back ? null : most.back
  const row = (label: string, from: number, to: number | null) => ({
    label,
    rate: null,
    capacity: to === null ? null : to - from,
    filled: Math.max(0, (to === null ? total : Math.min(total, to)) - from),
  })
  const names = { guide: share(guide.back), most: share(second ?? 0) }
  const past = second === null ? first : second * view.gross
  return {
    kind: 'fill',
    key: 'gauge',
    title: words.title,
    lead: words.lead({ total, gross: view.gross }, say),
    summary: words.summary({
      ratio: share(view.ratios.back),
      name: limitName({ ...inputs, limits: 'guide' }),
      guide: names.guide,
    }),
    unit: 'money',
    color: 'principal',
    words: { row: words.row, filled: words.filled },
    rows: [
      row(words.upTo(names), 0, first),
      ...(second === null ? [] : [row(words.toMost(names), first, past)]),
      row(words.above({ limit: second === null ? names.guide : names.most }), past, null),
    ],
  }
}

function whatIsLeft({ inputs, result: { view }, say }: RatioContext): WaterfallChart {
  const words = chartWords.whatIsLeft
  const names = debtNames(inputs.debts)
  const { gross, housing, debts } = view
  const take = (label: string, amount: number, color: DataColor) => ({
    label,
    kind: 'change' as const,
    value: -amount,
    color,
    note: share(amount / gross),
  })
  const steps = [
    { label: words.gross, kind: 'total' as const, value: gross },
    take(words.housing, housing, 'principal'),
    ...view.counted.map(({ counted }, index) => take(names[index] ?? '', counted, 'interest')),
    take(nameWords.newLoan, inputs.planned, 'other'),
    { label: words.left, kind: 'total' as const, value: gross - housing - debts },
  ]
  return {
    kind: 'waterfall',
    key: 'whatIsLeft',
    title: words.title,
    summary: words.summary({ gross, housing, debts }, say),
    note: words.note,
    unit: 'money',
    steps: steps.filter((step) => step.kind === 'total' || Math.abs(step.value) >= 0.005),
  }
}

/** The ratio as whole debts are paid off, the cheapest per freed dollar first. */
function asDebtsGo({ inputs, result: { view, limit }, say }: RatioContext): XYChart | null {
  const words = chartWords.asDebtsGo
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
    marks.push({ x: cash, label: words.paidOff({ name: names[index] ?? '' }) })
  }
  return {
    kind: 'lines',
    key: 'asDebtsGo',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ cash, from: share(view.ratios.back), to: share(month / view.gross) }, say),
    x: { label: words.x, kind: 'money', values: spent },
    unit: 'percent',
    series: [{ key: 'back', label: words.series, color: 'principal', look: 'step', values: ratios }],
    marks: marks.slice(0, 12),
    marksLook: 'numbered',
    ...(limit.back === null
      ? {}
      : { level: { value: limit.back * 100, label: words.level({ name: limitName(inputs) }) } }),
  }
}

export const charts = [ofRatio(gauge), ofRatio(whatIsLeft), ofRatio(asDebtsGo)]
