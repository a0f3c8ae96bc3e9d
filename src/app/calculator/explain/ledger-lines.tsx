import { figureText } from '#calculators/kit/format.ts'
import { type Column, holdsWords, type Table } from '#calculators/kit/presentation.ts'

const looks = {
  heading: 'font-semibold [&>*]:pt-4',
  subtotal: 'font-semibold [&>*]:border-line-strong [&>*]:border-t',
  total: 'font-semibold [&>*]:border-t-2 [&>*]:border-t-ink',
} as const
type Cell = Table['rows'][number][number]
interface Amount {
  readonly column: Column
  /** Its place in a row. */
  readonly c: number
}

/**
 * Lines with their amounts and a reason each. Words wrap; on a phone they go under the line they explain, and so do several
 * amounts, each with its name, so that nothing has to be scrolled sideways. Sums stand out by weight and a rule above them.
 */
export function LedgerLines({ table }: { table: Table }) {
  const amounts = table.columns.flatMap((column, c) => (c > 0 && !holdsWords(column.unit) ? [{ column, c }] : []))
  const words = table.columns.flatMap((column, c) => (c > 0 && holdsWords(column.unit) ? [{ column, c }] : []))
  const several = amounts.length > 1
  const rows = table.rows.map((row, i) => ({ row, key: `${i}`, emphasis: table.emphasis?.[i] }))
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{table.title}</caption>
      <thead className="text-ink-2 text-xs max-sm:sr-only">
        <tr className="border-line-strong border-b">
          <th scope="col" className="py-1.5 pr-3 text-left align-bottom font-semibold">
            {table.columns[0]?.label}
          </th>
          {amounts.map(({ column }) => (
            <th key={column.label} scope="col" className="py-1.5 pr-3 text-right align-bottom font-semibold">
              {column.label}
            </th>
          ))}
          {words.map(({ column }) => (
            <th key={column.label} scope="col" className="py-1.5 pl-3 text-left align-bottom font-semibold">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, key, emphasis }) => {
          const isHeading = emphasis === 'heading'
          const reasons = words.filter(({ c }) => cellText(row[c] ?? null) !== '')
          return (
            <tr key={key} className={`border-line border-b ${emphasis ? looks[emphasis] : ''}`}>
              <th
                scope={isHeading ? 'colgroup' : 'row'}
                colSpan={isHeading ? table.columns.length : 1}
                className="py-1.5 pr-3 text-left align-top [font-weight:inherit] [overflow-wrap:anywhere]"
              >
                {cellText(row[0] ?? null)}
                {several && !isHeading ? <NamedAmounts row={row} amounts={amounts} /> : null}
                {reasons.map(({ column, c }) => (
                  <span key={column.label} className="block font-normal text-ink-2 text-xs sm:hidden">
                    {words.length > 1 ? `${column.label}: ` : ''}
                    {cellText(row[c] ?? null)}
                  </span>
                ))}
              </th>
              {isHeading
                ? null
                : amounts.map(({ column, c }) => (
                    <td
                      key={column.label}
                      className={`whitespace-nowrap py-1.5 pr-3 text-right align-top ${several ? 'max-sm:hidden' : 'max-sm:pr-0'}`}
                    >
                      {cellText(row[c] ?? null, column)}
                    </td>
                  ))}
              {isHeading
                ? null
                : words.map(({ column, c }) => (
                    <td
                      key={column.label}
                      className="max-w-[46ch] py-1.5 pl-3 text-left align-top font-normal text-ink-2 max-sm:hidden"
                    >
                      {cellText(row[c] ?? null)}
                    </td>
                  ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What a phone shows in place of the columns: every amount of a line under its name. Two keep their sides when one is missing. */
function NamedAmounts({ row, amounts }: { row: Table['rows'][number]; amounts: readonly Amount[] }) {
  const named = amounts.map(({ column, c }) => ({ name: column.label, text: cellText(row[c] ?? null, column) }))
  const shown = amounts.length === 2 ? named : named.filter(({ text }) => text !== '')
  return (
    <span className="mt-1 mb-0.5 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-5 gap-y-1 sm:hidden">
      {shown.map(({ name, text }) => (
        <span key={name}>
          {text === '' ? null : <span className="block font-normal text-ink-2 text-xs">{name}</span>}
          {text}
        </span>
      ))}
    </span>
  )
}

const cellText = (value: Cell, column?: Column): string =>
  typeof value === 'number' && column && !holdsWords(column.unit) ? figureText(value, column.unit) : String(value ?? '')
