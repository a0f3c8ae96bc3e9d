/** A practice portfolio as rows of a file, and back: what was written is read again as it was. */
import { type IsoDate, parseIsoDate } from '#engine/month.ts'
import { readDay } from '#engine/spending/statement/date-text.ts'
import { delimitedRows, separatorOf } from '#engine/spending/statement/delimited.ts'
import type { NamedLots, PaperEntry } from './entries.ts'

export const entryColumns = [
  'date',
  'time',
  'action',
  'symbol',
  'shares',
  'price',
  'fee',
  'amount',
  'ratio',
  'note',
  'lots',
  'before',
  'benchmark',
  'id',
] as const
export type EntryColumn = (typeof entryColumns)[number]
export type EntryRow = Readonly<Partial<Record<EntryColumn, string | number>>>

/** Dollars a share of a dividend stand under `price`. */
export function rowOf(entry: PaperEntry): EntryRow {
  const head = { date: entry.on, time: entry.at, action: entry.kind, id: entry.id }
  switch (entry.kind) {
    case 'deposit':
    case 'withdrawal':
      return {
        ...head,
        amount: entry.amount,
        ...(entry.before === null ? {} : { before: entry.before }),
        ...(entry.bench === null ? {} : { benchmark: entry.bench }),
      }
    case 'dividend':
      return { ...head, symbol: entry.symbol, price: entry.perShare }
    case 'split':
      return { ...head, symbol: entry.symbol, ratio: entry.ratio }
    case 'buy':
    case 'sell':
      return {
        ...head,
        symbol: entry.symbol,
        shares: entry.shares,
        price: entry.price,
        fee: entry.fee,
        note: entry.note,
        ...(entry.lots === null ? {} : { lots: lotsText(entry.lots) }),
      }
  }
}
const lotsText = (lots: NamedLots): string =>
  Object.entries(lots)
    .map(([id, shares]) => `${id}:${shares}`)
    .join(' ')

/** What other programs call the columns. */
const otherNames: Readonly<Record<string, EntryColumn>> = {
  type: 'action',
  transaction: 'action',
  ticker: 'symbol',
  quantity: 'shares',
  qty: 'shares',
  commission: 'fee',
  fees: 'fee',
  total: 'amount',
  comment: 'note',
  notes: 'note',
}
const actions: Readonly<Record<string, PaperEntry['kind']>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdraw: 'withdrawal',
  buy: 'buy',
  bought: 'buy',
  sell: 'sell',
  sold: 'sell',
  dividend: 'dividend',
  split: 'split',
}

export type BadLine = 'date' | 'action' | 'symbol' | 'number'
export interface ReadEntries {
  readonly entries: readonly PaperEntry[]
  /** Rows of the file, the head is 1 and empty ones do not count, and what is missing in them. */
  readonly bad: readonly { readonly line: number; readonly why: BadLine }[]
  /** More lines than a portfolio holds: what came after was not read. */
  readonly isCut: boolean
}

const ID = /^[\w-]{1,40}$/
const SYMBOL = /^[A-Z0-9.^=-]{1,15}$/
const LONGEST_NOTE = 200

/**
 * The order things happened in. A file with times is our own and in that order already: a delayed price is older than the deposit that pays for
 * it. Any other goes by its days, turned around first where it begins with the newest.
 */
function inOrder(entries: readonly PaperEntry[], hasTimes: boolean): readonly PaperEntry[] {
  if (hasTimes) return entries
  const isNewestFirst = (entries[0]?.on ?? '') > (entries.at(-1)?.on ?? '')
  return (isNewestFirst ? entries.toReversed() : entries).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

/** Entries in the order they happened. Null where no head names a date and an action. `most`: entries a portfolio holds. */
export function readEntries(text: string, most: number): ReadEntries | null {
  const entries: PaperEntry[] = []
  const bad: { line: number; why: BadLine }[] = []
  const ids = new Set<string>()
  let columns: ReadonlyMap<EntryColumn, number> | null = null
  let line = 0
  const clean = text.replace(/^\uFEFF/, '')
  for (const { cells } of delimitedRows(clean, separatorOf(clean))) {
    line += 1
    if (columns === null) {
      columns = columnsOf(cells)
      if (columns === null) return null
      continue
    }
    if (entries.length >= most) return { entries: inOrder(entries, columns.has('time')), bad, isCut: true }
    const places: ReadonlyMap<EntryColumn, number> = columns
    const read = readRow(
      (column) => (cells[places.get(column) ?? -1] ?? '').trim().replace(/^'(?=[=+\-@])/, ''),
      line,
      ids,
    )
    if (typeof read === 'string') bad.push({ line, why: read })
    else {
      ids.add(read.id)
      entries.push(read)
    }
  }
  return columns === null ? null : { entries: inOrder(entries, columns.has('time')), bad, isCut: false }
}

function columnsOf(cells: readonly string[]): ReadonlyMap<EntryColumn, number> | null {
  const places = new Map<EntryColumn, number>()
  for (const [at, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase()
    const column =
      entryColumns.find((one) => one === name) ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined)
    if (column && !places.has(column)) places.set(column, at)
  }
  return places.has('date') && places.has('action') ? places : null
}

function readRow(get: (column: EntryColumn) => string, line: number, ids: ReadonlySet<string>): PaperEntry | BadLine {
  const on = readDay(get('date'))
  if (on === null) return 'date'
  const action = get('action').toLowerCase()
  const kind = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (kind === undefined) return 'action'
  const said = get('id')
  const head = { id: ID.test(said) && !ids.has(said) ? said : `line-${line}`, at: timeOf(get('time'), on), on }
  if (ids.has(head.id)) return 'action'
  const positive = (column: EntryColumn) => {
    const value = readDigits(get(column))
    return value !== null && value > 0 ? value : null
  }
  if (kind === 'deposit' || kind === 'withdrawal') {
    const amount = positive('amount')
    if (amount === null) return 'number'
    return { ...head, kind, amount, before: optional(get('before')), bench: positive('benchmark') }
  }
  const symbol = get('symbol').toUpperCase()
  if (!SYMBOL.test(symbol)) return 'symbol'
  if (kind === 'split') {
    const ratio = positive('ratio')
    return ratio === null ? 'number' : { ...head, kind, symbol, ratio }
  }
  const price = positive('price')
  if (price === null) return 'number'
  if (kind === 'dividend') return { ...head, kind, symbol, perShare: price }
  const shares = positive('shares')
  const fee = optional(get('fee')) ?? 0
  if (shares === null || fee < 0) return 'number'
  return {
    ...head,
    kind,
    symbol,
    shares,
    price,
    fee,
    lots: readLots(get('lots')),
    note: get('note').slice(0, LONGEST_NOTE),
  }
}

/** American digits, as exact as they are written: "1,250.5", "$12.50"; null for anything else. */
function readDigits(text: string): number | null {
  const bare = text.replaceAll(/[\s$]/g, '')
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(bare) && /\d/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : null
}

const optional = (text: string): number | null => (text === '' ? null : readDigits(text))

/** The time written; without one the end of the day, so that a line counts after everything dated before it. */
function timeOf(text: string, on: IsoDate): string {
  const at = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && parseIsoDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  return Number.isFinite(at) ? new Date(at).toISOString() : `${on}T21:00:00.000Z`
}

function readLots(text: string): NamedLots | null {
  if (text === '') return null
  const lots: Record<string, number> = {}
  for (const part of text.split(' ')) {
    const [id = '', shares = ''] = part.split(':')
    const count = Number(shares)
    if (!ID.test(id) || id === '__proto__' || !(count > 0)) return null
    lots[id] = count
  }
  return lots
}
