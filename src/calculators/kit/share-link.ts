/**
 * The inputs of a calculator as a link. They stand behind the '#', which browsers never send to a server.
 * Form: #v1&price=420000&down=15%25&debts=Visa~5000~22.9|Store~900~29.9. Every input is written, so that a link keeps its
 * meaning when our starting values change. `v1` is the version of the calculator that wrote it: names of an earlier one are read
 * by its `renamed`, and what it did not ask yet takes its starting value. Any other unknown name is refused, not guessed at. Where
 * law is involved, `rules=2026` says under which year's.
 */
import type { Answering, FieldErrors, Tool } from './definition.ts'
import type { CellField, CellValue, Clock, Field, InputValue, InputValues, RowValue, ShareValue } from './field.ts'
import { heardHead, readHeard } from './heard-link.ts'
import { parseInputs } from './parse-inputs.ts'
import { readText } from './read-field.ts'

/** Not the name of any field. */
const yearName = 'rules'
/** Longer links are refused before they are read. */
const longest = 8000

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

/** What a link holds. `year`: the rules it was written under; null where it does not say. */
export type ReadLink =
  | { readonly ok: true; readonly inputs: InputValues; readonly year: number | null }
  | { readonly ok: false; readonly errors: FieldErrors }

/** null when the hash is not a link of ours at all; an error text when it is one that cannot be read. */
export function readLink(calculator: Answering, hash: string, clock: Clock): ReadLink | null {
  if (!/^#v\d+(&|$)/.test(hash)) return null
  const unreadable = (why: string): ReadLink => ({ ok: false, errors: { link: why } })
  if (hash.length > longest) return unreadable('The link is too long.')
  if (hash === heardHead || hash.startsWith(`${heardHead}&`)) return readHeard(calculator, hash, clock, readField)
  const [head, ...parts] = hash.slice(1).split('&')
  const version = Number(head?.slice(1))
  if (version < 1 || version > calculator.version)
    return unreadable('The link comes from another version of this calculator.')
  const given: Record<string, unknown> = {}
  const rules = parts[0]?.startsWith(`${yearName}=`) ? Number(parts.shift()?.slice(yearName.length + 1)) : null
  if (rules !== null && !calculator.years.includes(rules))
    return unreadable('The link asks for the rules of a year that this calculator does not know.')
  try {
    for (const part of parts) {
      const cut = part.indexOf('=')
      const written = decodeURIComponent(cut < 0 ? part : part.slice(0, cut))
      const isOld = version < calculator.version && Object.hasOwn(calculator.renamed, written)
      const name = isOld ? calculator.renamed[written] : written
      if (name === null || name === undefined) continue
      const field = Object.hasOwn(calculator.fields, name) ? calculator.fields[name] : undefined
      if (!field || cut < 0 || Object.hasOwn(given, name))
        return unreadable('The link names something this calculator does not ask.')
      given[name] = readField(field, part.slice(cut + 1))
    }
  } catch {
    return unreadable('The link is damaged.')
  }
  const parsed = parseInputs(calculator, given, clock)
  return parsed.ok ? { ...parsed, year: rules } : parsed
}

function readField(field: Field, text: string): unknown {
  if (field.kind !== 'rows') return readCell(field, text)
  if (text === '') return []
  const columns = Object.entries(field.columns)
  return text.split('|').map((row) => {
    const cells = row.split('~')
    if (cells.length !== columns.length) throw new Error('a row has the wrong number of cells')
    return Object.fromEntries(columns.map(([name, column], i) => [name, readCell(column, cells[i] ?? '')]))
  })
}
function readCell(field: Exclude<Field, { kind: 'rows' }> | CellField, text: string): unknown {
  const plain = decodeURIComponent(text)
  const numeric =
    field.kind === 'money' || field.kind === 'percent' || field.kind === 'number' || field.kind === 'duration'
  if (numeric) return plain === '' ? null : Number(plain)
  if (field.kind === 'toggle') return plain === '1' ? true : plain === '0' ? false : plain
  if (field.kind === 'share') {
    const read = readText(field, plain)
    return read.ok ? read.value : plain
  }
  return field.kind === 'date' && plain === '' ? null : plain
}
