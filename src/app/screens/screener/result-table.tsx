import { memo, useRef } from 'react'
import type { MetricKey, Row } from '#engine/screening/metrics.ts'
import type { OrderKey } from '#engine/screening/order.ts'
import { gapWords, metrics } from '#teaching/screening/metrics.ts'
import { sectorNames } from '#teaching/screening/places.ts'
import { useEarly } from '../../ui/use-early.ts'
import { type Asked, MOST_COMPARED } from './asked.ts'
import type { Change } from './change.ts'
import { firstWay } from './first-way.ts'
import { moveColumn } from './move-column.ts'
import { bareName, isSample } from './sample-name.ts'
import { useTableKeys } from './use-table-keys.ts'
import { valueText } from './value-text.ts'
import { words } from './words.ts'

const held = 'sticky left-0 z-10 bg-(--surface)'

/** A page of matches. Headings sort; a tick in front of a name puts it beside others. */
export function ResultTable(props: { readonly rows: readonly Row[]; readonly asked: Asked; readonly change: Change }) {
  const { rows, asked, change } = props
  const { order, columns, compare } = asked
  const table = useRef<HTMLTableElement>(null)
  const keys = useTableKeys(table, columns, (column, by) => {
    const key = columns[column - 1]
    if (key) change((now) => ({ columns: moveColumn(now.columns, key, by) }))
    return key !== undefined
  })
  const early = useEarly<HTMLTableSectionElement>((element) => {
    const ticked = [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
    if (ticked.some((one) => !compare.includes(one)))
      change((now) => ({ compare: [...new Set([...now.compare, ...ticked])].slice(0, MOST_COMPARED) }))
  })
  const sortBy = (key: OrderKey) =>
    change((now) => ({ order: now.order.key === key ? { key, down: !now.order.down } : firstWay(key) }))
  const head = (key: OrderKey, label: string, className = '') => (
    <th
      key={key}
      scope="col"
      className={className}
      aria-sort={order.key === key ? (order.down ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className="min-h-11 whitespace-nowrap hover:underline" onClick={() => sortBy(key)}>
        {label}
        <span aria-hidden="true">{order.key === key ? (order.down ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  )
  return (
    // Its headings and ticks take the focus, so that keys reach every column.
    <section className="card mt-2 overflow-x-auto px-3 md:px-5" aria-label={words.caption} onKeyDown={keys}>
      <table className="ledger ledger-tight" ref={table}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            {head('name', words.company, held)}
            {columns.map((key) => head(key, metrics[key].short))}
          </tr>
        </thead>
        <tbody ref={early}>
          {rows.map((row) => {
            const isOn = compare.includes(row.company.symbol)
            return (
              <CompanyRow
                key={row.company.symbol}
                row={row}
                columns={columns}
                isOn={isOn}
                isFull={!isOn && compare.length >= MOST_COMPARED}
                change={change}
              />
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const CompanyRow = memo(function CompanyRow(props: {
  readonly row: Row
  readonly columns: readonly MetricKey[]
  readonly isOn: boolean
  readonly isFull: boolean
  readonly change: Change
}) {
  const { row, columns, isOn, isFull, change } = props
  const { symbol, name, sector } = row.company
  const tick = () =>
    change((now) => ({
      compare: isOn ? now.compare.filter((one) => one !== symbol) : [...now.compare, symbol].slice(0, MOST_COMPARED),
    }))
  return (
    <tr>
      <th scope="row" className={`${held} !whitespace-normal font-normal`}>
        <label className="flex min-h-11 w-32 cursor-pointer items-center gap-2 sm:w-64">
          <input
            type="checkbox"
            value={symbol}
            className="size-5 shrink-0 accent-(--green)"
            checked={isOn}
            disabled={isFull}
            title={isFull ? words.compareFull : undefined}
            aria-label={words.compareOne(name)}
            onChange={tick}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="block font-medium text-sm leading-tight max-sm:text-[0.8125rem]">{bareName(name)}</span>
            <span className="block text-ink-3 text-xs leading-tight">
              {[isSample(name) ? words.sampleMark : symbol, sectorNames[sector]].join(' · ')}
            </span>
          </span>
        </label>
      </th>
      {columns.map((key) => {
        const reading = row.readings[key]
        return (
          <td key={key} className="align-middle">
            {typeof reading === 'number' ? (
              valueText(key, reading)
            ) : (
              <span className="text-ink-3 text-xs">{gapWords[reading]}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
})
