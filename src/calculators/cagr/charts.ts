import { evenDays } from '#engine/growth/between-months.ts'
import { roundToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { Series, XYChart } from '../kit/presentation.ts'
import { type AveragedContext, type FlowsContext, ofFlows, ofReturns, ofSteady, type SteadyContext } from './context.ts'
import { CURVE_POINTS } from './first-dates.ts'
import { growthFrom, pathOf } from './record.ts'
import { chartWords } from './words/explain.en.ts'

/** Past this a chart says nothing; such points are left out. */
const MOST = 1e14
const drawn = (value: number): number | null =>
  Number.isFinite(value) && Math.abs(value) <= MOST ? roundToCent(value) : null

/** The steady curve over numbered years, where there are no dates. */
function byYears({ result: r, say }: SteadyContext): XYChart {
  const words = chartWords.curve
  const parts = CURVE_POINTS - 1
  const at = Array.from({ length: CURVE_POINTS }, (_, i) => (r.years * i) / parts)
  const digits = r.years < 1 ? 4 : 2
  const values = (of: (time: number) => number) => at.map((time) => drawn(of(time)))
  return {
    kind: 'lines',
    key: 'curve',
    title: words.title,
    summary: words.summary({ rate: r.annualRate, start: r.start, end: r.end }, say),
    note: words.note,
    x: { label: chartWords.years, kind: 'number', values: at.map((time) => Number(time.toFixed(digits))) },
    unit: 'money',
    series: [
      {
        key: 'own',
        label: words.own,
        color: 'growth',
        look: 'area',
        values: values((time) => r.start * (1 + r.annualRate) ** time),
      },
      {
        key: 'real',
        label: words.real,
        color: 'real',
        values: values((time) => r.start * ((1 + r.annualRate) / (1 + r.inflation)) ** time),
      },
    ],
  }
}

/** Your steady curve, US stocks and prices over the same dates. */
function steady(context: SteadyContext): XYChart {
  const { inputs, law, result: r, say } = context
  const { span, beside } = r
  if (!span) return byYears(context)
  const words = chartWords.dated
  const path = beside?.comparison.whole ? pathOf(law.record, span, CURVE_POINTS) : null
  const days = path?.days ?? evenDays(span.from, span.to, CURVE_POINTS)
  const whole = Math.max(1, daysBetween(span.from, span.to))
  const own = days.map((day) =>
    drawn(r.start * (1 + r.annualRate) ** ((daysBetween(span.from, day) / whole) * r.years)),
  )
  const along = (growth: readonly number[]) => growth.map((one) => drawn(r.start * one))
  const both: readonly Series[] = path
    ? [
        { key: 'stocks', label: words.stocks, color: 'principal', values: along(path.stocks) },
        { key: 'prices', label: words.prices, color: 'real', look: 'dashed', values: along(path.prices) },
      ]
    : []
  const values = { rate: r.annualRate, start: r.start, end: r.end, stocks: r.start * (path?.stocks.at(-1) ?? 1) }
  return {
    kind: 'lines',
    key: 'curve',
    title: path ? words.titleBeside : chartWords.curve.title,
    ...(inputs.find === 'rate' ? { lead: words.lead } : {}),
    summary: (path ? words.summaryBeside : words.summary)(values, say),
    note: path ? words.noteBeside : words.note,
    x: { label: chartWords.date, kind: 'date', values: days },
    unit: 'money',
    series: [{ key: 'own', label: words.own, color: 'growth', look: 'area', values: own }, ...both],
  }
}

/** What you had put in, what it would be at your rate, and the same flows in stocks. */
function moneyIn({ law, result: r, say }: FlowsContext): XYChart | null {
  const { span, flows } = r
  if (!span) return null
  const words = chartWords.money
  const days = [
    ...new Set([...evenDays(span.from, span.to, CURVE_POINTS), ...flows.map(({ date }) => date)]),
  ].sort() as IsoDate[]
  // At a rate that is not what the money made there is no curve to draw.
  const rate = r.outcome === 'money-weighted' && r.side !== 'mixed' ? r.annualRate : null
  const path = r.inStocks === null ? null : growthFrom(law.record, days)
  const counted = r.endsWithValue ? flows.slice(0, -1) : flows
  // One walk over the days: what went in so far, what it is worth at the rate, and how much of stocks it bought.
  const netIn: (number | null)[] = []
  const evenly: (number | null)[] = []
  const inStocks: (number | null)[] = []
  let [paid, worth, units, next] = [0, 0, 0, 0]
  for (const [i, day] of days.entries()) {
    worth *= (1 + (rate ?? 0)) ** (daysBetween(days[i - 1] ?? day, day) / 365)
    const level = path?.stocks[i] ?? 1
    for (let flow = counted[next]; flow && flow.date <= day; next += 1, flow = counted[next]) {
      paid -= flow.amount
      worth -= flow.amount
      units -= flow.amount / level
    }
    netIn.push(drawn(paid))
    evenly.push(drawn(worth))
    inStocks.push(drawn(units * level))
  }
  const own: Series = { key: 'own', label: words.own, color: 'growth', look: 'area', values: evenly }
  const stocks: Series = { key: 'stocks', label: words.stocks, color: 'principal', values: inStocks }
  const values = { paidIn: r.paidIn, takenOut: r.takenOut, endValue: r.endValue, stocks: r.inStocks ?? 0 }
  const summary = [
    (r.endValue < 0 ? words.summaryOwed : words.summary)(values, say),
    r.ranOut && words.summaryRanOut,
    r.inStocks !== null && words.summaryStocks(values, say),
  ]
  return {
    kind: 'lines',
    key: 'money',
    title: words.title,
    lead: rate === null ? words.leadNoRate : words.lead,
    summary: summary.filter(Boolean).join(' '),
    note: words.note,
    x: { label: chartWords.date, kind: 'date', values: days },
    unit: 'money',
    series: [
      ...(rate === null ? [] : [own]),
      { key: 'in', label: words.netIn, color: 'other', look: 'step', values: netIn },
      ...(path ? [stocks] : []),
    ],
  }
}

/** Year after year: as it came, at the compound rate, and where the plain average would have led. */
function yearly({ result: r, say }: AveragedContext): XYChart {
  const words = chartWords.yearly
  const years = Array.from({ length: r.returns.length + 1 }, (_, i) => i)
  const asItCame = years.map((year) =>
    drawn(r.returns.slice(0, year).reduce((value, one) => value * (1 + one), r.start)),
  )
  const at = (rate: number) => years.map((year) => drawn(r.start * (1 + rate) ** year))
  const values = {
    start: r.start,
    end: r.start * r.growth,
    average: r.arithmetic,
    averageEnd: r.start * (1 + r.arithmetic) ** r.returns.length,
  }
  return {
    kind: 'lines',
    key: 'yearly',
    title: words.title,
    summary: words.summary(values, say),
    note: words.note,
    x: { label: chartWords.year, kind: 'number', values: years },
    unit: 'money',
    series: [
      { key: 'real', label: words.real, color: 'growth', values: asItCame },
      { key: 'steady', label: words.steady, color: 'principal', look: 'dashed', values: at(r.annualRate) },
      { key: 'plain', label: words.average, color: 'interest', look: 'dashed', values: at(r.arithmetic) },
    ],
  }
}

export const charts = [ofSteady(steady), ofFlows(moneyIn), ofReturns(yearly)]
