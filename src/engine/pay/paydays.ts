import { addDays, daysBetween, type IsoDate } from '../month.ts'

export interface PayYear {
  readonly year: number
  readonly count: number
  readonly first: IsoDate
  readonly last: IsoDate
}

/**
 * The paydays of a calendar year that come every `every` days (7 or 14), counted both ways from any one of them. 52 or 53 weekly
 * ones, 26 or 27 two-weekly ones. A payday that a bank holiday moves is not moved here.
 */
export function payYear(payday: IsoDate, every: number, year: number): PayYear {
  const name = String(year).padStart(4, '0')
  const start = `${name}-01-01` as IsoDate
  const end = `${name}-12-31` as IsoDate
  const since = daysBetween(payday, start)
  const first = addDays(start, ((-since % every) + every) % every)
  const count = Math.floor(daysBetween(first, end) / every) + 1
  return { year, count, first, last: addDays(first, (count - 1) * every) }
}

/** The first year from `from` on, within 40 years, that holds one payday more than usual. One comes at least every 12 years. */
export function nextLongYear(payday: IsoDate, every: number, from: number): PayYear | null {
  const usual = Math.floor(364 / every)
  for (let year = from; year < from + 40; year++) {
    const found = payYear(payday, every, year)
    if (found.count > usual) return found
  }
  return null
}
