/** Reads a lender's rate sheet, or lines typed from Loan Estimates, into rows. Nothing pasted leaves the device. */
import type { PasteRead } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { sheetWords as words } from './words/form.en.ts'

export interface SheetLine {
  readonly rate: number
  readonly points: number
  readonly fees: number
}

/** What a sheet calls par: 100 pays the loan itself, 101.25 leaves 1.25 of the loan as a credit. */
const isPrice = (value: number): boolean => value >= 85 && value <= 115
const MOST_LINES = 6

interface Part {
  readonly value: number
  readonly dollars: boolean
}
/** Numbers of a line: (1.25) and 1.25- are below zero as accountants write them; a dollar sign marks money. */
function partsOf(line: string): readonly Part[] {
  const parts: Part[] = []
  for (const found of line.matchAll(/(\()?([-−–+])?\s?(\$)?\s?([-−])?(\d[\d,]*\.?\d*|\.\d+)(\))?/g)) {
    const [, open, sign, dollar, inner, digits = '', close] = found
    const size = Number(digits.replaceAll(',', ''))
    if (!Number.isFinite(size)) continue
    const below = (open && close) || (sign && sign !== '+') || inner
    parts.push({ value: below ? -size : size, dollars: dollar !== undefined || digits.includes(',') })
  }
  return parts
}

const eighths = /(?:(\d+)\s+)?\b([1-9]\d?)\/(2|4|8|16|32)\b/g
/** '30-year', '45 days', '5/6' of an adjustable loan, a date, a monthly payment: numbers that are no rate, points or fees. */
const elsewhere: readonly RegExp[] = [
  /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g,
  /\b\d{1,3}\s?[-–]?\s?(?:years?|yrs?|y|months?|mos?|days?)\b/gi,
  /\$?\s?[\d,]+(?:\.\d+)?\s?(?:\/\s?mo(?:nth)?\b|(?:per|a) month\b|monthly\b)/gi,
  /\b(?:payment|p&i)\s?[:=]?\s?\$?\s?[\d,]+(?:\.\d+)?/gi,
]
function withoutOthers(line: string): string {
  const decimal = line.replaceAll(eighths, (text, whole: string | undefined, top: string, bottom: string) =>
    Number(top) < Number(bottom) ? ` ${Number(whole ?? 0) + Number(top) / Number(bottom)} ` : text,
  )
  return elsewhere.reduce((left, pattern) => left.replaceAll(pattern, ' '), decimal)
}

/** A second rate beside the first, as an APR is: a little above it, and too much to be points. */
const looksLikeApr = (value: number, rate: number): boolean => value > 4 && value >= rate - 0.5 && value <= rate + 3
/**
 * The parts without an APR: where the line says APR, the number nearest to the rate. Null where the only number after the rate
 * seems to be one and nothing says so: what the points are is then not known.
 */
function withoutApr(parts: readonly Part[], named: boolean): readonly Part[] | null {
  const [rate, ...others] = parts
  if (rate === undefined) return parts
  const away = (part: Part): number => (part.dollars ? Number.POSITIVE_INFINITY : Math.abs(part.value - rate.value))
  const apr = named
    ? others.find((part) => away(part) <= 3 && others.every((other) => away(part) <= away(other)))
    : others.find((part) => !part.dollars && looksLikeApr(part.value, rate.value))
  if (apr === undefined) return parts
  return parts.length === 2 && !named ? null : parts.filter((part) => part !== apr)
}

/** 'credit of 1.25' and 'rebate' mean money to the borrower, whatever the sign printed. */
const isCredit = (line: string): boolean => /credit|rebate/i.test(line)

/** '6,875' is no such word: it may be thousands. '6,5' and '2.400,50' are. */
const FOREIGN_WORD = /^[-−–+($]*(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,\d{1,2})[%)]*$/

function readLine(line: string): SheetLine | null {
  // To drop the comma of "6,5" would be a guess.
  if (line.split(/[\s;|]+/).some((word) => FOREIGN_WORD.test(word))) return null
  const parts = withoutApr(partsOf(withoutOthers(line)), /\bAPR\b/i.test(line))
  const rate = parts?.[0]
  if (parts === null || rate === undefined || rate.dollars || rate.value <= 0 || rate.value > 25) return null
  const [second, ...rest] = parts.slice(1)
  if (second === undefined) return { rate: rate.value, points: 0, fees: 0 }
  const fees = rest.find((part) => part.dollars)?.value ?? 0
  const credit = isCredit(line)
  if (second.dollars) return { rate: rate.value, points: 0, fees: credit ? -Math.abs(second.value) : second.value }
  const points = isPrice(second.value) ? 100 - second.value : credit ? -Math.abs(second.value) : second.value
  return Math.abs(points) > 10 ? null : { rate: rate.value, points: Number(points.toFixed(4)), fees }
}

/**
 * One line per rate: the rate, then points ("1.125", "(0.5)" for a credit), a price ("101.25" is a credit of 1.25 points), or
 * dollars ("$2,400"), then other fees in dollars. Terms ("30-year", "5/6 ARM", "45 days"), an APR and a monthly payment are passed
 * over; 6 7/8 is 6.875. Lines without a rate, or with nothing but a rate and an APR, are left out; at most six lines are taken.
 */
export function readSheet(text: string): PasteRead<SheetLine> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const read = lines.map(readLine).filter((line) => line !== null)
  if (read.length === 0) return { problem: words.nothing }
  const left = lines.length - read.length
  const note =
    read.length > MOST_LINES
      ? words.tooMany({ most: MOST_LINES, read: read.length })
      : left > 0
        ? words.left({ left }, say)
        : ''
  return { rows: read.slice(0, MOST_LINES), ...(note ? { note } : {}) }
}
