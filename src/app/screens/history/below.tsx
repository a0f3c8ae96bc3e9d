import { memo } from 'react'
import { Link } from 'react-router'
import { tableCsv } from '#calculators/kit/csv.ts'
import { dateText, monthText } from '#calculators/kit/format.ts'
import type { Table } from '#calculators/kit/presentation.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { recessions } from '#facts/history/recessions.ts'
import { download } from '../../ui/download.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { Part } from '../device/screen-head.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { Fold } from '../picture/working-fold.tsx'
import { type Asked, rangeOf, startingAsked } from './asked.ts'
import type { HistoryLines } from './lines.ts'
import { firstIndexFund, twoRecords } from './two-records.precomputed.ts'
import { historyCitations } from './views/credits.ts'
import { eventsIn, kindName, type ViewSaid } from './views/said.ts'
import { words } from './words.ts'

/** What stands under the chart: the tables of the view, the events, what the lines are, and where it comes from. */
export const Below = memo(function Below(props: {
  readonly asked: Asked
  readonly history: HistoryLines
  readonly said: ViewSaid
}) {
  const { asked, history, said } = props
  const events = asked.view === 'rolling' ? null : eventTable(asked, history)
  return (
    <>
      {said.tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => (
          <TablePart key={table.key} table={table} />
        ))}
      {events && events.rows.length > 0 ? (
        <section className="mt-8 border-line border-b">
          <Fold title={`${events.title} (${events.rows.length})`}>
            <TableBox table={events} />
          </Fold>
        </section>
      ) : null}
      <Part title={words.next.title}>
        <ul className="grid gap-2">
          <li>
            <Link to={calculatorLink('dca', { question: 'since', sinceFrom: asked.from })}>{words.next.dca}</Link>
          </li>
          <li>
            <Link
              to={calculatorLink('lumpsum', { amount: asked.amount === startingAsked.amount ? null : asked.amount })}
            >
              {words.next.lump}
            </Link>
          </li>
          <li>
            <Link to="/market-behaviour">{words.next.behavior}</Link>
          </li>
          <li>
            <Link to="/learning/risk-and-time">{words.next.lesson}</Link>
          </li>
        </ul>
      </Part>
      <section className="mt-8 border-line border-b">
        <Fold title={words.means.title}>
          <ul className="list-disc space-y-1 ps-5">
            {words.means.items.map(([name, what]) => (
              <li key={name}>
                <b>{name}:</b> {what}
              </li>
            ))}
          </ul>
        </Fold>
        <Fold title={words.limits.title}>
          <ul className="list-disc space-y-1 ps-5">
            {words.limits.items(twoRecords, firstIndexFund).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
        <Fold title="Sources">
          <SourceList sources={historyCitations} />
        </Fold>
      </section>
    </>
  )
})

const TablePart = ({ table }: { readonly table: Table }) => (
  <Part title={table.title} note={table.lead}>
    <TableBox table={table} />
  </Part>
)

function TableBox({ table }: { readonly table: Table }) {
  return (
    <>
      <div className="card max-h-[560px] overflow-y-auto px-4 py-2 md:px-5 print:max-h-none print:overflow-visible">
        <Ledger table={table} />
      </div>
      <p className="no-print mt-2">
        <button
          type="button"
          className="min-h-11 text-green text-sm underline underline-offset-2"
          onClick={() => download(`historical-chart-${table.key}.csv`, tableCsv(table))}
        >
          CSV<span className="sr-only"> of {table.title}</span>
        </button>
      </p>
    </>
  )
}

/** Every chosen event and recession of the range, in order of time. */
function eventTable(asked: Asked, history: HistoryLines): Table {
  const { from, to } = rangeOf(asked, history.first, history.last)
  const { columns, events } = words.tables
  const rows = [
    ...eventsIn(asked, from, to).map((event) => [event.date, kindName(event), event.text] as const),
    ...(asked.recessions
      ? recessions.value.flatMap(({ peak, trough, name }) => {
          const start = addMonths(peak as Month, 1)
          const what = `${name ? `${name}: ` : ''}${monthText(start, true)} to ${monthText(trough, true)}`
          return start <= to && trough >= from ? [[start, words.recession, what] as const] : []
        })
      : []),
  ].toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
  return {
    key: 'events',
    title: events,
    columns: [columns.date, columns.kind, columns.what].map((label) => ({ label, unit: 'text' as const })),
    rows: rows.map(([date, kind, what]) => [
      date.length === 'YYYY-MM'.length ? monthText(date, true) : dateText(date, true),
      kind,
      what,
    ]),
  }
}
