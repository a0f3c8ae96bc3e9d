/** Tables as rules: where each column finds its value in a row. Title, lead and headings stand in the words. */
import type { Column, KeyedColumn, KeyedTable, Table, Unit } from './presentation.ts'

type Cell = string | number | null
/** A column: its unit and where its value stands in a row. `numbers`: what its words say, for programs. */
export type ColumnRule<R> = readonly [
  unit: Column['unit'],
  value: (row: R) => Cell,
  more?: Pick<Column, 'dollars'> & {
    readonly numbers?: readonly [unit: Unit | 'currency', value: (row: R) => number | null]
  },
]
export interface TableWords<K extends string> {
  readonly title: string
  readonly lead?: string
  readonly columns: { readonly [N in K]: string }
}

/** Columns in the order of the rules: none without a heading, no heading without a column. */
export function tableOf<R, K extends string>(
  key: string,
  words: TableWords<NoInfer<K>>,
  rows: readonly R[],
  columns: { readonly [N in K]: ColumnRule<R> },
  more: Pick<Table, 'folded' | 'look' | 'emphasis'> & {
    /** What programs call a row, where people know it by words alone. */
    readonly line?: (row: R, at: number) => string
  } = {},
): KeyedTable {
  const { line, ...look } = more
  const rules = (Object.keys(columns) as K[]).map((name) => ({ name, rule: columns[name] }))
  return {
    key,
    title: words.title,
    ...(words.lead ? { lead: words.lead } : {}),
    columns: rules.map(({ name, rule: [unit, , extra] }): KeyedColumn => {
      const { numbers, ...looks } = extra ?? {}
      return {
        key: name,
        label: words.columns[name],
        unit,
        ...looks,
        ...(numbers ? { numbers: { unit: numbers[0], values: rows.map(numbers[1]) } } : {}),
      }
    }),
    rows: rows.map((row) => rules.map(({ rule: [, value] }) => value(row))),
    ...(line ? { lines: rows.map(line) } : {}),
    ...look,
  }
}
