/**
 * A small table of words that fits a phone: there each row is a block, its first cell the heading and every other cell behind the name
 * of its column.
 */
export function StackTable(props: {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Columns read from the right: amounts. */
  readonly amounts?: boolean
}) {
  const { title, columns, rows, amounts = false } = props
  const side = amounts ? 'md:text-right' : ''
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column, c) => (
            <th
              key={column}
              scope="col"
              className={`pr-4 pb-2 text-left align-bottom font-semibold text-xs ${c > 0 ? side : ''}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row.join('|')} className="border-line border-t max-md:block max-md:py-2.5 max-md:first:border-0">
            {row.map((cell, c) =>
              c === 0 ? (
                <th
                  key={columns[c]}
                  scope="row"
                  className="py-2 pr-4 text-left align-top font-normal max-md:block max-md:py-0 max-md:pb-1 max-md:font-semibold"
                >
                  {cell}
                </th>
              ) : (
                <td
                  key={columns[c]}
                  className={`py-2 pr-4 align-top ${cell === '' ? 'max-md:hidden' : 'max-md:flex'} max-md:justify-between max-md:gap-4 max-md:py-0.5 max-md:pr-0 ${side}`}
                >
                  <span aria-hidden="true" className="flex-none text-ink-2 md:hidden">
                    {columns[c]}
                  </span>
                  <span className="max-md:text-right">{cell}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
