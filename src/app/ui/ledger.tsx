import { figureText } from '#calculators/kit/format.ts'
import { holdsWords, type Table } from '#calculators/kit/presentation.ts'

/** A table of figures with its header, ready to scroll sideways on a phone. */
export function Ledger(props: {
  table: Table
  most?: number | undefined
  /** Few columns of short figures: they fit a phone without scrolling. */
  isTight?: boolean
}) {
  const { table, most, isTight = false } = props
  const rows = most === undefined ? table.rows : table.rows.slice(0, most)
  const keyed = rows.map((row, i) => ({ row, key: `${i}` }))
  return (
    // A scrolling region must be reachable by keyboard.
    <section className="overflow-x-auto" aria-label={table.title} tabIndex={0}>
      <table className={isTight ? 'ledger ledger-tight' : 'ledger'}>
        <caption className="sr-only">{table.title}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.label} scope="col" className={holdsWords(column.unit) ? 'words' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ row, key }) => (
            <tr key={key}>
              {table.columns.map((column, c) => {
                const value = row[c] ?? null
                const text =
                  typeof value === 'number' && !holdsWords(column.unit)
                    ? figureText(value, column.unit)
                    : String(value ?? '')
                return c === 0 ? (
                  <th key={column.label} scope="row" className="font-normal">
                    {text}
                  </th>
                ) : (
                  <td key={column.label} className={holdsWords(column.unit) ? 'words' : undefined}>
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
