import { evenDays } from '#engine/growth/between-months.ts'
import { roundToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { shortDollars } from '../kit/format.ts'
import type { Chart, Series, XYChart } from '../kit/presentation.ts'
import type { Averaged, MoneyWeighted, Result, Steady } from './compute.ts'
import type { CagrInputs } from './fields.ts'
import { CURVE_POINTS } from './first-dates.ts'
import { growthFrom, pathOf } from './record.ts'
import { rateText } from './words.ts'

/** Past this a chart says nothing; such points are left out. */
const MOST = 1e14
const drawn = (value: number): number | null =>
  Number.isFinite(value) && Math.abs(value) <= MOST ? roundToCent(value) : null

/** The steady curve over numbered years, where there are no dates. */
function byYears(r: Steady): XYChart {
  const parts = CURVE_POINTS - 1
  const at = Array.from({ length: CURVE_POINTS }, (_, i) => (r.years * i) / parts)
  const digits = r.years < 1 ? 4 : 2
  const values = (of: (time: number) => number) => at.map((time) => drawn(of(time)))
  return {
    kind: 'lines',
    key: 'curve',
    title: 'The steady curve',
    summary: `At ${rateText(r.annualRate)} a year ${shortDollars(r.start)} becomes ${shortDollars(r.end)}.`,
    note: 'Future dollars, but for the second line.',
    x: { label: 'Years', kind: 'number', values: at.map((time) => Number(time.toFixed(digits))) },
    unit: 'money',
    series: [
      {
        key: 'own',
        label: 'Your value',
        color: 'growth',
        look: 'area',
        values: values((time) => r.start * (1 + r.annualRate) ** time),
      },
      {
        key: 'real',
        label: 'In dollars of the start',
        color: 'real',
        values: values((time) => r.start * ((1 + r.annualRate) / (1 + r.inflation)) ** time),
      },
    ],
  }
}

/** Your steady curve, US stocks and prices over the same dates. */
function byDates(r: Steady, find: CagrInputs['find']): XYChart {
  const { span, beside } = r
  if (!span) return byYears(r)
  const path = beside?.comparison.whole ? pathOf(span, CURVE_POINTS) : null
  const days = path?.days ?? evenDays(span.from, span.to, CURVE_POINTS)
  const whole = Math.max(1, daysBetween(span.from, span.to))
  const own = days.map((day) =>
    drawn(r.start * (1 + r.annualRate) ** ((daysBetween(span.from, day) / whole) * r.years)),
  )
  const both: readonly Series[] = path
    ? [
        {
          key: 'stocks',
          label: 'US stocks',
          color: 'principal',
          values: path.stocks.map((growth) => drawn(r.start * growth)),
        },
        {
          key: 'prices',
          label: 'Keeping up with prices',
          color: 'real',
          look: 'dashed',
          values: path.prices.map((growth) => drawn(r.start * growth)),
        },
      ]
    : []
  const stocksEnd = r.start * (path?.stocks.at(-1) ?? 1)
  return {
    kind: 'lines',
    key: 'curve',
    title: both.length > 0 ? 'Your growth, beside US stocks and prices' : 'The steady curve',
    ...(find === 'rate'
      ? { lead: 'Yours is drawn as if it had grown evenly; the real way there is not known here.' }
      : {}),
    summary: `${shortDollars(r.start)} becomes ${shortDollars(r.end)} at ${rateText(r.annualRate)} a year.${both.length > 0 ? ` In US stocks it would have become about ${shortDollars(stocksEnd)}.` : ''}`,
    note: `Dollars of each day.${both.length > 0 ? ' US stocks: S&P 500 with dividends kept, before fees and taxes.' : ''}`,
    x: { label: 'Date', kind: 'date', values: days },
    unit: 'money',
    series: [{ key: 'own', label: 'Yours, evenly', color: 'growth', look: 'area', values: own }, ...both],
  }
}

/** What you had put in, what it would be at your rate, and the same flows in stocks. */
function moneyIn(r: MoneyWeighted): XYChart | null {
  const { span, flows } = r
  if (!span) return null
  const days = [
    ...new Set([...evenDays(span.from, span.to, CURVE_POINTS), ...flows.map(({ date }) => date)]),
  ].sort() as IsoDate[]
  // At a rate that is not what the money made there is no curve to draw.
  const rate = r.outcome === 'money-weighted' && r.side !== 'mixed' ? r.annualRate : null
  const path = r.inStocks === null ? null : growthFrom(days)
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
  return {
    kind: 'lines',
    key: 'money',
    title: 'Your money in, and what became of it',
    lead:
      rate === null
        ? 'What you had put in, less what you had taken out.'
        : 'The curve grows evenly at your money-weighted rate; the real way there is not known here.',
    summary: `You put in ${shortDollars(r.paidIn)} and took out ${shortDollars(r.takenOut)}; at the end ${r.endValue < 0 ? `you owed ${shortDollars(-r.endValue)}` : `there was ${shortDollars(r.endValue)}`}.${r.ranOut ? ' The same flows in US stocks would have run out.' : r.inStocks === null ? '' : ` The same flows in US stocks would have been about ${shortDollars(r.inStocks)}.`}`,
    note: 'Dollars of each day.',
    x: { label: 'Date', kind: 'date', values: days },
    unit: 'money',
    series: [
      ...(rate === null
        ? []
        : [
            {
              key: 'own',
              label: 'Yours, evenly',
              color: 'growth',
              look: 'area',
              values: evenly,
            } as const,
          ]),
      { key: 'in', label: 'Put in, less taken out', color: 'other', look: 'step', values: netIn },
      ...(path
        ? [
            {
              key: 'stocks',
              label: 'The same in US stocks',
              color: 'principal',
              values: inStocks,
            } as const,
          ]
        : []),
    ],
  }
}

/** Year after year: as it came, at the compound rate, and where the plain average would have led. */
function yearly(r: Averaged): XYChart {
  const years = Array.from({ length: r.returns.length + 1 }, (_, i) => i)
  const asItCame = years.map((year) =>
    drawn(r.returns.slice(0, year).reduce((value, one) => value * (1 + one), r.start)),
  )
  const steady = (rate: number) => years.map((year) => drawn(r.start * (1 + rate) ** year))
  return {
    kind: 'lines',
    key: 'yearly',
    title: 'As it came, and the two averages',
    summary: `${shortDollars(r.start)} became ${shortDollars(r.start * r.growth)}; the plain average of ${rateText(r.arithmetic)} would have led to ${shortDollars(r.start * (1 + r.arithmetic) ** r.returns.length)}.`,
    note: 'Dollars of each year.',
    x: { label: 'Year', kind: 'number', values: years },
    unit: 'money',
    series: [
      { key: 'real', label: 'As it came', color: 'growth', values: asItCame },
      { key: 'steady', label: 'Compound rate', color: 'principal', look: 'dashed', values: steady(r.annualRate) },
      { key: 'plain', label: 'Plain average', color: 'interest', look: 'dashed', values: steady(r.arithmetic) },
    ],
  }
}

export function chartsOf(result: Result, { find }: CagrInputs): readonly Chart[] {
  switch (result.outcome) {
    case 'undefined':
      return []
    case 'found':
      return [result.span ? byDates(result, find) : byYears(result)]
    case 'averaged':
      return [yearly(result)]
    default: {
      const chart = moneyIn(result)
      return chart ? [chart] : []
    }
  }
}
