import { type HousingPayment, housingPaymentAt } from '#engine/housing/qualifying-payment.ts'
import type { DataColor, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { MOST_SHOWN } from './compute.ts'
import type { AffordContext } from './context.ts'
import { fees } from './fees.ts'
import { downToHundred } from './names.ts'
import { budgetPriceOf, cashPriceOf, lenderPriceOf, termsOf, upkeepAt } from './price-limits.ts'
import type { AffordInputs } from './sections.ts'
import { chartWords } from './words/explain.en.ts'
import { insuranceNames } from './words/names.en.ts'

/** A round step that makes 12 to 30 steps up to `most`. */
function stepFor(most: number): number {
  const rough = most / 20
  const power = 10 ** Math.floor(Math.log10(rough))
  for (const times of [1, 2, 2.5, 5]) if (times * power >= rough) return times * power
  return 10 * power
}

const monthlyAt = (inputs: AffordInputs, price: number): number =>
  price <= 0 ? 0 : housingPaymentAt(price, termsOf(inputs), fees).total + upkeepAt(inputs, price)

/** What every price costs a month, part by part, against what the budget leaves. */
function costByPrice({ inputs, result, say }: AffordContext): XYChart {
  const words = chartWords.costByPrice
  const { price: fits, budgetPrice, lenderPrice } = result
  const most = Math.min(MOST_SHOWN, Math.max(100_000, budgetPrice, lenderPrice, fits, inputs.homePrice ?? 0) * 1.15)
  const step = stepFor(most)
  const prices: number[] = []
  for (let price = step; price <= most + step && prices.length < 40; price += step) prices.push(price)
  const payments = prices.map((price) => housingPaymentAt(price, termsOf(inputs), fees))
  const of = (
    key: keyof Pick<HousingPayment, 'principalInterest' | 'tax' | 'insurance' | 'mortgageInsurance' | 'dues'>,
  ) => payments.map((payment) => payment[key])
  const upkeep = prices.map((price) => upkeepAt(inputs, price))
  const parts = [
    { key: 'loan', label: words.loan, color: 'principal', values: of('principalInterest') },
    { key: 'tax', label: words.tax, color: 'tax', values: of('tax') },
    { key: 'insurance', label: words.insurance, color: 'insurance', values: of('insurance') },
    { key: 'premium', label: insuranceNames[inputs.program], color: 'interest', values: of('mortgageInsurance') },
    { key: 'dues', label: words.dues, color: 'other', values: of('dues') },
    { key: 'upkeep', label: words.upkeep, color: 'real', values: upkeep },
  ] as const
  const marks = [
    ...(fits >= step / 2 ? [{ x: fits, label: words.fits }] : []),
    ...(lenderPrice > fits + step && lenderPrice <= most + step ? [{ x: lenderPrice, label: words.lender }] : []),
  ]
  const room = Math.max(0, result.month.room)
  const summary = [
    words.summary({ room, budget: downToHundred(budgetPrice) }, say),
    ...(lenderPrice >= 1000
      ? [words.atLender({ lender: downToHundred(lenderPrice), cost: monthlyAt(inputs, lenderPrice) }, say)]
      : []),
  ]
  return {
    kind: 'stacked',
    key: 'costByPrice',
    title: words.title,
    lead: words.lead,
    summary: summary.join(' '),
    note: words.note,
    x: { label: words.x, kind: 'money', values: prices },
    unit: 'money',
    yLabel: words.y,
    series: parts.filter(({ values }) => values.some((value) => value > 0)),
    ...(marks.length > 0 ? { marks } : {}),
    level: { value: room, label: words.level({ room }, say) },
  }
}

/** From pay to what is left for a home. */
function payToHome({ inputs, result, say }: AffordContext): WaterfallChart {
  const words = chartWords.payToHome
  const { takeHome, net, room, gross } = result.month
  const change = (label: string, amount: number, color: DataColor, note?: string) => ({
    label,
    kind: 'change' as const,
    value: -amount,
    color,
    ...(note === undefined ? {} : { note }),
  })
  const total = (label: string, value: number) => ({ label, kind: 'total' as const, value })
  const steps = [
    total(words.gross, gross),
    change(words.federal, takeHome.federalTax / 12, 'tax'),
    change(words.payroll, takeHome.payrollTax / 12, 'tax', takeHome.stateTax === 0 ? undefined : words.withPrograms),
    ...(inputs.state === 'US' ? [] : [change(words.state, takeHome.stateTax / 12, 'tax')]),
    change(words.retirement, takeHome.retirement / 12, 'growth'),
    change(words.benefits, takeHome.benefits / 12, 'insurance'),
    total(words.net, net),
    change(words.debts, inputs.debts, 'interest'),
    change(words.spending, inputs.spending, 'other'),
    change(words.saving, inputs.saving, 'growth'),
    total(words.room, room),
  ]
  return {
    kind: 'waterfall',
    key: 'payToHome',
    title: words.title,
    lead: words.lead,
    summary:
      room >= 0 ? words.summary({ gross, net, room }, say) : words.summaryShort({ gross, net, short: -room }, say),
    unit: 'money',
    steps: steps.filter((step) => step.kind === 'total' || Math.abs(step.value) >= 0.005),
  }
}

/** The prices at other interest rates, all else the same. */
function byRate({ inputs, result: { month, limit }, say }: AffordContext): XYChart {
  const words = chartWords.byRate
  const around = Math.round(inputs.rate)
  const rates: number[] = []
  for (let rate = Math.max(0, around - 4); rate <= Math.min(25, around + 4); rate += 0.5) rates.push(rate)
  const at = rates.map((rate) => ({ ...inputs, rate }))
  const own = at.map((trial) => Math.min(budgetPriceOf(trial, month), cashPriceOf(trial)))
  const lender = at.map((trial) => lenderPriceOf(trial, month, limit))
  const ends = (values: readonly number[]) => ({ from: values[0] ?? 0, to: values.at(-1) ?? 0 })
  return {
    kind: 'lines',
    key: 'byRate',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ rates: ends(rates), own: ends(own), lender: ends(lender) }, say),
    x: { label: words.x, kind: 'number', values: rates.map((rate) => say.number(rate)) },
    unit: 'money',
    series: [
      { key: 'own', label: words.own, color: 'growth', values: own },
      { key: 'lender', label: words.lender, color: 'interest', look: 'dashed', values: lender },
    ],
    marks: [{ x: say.number(Math.round(inputs.rate * 2) / 2), label: words.yours }],
  }
}

export const charts = [costByPrice, payToHome, byRate]
