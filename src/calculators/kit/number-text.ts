/** Numbers as people type and read them in the US. */
import { reading } from './words/reading.en.ts'

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }
export const good = <T>(value: T): Read<T> => ({ ok: true, value })
export const bad = (message: string): Read<never> => ({ ok: false, message })

const multiples: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }

/**
 * Reads "$1,250", "1.2k", "(300)", "5%", " 1 250.50 ". Commas are taken as thousands marks wherever they stand, because a
 * half-edited "4205,000" must still be read; a comma after a decimal point is refused, since it may be a European number.
 */
export function readNumber(text: string): Read<number> {
  const tidy = text.replaceAll(/[\s\u00a0\u202f_]/g, '').replaceAll(/[\u2212\u2013]/g, '-')
  if (tidy.length > 40) return bad(reading.tooLong)
  const match = /^(-|\+|\()?\$?(-)?(\d[\d,]*\.?\d*|\.\d+)(k|m|b)?%?\)?$/i.exec(tidy)
  if (!match) return bad(reading.numberShort)
  const [, lead, inner, digits = '', multiple] = match
  if ((lead === '(') !== tidy.endsWith(')') || (lead && inner)) return bad(reading.numberShort)
  const size = Number(digits.replaceAll(',', '')) * (multiple ? (multiples[multiple.toLowerCase()] ?? 1) : 1)
  const value = lead === '-' || lead === '(' || inner === '-' ? -size : size
  return good(value === 0 ? 0 : Number(value.toPrecision(15)))
}

/** "420000" → "420,000"; keeps up to `decimals` decimals and drops trailing zeros past `keep`. */
export function groupDigits(value: number, decimals: number, keep = 0): string {
  return numberFormat(decimals, keep).format(value)
}

const formats = new Map<string, Intl.NumberFormat>()
/** Number formats are dear to make and cheap to use: one of each kind is kept. */
export function numberFormat(decimals: number, keep: number, currency = false): Intl.NumberFormat {
  const key = `${decimals}/${keep}/${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    ...(currency ? { style: 'currency', currency: 'USD' } : {}),
    minimumFractionDigits: keep,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}

/** Money as it stands in a box: no sign, cents only when there are some. */
export function moneyText(value: number): string {
  const hasCents = Math.abs(value - Math.round(value)) > 1e-9
  return groupDigits(value, 2, hasCents ? 2 : 0)
}
