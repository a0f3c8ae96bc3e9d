/** A whole result as one file for a spreadsheet: the inputs on top, then the figures, then the tables where they are wanted. */
import { type CsvCell, csvText, csvValue, tableLines } from './csv.ts'
import type { Answering, Evaluation, FigureName } from './definition.ts'
import type { CellField, Env, Field, InputValue, InputValues, RowValue } from './field.ts'
import { isMoney } from './format.ts'
import type { Unit } from './presentation.ts'

type Line = readonly CsvCell[]

export interface ResultForCsv {
  readonly title: string
  readonly calculator: Answering
  readonly inputs: InputValues
  readonly env: Env
  readonly evaluation: Evaluation
  readonly withTables: boolean
}

export function resultCsv({ title, calculator, inputs, env, evaluation, withTables }: ResultForCsv): string {
  const years = calculator.years.length > 0 ? [['Tax year', env.year]] : []
  const tables = withTables ? evaluation.present().tables.filter(({ rows }) => rows.length > 0) : []
  return csvText([
    [title],
    ['Date', env.today],
    ...years,
    [],
    ['Your numbers', 'Value', 'Unit'],
    ...Object.entries(calculator.fields)
      .filter(([name]) => calculator.shown(name, inputs))
      .flatMap(([name, field]) => inputLines(field, inputs[name] ?? null)),
    [],
    ['Results', 'Value', 'Unit'],
    ...calculator.figures.flatMap((figure) => {
      const value = evaluation.figures[figure.key]
      return value === undefined ? [] : [[figure.label, csvValue(value, figure.unit), figureUnit(figure)]]
    }),
    ...tables.flatMap((table): Line[] => [[], [table.title], ...tableLines(table)]),
  ])
}

function inputLines(field: Field, value: InputValue): Line[] {
  if (field.kind !== 'rows') return [[field.label, ...inputCells(field, value)]]
  return (value as readonly RowValue[]).flatMap((row, i) =>
    Object.entries(field.columns).map(
      ([key, column]): Line => [`${field.label} ${i + 1}: ${column.label}`, ...inputCells(column, row[key] ?? null)],
    ),
  )
}

const per = (field: { readonly per?: string }) => (field.per ? ` per ${field.per}` : '')

/** The value and its unit. */
function inputCells(field: Exclude<Field, { kind: 'rows' }> | CellField, value: InputValue): [CsvCell, string] {
  switch (field.kind) {
    case 'money':
      return [value as number | null, `USD${per(field)}`]
    case 'percent':
      return [value as number | null, `%${per(field)}`]
    case 'number':
      return [value as number | null, field.grouped === false ? '' : field.unit]
    case 'duration':
      return [value as number | null, 'months']
    case 'share':
      if (typeof value !== 'object' || value === null || !('unit' in value)) return [null, '']
      return [value.amount as number, value.unit === 'pct' ? `% of ${field.of}` : 'USD']
    case 'choice':
      return [field.options.find((option) => option.value === value)?.label ?? String(value), '']
    case 'toggle':
      return [value ? 'Yes' : 'No', '']
    case 'month':
      return [String(value), 'YYYY-MM']
    case 'date':
      return [value === null ? null : String(value), 'YYYY-MM-DD']
    default:
      return [value === null ? null : String(value), '']
  }
}

const otherUnits: Partial<Readonly<Record<Unit, string>>> = {
  percent: '%',
  months: 'months',
  years: 'years',
  month: 'YYYY-MM',
}
const dollarKinds = { nominal: 'USD (future dollars)', today: 'USD (today’s dollars)' } as const

const figureUnit = ({ unit, dollars }: FigureName): string =>
  isMoney(unit) ? (dollars ? dollarKinds[dollars] : 'USD') : (otherUnits[unit] ?? '')
