import { Z90 } from '#engine/investing/average-and-compound.ts'
import { fanMonths } from '#engine/investing/growth-fan.ts'
import { roundToCent } from '#engine/money.ts'
import { monthsText, monthText, percentText, shortDollars } from '../kit/format.ts'
import { keptText, span, startsText, stocksText, worthText } from '../kit/past-words.ts'
import type { Chart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type Grown, grownAt, returnAt } from './compute.ts'
import type { LumpInputs } from './fields.ts'
import type { LumpStudy } from './study.ts'
import { dollarsName, endText, fanShown, lengthText, netOfStart, pointsText } from './words.ts'

const yearOf = (month: number) => Number((month / 12).toFixed(2))

/** What every start of the past made of the amount. */
function pastChart(grown: Grown, inputs: LumpInputs, found: LumpStudy): XYChart {
  const { amount } = inputs
  const fan = fanShown(inputs, found)
  const money = (list: readonly number[]) => list.map((growth) => roundToCent(growth * amount))
  const expected = found.at.map((month) => {
    const prices = inputs.dollars === 'today' ? (1 + inputs.inflation / 100) ** (month / 12) : 1
    return roundToCent(grownAt(inputs, grown.compound, month).afterFee / prices)
  })
  const end = (list: readonly number[]) => shortDollars(amount * (list.at(-1) ?? 0))
  return {
    kind: 'lines',
    key: 'past',
    title: `What ${worthText(amount, amount)} became, from every start month since 1871`,
    lead: `Worst start: ${span(fan.worst)}, ${endText(amount, fan.worst)}. Best: ${span(fan.best)}, ${endText(amount, fan.best)}. ${stocksText(inputs)}, ${keptText(inputs)}.`,
    summary: `Over ${monthsText(inputs.years)}, in ${startsText(found)}, the middle one ended at ${end(fan.p50)}, one in ten below ${end(fan.p10)} and one in ten above ${end(fan.p90)}, in ${dollarsName(inputs)}. Worst: ${endText(amount, fan.worst)}, from ${span(fan.worst)}. Best: ${endText(amount, fan.best)}, from ${span(fan.best)}.`,
    note: `In ${dollarsName(inputs)}. ${netOfStart(inputs)}. The middle and the shaded parts are taken year by year, so no single start follows them. Starts overlap: they share most of their years and are not separate proofs.`,
    x: { label: 'Years', kind: 'number', values: found.at.map(yearOf) },
    unit: 'money',
    series: [
      {
        key: 'best',
        label: `Best: ${monthText(fan.best.from, true)}`,
        color: 'other',
        look: 'line',
        values: money(fan.best.path),
      },
      { key: 'p50', label: 'Middle of all starts', color: 'growth', look: 'line', values: money(fan.p50) },
      {
        key: 'worst',
        label: `Worst: ${monthText(fan.worst.from, true)}`,
        color: 'interest',
        look: 'line',
        values: money(fan.worst.path),
      },
      { key: 'yours', label: 'At the return you expect', color: 'real', look: 'dashed', values: expected },
    ],
    band: { label: 'Eight starts in ten', low: money(fan.p10), high: money(fan.p90), color: 'growth' },
    innerBand: { label: 'Half of all starts', low: money(fan.p25), high: money(fan.p75), color: 'growth' },
  }
}

/** The visitor's own assumptions: the middle, and one in ten on either side. */
function ownChart(grown: Grown, inputs: LumpInputs): XYChart {
  const at = fanMonths(inputs.years)
  const inShown = (value: number, month: number) =>
    roundToCent(inputs.dollars === 'today' ? value / (1 + inputs.inflation / 100) ** (month / 12) : value)
  const run = (z: number) =>
    at.map((month) =>
      inShown(
        month === 0 ? inputs.amount : grownAt(inputs, returnAt(inputs, grown, month, z), month).beforeEndTax,
        month,
      ),
    )
  const [low, middle, high] = [run(-Z90), run(0), run(Z90)]
  const last = (list: readonly number[]) => shortDollars(list.at(-1) ?? 0)
  const before = inputs.account === 'free' ? '' : ', before the tax at the end'
  return {
    kind: 'lines',
    key: 'own',
    title: 'The range your own numbers give',
    lead: `At ${percentText(grown.compound * 100)} growth a year, with usual years off by ${pointsText(inputs.volatility)}.`,
    summary: `After ${monthsText(inputs.years)} the middle run holds ${last(middle)}, one run in ten less than ${last(low)}, one in ten more than ${last(high)}${before}, in ${dollarsName(inputs)}.`,
    note: `In ${inputs.dollars === 'today' ? 'today’s dollars' : 'future dollars'}${before}. A simple model: every year is drawn on its own from the same bell curve of growth rates. Real markets have worse single years.`,
    x: { label: 'Years', kind: 'number', values: at.map(yearOf) },
    unit: 'money',
    series: [
      { key: 'high', label: 'One run in ten is above', color: 'other', look: 'dashed', values: high },
      { key: 'middle', label: 'Middle run', color: 'growth', look: 'line', values: middle },
      { key: 'low', label: 'One run in ten is below', color: 'interest', look: 'dashed', values: low },
    ],
    band: { label: 'Eight runs in ten', low, high, color: 'growth' },
  }
}

/** From what it could be to what is left of it. */
function takenChart({ end, prices }: Grown, inputs: LumpInputs): WaterfallChart {
  const real = end.net / prices
  const change = (label: string, value: number, color: 'tax' | 'other' | 'interest', note?: string) =>
    Math.abs(value) < 0.005 ? [] : [{ label, kind: 'change' as const, value: -value, color, ...(note ? { note } : {}) }]
  return {
    kind: 'waterfall',
    key: 'taken',
    title: 'Where the growth goes',
    lead: 'From what the return alone would give to what you could buy with it today.',
    summary: `Without fees and tax ${shortDollars(end.gross)}; you keep ${shortDollars(end.net)}, worth ${shortDollars(real)} in today’s dollars.`,
    note: 'Future dollars down to “You keep”; the last bar is in today’s. Each part holds what it would have earned. The fee is counted first, then tax on what is left.',
    unit: 'money',
    steps: [
      { label: 'Return alone', kind: 'total', value: end.gross, color: 'growth' },
      ...change('Fees', end.feeCost, 'other'),
      ...change('Tax on dividends', end.yearlyTaxCost, 'tax'),
      ...change(inputs.account === 'deferred' ? 'Income tax' : 'Tax on the gain', end.endTax, 'tax', 'At the end'),
      { label: 'You keep', kind: 'total', value: end.net, color: 'growth', note: 'Future dollars' },
      ...change(prices < 1 ? 'Falling prices' : 'Inflation', end.net - real, 'interest'),
      { label: 'In today’s dollars', kind: 'total', value: real, color: 'real' },
    ],
  }
}

/** How often money had been lost, by years held. */
function lostChart(inputs: LumpInputs, found: LumpStudy): XYChart {
  const share = (count: number) => Number(((count / found.windows) * 100).toFixed(1))
  const rows = found.at.map((month, i) => ({
    month,
    nominal: share(found.nominal.below[i] ?? 0),
    real: share(found.real.below[i] ?? 0),
  }))
  const shown = rows.filter((row) => row.month > 0)
  const first = shown.find((row) => row.month === 12) ?? shown[0]
  const last = shown.at(-1)
  return {
    kind: 'lines',
    key: 'lost',
    title: 'How often the money stood below what was put in',
    lead: `Out of the same ${lengthText(inputs.years)} starts, looked at ${inputs.years > 24 ? 'year by year' : 'month by month'}.`,
    summary: `After ${monthsText(first?.month ?? 12)}, ${percentText(first?.real ?? 0, 0)} of the starts stood below what was put in once inflation is counted${last === first ? '' : `; after ${monthsText(last?.month ?? 0)}, ${percentText(last?.real ?? 0, 1)}`}.`,
    note: `${netOfStart(inputs)}.`,
    x: { label: 'Years', kind: 'number', values: shown.map((row) => yearOf(row.month)) },
    unit: 'percent',
    series: [
      { key: 'real', label: 'After inflation', color: 'real', look: 'line', values: shown.map((row) => row.real) },
      {
        key: 'nominal',
        label: 'Before inflation',
        color: 'other',
        look: 'dashed',
        values: shown.map((row) => row.nominal),
      },
    ],
  }
}

export const chartsOf = (grown: Grown, inputs: LumpInputs, found: LumpStudy | null): readonly Chart[] => [
  ...(found === null || inputs.amount === 0 ? [] : [pastChart(grown, inputs, found)]),
  ...(inputs.amount === 0 || inputs.volatility === 0 ? [] : [ownChart(grown, inputs)]),
  ...(inputs.amount === 0 ? [] : [takenChart(grown, inputs)]),
  ...(found === null ? [] : [lostChart(inputs, found)]),
]
