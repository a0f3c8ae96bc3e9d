/** How figures read on the page, in the CSV and in sentences: one place for the whole house. */
import { MONTH_NAMES } from '#engine/month.ts'
import { numberFormat } from './number-format.ts'
import type { Unit } from './presentation.ts'

const number = (decimals: number, currency: boolean) => numberFormat(decimals, currency ? decimals : 0, currency)
/** A real minus; what rounds to nothing has none. */
const tidyMinus = (text: string) => text.replace('-', /[1-9]/.test(text) ? '−' : '')

/** Whole dollars: 3184.2 → "$3,184". */
export const dollars = (value: number): string => tidyMinus(number(0, true).format(Math.round(value) === 0 ? 0 : value))
/** Dollars and cents: "$3,184.20". */
export const dollarsAndCents = (value: number): string => tidyMinus(number(2, true).format(value))
/** Percent points: 7.4 → "7.4%"; at most `decimals` decimals. */
export const percentText = (points: number, decimals = 2): string =>
  `${tidyMinus(number(decimals, false).format(points))}%`
/** 4.15 → "4%"; a tenth where whole points would say none or all: 0.3 → "0.3%", 99.98 → "99.9%". */
function wholeShare(points: number): string {
  const size = Math.abs(points)
  if (size >= 0.005 && size < 1) return percentText(Math.sign(points) * Math.max(0.1, size), 1)
  if (size > 99 && size < 99.995) return percentText(Math.sign(points) * Math.min(99.9, size), 1)
  return percentText(points, 0)
}
/** 1250.5 → "1,250.5". */
export const plain = (value: number, decimals = 2): string => tidyMinus(number(decimals, false).format(value))

/** Six digits that count, and never fewer than two decimals: 0.0000497958, 157.67, 3.764, 1,234,567.89. Ends in no zeros. */
export function sixDigits(value: number): string {
  const size = Math.abs(value)
  const places = size > 0 ? 5 - Math.floor(Math.log10(size)) : 2
  return plain(value, Math.min(20, Math.max(2, places)))
}

/** Short money for axes: $1.2k, $350k, $1.5M. */
export function shortDollars(value: number): string {
  const size = Math.abs(value)
  const sign = value < 0 ? '−' : ''
  const cut = (n: number, mark: string) => `${sign}$${number(n >= 100 ? 0 : n >= 10 ? 1 : 2, false).format(n)}${mark}`
  if (size >= 999.5e9) return cut(size / 1e12, 'T')
  if (size >= 999.5e6) return cut(size / 1e9, 'B')
  if (size >= 999.5e3) return cut(size / 1e6, 'M')
  if (size >= 1e3) return cut(size / 1e3, 'k')
  if (size >= 10 || size === 0) return `${sign}$${number(0, false).format(size)}`
  if (size < 1) return priceText(value)
  return `${sign}$${numberFormat(2, Number.isInteger(Number(size.toFixed(2))) ? 0 : 2).format(size)}`
}

/** A price, of a share say: "$41.52"; under a dollar down to four digits that count, "$0.50", "$0.0425", "$0.00001234". */
export function priceText(price: number): string {
  const size = Math.abs(price)
  if (size >= 1 || size === 0) return dollarsAndCents(price)
  const places = Math.min(12, 3 - Math.floor(Math.log10(size)))
  return tidyMinus(numberFormat(places, 2, true).format(price))
}

/** 252 → "21 years", 21 → "1 year and 9 months", 0 → "0 months". */
export function monthsText(months: number): string {
  const whole = Math.round(months)
  const years = Math.trunc(whole / 12)
  const rest = Math.abs(whole % 12)
  const y = years === 0 ? '' : `${years} ${Math.abs(years) === 1 ? 'year' : 'years'}`
  const m = rest === 0 && years !== 0 ? '' : `${rest} ${rest === 1 ? 'month' : 'months'}`
  return y && m ? `${y} and ${m}` : y || m
}

/** '2056-12' → "December 2056"; `short` gives "Dec 2056". */
export function monthText(month: string, short = false): string {
  const name = MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? month
  return `${short ? name.slice(0, 3) : name} ${month.slice(0, 4)}`
}
/** '2026-10-08' → "October 8, 2026". */
export function dateText(date: string, short = false): string {
  const name = MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? date
  return `${short ? name.slice(0, 3) : name} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`
}

/** Whether a figure of this unit is an amount of dollars. */
export const isMoney = (unit: Unit): boolean => unit === 'money' || unit === 'cents' || unit === 'price'

/** A figure in its unit, as a person reads it. */
export function figureText(value: number, unit: Unit): string {
  switch (unit) {
    case 'money':
      return dollars(value)
    case 'cents':
      return dollarsAndCents(value)
    case 'price':
      return priceText(value)
    case 'percent':
      return percentText(value)
    case 'share':
      return wholeShare(value)
    case 'months':
      return monthsText(value)
    case 'years':
      return `${plain(value, 1)} ${value === 1 ? 'year' : 'years'}`
    case 'month':
      return monthText(`${Math.trunc(value / 100)}-${String(value % 100).padStart(2, '0')}`)
    case 'ratio':
      return plain(value, 2)
    case 'rate':
      return sixDigits(value)
    case 'count':
      return plain(value, 0)
  }
}

/** Whole years in words: '1 year', '12 years'. */
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`

/** Names that tell things apart: a second “Fund” becomes “Fund (2)”. */
export function differentNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let again = 2; taken.has(free); again += 1) free = `${name} (${again})`
    taken.add(free)
    return free
  })
}

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** Text with **bold** marks taken out, for places that cannot show them. */
export const unmarked = (text: string): string => text.replaceAll('**', '')
