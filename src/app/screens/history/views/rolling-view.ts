import type { Table } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { inDollarsOf, lastMonthOf, partOf } from '#engine/history/record-line.ts'
import { type RollingRecord, rollingRates, rollingRecord } from '#engine/history/rolling.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { type Asked, rangeOf } from '../asked.ts'
import { type HistoryLines, type LineKey, lineColors } from '../lines.ts'
import { lineInSentence, lineNames, points, rate, words } from '../words.ts'
import { credits } from './credits.ts'
import { monthsFrom, type ViewSaid } from './said.ts'

interface Rolled {
  readonly key: LineKey
  readonly levels: readonly (number | null)[]
  readonly record: RollingRecord | null
}

/** What each line returned a year over so many years, for every month of the range it could begin in and end in. */
export function rollingView(history: HistoryLines, asked: Asked): ViewSaid {
  const { from, to } = rangeOf(asked, history.first, history.last)
  const months = asked.years * 12
  if (monthsBetween(from, to) <= months)
    return { headline: words.tooShort(asked.years), rests: '', notes: [], chart: null, tables: [] }
  const isReal = asked.dollars === 'real'
  const keys = isReal && asked.lines.length > 1 ? asked.lines.filter((key) => key !== 'prices') : asked.lines
  const rolled = keys.map((key): Rolled => {
    const raw = history.lines[key]
    const levels = partOf(isReal ? inDollarsOf(raw, history.lines.prices, to) : raw, from, to)
    return { key, levels, record: rollingRecord(levels, months) }
  })
  const main = rolled.find(({ record }) => record !== null)
  const end = addMonths(to, -months)
  const month = (at: number): Month => addMonths(from, at)
  const short = rolled.filter(
    ({ key, record }) =>
      record === null || lastMonthOf(history.lines[key]) < to || history.lines[key].firstMonth > from,
  )
  return {
    headline: main?.record
      ? words.rolling(
          lineInSentence[main.key],
          asked.years,
          main.record.median,
          main.record.worst.rate,
          month(main.record.worst.at),
        )
      : words.apartLines,
    rests: main?.record ? words.rollingRests(main.record.spans, main.record.apart, main.record.lost) : '',
    notes: short.map(({ key }) =>
      words.covers(lineNames[key], history.lines[key].firstMonth, lastMonthOf(history.lines[key])),
    ),
    chart: {
      kind: 'lines',
      key: `returns-${asked.years}`,
      title: words.charts.rolling(asked.years, isReal),
      lead: words.charts.rollingLead,
      summary: rolled
        .flatMap(({ key, record }) =>
          record ? [`${lineNames[key]}: ${rate(record.worst.rate)} to ${rate(record.best.rate)}`] : [],
        )
        .join('; '),
      note: credits(asked.lines, history),
      x: { label: words.charts.month, kind: 'month', values: monthsFrom(from, end) },
      unit: 'percent',
      yLabel: words.charts.yearly,
      isTall: true,
      series: rolled.map(({ key, levels }) => ({
        key,
        label: lineNames[key],
        color: lineColors[key],
        isJoined: true,
        values: rollingRates(levels, months)
          .slice(0, levels.length - months)
          .map((one) => (one === null ? null : one * 100)),
      })),
    },
    tables: [recordTable(rolled, asked, month)],
  }
}

function recordTable(rolled: readonly Rolled[], asked: Asked, month: (at: number) => Month): Table {
  const { columns } = words.tables
  return {
    key: 'returns',
    title: words.tables.returns(asked.years, asked.dollars === 'real'),
    columns: [
      { label: columns.line, unit: 'text' },
      { label: columns.worst, unit: 'percent' },
      { label: columns.worstFrom, unit: 'text' },
      { label: columns.low, unit: 'percent' },
      { label: columns.typical, unit: 'percent' },
      { label: columns.best, unit: 'percent' },
      { label: columns.bestFrom, unit: 'text' },
      { label: columns.lostSpans, unit: 'share' },
      { label: columns.spans, unit: 'text' },
    ],
    rows: rolled.flatMap(({ key, record }) =>
      record === null
        ? []
        : [
            [
              lineNames[key],
              points(record.worst.rate),
              say.monthShort(month(record.worst.at)),
              points(record.low),
              points(record.median),
              points(record.best.rate),
              say.monthShort(month(record.best.at)),
              record.lost * 100,
              words.tables.apart(record.spans, record.apart),
            ],
          ],
    ),
  }
}
