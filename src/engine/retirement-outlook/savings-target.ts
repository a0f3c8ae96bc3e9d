import { savingsMultiples } from '#facts/retirement/savings-multiples.ts'

/**
 * Multiple of a year's pay by age, straight between the published ages and from nothing at 22 (when work usually begins) to the first.
 * Null under 22; from the last age on, the last multiple. Ages in years.
 */
export function savingsMultipleAt(age: number): number | null {
  const rows = [{ age: STARTS_AT, multiple: 0 }, ...savingsMultiples.value]
  if (age < STARTS_AT) return null
  const next = rows.findIndex((row) => row.age > age)
  const [low, high] = [rows.at(next - 1), rows[next]]
  if (!low || !high || next < 1) return rows.at(-1)?.multiple ?? 0
  return low.multiple + ((high.multiple - low.multiple) * (age - low.age)) / (high.age - low.age)
}
const STARTS_AT = 22
