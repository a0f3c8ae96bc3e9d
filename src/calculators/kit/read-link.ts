/** A link with numbers, read back; how it is written stands in `share-link.ts`. Fetched only where an address holds one. */
import type { Answering, FieldErrors } from './definition.ts'
import type { CellField, Clock, Field, InputValues, RowsField } from './field.ts'
import { heardHead } from './heard-head.ts'
import { readHeard } from './heard-link.ts'
import { parseInputs } from './parse-inputs.ts'
import { readText } from './read-field.ts'
import { yearName } from './share-link.ts'
import { linking } from './words/reading.en.ts'

/** Longer links are refused before they are read. */
const longest = 8000

/** What a link holds. `year`: the rules it was written under; null where it does not say. */
export type ReadLink =
  | { readonly ok: true; readonly inputs: InputValues; readonly year: number | null }
  | { readonly ok: false; readonly errors: FieldErrors }

/** null when the hash is not a link of ours at all; an error text when it is one that cannot be read. */
export function readLink(calculator: Answering, hash: string, clock: Clock): ReadLink | null {
  if (!/^#v\d+(&|$)/.test(hash)) return null
  const unreadable = (why: string): ReadLink => ({ ok: false, errors: { link: why } })
  if (hash.length > longest) return unreadable(linking.tooLong)
  if (hash === heardHead || hash.startsWith(`${heardHead}&`)) return readHeard(calculator, hash, clock, readField)
  const [head, ...parts] = hash.slice(1).split('&')
  const version = Number(head?.slice(1))
  if (version < 1 || version > calculator.version) return unreadable(linking.version)
  const given: Record<string, unknown> = {}
  const rules = parts[0]?.startsWith(`${yearName}=`) ? Number(parts.shift()?.slice(yearName.length + 1)) : null
  if (rules !== null && !calculator.years.includes(rules)) return unreadable(linking.year)
  try {
    for (const part of parts) {
      const cut = part.indexOf('=')
      const written = decodeURIComponent(cut < 0 ? part : part.slice(0, cut))
      const isOld = version < calculator.version && Object.hasOwn(calculator.renamed, written)
      const name = isOld ? calculator.renamed[written] : written
      if (name === null || name === undefined) continue
      const field = Object.hasOwn(calculator.fields, name) ? calculator.fields[name] : undefined
      if (!field || cut < 0 || Object.hasOwn(given, name)) return unreadable(linking.unknown)
      given[name] = readField(field, part.slice(cut + 1))
    }
  } catch {
    return unreadable(linking.damaged)
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
    if (row.includes(':')) return readNamed(field, cells)
    if (cells.length > columns.length) throw new Error('a row has too many cells')
    // A row of before a column was added: what it lacks is as in a new row.
    const known = columns.slice(0, cells.length)
    return Object.fromEntries(known.map(([name, column], i) => [name, readCell(column, cells[i] ?? '')]))
  })
}
/** 'balance:5000~apr:22.9': a row that names its cells. A ':' of a value is written '%3A', so the two cannot be mixed up. */
function readNamed({ columns }: RowsField, cells: readonly string[]): unknown {
  return Object.fromEntries(
    cells.map((cell) => {
      const cut = cell.indexOf(':')
      const name = decodeURIComponent(cell.slice(0, Math.max(0, cut)))
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined
      if (!column) throw new Error('a row names a cell that is not there')
      return [name, readCell(column, cell.slice(cut + 1))]
    }),
  )
}
/** A number as a program writes it. */
const WRITTEN = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

function readCell(field: Exclude<Field, { kind: 'rows' }> | CellField, text: string): unknown {
  const plain = decodeURIComponent(text)
  const numeric =
    field.kind === 'money' || field.kind === 'percent' || field.kind === 'number' || field.kind === 'duration'
  // As it is written by `share-link.ts`; anything else is read as if it had been typed.
  if (numeric) return plain === '' ? null : WRITTEN.test(plain) ? Number(plain) : plain
  if (field.kind === 'toggle') return plain === '1' ? true : plain === '0' ? false : plain
  if (field.kind === 'share') {
    const read = readText(field, plain)
    return read.ok ? read.value : plain
  }
  return field.kind === 'date' && plain === '' ? null : plain
}
