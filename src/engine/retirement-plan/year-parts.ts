/** Parts of calendar years. Months are counted as in birth.ts. */
import type { Lifetime } from './benefits.ts'

export const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The share of a year that lies before a month (a month count). */
export const shareBefore = (month: number, year: number): number => between((month - year * 12) / 12, 0, 1)

/** The first month without pay; long ago for somebody without any. */
export const stopMonth = ({ person, birth }: Lifetime): number =>
  person.pay > 0 ? birth.month + Math.round(person.retires) : Number.NEGATIVE_INFINITY
