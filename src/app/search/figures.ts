/** How a single figure is written: $14k, 1.2m, 7.1%, 30yr, "a month". */
import type { SaidPer } from '#calculators/kit/asks.ts'
import { isGrouped } from '#calculators/kit/number-text.ts'

export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}

/** In months. */
export const timeUnits: Readonly<Record<string, number>> = {
  year: 12,
  years: 12,
  yr: 12,
  yrs: 12,
  y: 12,
  month: 1,
  months: 1,
  mo: 1,
  mos: 1,
  mth: 1,
}

const multipliers: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
}
export const multiplierOf = (word: string | undefined): number => multipliers[word ?? ''] ?? 1

export interface Figure {
  readonly value: number
  readonly sign: 'dollars' | 'percent' | 'time' | 'bare'
  /** Months in one unit, for times. */
  readonly months: number
}

/** A token that is a number, with the sign and the letters written onto it. */
export function readFigure(token: string): Figure | null {
  const match = /^(\$?)(\d[\d,]*(?:\.\d+)?|\.\d+)([a-z%]*)$/.exec(token)
  if (!match) return null
  const [, dollar, digits = '', tail = ''] = match
  // A comma only parts thousands: "6,5%" is not 65%.
  if (!isGrouped(digits)) return null
  const value = Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(value) || value > 1e12) return null
  if (tail === '%' || tail === 'pct' || tail === 'percent') return { value, sign: 'percent', months: 1 }
  if (tail !== '' && multipliers[tail]) return { value: value * multiplierOf(tail), sign: 'dollars', months: 1 }
  if (tail !== '' && timeUnits[tail] && !dollar) return { value, sign: 'time', months: timeUnits[tail] }
  if (tail !== '') return null
  return { value, sign: dollar ? 'dollars' : 'bare', months: 1 }
}

const periods: Readonly<Record<string, SaidPer>> = {
  hour: 'hour',
  hr: 'hour',
  hourly: 'hour',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  month: 'month',
  mo: 'month',
  mth: 'month',
  monthly: 'month',
  year: 'year',
  yr: 'year',
  yearly: 'year',
  annually: 'year',
  annum: 'year',
}
const joints = new Set(['a', 'an', 'per', 'each', 'every', '/'])

/** "a month", "/mo", "per hour", "monthly" after an amount. */
export function perAt(tokens: readonly string[], at: number): { readonly per: SaidPer; readonly to: number } | null {
  const word = tokens[at] ?? ''
  const alone = word.endsWith('ly') || word === 'annually' ? periods[word] : undefined
  if (alone) return { per: alone, to: at + 1 }
  const per = joints.has(word) ? periods[tokens[at + 1] ?? ''] : undefined
  return per ? { per, to: at + 2 } : null
}

/** "at 62", "age 45", "im 58", "58 years old". */
export function ageAt(
  tokens: readonly string[],
  from: number,
  to: number,
  value: number,
): { readonly to: number } | null {
  if (!Number.isInteger(value) || value < 16 || value > 105) return null
  const after = tokens.slice(to, to + 2).join(' ')
  if (/^(years?|yrs?) old$/.test(after)) return { to: to + 2 }
  if (tokens[to] === 'yo') return { to: to + 1 }
  const unit = timeUnits[tokens[to] ?? ''] !== undefined || /^(apr|apy|percent|interest|%)$/.test(tokens[to] ?? '')
  return !unit && /^(at|age|aged|im|am|turn|turning|until)$/.test(tokens[from - 1] ?? '') ? { to } : null
}
