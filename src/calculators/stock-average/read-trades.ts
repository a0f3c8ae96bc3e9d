/** Reads a broker's list of trades, or lines copied from a spreadsheet, into rows. Nothing pasted leaves the device. */
import { formatMonth, parseIsoDate } from '#engine/month.ts'
import type { PasteRead } from '../kit/field.ts'

export interface TradeRow {
  readonly kind: 'buy' | 'sell'
  readonly date: string
  readonly shares: number
  readonly price: number
  readonly fee: number
  /** Shares to sell of it: never pasted. */
  readonly sell: null
}

const MOST_ROWS = 60
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as '2025-03-07', '3/7/2025', '3/7/25' (month first, as in the US) or 'Mar 7, 2025'; null for anything else. Gives the rest of the line too. */
function dayOf(line: string): { readonly date: string; readonly rest: string } | null {
  const made = (found: RegExpExecArray, year: string, month: number, day: string) => {
    const full = year.length === 2 ? `20${year}` : year
    if (month < 1 || month > 12) return null
    const date = parseIsoDate(`${formatMonth(Number(full), month)}-${day.padStart(2, '0')}`)
    return date === null
      ? null
      : { date, rest: `${line.slice(0, found.index)}\t${line.slice(found.index + found[0].length)}` }
  }
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(line)
  if (iso) return made(iso, iso[1] ?? '', Number(iso[2]), iso[3] ?? '')
  const us = /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/.exec(line)
  if (us) return made(us, us[3] ?? '', Number(us[1]), us[2] ?? '')
  const named = /\b([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})\b/.exec(line)
  if (named) return made(named, named[3] ?? '', monthNames.indexOf((named[1] ?? '').toLowerCase()) + 1, named[2] ?? '')
  return null
}

/** Numbers of a line, in order; a minus or brackets before or around one make it negative. */
const numbersOf = (text: string): readonly number[] =>
  [...text.matchAll(/(\(|[-−]\s?)?\$?\s?(\d[\d,]*\.?\d*|\.\d+)/g)].flatMap(([, below, digits = '']) => {
    const size = Number(digits.replaceAll(',', ''))
    return Number.isFinite(size) ? [below ? -size : size] : []
  })

function readLine(line: string): TradeRow | null {
  const found = dayOf(line)
  if (!found) return null
  const [shares, price, fee = 0] = numbersOf(found.rest)
  if (shares === undefined || price === undefined || shares === 0 || price < 0) return null
  const kind = shares < 0 || /\b(sell|sold|sale)\b/i.test(line) ? 'sell' : 'buy'
  return { kind, date: found.date, shares: Math.abs(shares), price, fee: Math.abs(fee), sell: null }
}

/** One trade a line: the day, then shares, price and fee; 'sell' or a minus before the shares marks a sale. Lines without a day and two numbers are left out. */
export function readTrades(text: string): PasteRead<TradeRow> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const read = lines.map(readLine).filter((line) => line !== null)
  if (read.length === 0)
    return { problem: 'No trades were found. Each line needs a date, shares and a price, like “3/7/2025, 40, 31.50”.' }
  const rows = read.slice(0, MOST_ROWS)
  const left = lines.length - rows.length
  return left > 0
    ? { rows, note: `${left} ${left === 1 ? 'line was' : 'lines were'} left out. Dates are read month first.` }
    : { rows, note: 'Dates are read month first, as in the US.' }
}
