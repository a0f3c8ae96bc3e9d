import type { ByStatus } from '../tax-years/schema.ts'

/** The same value whatever the filing status. */
/* @__NO_SIDE_EFFECTS__ */
export function everyStatus<T>(value: T): ByStatus<T> {
  return { single: value, joint: value, separate: value, head: value, surviving: value }
}

/** One value for joint returns and surviving spouses, one for everybody else. */
/* @__NO_SIDE_EFFECTS__ */
export function jointAndSurviving<T>(joint: T, other: T): ByStatus<T> {
  return { single: other, joint, separate: other, head: other, surviving: joint }
}

/** One value for joint returns, one for everybody else. */
/* @__NO_SIDE_EFFECTS__ */
export function jointOnly<T>(joint: T, other: T): ByStatus<T> {
  return { single: other, joint, separate: other, head: other, surviving: other }
}

/** One value for single and separate returns, one for joint, head of household and surviving spouse. */
/* @__NO_SIDE_EFFECTS__ */
export function singleAndSeparate<T>(one: T, family: T): ByStatus<T> {
  return { single: one, joint: family, separate: one, head: family, surviving: family }
}

/** Single and separate alike, joint and surviving alike, head of household on its own. */
/* @__NO_SIDE_EFFECTS__ */
export function threeWays<T>(single: T, joint: T, head: T): ByStatus<T> {
  return { single, joint, separate: single, head, surviving: joint }
}

/** Rows `[over, rate]` as brackets. Dollars per year, decimal rates. */
/* @__NO_SIDE_EFFECTS__ */
export function brackets(...rows: readonly (readonly [over: number, rate: number])[]) {
  return rows.map(([over, rate]) => ({ over, rate }))
}

/** Rows `[over, value]` as an income table. */
/* @__NO_SIDE_EFFECTS__ */
export function rows(...pairs: readonly (readonly [over: number, value: number])[]) {
  return pairs.map(([over, value]) => ({ over, value }))
}
