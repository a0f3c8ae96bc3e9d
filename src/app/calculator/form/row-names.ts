/** Questions about the rows of another one, which the page shows by name. */
import type { Field, InputValues, RowsNamed, RowValue } from '#calculators/kit/field.ts'

function aboutRows(field: Field): RowsNamed | undefined {
  if (field.kind === 'text') return field.ranks
  if (field.kind === 'number') return field.picks
  if (field.kind !== 'rows') return undefined
  const picking = Object.values(field.columns).find((column) => column.kind === 'number' && column.picks)
  return picking?.kind === 'number' ? picking.picks : undefined
}

/** The names of these rows, one to a line so that the same names are the same text; undefined where a question is about none. */
export function rowNamesFor(field: Field, inputs: InputValues): string | undefined {
  const about = aboutRows(field)
  if (!about) return undefined
  return (inputs[about.rows] as readonly RowValue[])
    .map((row, index) => {
      const name = String(row[about.name] ?? '').replaceAll(/\s+/g, ' ')
      return name.trim() || `${about.noun} ${index + 1}`
    })
    .join('\n')
}

/** Row numbers in the order of a text like '2, 1'; rows it leaves out come last, as listed. */
export function ranked(order: string, count: number): readonly number[] {
  const given = (order.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 1 && number <= count)
  return [...new Set([...given, ...Array.from({ length: count }, (_, index) => index + 1)])]
}

/** The order with one place moved to another; places count from 0. */
export function moved(order: readonly number[], from: number, to: number): readonly number[] {
  const rest = order.filter((_, place) => place !== from)
  return [...rest.slice(0, to), order[from] as number, ...rest.slice(to)]
}
