/** Numbers as people type them in the US. */
import { reading } from './words/reading.en.ts'

/** `unfinished`: what was typed so far may still become a number, as "1,25" on the way to "1,250". */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly unfinished?: true }
export const good = <T>(value: T): Read<T> => ({ ok: true, value })
export const bad = (message: string): Read<never> => ({ ok: false, message })

const multiples: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }
const LONGEST = 40

/** Commas between groups of three digits, as Americans write thousands: '1,234', '12,345,678.9'; digits without any commas too. */
export const isGrouped = (digits: string): boolean => /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.\d*)?$/.test(digits)

/**
 * Reads "$1,250", "1.2k", "(300)", "5%", " 1 250.50 ". A comma (or a space) parts thousands only where it can: before groups of three
 * digits. Any other is asked about and never dropped: "6,5" is six and a half where some people come from, and 65 nowhere.
 */
export function readNumber(text: string): Read<number> {
  const tidy = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f_]+/g, ' ')
    .replaceAll(/[\u2212\u2013]/g, '-')
  if (tidy.length > LONGEST) return bad(reading.tooLong)
  const match = /^(-|\+|\()? ?\$? ?(-)? ?([\d., ]*?\d[\d., ]*?|[.,]) ?(k|m|b)? ?%? ?\)?$/i.exec(tidy)
  if (!match) return bad(reading.numberShort)
  const [, lead, inner, digits = '', multiple] = match
  if ((lead === '(') !== tidy.endsWith(')') || (lead && inner)) return bad(reading.numberShort)
  const plain = readDigits(digits)
  if (typeof plain !== 'number') return plain
  const size = plain * (multiple ? (multiples[multiple.toLowerCase()] ?? 1) : 1)
  const value = lead === '-' || lead === '(' || inner === '-' ? -size : size
  return good(value === 0 ? 0 : Number(value.toPrecision(15)))
}

/** Digits with their marks: a number, or what is wrong with the marks. */
function readDigits(digits: string): number | Read<never> {
  // A space parts thousands as a comma does; the two are never mixed.
  const marked = digits.includes(',') ? digits : digits.replaceAll(' ', ',')
  if (isGrouped(marked) && /\d/.test(marked)) return Number(marked.replaceAll(',', ''))
  if (/^\d{1,3}(?:[. ]\d{3})+,\d*$|^\d{1,3}(?:\.\d{3}){2,}$/.test(digits))
    return bad(reading.european(american(digits), digits))
  if (!/^[\d,]+(?:\.\d*)?$/.test(digits))
    return digits === marked ? bad(reading.numberShort) : unfinished(reading.numberShort)
  const [whole = '', rest = '', ...more] = digits.split(',')
  const isDecimal = more.length === 0 && /^\d+$/.test(rest) && (rest.length !== 3 || /^0*$/.test(whole))
  return unfinished(isDecimal ? reading.decimalComma(`${whole || '0'}.${rest}`) : reading.commas)
}
/** While it is typed it may still come right; left so, it is asked about. */
const unfinished = (message: string): Read<never> => ({ ok: false, message, unfinished: true })
/** A number with points between thousands and a comma for decimals, as Americans write it. */
const american = (digits: string): string =>
  digits.replaceAll(/[. ]/g, '\u0000').replace(',', '.').replaceAll('\u0000', ',').replace(/\.$/, '')
