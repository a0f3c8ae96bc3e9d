import { yearlyChange } from '#engine/history/growth.ts'
import { lastMonthOf, partOf, type RecordLine } from '#engine/history/record-line.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { type Asked, rangeOf } from '../asked.ts'
import { type HistoryLines, type RateKey, rateColors, rateKeys } from '../lines.ts'
import { rateNames, words } from '../words.ts'
import { rateCredits } from './credits.ts'
import { marksOf, monthsFrom, type ViewSaid } from './said.ts'

/** What money cost and what prices did, in percent a year. */
export function ratesView(history: HistoryLines, asked: Asked): ViewSaid {
  const { prices } = history.lines
  const inflation: RecordLine = {
    firstMonth: prices.firstMonth,
    values: yearlyChange(prices.values).map((one) => (one === null ? null : one * 100)),
  }
  const lines: Readonly<Record<RateKey, RecordLine>> = { inflation, ...history.rates }
  const ends = Object.values(lines).map(lastMonthOf)
  const newest = ends.toSorted().at(-1) ?? history.last
  const { from, to } = rangeOf(asked, history.first, newest)
  const part = partOf(inflation, from, to)
  const known = part.flatMap((value, at) => (value === null ? [] : [{ value, month: addMonths(from, at) }]))
  const [high, last] = [known.reduce((a, b) => (b.value > a.value ? b : a), known[0] ?? none), known.at(-1) ?? none]
  return {
    headline:
      known.length === 0 ? words.apartLines : words.rates(high.value / 100, high.month, last.value / 100, last.month),
    rests: words.ratesRests,
    notes: [],
    chart: {
      kind: 'lines',
      key: 'rates',
      title: words.charts.rates,
      summary: words.rates(high.value / 100, high.month, last.value / 100, last.month),
      note: rateCredits(rateKeys, history),
      x: { label: words.charts.month, kind: 'month', values: monthsFrom(from, to) },
      unit: 'percent',
      yLabel: words.charts.percent,
      isTall: true,
      series: rateKeys.flatMap((key) => {
        const values = partOf(lines[key], from, to)
        return values.every((one) => one === null)
          ? []
          : [{ key, label: rateNames[key], color: rateColors[key], values }]
      }),
      ...marksOf(asked, from, to),
    },
    tables: [],
  }
}

const none: { readonly value: number; readonly month: Month } = { value: Number.NaN, month: '0001-01' }
