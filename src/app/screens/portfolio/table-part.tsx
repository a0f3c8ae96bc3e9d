import { tableCsv } from '#calculators/kit/csv.ts'
import type { Table } from '#calculators/kit/presentation.ts'
import { download } from '../../ui/download.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Part } from '../device/screen-head.tsx'

/** A table with its file. */
export function TablePart({ table, note }: { readonly table: Table; readonly note?: string }) {
  return (
    <Part title={table.title} note={note ?? table.lead}>
      <div className="card max-h-[560px] overflow-y-auto px-4 py-2 md:px-5 print:max-h-none print:overflow-visible">
        <Ledger table={table} />
      </div>
      <p className="no-print mt-2">
        <button
          type="button"
          className="min-h-11 text-green text-sm underline underline-offset-2"
          onClick={() => download(`portfolio-simulator-${table.key}.csv`, tableCsv(table))}
        >
          CSV<span className="sr-only"> of {table.title}</span>
        </button>
      </p>
    </Part>
  )
}
