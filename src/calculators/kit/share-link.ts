/**
 * The inputs of a calculator as a link. They stand behind the '#', which browsers never send to a server.
 * Form: #v1&price=420000&down=15%25&debts=Visa~5000~22.9|Store~900~29.9. Every input is written, so that a link keeps its
 * meaning when our starting values change. `v1` is the version of the calculator that wrote it: names of an earlier one are read
 * by its `renamed`, and what it did not ask yet takes its starting value. Any other unknown name is refused, not guessed at. Where
 * law is involved, `rules=2026` says under which year's.
 */
import type { Tool } from './definition.ts'
import type { CellValue, Field, InputValue, InputValues, RowValue, ShareValue } from './field.ts'

/** Not the name of any field. */
export const yearName = 'rules'
/** `year` is left out where the calculator knows no years. */
export function writeLink(calculator: Tool, inputs: InputValues, year: number): string {
  const parts = Object.entries(calculator.fields).map(([name, field]) => {
    const value = inputs[name]
    return `${encodeURIComponent(name)}=${value === undefined ? '' : writeField(field, value)}`
  })
  const rules = calculator.years.length > 0 ? [`${yearName}=${year}`] : []
  return `#${[`v${calculator.version}`, ...rules, ...parts].join('&')}`
}

function writeField(field: Field, value: InputValue): string {
  if (field.kind !== 'rows') return writeCell(value as CellValue | ShareValue)
  const names = Object.keys(field.columns)
  return (value as readonly RowValue[])
    .map((row) => names.map((name) => writeCell(row[name] ?? null)).join('~'))
    .join('|')
}
function writeCell(value: CellValue | ShareValue): string {
  if (value === null) return ''
  if (typeof value === 'object') return `${value.amount}${value.unit === 'pct' ? '%25' : ''}`
  if (typeof value === 'boolean') return value ? '1' : '0'
  return encodeURIComponent(String(value)).replaceAll('~', '%7E').replaceAll('|', '%7C')
}
