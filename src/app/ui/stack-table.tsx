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
  /** A colored mark before each row's name, as classes: the key of a picture above. */
  readonly marks?: readonly string[]
}) {
  const { title, columns, rows, amounts = false, marks = [] } = props
  // Two rows may say the same.
  const keyed = rows.map((row, i) => ({ row, key: `${i} ${row.join('|')}`, mark: marks[i] }))
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
        {keyed.map(({ row, key, mark }) => (
          <tr key={key} className="border-line border-t max-md:block max-md:py-2.5 max-md:first:border-0">
            {row.map((cell, c) =>
              c === 0 ? (
                <th
                  key={columns[c]}
                  scope="row"
                  className="py-2 pr-4 text-left align-top font-normal [overflow-wrap:anywhere] max-md:block max-md:py-0 max-md:pb-1 max-md:font-semibold"
                >
                  {mark === undefined ? null : (
                    <span className={`mr-2 inline-block size-2.5 rounded-[3px] ${mark}`} aria-hidden="true" />
                  )}
                  {cell}
                </th>
              ) : (
                <td
                  key={columns[c]}
                  className={`py-2 pr-4 align-top ${cell === '' ? 'max-md:hidden' : 'max-md:flex'} max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:py-0.5 max-md:pr-0 ${side}`}
                >
                  <span aria-hidden="true" className="text-ink-2 md:hidden">
                    {columns[c]}
                  </span>
                  <span className="min-w-0 [overflow-wrap:anywhere] max-md:ml-auto max-md:text-right">{cell}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
