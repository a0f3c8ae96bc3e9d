/**
 * The inputs of a calculator as a link. They stand behind the '#', which browsers never send to a server.
 * Form: #v1&price=420000&down=15%25&debts=Visa~5000~22.9|Store~900~29.9. Every input is written, so that a link keeps its
 * meaning when our starting values change. A name the calculator no longer has is refused, not guessed at.
 */
import type { Calculator } from './definition.ts'
import type { CellField, CellValue, Clock, Field, InputValue, InputValues, RowValue, ShareValue } from './field.ts'
import { type ParsedInputs, parseInputs } from './parse-inputs.ts'
import { readText } from './read-field.ts'

const version = 'v1'
/** Longer links are refused before they are read. */
const longest = 8000

export function writeLink(calculator: Calculator, inputs: InputValues): string {
  const parts = Object.entries(calculator.fields).map(([name, field]) => {
    const value = inputs[name]
    return `${encodeURIComponent(name)}=${value === undefined ? '' : writeField(field, value)}`
  })
  return `#${[version, ...parts].join('&')}`
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

/** null when the hash is not a link of ours at all; an error text when it is one that cannot be read. */
export function readLink(calculator: Calculator, hash: string, clock: Clock): ParsedInputs | null {
  if (!/^#v\d+(&|$)/.test(hash)) return null
  const unreadable = (why: string): ParsedInputs => ({ ok: false, errors: { link: why } })
  if (hash.length > longest) return unreadable('The link is too long.')
  const [head, ...parts] = hash.slice(1).split('&')
  if (head !== version) return unreadable('The link comes from another version of this calculator.')
  const given: Record<string, unknown> = {}
  try {
    for (const part of parts) {
      const cut = part.indexOf('=')
      const name = decodeURIComponent(cut < 0 ? part : part.slice(0, cut))
      const field = Object.hasOwn(calculator.fields, name) ? calculator.fields[name] : undefined
      if (!field || cut < 0 || Object.hasOwn(given, name))
        return unreadable('The link names something this calculator does not ask.')
      given[name] = readField(field, part.slice(cut + 1))
    }
  } catch {
    return unreadable('The link is damaged.')
  }
  return parseInputs(calculator, given, clock)
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
