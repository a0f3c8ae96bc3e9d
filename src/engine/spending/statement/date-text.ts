import { type IsoDate, parseIsoDate } from '#engine/month.ts'

/** Which comes first where a date is three numbers. US banks write the month. */
export type DayOrder = 'month-first' | 'day-first'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const numbers = /^(\d{1,2})[/.\- ](\d{1,2})[/.\-' ]\s?(\d{4}|\d{2})(?!\d)/

const made = (year: string, month: number | string, day: string): IsoDate | null =>
  parseIsoDate(
    `${year.length === 2 ? `${Number(year) > 70 ? '19' : '20'}${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

/**
 * The day in "11/3/2026", "11-03-26", "2026-11-03T10:00", "20261103", "03 Nov 2026", "Nov 3, 2026", "11/03'26"; null where there is none
 * or no such day. A time after it is left out.
 */
export function readDay(text: string, order: DayOrder = 'month-first'): IsoDate | null {
  const tidy = text.trim()
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d{1,3}$)/.exec(tidy)
  if (iso) return made(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const three = numbers.exec(tidy)
  if (three) {
    const [, first = '', second = '', year = ''] = three
    return order === 'month-first' ? made(year, first, second) : made(year, second, first)
  }
  const named =
    /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ ,-]+(\d{4}|\d{2})(?!\d)/i.exec(tidy) ??
    /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4}|\d{2})(?!\d)/i.exec(tidy)
  if (!named) return null
  const [, a = '', b = '', year = ''] = named
  const [day, name] = /\d/.test(a) ? [a, b] : [b, a]
  const month = names.indexOf(name.toLowerCase()) + 1
  return month === 0 ? null : made(year, month, day)
}

/** Day first only where some date must be read so and none the other way. */
export function dayOrderOf(dates: readonly string[]): DayOrder {
  let mustBeDay = false
  for (const text of dates) {
    const three = numbers.exec(text.trim())
    if (!three) continue
    if (Number(three[2]) > 12) return 'month-first'
    if (Number(three[1]) > 12) mustBeDay = true
  }
  return mustBeDay ? 'day-first' : 'month-first'
}
