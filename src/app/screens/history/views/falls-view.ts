import type { Table } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { belowHigh, fallNear, fallsOf, type PastFall } from '#engine/history/falls.ts'
import { inDollarsOf, lastMonthOf, partOf, type RecordLine } from '#engine/history/record-line.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { bearMarkets } from '#facts/history/market-cycles.ts'
import { type Asked, rangeOf } from '../asked.ts'
import { type HistoryLines, type LineKey, lineColors } from '../lines.ts'
import { lineInSentence, lineNames, words } from '../words.ts'
import { credits } from './credits.ts'
import { marksOf, monthsFrom, type ViewSaid } from './said.ts'

/** Falls from here on stand in the table. */
const LEAST = 0.2
const share = (part: number) => say.figure(part * 100, 'share')

interface Fallen {
  readonly key: LineKey
  readonly line: RecordLine
  /** Falls that touch the range, in order of time. */
  readonly falls: readonly PastFall[]
}

/** How far each line lay below its highest month so far, whichever month the range begins with. */
export function fallsView(history: HistoryLines, asked: Asked): ViewSaid {
  const range = rangeOf(asked, history.first, history.last)
  const { prices } = history.lines
  const isReal = asked.dollars === 'real'
  const keys = isReal && asked.lines.length > 1 ? asked.lines.filter((key) => key !== 'prices') : asked.lines
  const fallen = keys.map((key): Fallen => {
    const raw = history.lines[key]
    const line = isReal ? inDollarsOf(raw, prices, range.to) : raw
    const month = (at: number) => addMonths(line.firstMonth, at)
    const touches = ({ highAt, backAt }: PastFall) =>
      month(highAt) <= range.to && (backAt === null || month(backAt) >= range.from)
    return { key, line, falls: fallsOf(line.values, 0.001).filter(touches) }
  })
  const deepest = fallen
    .flatMap(({ key, line, falls }) => falls.map((fall) => ({ key, line, fall })))
    .toSorted((a, b) => b.fall.depth - a.fall.depth)[0]
  const [main] = fallen
  return {
    headline: deepest
      ? words.falls(
          lineInSentence[deepest.key],
          deepest.fall.depth,
          at(deepest, deepest.fall.highAt),
          at(deepest, deepest.fall.lowAt),
        )
      : words.noFall(lineInSentence[main?.key ?? 'stocks']),
    rests: deepest
      ? words.back(
          deepest.fall.backAt === null ? null : at(deepest, deepest.fall.backAt),
          (deepest.fall.backAt ?? deepest.line.values.length) - deepest.fall.highAt,
        )
      : '',
    notes: [],
    chart: {
      kind: 'lines',
      key: 'falls',
      title: isReal ? words.charts.fallsReal : words.charts.falls,
      summary: fallen
        .map(({ key, falls }) => `${lineNames[key]}: ${share(Math.max(0, ...falls.map(({ depth }) => depth)))}`)
        .join('; '),
      note: credits(asked.lines, history),
      x: { label: words.charts.month, kind: 'month', values: monthsFrom(range.from, range.to) },
      unit: 'percent',
      yLabel: words.charts.below,
      isTall: true,
      series: fallen.map(({ key, line }) => ({
        key,
        label: lineNames[key],
        color: lineColors[key],
        isJoined: true,
        values: partOf({ ...line, values: belowHigh(line.values) }, range.from, range.to).map((depth) =>
          depth === null ? null : -depth * 100 + 0,
        ),
      })),
      ...marksOf(asked, range.from, range.to),
    },
    tables: [
      fallTable(fallen),
      ...(keys.some((key) => key === 'stocks' || key === 'price') ? [daysTable(history)] : []),
    ],
  }
}

const at = ({ line }: { readonly line: RecordLine }, place: number): Month => addMonths(line.firstMonth, place)

function fallTable(fallen: readonly Fallen[]): Table {
  const { columns } = words.tables
  return {
    key: 'falls',
    title: words.tables.falls(LEAST),
    lead: words.tables.fallsLead,
    columns: [
      { label: columns.line, unit: 'text' },
      { label: columns.high, unit: 'text' },
      { label: columns.lowAt, unit: 'text' },
      { label: columns.lost, unit: 'share' },
      { label: columns.whole, unit: 'text' },
      { label: columns.below, unit: 'months' },
    ],
    rows: fallen.flatMap(({ key, line, falls }) =>
      falls
        .filter(({ depth }) => depth >= LEAST)
        .map(({ depth, highAt, lowAt, backAt }) => [
          lineNames[key],
          say.monthShort(at({ line }, highAt)),
          say.monthShort(at({ line }, lowAt)),
          depth * 100,
          backAt === null
            ? words.tables.notYet(say.monthShort(lastMonthOf(line)))
            : say.monthShort(at({ line }, backAt)),
          (backAt ?? line.values.length - 1) - highAt,
        ]),
    ),
  }
}

/** Bear markets by their days beside what averages of months show of them. */
function daysTable(history: HistoryLines): Table {
  const { columns } = words.tables
  const months = (key: 'price' | 'stocks') => history.lines[key].values.flatMap((one) => one ?? [])
  const [price, stocks] = [months('price'), months('stocks')]
  const place = (date: string) => monthsBetween(history.first, date.slice(0, 7) as Month)
  const rows = bearMarkets.value.map(({ from, to, fromPrice, toPrice }) => ({
    name: `${say.monthShort(from)} to ${say.monthShort(to)}`,
    daily: 1 - toPrice / fromPrice,
    monthly: fallNear(price, place(from), place(to), 6),
    dividends: fallNear(stocks, place(from), place(to), 6),
  }))
  const [milder] = rows.toSorted((a, b) => b.daily - b.monthly - (a.daily - a.monthly))
  return {
    key: 'days',
    title: words.tables.days,
    lead: milder ? words.tables.daysLead(milder.name, milder.daily, milder.monthly) : '',
    columns: [
      { label: columns.bear, unit: 'text' },
      { label: columns.daily, unit: 'share' },
      { label: columns.monthly, unit: 'share' },
      { label: columns.dividends, unit: 'share' },
    ],
    rows: rows.map(({ name, daily, monthly, dividends }) => [name, daily * 100, monthly * 100, dividends * 100]),
  }
}
