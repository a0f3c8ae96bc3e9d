import { roundToCent } from '#engine/money.ts'
import { debtKinds } from '#engine/wealth/balance-sheet.ts'
import { netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import type { DataColor, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { priceFactor, roughly } from './compared.ts'
import { type NetWorthContext, ofSomething } from './context.ts'
import { chartWords } from './words/explain.en.ts'
import { debtNames } from './words/kinds.en.ts'

type Step = WaterfallChart['steps'][number]

const taken = (label: string, amount: number, color: DataColor, note?: string): readonly Step[] =>
  amount > 0.005
    ? [{ label, kind: 'change', value: -roundToCent(amount), color, ...(note ? { note } : {}) } as const]
    : []
const sumOf = (from: number, steps: readonly Step[]) => roundToCent(steps.reduce((sum, { value }) => sum + value, from))

/** From what is owned, less each kind of debt, less tax and selling. */
function fall({ result: { sheet, tax, hasWhatIf }, say }: NetWorthContext): WaterfallChart {
  const words = chartWords.fall
  const owned = roundToCent(sheet.assets)
  const debts = debtKinds.flatMap((kind) => taken(debtNames[kind], sheet.byDebt[kind], 'interest'))
  const worth = sumOf(owned, debts)
  const costs = [
    ...taken(words.onPretax, tax.onPretax, 'tax', words.onPretaxNote),
    ...taken(words.onGains, tax.onGains, 'tax', words.onGainsNote),
    ...taken(words.selling, sheet.sellingCosts, 'other', words.sellingNote),
  ]
  const left = sumOf(worth, costs)
  return {
    kind: 'waterfall',
    key: 'from-owned-to-left',
    title: words.title,
    lead: words.lead,
    summary: (hasWhatIf ? words.summaryWhatIf : words.summary)({ owned, worth, left }, say),
    note: hasWhatIf ? words.noteWhatIf : words.note,
    unit: 'money',
    steps: [
      { label: words.owned, kind: 'total', value: owned, color: 'growth' },
      ...debts,
      { label: words.worth, kind: 'total', value: worth, color: 'principal' },
      ...costs,
      { label: words.left, kind: 'total', value: left, color: 'real' },
    ],
  }
}

/** The survey's median and average by age, with the visitor's own amount across. */
function ages({ inputs: { age }, result, say }: NetWorthContext): XYChart {
  const words = chartWords.ages
  const { outcome, netWorth, compared, hasWhatIf } = result
  const starts = [18, ...netWorthByAge.value.slice(1).map(({ ageFrom }) => ageFrom), 90]
  const groups = [...netWorthByAge.value, netWorthByAge.value.at(-1)]
  const values = (column: 'median' | 'mean') => groups.map((group) => roundToCent((group?.[column] ?? 0) * priceFactor))
  const summary = outcome === 'empty' ? words.summaryEmpty : hasWhatIf ? words.summaryWhatIf : words.summary
  return {
    kind: 'lines',
    key: 'ages',
    title: words.title,
    lead: words.lead,
    summary: summary({ median: roughly(compared.median), mean: roughly(compared.mean), worth: netWorth }, say),
    note: words.note({ survey: netWorthByAge.asOf ?? '', prices: pricesSince2022.value.newestMonth }, say),
    x: { label: words.x, kind: 'number', values: starts },
    unit: 'money',
    series: [
      { key: 'median', label: words.median, color: 'principal', look: 'step', values: values('median') },
      { key: 'mean', label: words.mean, color: 'other', look: 'dashed-step', values: values('mean') },
    ],
    ...(outcome === 'empty' ? {} : { level: { value: roundToCent(netWorth), label: words.you } }),
    marks: [{ x: Math.min(90, age), label: words.age }],
  }
}

export const charts = [ofSomething(fall), ages]
