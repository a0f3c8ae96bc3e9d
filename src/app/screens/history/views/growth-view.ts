import type { Table } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { fallsOf } from '#engine/history/falls.ts'
import { growthOf, realGrowthOf, sharedMonths, yearlyRate } from '#engine/history/growth.ts'
import { lastMonthOf } from '#engine/history/record-line.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { type Asked, rangeOf } from '../asked.ts'
import { type HistoryLines, type LineKey, lineColors } from '../lines.ts'
import { lineInSentence, lineNames, points, rough, words } from '../words.ts'
import { credits } from './credits.ts'
import { marksOf, monthsFrom, type ViewSaid } from './said.ts'

interface Grown {
  readonly key: LineKey
  readonly nominal: readonly (number | null)[]
  readonly real: readonly (number | null)[]
}
const last = (values: readonly (number | null)[]): number => values.at(-1) ?? Number.NaN

/** What the amount became in each line, over the months that all of them know. */
export function growthView(history: HistoryLines, asked: Asked): ViewSaid {
  const newest =
    asked.lines
      .map((key) => lastMonthOf(history.lines[key]))
      .toSorted()
      .at(-1) ?? history.last
  const range = rangeOf(asked, history.first, newest)
  const { prices } = history.lines
  const shared = sharedMonths(
    [...asked.lines.map((key) => [key, history.lines[key]] as const), ['prices', prices] as const],
    range,
  )
  if (shared === null) return { headline: words.apartLines, rests: '', notes: [], chart: null, tables: [] }
  const { from, to, shortenedBy } = shared
  const grown = asked.lines.map(
    (key): Grown => ({
      key,
      nominal: growthOf(history.lines[key], from, to),
      real: realGrowthOf(history.lines[key], prices, from, to),
    }),
  )
  const months = monthsBetween(from, to)
  const [main] = grown
  const isReal = asked.dollars === 'real'
  // After inflation, consumer prices are a flat line by definition.
  const shown = isReal && grown.length > 1 ? grown.filter(({ key }) => key !== 'prices') : grown
  const year = from.slice(0, 4)
  return {
    headline: main
      ? words.growth(
          main.key,
          asked.amount,
          from,
          to,
          asked.amount * last(main.nominal),
          asked.amount * last(main.real),
        )
      : words.apartLines,
    rests: main
      ? words.growthRests(main.key, year, yearlyRate(last(main.nominal), months), yearlyRate(last(main.real), months))
      : '',
    notes: [
      ...(shortenedBy.from ? [words.shortened(lineInSentence[shortenedBy.from], from, 'from')] : []),
      // That lines end months apart is said under the chart; here where it cost more, or another end was asked for.
      ...(shortenedBy.to && (asked.to !== null || to < history.last)
        ? [words.shortened(lineInSentence[shortenedBy.to], to, 'to')]
        : []),
    ],
    chart: {
      kind: 'lines',
      key: 'growth',
      title: isReal ? words.charts.growthReal(asked.amount, year) : words.charts.growth(asked.amount),
      summary: shown
        .map(({ key, nominal, real }) => `${lineNames[key]}: ${rough(asked.amount * last(isReal ? real : nominal))}`)
        .join('; '),
      note: credits(asked.lines, history),
      x: { label: words.charts.month, kind: 'month', values: monthsFrom(from, to) },
      unit: 'money',
      yLabel: isReal ? words.charts.dollarsOf(year) : words.charts.dollars,
      scale: asked.scale,
      isTall: true,
      series: shown.map(({ key, nominal, real }) => ({
        key,
        label: lineNames[key],
        color: lineColors[key],
        isJoined: true,
        values: (isReal ? real : nominal).map((one) => (one === null ? null : asked.amount * one)),
      })),
      ...marksOf(asked, from, to),
    },
    tables: [comparison(grown, asked, from, to)],
  }
}

function comparison(grown: readonly Grown[], asked: Asked, from: Month, to: Month): Table {
  const { columns } = words.tables
  const months = monthsBetween(from, to)
  return {
    key: 'compared',
    title: words.tables.compared(asked.amount, from, to),
    columns: [
      { label: columns.line, unit: 'text' },
      { label: columns.became, unit: 'money', dollars: 'nominal' },
      { label: columns.real(from.slice(0, 4)), unit: 'money' },
      { label: columns.yearly, unit: 'percent' },
      { label: columns.yearlyReal, unit: 'percent' },
      { label: asked.dollars === 'real' ? columns.fallReal : columns.fall, unit: 'share' },
      { label: columns.fallFrom, unit: 'text' },
    ],
    rows: grown.map(({ key, nominal, real }) => {
      const [deepest] = fallsOf(asked.dollars === 'real' ? real : nominal, 0.001).toSorted((a, b) => b.depth - a.depth)
      const at = (place: number) => say.monthShort(addMonths(from, place))
      return [
        lineNames[key],
        asked.amount * last(nominal),
        asked.amount * last(real),
        points(yearlyRate(last(nominal), months)),
        points(yearlyRate(last(real), months)),
        deepest ? deepest.depth * 100 : null,
        deepest ? `${at(deepest.highAt)} to ${at(deepest.lowAt)}` : words.none,
      ]
    }),
  }
}
