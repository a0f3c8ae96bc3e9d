import type { PhaseOut } from '#facts/tax-years/schema.ts'

/** Share of a benefit still left at an income, from 1 (at or under `from`) in a straight line to 0 (at or over `to`). */
export function shareLeft(income: number, range: PhaseOut): number {
  if (income <= range.from) return 1
  if (income >= range.to) return 0
  return (range.to - income) / (range.to - range.from)
}
