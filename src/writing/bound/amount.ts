/** A number with its unit, and how it reads in a sentence. */
import {
  dateText,
  dollars,
  dollarsAndCents,
  monthsText,
  monthText,
  percentText,
  plain,
} from '#calculators/kit/format.ts'
import type { Unit } from '#calculators/kit/presentation.ts'
import type { FactUnit } from '#facts/named/named-fact.ts'
import type { Format, Sign } from './says.ts'

/** `fraction` is a decimal share: 0.22 is 22%. `number` has no unit and fits to any. */
export type AmountUnit =
  | 'money'
  | 'fraction'
  | 'months'
  | 'years'
  | 'month'
  | 'date'
  | 'month-day'
  | 'year'
  | 'number'
  | 'text'
export interface Amount {
  readonly value: number | string
  readonly unit: AmountUnit
}

/** A figure of law. Null for tables and yes-or-no: no sentence prints them. */
export function factAmount(value: unknown, unit: FactUnit): Amount | null {
  if (unit === 'table' || unit === 'yes-no') return null
  if (typeof value === 'string') {
    if (unit === 'date' || unit === 'month-day') return { value, unit }
    return { value, unit: 'text' }
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  if (unit === 'percent') return { value: value / 100, unit: 'fraction' }
  if (unit === 'dollars') return { value, unit: 'money' }
  if (unit === 'fraction' || unit === 'months' || unit === 'years') return { value, unit }
  return { value, unit: unit === 'calendar year' ? 'year' : 'number' }
}

/** A figure of a calculator, as the calculator gives it: percent points, months as YYYYMM. */
export function figureAmount(value: number, unit: Unit): Amount {
  switch (unit) {
    case 'money':
    case 'cents':
    case 'price':
      return { value, unit: 'money' }
    case 'percent':
    case 'share':
      return { value: value / 100, unit: 'fraction' }
    case 'month':
      return { value: `${Math.trunc(value / 100)}-${String(value % 100).padStart(2, '0')}`, unit: 'month' }
    case 'months':
    case 'years':
      return { value, unit }
    default:
      return { value, unit: 'number' }
  }
}

/** A cell of a calculator's table, by the unit its API names. */
export function cellAmount(value: string | number | null, unit: string): Amount | null {
  if (value === null) return null
  if (typeof value === 'string') return { value, unit: unit === 'month' ? 'month' : unit === 'date' ? 'date' : 'text' }
  if (unit === 'dollars') return { value, unit: 'money' }
  if (unit === 'percent') return { value: value / 100, unit: 'fraction' }
  return { value, unit: unit === 'months' || unit === 'years' ? unit : 'number' }
}

/** Left and right worked out; null where that has no meaning: dollars and months added, text, a division by zero. */
export function combine(sign: Sign, left: Amount, right: Amount): Amount | null {
  if (typeof left.value !== 'number' || typeof right.value !== 'number') return null
  const value = worked(sign, left.value, right.value)
  if (!Number.isFinite(value)) return null
  if (sign === '+' || sign === '-') {
    if (left.unit === 'year' && right.unit === 'year' && sign === '-') return { value, unit: 'number' }
    if (right.unit === left.unit || right.unit === 'number') return { value, unit: left.unit }
    return left.unit === 'number' ? { value, unit: right.unit } : null
  }
  if (right.unit === 'number') return { value, unit: left.unit }
  if (sign === '*') {
    if (left.unit === 'number') return { value, unit: right.unit }
    if (left.unit === 'fraction') return { value, unit: right.unit }
    return right.unit === 'fraction' ? { value, unit: left.unit } : null
  }
  if (left.unit === right.unit) return { value, unit: 'number' }
  return right.unit === 'fraction' ? { value, unit: left.unit } : null
}
function worked(sign: Sign, left: number, right: number): number {
  if (sign === '+') return left + right
  if (sign === '-') return left - right
  return sign === '*' ? left * right : left / right
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** An amount in words for a sentence; null where the format does not fit it. */
export function amountText({ value, unit }: Amount, as: Format | null): string | null {
  if (typeof value === 'string') return as === null ? wordsOf(value, unit) : null
  switch (as) {
    case null:
      return usual(value, unit)
    case 'size':
      return usual(Math.abs(value), unit)
    case 'dollars':
      return dollars(value)
    case 'cents':
      return dollarsAndCents(value)
    case 'about':
      return unit === 'money' ? dollars(rounded(value)) : plain(rounded(value), 0)
    case 'percent':
    case 'percent0':
      return percentText(value * 100, as === 'percent' ? 2 : 0)
    case 'percent1':
      return `${value < 0 ? '−' : ''}${Math.abs(value * 100).toFixed(1)}%`
    case 'number':
      return plain(value, Number.isInteger(value) ? 0 : 2)
    case 'words':
      return small[value] ?? plain(value, 0)
    case 'time':
      return monthsText(unit === 'years' ? Math.round(value * 12) : value)
    case 'years':
      return `${plain(value, 1)} ${value === 1 ? 'year' : 'years'}`
  }
}

/** Cents where the amount has some and is under a thousand dollars; a person repeats no cents of more. */
function usual(value: number, unit: AmountUnit): string {
  switch (unit) {
    case 'money': {
      const cents = Math.abs(value) < 1_000 && Math.abs(value - Math.round(value)) >= 0.005
      return cents ? dollarsAndCents(value) : dollars(value)
    }
    case 'fraction':
      return percentText(value * 100)
    case 'months':
      return monthsText(Math.round(value))
    case 'years':
      return `${plain(value, 1)} ${value === 1 ? 'year' : 'years'}`
    case 'year':
      return String(value)
    default:
      return plain(value, Number.isInteger(value) ? 0 : 2)
  }
}

/** To three digits that count: $243,994 → $244,000. */
function rounded(value: number): number {
  if (value === 0) return 0
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 2)
  return Math.round(value / step) * step
}

function wordsOf(value: string, unit: AmountUnit): string {
  if (unit === 'month' && /^\d{4}-\d\d$/.test(value)) return monthText(value)
  if (unit === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return dateText(value)
  if (unit === 'month-day') return dateText(`2000-${value}`).split(',')[0] ?? value
  return value
}
