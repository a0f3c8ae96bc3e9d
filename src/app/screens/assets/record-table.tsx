import { lazy, useState } from 'react'
import type { RanksChart, Table } from '#calculators/kit/presentation.ts'
import type { RecordedAsset } from '#teaching/assets/asset.ts'
import { type AssetCard, assetCards } from '#teaching/assets/cards.precomputed.ts'
import { type AssetSpan, assetRecord, type Horizon, laterFrom } from '#teaching/assets/record.precomputed.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { Late } from '../../ui/late.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { assetWords as words } from './words.ts'

/** Below the table: its code comes after the page stands. */
const ChartCard = lazy(async () => {
  await afterLoad()
  return { default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }
})

type Sort = keyof typeof words.sorts
interface Row {
  readonly name: string
  readonly span: AssetSpan
}
const orders: Readonly<Record<Sort, (a: Row, b: Row) => number>> = {
  lost: (a, b) => a.span.lost - b.span.lost || b.span.worst - a.span.worst,
  worst: (a, b) => b.span.worst - a.span.worst,
  middle: (a, b) => b.span.median - a.span.median,
  name: (a, b) => a.name.localeCompare(b.name),
}
/** Of two assets with the same record the more general one names it. */
const named = new Map<RecordedAsset, string>(
  assetCards
    .filter((card): card is AssetCard & { record: RecordedAsset } => card.record !== undefined)
    .map(({ record, name }) => [record, name]),
)

/** The record of each asset over the years chosen, as a table to sort and a picture of the worst. */
export function RecordTable({ years, amount }: { readonly years: Horizon; readonly amount: number }) {
  const [sort, setSort] = useState<Sort>('lost')
  const rows = [...named]
    .map(([record, name]): Row => {
      const from = laterFrom[record]
      return { name: from === undefined ? name : words.since(name, from), span: assetRecord[record][years] }
    })
    .toSorted(orders[sort])
  const { columns } = words
  const table: Table = {
    key: 'record',
    title: words.table(amount, years),
    columns: [
      { label: columns.name, unit: 'text' },
      { label: columns.worst, unit: 'money' },
      { label: columns.middle, unit: 'money' },
      { label: columns.best, unit: 'money' },
      { label: columns.lost, unit: 'share' },
    ],
    rows: rows.map(({ name, span }) => [
      name,
      amount * span.worst,
      amount * span.median,
      amount * span.best,
      span.lost * 100,
    ]),
  }
  const chart: RanksChart = {
    kind: 'ranks',
    key: 'worst',
    title: `The worst ${words.years(years)}`,
    summary: rows.map(({ name, span }) => `${name}: ${Math.round(span.worst * 100)} of every 100 dollars`).join('; '),
    unit: 'money',
    words: { row: columns.name, total: 'Left, in today’s dollars' },
    parts: [{ key: 'left', label: 'Left, in today’s dollars', color: 'growth' }],
    rows: rows.map(({ name, span }) => ({
      label: name,
      note: `from ${span.worstFrom}`,
      values: [amount * span.worst],
    })),
  }
  return (
    <>
      <fieldset className="no-print mb-3 flex flex-wrap items-center gap-2">
        <legend className="sr-only">{words.sortBy}</legend>
        <span className="text-ink-2 text-sm" aria-hidden="true">
          {words.sortBy}
        </span>
        {(Object.keys(words.sorts) as readonly Sort[]).map((one) => (
          <button key={one} type="button" className="button" aria-pressed={sort === one} onClick={() => setSort(one)}>
            {words.sorts[one]}
          </button>
        ))}
      </fieldset>
      <div className="card overflow-hidden px-2 py-1 md:px-5">
        <Ledger table={table} isTight />
      </div>
      <Late what="The chart" room="min-h-96">
        <ChartCard chart={chart} fileName="worst-stretch" />
      </Late>
    </>
  )
}
