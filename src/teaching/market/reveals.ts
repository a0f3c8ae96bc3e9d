/** What opens with an answer: charts and tables of the record. Fetched when the first answer is. */
import type { Chart, Table } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { MONTH_NAMES } from '#engine/month.ts'
import { oneDayFalls } from '#facts/history/one-day-falls.ts'
import {
  bears,
  calendarYears,
  type FallRow,
  falls,
  leftOut,
  legMedians,
  legs,
  risen,
  sayings,
  spans,
} from './past.precomputed.ts'

interface Shown {
  readonly charts?: readonly Chart[]
  readonly tables?: readonly Table[]
}
const text = (label: string) => ({ label, unit: 'text' as const })
const percent = (label: string) => ({ label, unit: 'percent' as const })
const share = (label: string) => ({ label, unit: 'share' as const })
const points = (decimal: number) => Math.round(decimal * 1000) / 10
const spanName = (months: number) => (months < 12 ? `${months} month` : say.years(months / 12))

const fallTable = (key: string, title: string, rows: readonly FallRow[]): Table => ({
  key,
  title,
  columns: [
    text('High'),
    text('Low'),
    share('Lost'),
    text('Back at the high'),
    { label: 'Time below it', unit: 'months' },
  ],
  rows: rows.map(({ high, low, depth, back, below }) => [
    say.monthShort(high),
    say.monthShort(low),
    depth * 100,
    back === null ? 'Not yet' : say.monthShort(back),
    below,
  ]),
})

const histogram: Chart = {
  kind: 'bars',
  key: 'calendar-years',
  title: `How the ${calendarYears.count} calendar years went`,
  summary: calendarYears.bins.map(({ from, count }) => `${from}% to ${from + 10}%: ${count}`).join('; '),
  note: `US stocks with dividends since ${calendarYears.first}: Aswath Damodaran, NYU Stern`,
  x: { label: 'Return of the year, from', kind: 'number', values: calendarYears.bins.map(({ from }) => `${from}%`) },
  unit: 'count',
  yLabel: 'Years',
  series: [{ key: 'years', label: 'Years', color: 'principal', values: calendarYears.bins.map(({ count }) => count) }],
}

const spread: Chart = {
  kind: 'lines',
  key: 'spread',
  title: 'Return a year by years held, after inflation',
  summary: spans
    .map(({ years, worst, best }) => `${say.years(years)}: ${points(worst)}% to ${points(best)}%`)
    .join('; '),
  note: 'US stocks with dividends since 1871: Robert J. Shiller',
  x: { label: 'Years held', kind: 'number', values: spans.map(({ years }) => years) },
  unit: 'percent',
  yLabel: 'Percent a year',
  ceiling: 60,
  series: [
    { key: 'best', label: 'Best', color: 'growth', values: spans.map(({ best }) => points(best)) },
    { key: 'median', label: 'Typical', color: 'principal', values: spans.map(({ median }) => points(median)) },
    { key: 'worst', label: 'Worst', color: 'interest', values: spans.map(({ worst }) => points(worst)) },
  ],
  band: {
    label: 'Nine in ten',
    low: spans.map(({ low }) => points(low)),
    high: spans.map(({ high }) => points(high)),
    color: 'principal',
  },
}

const missed: Chart = {
  kind: 'ranks',
  key: 'missed',
  title: 'Return a year with months left out',
  summary: `All months: ${points(leftOut.all)}%; ${leftOut.counts.map(({ count, best, worst }) => `without the ${count} best ${points(best)}%, without the ${count} worst ${points(worst)}%`).join('; ')}`,
  note: `US stocks with dividends since ${say.monthShort(leftOut.from)}; the money lies idle in a month left out: Robert J. Shiller`,
  unit: 'percent',
  words: { row: 'Left out', total: 'Return a year' },
  parts: [{ key: 'rate', label: 'Return a year', color: 'principal' }],
  rows: [
    { label: 'Nothing', values: [points(leftOut.all)], isYours: true },
    ...leftOut.counts.map(({ count, best }) => ({ label: `${count} best months`, values: [points(best)] })),
    ...leftOut.counts.map(({ count, worst }) => ({ label: `${count} worst months`, values: [points(worst)] })),
    { label: '10 best and 10 worst', values: [points(leftOut.both)] },
  ],
}

const monthTable: Table = {
  key: 'months',
  title: 'The ten best and the ten worst months',
  columns: [text('Month'), percent('Change'), text('Inside a fall of 20%')],
  rows: [...leftOut.best, ...leftOut.worst]
    .toSorted((a, b) => b.change - a.change)
    .map(({ month, change, isInFall }) => [say.monthShort(month), points(change), isInFall ? 'Yes' : 'No']),
}

const dayTable: Table = {
  key: 'days',
  title: 'The ten worst days of the Dow',
  lead: 'The only single days in our record. The months above are averages of days.',
  columns: [text('Day'), percent('Change')],
  rows: oneDayFalls.value.map(({ date, change }) => [say.dateShort(date), change * 100]),
}

const calendar: Chart = {
  kind: 'bars',
  key: 'months-of-year',
  title: 'Average change by month',
  summary: sayings.months.map((one, m) => `${MONTH_NAMES[m]}: ${points(one)}%`).join('; '),
  note: 'From the middle of the month before to the middle of the month, since 1871: Robert J. Shiller',
  x: { label: 'Month', kind: 'number', values: MONTH_NAMES.map((name) => name.slice(0, 3)) },
  unit: 'percent',
  yLabel: 'Percent',
  series: [{ key: 'change', label: 'Change', color: 'principal', values: sayings.months.map((one) => one * 100) }],
}

const election: Chart = {
  kind: 'bars',
  key: 'election-years',
  title: 'Average return by year of the presidential term',
  summary: sayings.terms.map((one, i) => `Year ${i + 1}: ${points(one)}%`).join('; '),
  note: `Calendar years since ${calendarYears.first}: Aswath Damodaran, NYU Stern`,
  x: { label: 'Year', kind: 'number', values: ['First', 'Second', 'Third', 'Election year'] },
  unit: 'percent',
  yLabel: 'Percent a year',
  series: [{ key: 'return', label: 'Return', color: 'principal', values: sayings.terms.map((one) => one * 100) }],
}

/** By the slug of the guess. */
export const reveals: Readonly<Record<string, Shown>> = {
  rises: {
    tables: [
      {
        key: 'rises',
        title: 'How often stocks were ahead',
        columns: [text('Held for'), share('In dollars'), share('After inflation')],
        rows: risen.map(({ months, nominal, real }) => [spanName(months), nominal * 100, real * 100]),
      },
    ],
  },
  'average-year': { charts: [histogram] },
  'worst-twenty': { charts: [spread] },
  bears: {
    tables: [
      {
        key: 'bears',
        title: 'Bear markets by their days',
        lead: 'S&P 500 and the index before it at daily closing prices, without dividends.',
        columns: [text('From'), text('To'), share('Lost'), { label: 'Length', unit: 'months' }],
        rows: bears.rows.map(({ from, to, lost, days }) => [
          say.dateShort(from),
          say.dateShort(to),
          lost * 100,
          days / 30.4375,
        ]),
      },
      {
        key: 'legs',
        title: 'Bull and bear markets since 1871, by rule',
        lead: `A turn of 20% in averages of months, without dividends. The typical bear lost ${say.figure(-legMedians.bear.change * 100, 'share')} in ${say.months(legMedians.bear.months)}; the typical bull gained ${say.figure(legMedians.bull.change * 100, 'share')} in ${say.months(legMedians.bull.months)}. Short falls such as 2020 don’t show in averages.`,
        columns: [text('Market'), text('From'), text('To'), share('Change'), { label: 'Length', unit: 'months' }],
        rows: legs.map(({ kind, from, to, change, months }) => [
          kind === 'bear' ? 'Bear' : 'Bull',
          say.monthShort(from),
          say.monthShort(to),
          change * 100,
          months,
        ]),
      },
    ],
  },
  below: { tables: [fallTable('price-falls', 'Falls of 20% or more, prices alone', falls.price)] },
  recovery: {
    tables: [
      fallTable('falls', 'Falls of 20% or more, dividends kept', falls.dividends),
      fallTable('real-falls', 'The same after inflation', falls.real),
    ],
  },
  missed: { charts: [missed], tables: [monthTable, dayTable] },
  may: {
    tables: [
      {
        key: 'halves',
        title: 'Average return of half a year',
        columns: [text('Since'), percent('November to May'), percent('May to November'), share('Summers that gained')],
        rows: sayings.may.map(({ since, winter, summer, summersUp }) => [
          String(since),
          points(winter),
          points(summer),
          summersUp * 100,
        ]),
      },
    ],
  },
  september: { charts: [calendar] },
  january: { charts: [calendar] },
  election: { charts: [election] },
}
