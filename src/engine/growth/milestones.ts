/** Turning points of a growing balance, for the chart and the findings. */
export type Milestone =
  /** The first year whose interest is more than the deposits of that same year (and deposits are still being made). */
  | { kind: 'interest-beats-deposits'; year: number; interest: number; deposits: number }
  /** The first month-end at which the balance is at or above a round sum. `year` is 1 in the first twelve months. */
  | { kind: 'balance-reached'; amount: number; month: number; year: number }
  /** The first month-end at which the balance is at least twice everything paid in, the starting amount included. */
  | { kind: 'doubled'; month: number; year: number }

export type MonthBalance = { month: number; balance: number; paidIn: number }
type YearFlows = { year: number; interest: number; deposits: number }

export const ROUND_SUMS = [100_000, 250_000, 500_000, 1_000_000] as const

const yearOfMonth = (month: number): number => Math.ceil(month / 12)

/**
 * The turning points in order of time. A round sum the starting amount already covers is not a milestone.
 * Amounts are the dollars of their own time (nominal), before any tax charged at the very end.
 */
export const milestonesOf = (
  initial: number,
  months: readonly MonthBalance[],
  years: readonly YearFlows[],
): readonly Milestone[] => {
  const found: (Milestone & { at: number })[] = []
  const overtaking = years.find((y) => y.deposits > 0 && y.interest > y.deposits)
  if (overtaking)
    found.push({
      kind: 'interest-beats-deposits',
      year: overtaking.year,
      interest: overtaking.interest,
      deposits: overtaking.deposits,
      at: overtaking.year * 12,
    })
  for (const amount of ROUND_SUMS) {
    if (initial >= amount) continue
    const reached = months.find((m) => m.balance >= amount)
    if (reached)
      found.push({
        kind: 'balance-reached',
        amount,
        month: reached.month,
        year: yearOfMonth(reached.month),
        at: reached.month,
      })
  }
  const doubled = months.find((m) => m.paidIn > 0 && m.balance >= 2 * m.paidIn)
  if (doubled)
    found.push({ kind: 'doubled', month: doubled.month, year: yearOfMonth(doubled.month), at: doubled.month })
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...milestone }) => milestone)
}
