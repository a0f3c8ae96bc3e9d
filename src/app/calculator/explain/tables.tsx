import { tableCsv } from '#calculators/kit/csv.ts'
import type { Table } from '#calculators/kit/presentation.ts'
import { download } from '../../ui/download.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Fold } from './fold.tsx'
import { LedgerLines } from './ledger-lines.tsx'

/** Longer tables are drawn only once they are opened. */
const LONG = 30

/** A table under its heading. */
export function TableFold({ table, fileName }: { table: Table; fileName: string }) {
  if (table.rows.length === 0) return null
  return (
    <Fold name={`table-${table.key}`} title={table.title} lead={table.lead} isLong={table.rows.length > LONG}>
      <p className="no-print mb-3">
        <button
          type="button"
          className="button"
          onClick={() => download(`${fileName}-${table.key}.csv`, tableCsv(table))}
        >
          CSV<span className="sr-only"> of {table.title}</span>
        </button>
      </p>
      <div
        className={
          table.look === 'ledger' ? '' : 'max-h-[560px] overflow-y-auto print:max-h-none print:overflow-visible'
        }
      >
        {table.look === 'ledger' ? <LedgerLines table={table} /> : <Ledger table={table} />}
      </div>
    </Fold>
  )
}
