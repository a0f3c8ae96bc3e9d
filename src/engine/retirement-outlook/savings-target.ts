import { fidelityMultiples } from '#facts/household/savings-multiples.ts'

/** When work usually begins: savings of nothing are on pace. Ours; the published guideline begins at 30. */
const STARTS_AT = 22

/**
 * Retirement savings as a multiple of a year's pay at an age, by the published guideline: straight between its ages, and from nothing at
 * 22 to its first. Null under 22; from its last age on, its last multiple. Ages in years.
 */
export function savingsMultipleAt(age: number): number | null {
  if (age < STARTS_AT) return null
  const rows = [{ age: STARTS_AT, high: 0 }, ...fidelityMultiples.value]
  const next = rows.findIndex((row) => row.age > age)
  const [low, high] = [rows[next - 1], rows[next]]
  if (!low || !high) return rows.at(-1)?.high ?? 0
  return low.high + ((high.high - low.high) * (age - low.age)) / (high.age - low.age)
}
