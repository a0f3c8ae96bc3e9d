/** Reads a lender's rate sheet, or lines typed from Loan Estimates, into rows. Nothing pasted leaves the device. */
import type { PasteRead } from '../kit/field.ts'

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

/** 'credit of 1.25' and 'rebate' mean money to the borrower, whatever the sign printed. */
const isCredit = (line: string): boolean => /credit|rebate/i.test(line)

function readLine(line: string): SheetLine | null {
  const parts = partsOf(line)
  const rate = parts[0]
  if (rate === undefined || rate.dollars || rate.value <= 0 || rate.value > 25) return null
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
 * dollars ("$2,400"), then other fees in dollars. Lines without a rate are left out; at most six lines are taken.
 */
export function readSheet(text: string): PasteRead<SheetLine> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const read = lines.map(readLine).filter((line) => line !== null)
  if (read.length === 0)
    return { problem: 'No rates were found. Each line needs a rate and its points, like “6.875  1.25”.' }
  const left = lines.length - Math.min(read.length, MOST_LINES)
  const note =
    read.length > MOST_LINES
      ? `The first ${MOST_LINES} of ${read.length} lines were taken.`
      : left > 0
        ? `${left} ${left === 1 ? 'line' : 'lines'} without a rate ${left === 1 ? 'was' : 'were'} left out.`
        : ''
  return { rows: read.slice(0, MOST_LINES), ...(note ? { note } : {}) }
}
