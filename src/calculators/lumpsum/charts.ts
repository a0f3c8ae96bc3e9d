import { Z90 } from '#engine/investing/average-and-compound.ts'
import { fanMonths } from '#engine/investing/growth-fan.ts'
import { roundToCent } from '#engine/money.ts'
import type { WaterfallChart, XYChart } from '../kit/presentation.ts'
import { grownAt, returnAt } from './compute.ts'
import { type LumpContext, ofAmount, ofPast, type PastContext } from './context.ts'
import { pastValues } from './past-values.ts'
import { chartWords } from './words/explain.en.ts'

const yearOf = (month: number) => Number((month / 12).toFixed(2))
const overYears = (months: readonly number[]) => ({
  label: chartWords.years,
  kind: 'number' as const,
  values: months.map(yearOf),
})
/** Prices after some months, 1 at the start; always 1 where the charts are in future dollars. */
const pricesShown = ({ inputs }: Pick<LumpContext, 'inputs'>, month: number) =>
  inputs.dollars === 'today' ? (1 + inputs.inflation / 100) ** (month / 12) : 1

/** What every starting month of the past made of the amount. */
function past(context: PastContext): XYChart {
  const words = chartWords.past
  const { inputs, result, found, fan, say } = context
  const { amount } = inputs
  const money = (list: readonly number[]) => list.map((growth) => roundToCent(growth * amount))
  const values = pastValues(context)
  const expected = found.at.map((month) =>
    roundToCent(grownAt(inputs, result.compound, month).afterFee / pricesShown(context, month)),
  )
  return {
    kind: 'lines',
    key: 'past',
    title: words.title(values, say),
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note(values, say),
    x: overYears(found.at),
    unit: 'money',
    series: [
      {
        key: 'best',
        label: words.best({ from: fan.best.from }, say),
        color: 'other',
        look: 'line',
        values: money(fan.best.path),
      },
      { key: 'p50', label: words.typical, color: 'growth', look: 'line', values: money(fan.p50) },
      {
        key: 'worst',
        label: words.worst({ from: fan.worst.from }, say),
        color: 'interest',
        look: 'line',
        values: money(fan.worst.path),
      },
      { key: 'yours', label: words.yours, color: 'real', look: 'dashed', values: expected },
    ],
    band: { label: chartWords.eightInTen, low: money(fan.p10), high: money(fan.p90), color: 'growth' },
    innerBand: { label: chartWords.half, low: money(fan.p25), high: money(fan.p75), color: 'growth' },
  }
}

/** The visitor's own assumptions: the median, and one in ten on either side. */
function own(context: LumpContext): XYChart | null {
  const { inputs, result, say } = context
  if (inputs.volatility === 0) return null
  const words = chartWords.own
  const at = fanMonths(inputs.years)
  const worth = (month: number, z: number) =>
    month === 0 ? inputs.amount : grownAt(inputs, returnAt(inputs, result, month, z), month).beforeEndTax
  const run = (z: number) => at.map((month) => roundToCent(worth(month, z) / pricesShown(context, month)))
  const [low, middle, high] = [run(-Z90), run(0), run(Z90)]
  const last = (list: readonly number[]) => list.at(-1) ?? 0
  const values = { months: inputs.years, low: last(low), typical: last(middle), high: last(high) }
  const isTaxed = inputs.account !== 'free'
  return {
    kind: 'lines',
    key: 'own',
    title: words.title,
    lead: words.lead({ rate: result.compound * 100, swing: inputs.volatility }, say),
    summary: words.summary(values, say),
    note: (isTaxed ? words.noteBeforeTax : words.note)({ dollars: inputs.dollars }),
    x: overYears(at),
    unit: 'money',
    series: [
      { key: 'high', label: words.high, color: 'other', look: 'dashed', values: high },
      { key: 'middle', label: words.typical, color: 'growth', look: 'line', values: middle },
      { key: 'low', label: words.low, color: 'interest', look: 'dashed', values: low },
    ],
    band: { label: chartWords.eightInTen, low, high, color: 'growth' },
  }
}

/** From what it could be to what is left of it. */
function taken({ inputs, result: { end, prices }, say }: LumpContext): WaterfallChart {
  const words = chartWords.taken
  const real = end.net / prices
  const change = (label: string, value: number, color: 'tax' | 'other' | 'interest', note?: string) =>
    Math.abs(value) < 0.005 ? [] : [{ label, kind: 'change' as const, value: -value, color, ...(note ? { note } : {}) }]
  const isIncome = inputs.account === 'deferred'
  return {
    kind: 'waterfall',
    key: 'taken',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ gross: end.gross, net: end.net, real }, say),
    note: words.note,
    unit: 'money',
    steps: [
      { label: words.gross, kind: 'total', value: end.gross, color: 'growth' },
      ...change(words.fees, end.feeCost, 'other'),
      ...change(words.dividendTax, end.yearlyTaxCost, 'tax'),
      ...change(
        isIncome ? words.incomeTax : words.gainTax,
        end.endTax,
        'tax',
        isIncome ? words.whenWithdrawn : words.whenSold,
      ),
      { label: words.net, kind: 'total', value: end.net, color: 'growth', note: words.future },
      ...change(prices < 1 ? words.fallingPrices : words.inflation, end.net - real, 'interest'),
      { label: words.today, kind: 'total', value: real, color: 'real' },
    ],
  }
}

/** How often money had been lost, by years held. */
function lost({ inputs, found, say }: PastContext): XYChart {
  const words = chartWords.lost
  const share = (count: number | undefined) => Number((((count ?? 0) / found.windows) * 100).toFixed(1))
  const shown = found.at
    .map((month, i) => ({ month, nominal: share(found.nominal.below[i]), real: share(found.real.below[i]) }))
    .filter((row) => row.month > 0)
  const first = shown.find((row) => row.month === 12) ?? shown[0] ?? { month: 12, real: 0 }
  const last = shown.at(-1) ?? first
  return {
    kind: 'lines',
    key: 'lost',
    title: words.title,
    lead: (inputs.years > 24 ? words.leadYears : words.leadMonths)({ months: inputs.years }, say),
    summary: (last.month === first.month ? words.summaryFirst : words.summary)({ first, last }, say),
    note: words.note(inputs, say),
    x: overYears(shown.map((row) => row.month)),
    unit: 'percent',
    series: [
      { key: 'real', label: words.real, color: 'real', look: 'line', values: shown.map((row) => row.real) },
      { key: 'nominal', label: words.nominal, color: 'other', look: 'dashed', values: shown.map((row) => row.nominal) },
    ],
  }
}

export const charts = [ofAmount(ofPast(past)), ofAmount(own), ofAmount(taken), ofPast(lost)]
