/**
 * What pre-tax money saves in income tax, as a table: straight lines between a few yearly amounts worked out with whole returns. Both
 * columns rise; dollars a year.
 */
export interface SavedTable {
  readonly at: readonly number[]
  readonly saved: readonly number[]
}

/** Nothing saved at any amount: where the household's tax cannot be worked out. */
export const nothingSaved: SavedTable = { at: [0, 1], saved: [0, 0] }

/** A dollar put in never costs less take-home pay than this, whatever credits it brings back. */
const LEAST_COST = 0.05

/** The table of a saving, from whole returns at `amounts` (rising, from 0): each line saves at most nearly all of its dollars, and never a negative sum. */
export function savedTable(amounts: readonly number[], savedBy: (amount: number) => number): SavedTable {
  const saved: number[] = []
  amounts.forEach((amount, i) => {
    const before = saved[i - 1] ?? 0
    const room = (amount - (amounts[i - 1] ?? 0)) * (1 - LEAST_COST)
    saved.push(i === 0 ? 0 : Math.min(before + room, Math.max(before, savedBy(amount))))
  })
  return { at: amounts, saved }
}

/** Saved by `amount` dollars; past the last amount as on the last line. */
export function savedAt({ at, saved }: SavedTable, amount: number): number {
  const upper = at.findIndex((one) => one >= amount)
  const i = upper === -1 ? at.length - 1 : Math.max(1, upper)
  const [x0, x1, y0, y1] = [at[i - 1] ?? 0, at[i] ?? 0, saved[i - 1] ?? 0, saved[i] ?? 0]
  return x1 > x0 ? y0 + ((y1 - y0) * (amount - x0)) / (x1 - x0) : y1
}

/** What `more` dollars on top of `before` cost in take-home pay, when `payroll` of each is saved besides. */
export const takeHomeCost = (table: SavedTable, before: number, more: number, payroll: number): number =>
  more * (1 - payroll) - (savedAt(table, before + more) - savedAt(table, before))

/**
 * The most that may go in on top of `before` for `budget` dollars of take-home pay, up to `room`. The cost rises along straight
 * lines, so each is walked to its end. All in dollars a year.
 */
export function goesInFor(
  table: SavedTable,
  before: number,
  { budget, room, payroll }: { readonly budget: number; readonly room: number; readonly payroll: number },
): number {
  let left = budget
  let from = before
  const end = before + room
  const stops = [...table.at.filter((at) => at > before && at < end), end]
  for (const stop of stops) {
    const cost = takeHomeCost(table, from, stop - from, payroll)
    if (cost > left) {
      const price = stop > from ? cost / (stop - from) : 1
      return from - before + (price > 0 ? left / price : stop - from)
    }
    left -= cost
    from = stop
  }
  return end - before
}
