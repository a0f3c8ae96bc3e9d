/** Reads a list from a spreadsheet: one thing a line, its name first, its amount last; for debts a rate may stand between or after. */
import type { AssetKind, DebtKind } from '#engine/wealth/balance-sheet.ts'
import type { PasteRead } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { pasteWords as words } from './words/paste.en.ts'

interface Line {
  readonly name: string
  /** Every amount of the line, in order; at least one. */
  readonly amounts: readonly number[]
  /** Percent points, where a % says so. */
  readonly rate: number | null
}
const lastOf = ({ amounts }: Line): number => amounts.at(-1) ?? 0

const MOST_NAME = 30
/** Longer lines are prose, not a table. */
const LONGEST_LINE = 200
/** '1,250.50', '$1,250', '12k', '(300)', '-300'; null for anything else. */
function amountOf(cell: string): number | null {
  const text = cell.replaceAll(/[$\s]/g, '')
  const bracketed = /^\((.+)\)$/.exec(text)
  const digits = (bracketed?.[1] ?? text).replace('−', '-')
  const found = /^(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)([km]?)$/i.exec(digits)
  // '401k' is an account, not an amount.
  if (!found || /^401k$/i.test(digits)) return null
  const times = { '': 1, k: 1000, m: 1_000_000 }[(found[2] ?? '').toLowerCase()] ?? 1
  const value = Number((found[1] ?? '').replaceAll(',', '')) * times
  return bracketed ? -value : value
}
const rateOf = (cell: string): number | null => {
  const found = /^(\d{1,2}(?:\.\d+)?)\s*%$/.exec(cell.trim())
  return found ? Number(found[1]) : null
}

const amountText = String.raw`\(?[-−]?\$?[\d,.]*\d[km]?\)?`
/** A name, an amount, and if one likes a rate after it and a payment after that. */
const plainLine = new RegExp(
  String.raw`^(.*?)[\s:,]+(${amountText})(?:[\s,]+(?:at\s+|@\s*)?([\d.]+\s*%)(?:[\s,]+(${amountText}))?)?$`,
  'i',
)
/** Cells by tab or semicolon; else the last word is the amount. */
function cellsOf(line: string): readonly string[] {
  if (/[\t;]/.test(line)) return line.split(/[\t;]/).map((cell) => cell.trim())
  const found = plainLine.exec(line.trim())
  return found ? found.slice(1).map((cell) => cell ?? '') : [line.trim()]
}

function lineOf(text: string): Line | null {
  if (text.length > LONGEST_LINE) return null
  const [first = '', ...cells] = cellsOf(text.replaceAll('"', ''))
  const amounts = cells.map(amountOf).filter((amount) => amount !== null)
  const rate = cells.map(rateOf).find((found) => found !== null) ?? null
  return amounts.length === 0 || first === '' ? null : { name: first.slice(0, MOST_NAME), amounts, rate }
}

const assetWords: readonly (readonly [RegExp, AssetKind])[] = [
  [/roth/i, 'roth'],
  [/\bhsa\b|health savings/i, 'hsa'],
  [/401|403|457|\bira\b|\btsp\b|\bsep\b|retire|pension/i, 'pretax'],
  [/rental|\bland\b|real estate|cabin|second home/i, 'property'],
  [/emergency fund|rainy day/i, 'cash'],
  [/\b(stocks?|shares|etfs?)\b/i, 'brokerage'],
  [/home|house|condo/i, 'home'],
  [/\bcar\b|truck|vehicle|motorcycle|suv/i, 'car'],
  [/broker|stock|fund|etf|bond|invest|shares/i, 'brokerage'],
  [/business|company|llc/i, 'business'],
  [/cash|check|saving|bank|money market|\bcd\b/i, 'cash'],
]
const debtWords: readonly (readonly [RegExp, DebtKind])[] = [
  [/heloc|home equity/i, 'equity'],
  [/rental|\bland\b|real estate|cabin|second home/i, 'property'],
  [/mortgage|home loan|house/i, 'mortgage'],
  [/student|college|sallie mae|nelnet|mohela|navient/i, 'student'],
  [/\bcar\b|auto|truck|vehicle/i, 'car'],
  [/card|visa|mastercard|amex|discover/i, 'card'],
  [/medical|hospital|doctor/i, 'medical'],
  [/personal/i, 'personal'],
]
const guess = <K>(name: string, words: readonly (readonly [RegExp, K])[], other: K): K =>
  words.find(([pattern]) => pattern.test(name))?.[1] ?? other

const sums = /^((sub-?|grand )?totals?|net worth|sum)\b/i
const fundNames =
  /^total\s+((u\.?s\.?|international|intl\.?|world|american)\s+)*((stock|bond)\s+(market|mkt|index|idx|fund|etf)|market\s+(index|fund|etf)|return\s+(bond|fund|etf))/i
/** A line that adds up others. A fund may begin with the same word: “Total Stock Market Fund”. */
const isSum = (name: string): boolean => sums.test(name) && !fundNames.test(name)

function linesOf(text: string): { readonly lines: readonly Line[]; readonly left: number } {
  const given = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const lines = given.map(lineOf).filter((line) => line !== null && !isSum(line.name))
  return { lines: lines as readonly Line[], left: given.length - lines.length }
}
const noteOf = (left: number, below: number): string =>
  [
    words.checkTypes(),
    ...(left > 0 ? [words.skipped({ count: left }, say)] : []),
    ...(below > 0 ? [words.belowZero()] : []),
  ].join(' ')

/** Amounts below zero are debts and are left out here. */
export function readAssets(text: string): PasteRead<{
  name: string
  kind: AssetKind
  value: number
  owner: 'me'
  liquid: 'usual'
  basis: null
}> {
  const { lines, left } = linesOf(text)
  const owned = lines.filter((line) => lastOf(line) >= 0)
  if (owned.length === 0) return { problem: words.nothing() }
  const below = lines.length - owned.length
  return {
    rows: owned.map((line) => ({
      name: line.name,
      kind: guess(line.name, assetWords, 'other'),
      value: lastOf(line),
      owner: 'me',
      liquid: 'usual',
      basis: null,
    })),
    note: noteOf(left, below),
  }
}

/** Rates are seldom higher, payments seldom lower. */
const HIGHEST_BARE_RATE = 36
/** The largest number is the balance. Of two, a small one without a % is its rate. */
function owedIn({ amounts, rate }: Line): { readonly balance: number; readonly rate: number | null } {
  const [largest = 0, ...others] = amounts.map(Math.abs).toSorted((a, b) => b - a)
  const [other] = others
  const bare = others.length === 1 && other !== undefined && other <= HIGHEST_BARE_RATE ? other : null
  return { balance: largest, rate: rate ?? bare }
}

/** A debt written as a negative amount is taken as owed. */
export function readDebts(
  text: string,
): PasteRead<{ name: string; kind: DebtKind; balance: number; rate: number | null; owner: 'me' }> {
  const { lines, left } = linesOf(text)
  if (lines.length === 0) return { problem: words.nothing() }
  return {
    rows: lines.map((line) => ({
      name: line.name,
      kind: guess(line.name, debtWords, 'other'),
      ...owedIn(line),
      owner: 'me',
    })),
    note: noteOf(left, 0),
  }
}
