import { roundedTo } from '#engine/decimal.ts'
import { defaultYear } from '#facts/default-year.ts'
/**
 * One door for every value a visitor, a link or a program hands to a field. Whatever comes in is unknown until it has passed
 * here; what fails gets a sentence that says what to do.
 */
import {
  type CellField,
  type Field,
  type InputValue,
  placesOf,
  placesOfShare,
  type RowsField,
  type RowValue,
  type ShareValue,
} from './field.ts'
import { dateText, figureText, monthText } from './format.ts'
import { groupDigits, moneyText } from './number-format.ts'
import { bad, good, type Read, readNumber } from './number-text.ts'
import { reading } from './words/reading.en.ts'

/** Reads what was typed into a box (or stands in a link) for this field. */
export function readText(field: Field | CellField, text: string): Read<InputValue> {
  const trimmed = text.trim()
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number': {
      if (trimmed === '') return blank(field)
      const wrong = wrongSign(field, trimmed)
      const read = wrong ?? readNumber(trimmed)
      return read.ok ? inLimits(field, read.value) : read
    }
    case 'duration':
      return trimmed === '' ? blank(field) : readDuration(field, trimmed)
    case 'share': {
      if (trimmed === '') return bad(reading.shareNeeded)
      const read = (trimmed.includes('%') ? null : thousandths(trimmed)) ?? readNumber(trimmed)
      return read.ok ? shareInLimits(field, { amount: read.value, unit: trimmed.includes('%') ? 'pct' : 'usd' }) : read
    }
    case 'rows':
      return bad(reading.isList)
    case 'toggle':
      if (trimmed === '1' || trimmed === 'true') return good(true)
      return trimmed === '0' || trimmed === 'false' ? good(false) : bad(reading.yesNo)
    default:
      return readValue(field, trimmed === '' && field.kind === 'date' ? null : trimmed)
  }
}

/** Reads a JSON value for this field: numbers for numbers, text as typed is welcome too. */
export function readValue(field: Field | CellField, value: unknown): Read<InputValue> {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration':
      if (value === null) return blank(field)
      if (typeof value === 'string') return readText(field, value)
      return typeof value === 'number' ? inLimits(field, value) : bad(reading.aNumber)
    case 'share':
      if (typeof value === 'string') return readText(field, value)
      if (typeof value === 'number') return shareInLimits(field, { amount: value, unit: 'usd' })
      return isShare(value) ? shareInLimits(field, { amount: value.amount, unit: value.unit }) : bad(reading.share)
    case 'choice': {
      const known = field.options.find((option) => option.value === value)
      return known ? good(known.value) : bad(reading.choice(field.options.map((o) => o.value)))
    }
    case 'toggle':
      return typeof value === 'boolean' ? good(value) : bad(reading.trueFalse)
    case 'month':
      if (typeof value !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(value))
        return bad(reading.month(defaultYear + 1))
      return value < field.min || value > field.max
        ? bad(reading.monthBetween(monthText(field.min), monthText(field.max)))
        : good(value)
    case 'date':
      if (value === null || value === '') return field.optional ? good(null) : bad(reading.dateNeeded)
      if (typeof value !== 'string' || !isRealDate(value)) return bad(reading.date(defaultYear + 1))
      return value < field.min || value > field.max
        ? bad(reading.dateBetween(dateText(field.min), dateText(field.max)))
        : good(value)
    case 'text':
      if (typeof value !== 'string') return bad(reading.text)
      return value.length > field.maxLength ? bad(reading.characters(field.maxLength)) : good(value)
    case 'rows':
      return readRows(field, value)
  }
}

/** A sign of another kind of number, and a point that may part thousands: "1.250" dollars. */
function wrongSign(field: Field | CellField, text: string): Read<never> | null {
  if (field.kind === 'percent') return text.includes('$') ? bad(reading.notDollars) : null
  if (field.kind !== 'money') return null
  if (text.includes('%')) return bad(reading.notPercent)
  return placesOf(field) === 2 ? thousandths(text) : null
}
function thousandths(text: string): Read<never> | null {
  const [, digits = '', rest = ''] = /^[-−$\s]*([1-9]\d{0,2})\.(\d{3})$/.exec(text) ?? []
  return digits === '' ? null : bad(reading.thousandths(`${digits}.${rest.slice(0, 2)}`, `${digits},${rest}`))
}

type Limited = Extract<Field, { min: number }>
function inLimits(field: Limited, value: number): Read<number> {
  if (!Number.isFinite(value)) return bad(reading.number)
  if (field.kind === 'number' && field.whole && !Number.isInteger(value)) return bad(reading.whole)
  const rounded = roundedTo(value, placesOf(field))
  if (rounded < field.min) return bad(reading.orMore(limitText(field, field.min)))
  if (rounded > field.max) return bad(reading.orLess(limitText(field, field.max)))
  return good(rounded)
}
const limitText = (field: Limited, value: number) =>
  field.kind === 'money'
    ? `$${moneyText(value, placesOf(field))}`
    : field.kind === 'percent'
      ? `${groupDigits(value, 6)}%`
      : field.kind === 'duration'
        ? figureText(value, 'months')
        : field.kind === 'number' && field.grouped === false
          ? String(value)
          : groupDigits(value, placesOf(field))

function blank(field: Limited): Read<null> {
  return field.optional ? good(null) : bad(reading.needed)
}

function readDuration(field: Extract<Field, { kind: 'duration' }>, text: string): Read<number> {
  const match =
    /^(?:(\d+(?:\.\d+)?)\s*(?:y|yr|yrs|year|years))?\s*(?:and\s*)?(?:(\d+)\s*(?:m|mo|mos|month|months))?$/i.exec(text)
  if (match && (match[1] ?? match[2])) return inLimits(field, Number(match[1] ?? 0) * 12 + Number(match[2] ?? 0))
  const read = readNumber(text)
  if (!read.ok) return read.unfinished ? read : bad(reading.duration)
  return inLimits(field, read.value * (field.unit === 'years' ? 12 : 1))
}

function shareInLimits(field: Extract<Field, { kind: 'share' }>, value: ShareValue): Read<ShareValue> {
  const max = value.unit === 'pct' ? field.maxPct : field.maxUsd
  if (!Number.isFinite(value.amount) || value.amount < 0) return bad(reading.orMore('0'))
  if (value.amount > max) return bad(reading.orLess(value.unit === 'pct' ? `${max}%` : `$${moneyText(max)}`))
  return good({ ...value, amount: roundedTo(value.amount, placesOfShare(value.unit)) })
}

function isShare(value: unknown): value is ShareValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    typeof value.amount === 'number' &&
    'unit' in value &&
    (value.unit === 'usd' || value.unit === 'pct')
  )
}

/** True for days that are on the calendar: 2027-02-29 is not. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= days
}

function readRows(field: RowsField, value: unknown): Read<readonly RowValue[]> {
  if (!Array.isArray(value)) return bad(reading.list)
  if (value.length < field.minRows) return bad(reading.fewRows(field.minRows, field.noun))
  if (value.length > field.maxRows) return bad(reading.manyRows(field.maxRows))
  const read: RowValue[] = []
  for (const [index, row] of value.entries()) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return bad(reading.rowObject(index + 1))
    const cells: Record<string, RowValue[string]> = {}
    for (const key of Object.keys(row))
      if (!Object.hasOwn(field.columns, key)) return bad(reading.rowUnknown(index + 1, key.slice(0, 40)))
    for (const [key, column] of Object.entries(field.columns)) {
      const cell = Object.hasOwn(row, key) ? (row as Record<string, unknown>)[key] : field.blank[key]
      const result = readValue(column, cell)
      if (!result.ok) return bad(reading.rowWrong(index + 1, column.label.toLowerCase(), result.message))
      cells[key] = result.value as RowValue[string]
    }
    read.push(cells)
  }
  return good(read)
}
