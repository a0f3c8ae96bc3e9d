import type { WaterfallChart, XYChart } from '../kit/presentation.ts'
import { valueAfter } from './compute.ts'
import { type BoughtContext, type LoanContext, ofBought, ofLoan } from './context.ts'
import { spanUnder } from './months-under.ts'
import { rebateAheadByMonth, rebateTurn } from './rebate-path.ts'
import { chartWords } from './words/explain.en.ts'
import { spans } from './words/findings.en.ts'

function oweAndWorth({ inputs, result: { loan, under }, say }: LoanContext): XYChart {
  const words = chartWords.worth
  const months = loan.schedule.owed.map((_, month) => month)
  const span = spanUnder(under)
  const first = inputs.condition === 'new' ? inputs.firstLoss : inputs.laterLoss
  return {
    kind: 'lines',
    key: 'upsideDown',
    title: words.title,
    lead: span ? words.leadUnder : words.leadOver,
    summary: span
      ? words.summaryUnder({ when: spans[span.kind](span), gap: under.worst.gap }, say)
      : words.summaryOver(),
    note: words.note({ first, later: inputs.laterLoss }, say),
    x: { label: chartWords.month, kind: 'number', values: months },
    unit: 'money',
    series: [
      { key: 'owed', label: words.owed, color: 'interest', values: loan.schedule.owed },
      { key: 'value', label: words.value, color: 'growth', values: months.map((month) => valueAfter(inputs, month)) },
    ],
    ...(span && span.to < loan.schedule.months ? { marks: [{ x: span.to + 1, label: words.mark }] } : {}),
  }
}

type Step = WaterfallChart['steps'][number] & {
  /** What programs call the line of its table. */
  readonly key: string
}

/** Every step from the price agreed to the sum borrowed. */
export function stepsOf({ inputs, result: { deal } }: BoughtContext): readonly Step[] {
  const words = chartWords.steps
  const steps: readonly Step[] = [
    { key: 'price', label: words.price, kind: 'total', value: inputs.price, color: 'principal' },
    { key: 'rebate', label: words.rebate, kind: 'change', value: -deal.rebate, color: 'growth' },
    { key: 'tax', label: words.tax, kind: 'change', value: deal.tax, color: 'tax' },
    { key: 'fees', label: words.fees, kind: 'change', value: inputs.dealerFee + inputs.registration, color: 'other' },
    { key: 'addOns', label: words.addOns, kind: 'change', value: inputs.addOns, color: 'other' },
    { key: 'tradeIn', label: words.tradeIn, kind: 'change', value: -inputs.tradeIn, color: 'growth' },
    { key: 'owed', label: words.owed, kind: 'change', value: inputs.owed, color: 'interest' },
    { key: 'down', label: words.down, kind: 'change', value: -inputs.down, color: 'growth' },
    {
      key: 'loan',
      label: deal.financed < 0 ? words.left : words.loan,
      kind: 'total',
      value: deal.financed,
      color: 'principal',
    },
  ]
  return steps.filter((step) => step.kind === 'total' || step.value !== 0)
}

function sticker(context: BoughtContext): WaterfallChart {
  const { inputs, result, say } = context
  const words = chartWords.steps
  const { financed, tax } = result.deal
  return {
    kind: 'waterfall',
    key: 'sticker',
    title: words.title,
    lead: words.lead,
    summary: (financed < 0 ? words.summaryLeft : words.summary)({ price: inputs.price, loan: financed, tax }, say),
    unit: 'money',
    steps: stepsOf(context),
  }
}

function keeping({ result, say }: BoughtContext): XYChart {
  const words = chartWords.keeping
  const { years } = result.keeping
  const [first] = years
  const series: XYChart['series'] = [
    { key: 'payments', label: words.payments, color: 'principal', values: years.map((year) => year.payments) },
    { key: 'insurance', label: words.insurance, color: 'insurance', values: years.map((year) => year.insurance) },
    { key: 'gas', label: words.gas, color: 'interest', values: years.map((year) => year.gas) },
    { key: 'upkeep', label: words.upkeep, color: 'other', values: years.map((year) => year.upkeep) },
  ]
  const total = first ? first.payments + first.insurance + first.gas + first.upkeep : 0
  return {
    kind: 'bars',
    key: 'keeping',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ total, payments: first?.payments ?? 0 }, say),
    note: words.note,
    x: { label: chartWords.year, kind: 'number', values: years.map((year) => year.number) },
    unit: 'money',
    series: series.filter((one) => one.values.some((value) => value !== null && value > 0)),
  }
}

function choice({ result: { choice: found }, say }: LoanContext): XYChart | null {
  if (!found) return null
  const words = chartWords.choice
  const ahead = rebateAheadByMonth(found)
  const turn = rebateTurn(found)
  const hasRebate = found.withRebate.rebate > 0
  const values = { months: turn, ahead: found.rebateAhead }
  const summary = turn > 0 ? words.summaryTurn : found.rebateAhead >= 0 ? words.summaryFirst : words.summaryLow
  return {
    kind: 'lines',
    key: 'choice',
    title: hasRebate ? words.titleRebate : words.titleUsual,
    lead: hasRebate ? words.leadRebate : words.leadUsual,
    summary: summary(values, say),
    x: { label: chartWords.month, kind: 'number', values: ahead.map((_, month) => month) },
    unit: 'money',
    series: [{ key: 'ahead', label: hasRebate ? words.rebate : words.usual, color: 'growth', values: ahead }],
    ...(turn > 0 ? { marks: [{ x: turn, label: words.mark }] } : {}),
  }
}

export const charts = [ofLoan(choice), ofLoan(oweAndWorth), ofBought(sticker), ofBought(keeping)]
