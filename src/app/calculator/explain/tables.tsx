import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { tableCsv } from '#calculators/kit/csv.ts'
import type { Table } from '#calculators/kit/presentation.ts'
import { download } from '../../ui/download.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { onPaper } from '../panels/paper.ts'
import { LedgerLines } from './ledger-lines.tsx'

/** The schedules. Long ones start folded; printing the schedule unfolds them. */
export const Tables = memo(function Tables({ tables, fileName }: { tables: readonly Table[]; fileName: string }) {
  return tables.map((table) => <OneTable key={table.key} table={table} fileName={fileName} />)
})

function OneTable({ table, fileName }: { table: Table; fileName: string }) {
  const [open, setOpen] = useState(!table.folded)
  useEffect(() => {
    if (open) return
    // The page is drawn for paper as soon as this event is over.
    const unfold = () => {
      if (onPaper().schedule) flushSync(() => setOpen(true))
    }
    window.addEventListener('beforeprint', unfold)
    return () => window.removeEventListener('beforeprint', unfold)
  }, [open])
  if (table.rows.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="text-xl">{table.title}</h2>
      {table.lead ? <p className="max-w-[65ch] text-ink-2">{table.lead}</p> : null}
      <div className="card mt-3 px-5 py-4">
        <p className="no-print flex flex-wrap gap-3">
          {table.folded ? (
            <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? 'Hide table' : `Show all ${table.rows.length} rows`}
            </button>
          ) : null}
          <button
            type="button"
            className="button"
            onClick={() => download(`${fileName}-${table.key}.csv`, tableCsv(table))}
          >
            CSV<span className="sr-only"> of {table.title}</span>
          </button>
        </p>
        {open ? (
          <div
            className={
              table.look === 'ledger'
                ? 'mt-3'
                : 'mt-3 max-h-[560px] overflow-y-auto print:max-h-none print:overflow-visible'
            }
          >
            {table.look === 'ledger' ? <LedgerLines table={table} /> : <Ledger table={table} />}
          </div>
        ) : null}
      </div>
    </section>
  )
}
