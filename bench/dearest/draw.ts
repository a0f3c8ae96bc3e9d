/** Valid values of a field, drawn where answers are dear: at the ends of its range, with full lists, and anywhere between. */
import type { CellField, Field, InputValue, RowsField, RowValue } from '../../src/calculators/kit/field.ts'
import { nextBelow, nextShare, type RandomState } from '../../src/engine/simulation/random.ts'

export const oneOf = <T>(state: RandomState, list: readonly T[]): T => list[nextBelow(state, list.length)] as T
export const happens = (state: RandomState, share: number): boolean => nextShare(state) < share

/** Between the ends, by size as often as by amount: 3 is as likely as 3,000,000. */
export function between(state: RandomState, least: number, most: number): number {
  if (happens(state, 0.3)) return oneOf(state, [least, most, least <= 0 && most >= 0 ? 0 : least])
  const share = nextShare(state)
  const value =
    least >= 0 && happens(state, 0.5)
      ? Math.expm1(share * Math.log1p(most - least)) + least
      : least + share * (most - least)
  return Math.min(most, Math.max(least, Math.round(value * 100) / 100))
}

const whole = (state: RandomState, least: number, most: number): number => Math.round(between(state, least, most))
const monthAt = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
export const monthOfIndex = (at: number): string => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
const DAY = 86_400_000
export const dayBetween = (state: RandomState, least: string, most: string): string => {
  const [from, to] = [Date.parse(least) / DAY, Date.parse(most) / DAY]
  return new Date((from + nextBelow(state, to - from + 1)) * DAY).toISOString().slice(0, 10)
}

/** Any valid value; a list is full as often as not. */
export function draw(state: RandomState, field: Field | CellField): InputValue {
  if ('optional' in field && field.optional && happens(state, 0.15)) return null
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration': {
      const usual = 'slider' in field && field.slider && happens(state, 0.4) ? field.slider : null
      const [least, most] = usual ? [usual.from, usual.to] : [field.min, field.max]
      const isWhole = field.kind === 'duration' || (field.kind === 'number' && field.whole)
      return isWhole ? whole(state, Math.ceil(least), Math.floor(most)) : between(state, least, most)
    }
    case 'share': {
      const unit = happens(state, 0.5) ? 'pct' : 'usd'
      return { unit, amount: between(state, 0, unit === 'pct' ? field.maxPct : Math.min(field.maxUsd, 2e6)) }
    }
    case 'choice':
      return oneOf(state, field.options).value
    case 'toggle':
      return happens(state, 0.5)
    case 'month':
      return monthOfIndex(whole(state, monthAt(field.min), monthAt(field.max)))
    case 'date':
      return dayBetween(state, field.min, field.max)
    case 'text':
      return happens(state, 0.5) ? '' : 'x'.repeat(nextBelow(state, field.maxLength + 1))
    case 'rows': {
      const count = happens(state, 0.5) ? field.maxRows : whole(state, field.minRows, field.maxRows)
      return Array.from({ length: count }, () => drawRow(state, field))
    }
  }
}

const drawRow = (state: RandomState, field: RowsField): RowValue =>
  Object.fromEntries(
    Object.entries(field.columns).map(([key, column]) => [key, draw(state, column) as RowValue[string]]),
  )

/** The value with one thing changed: a cell of a list, its length, or all of it. */
export function changed(state: RandomState, field: Field, value: InputValue): InputValue {
  if (field.kind !== 'rows' || !Array.isArray(value) || value.length === 0) return draw(state, field)
  const rows = value as readonly RowValue[]
  const at = nextBelow(state, rows.length)
  const [key, column] = oneOf(state, Object.entries(field.columns))
  const kind = nextShare(state)
  if (kind < 0.2 && rows.length < field.maxRows) return [...rows, drawRow(state, field)]
  if (kind < 0.3 && rows.length < field.maxRows)
    return [...rows, ...Array.from({ length: field.maxRows - rows.length }, () => rows[at] as RowValue)]
  if (kind < 0.4 && rows.length > field.minRows) return rows.filter((_, i) => i !== at)
  if (kind < 0.5) return rows.map((row) => ({ ...row, [key]: draw(state, column) as RowValue[string] }))
  return rows.map((row, i) => (i === at ? { ...row, [key]: draw(state, column) as RowValue[string] } : row))
}
