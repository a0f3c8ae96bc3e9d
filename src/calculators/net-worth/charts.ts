import { roundToCent } from '#engine/money.ts'
import { debtKinds } from '#engine/wealth/balance-sheet.ts'
import { netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { asOfText } from '../kit/as-of.ts'
import { dollars, monthText } from '../kit/format.ts'
import type { Chart, DataColor, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { priceFactor } from './compared.ts'
import type { Result } from './compute.ts'
import type { NetWorthInputs } from './fields.ts'
import { debtNames, roughDollars } from './words.ts'

type Step = WaterfallChart['steps'][number]

/** From what is owned, less each kind of debt, less tax and selling. */
function fall({ sheet, tax, hasWhatIf }: Result): WaterfallChart {
  const taken = (label: string, amount: number, color: DataColor, note?: string): readonly Step[] =>
    amount > 0.005
      ? [{ label, kind: 'change', value: -roundToCent(amount), color, ...(note ? { note } : {}) } as const]
      : []
  const sumOf = (from: number, steps: readonly Step[]) =>
    roundToCent(steps.reduce((sum, { value }) => sum + value, from))
  const owned = roundToCent(sheet.assets)
  const debts = debtKinds.flatMap((kind) => taken(debtNames[kind], sheet.byDebt[kind], 'interest'))
  const worth = sumOf(owned, debts)
  const costs = [
    ...taken('Tax in pre-tax accounts', tax.onPretax, 'tax', 'when drawn'),
    ...taken('Tax on gains', tax.onGains, 'tax', 'when sold'),
    ...taken('Selling', sheet.sellingCosts, 'other', 'real estate, cars'),
  ]
  const left = sumOf(worth, costs)
  return {
    kind: 'waterfall',
    key: 'from-owned-to-left',
    title: 'From what you own to what is yours',
    lead: 'Debts first; then what tax and selling would take if you turned everything into cash.',
    summary: `You ${hasWhatIf ? 'would own' : 'own'} ${dollars(owned)}. After debts it ${hasWhatIf ? 'would be' : 'is'} ${dollars(worth)}, after tax and selling about ${dollars(left)}.`,
    note: `${hasWhatIf ? 'With the what-ifs.' : 'Today’s values.'} Tax by this year’s law, or your own rates.`,
    unit: 'money',
    steps: [
      { label: 'What you own', kind: 'total', value: owned, color: 'growth' },
      ...debts,
      { label: 'Net worth', kind: 'total', value: worth, color: 'principal' },
      ...costs,
      { label: 'After tax and selling', kind: 'total', value: left, color: 'real' },
    ],
  }
}

/** The survey's middle and average by age, with the visitor's own amount across. */
function ages({ outcome, netWorth, compared, hasWhatIf }: Result, { age }: NetWorthInputs): XYChart {
  const starts = [18, ...netWorthByAge.value.slice(1).map(({ ageFrom }) => ageFrom), 90]
  const groups = [...netWorthByAge.value, netWorthByAge.value.at(-1)]
  const values = (column: 'median' | 'mean') => groups.map((group) => roundToCent((group?.[column] ?? 0) * priceFactor))
  return {
    kind: 'lines',
    key: 'ages',
    title: 'Beside households of each age',
    lead: 'The middle household has as many above it as below. A few very rich ones pull the average far up.',
    summary: `The middle household of your age had about ${roughDollars(compared.median)}, the average was about ${roughDollars(compared.mean)}${outcome === 'empty' ? '' : `; you ${hasWhatIf ? 'would have' : 'have'} ${dollars(netWorth)}`}.`,
    note: `Survey of Consumer Finances ${asOfText(netWorthByAge)}, in prices of ${monthText(pricesSince2022.value.newestMonth)}. Households, not persons.`,
    x: { label: 'Age', kind: 'number', values: starts },
    unit: 'money',
    series: [
      { key: 'median', label: 'Middle household', color: 'principal', look: 'step', values: values('median') },
      { key: 'mean', label: 'Average', color: 'other', look: 'dashed-step', values: values('mean') },
    ],
    ...(outcome === 'empty' ? {} : { level: { value: roundToCent(netWorth), label: 'You' } }),
    marks: [{ x: Math.min(90, age), label: 'Your age' }],
  }
}

export const chartsOf = (result: Result, inputs: NetWorthInputs): readonly Chart[] => [
  ...(result.outcome === 'empty' ? [] : [fall(result)]),
  ages(result, inputs),
]
