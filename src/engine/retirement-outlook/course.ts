/**
 * Savings over a working life and a retirement, in dollars of constant buying power. The order of a year: what is taken out goes at its start, then
 * the return; what is put in comes evenly over the year, so it earns half a year's growth.
 */

export interface SavingsCourse {
  readonly savings: number
  /** Put in and taken out each year, from the year that begins now. As long as the plan. */
  readonly paidIn: readonly number[]
  readonly takenOut: readonly number[]
}
/** Growth of each year: 1.05 is 5% above inflation, fees taken off. */
export type Growth = ArrayLike<number>

const growthIn = (growth: Growth, year: number): number => growth[year] as number

export interface CourseRun {
  /** What is there at the start of each year, before anything is taken out, and at the end. One more than years. */
  readonly balances: readonly number[]
  /** The first year in which not all could be taken out; null: none. */
  readonly shortIn: number | null
}

/** Lives through one path of growth. Once the money is gone, nothing is put in again. */
export function followCourse({ savings, paidIn, takenOut }: SavingsCourse, growth: Growth): CourseRun {
  let balance = savings
  let shortIn: number | null = null
  const balances = [balance]
  for (let year = 0; year < takenOut.length; year += 1) {
    const out = takenOut[year] ?? 0
    if (out > balance + 0.005 && shortIn === null) shortIn = year
    const rate = growthIn(growth, year)
    const added = shortIn === null ? (paidIn[year] ?? 0) * Math.sqrt(rate) : 0
    balance = Math.max(0, balance - out) * rate + added
    balances.push(balance)
  }
  return { balances, shortIn }
}

/** What one dollar at the start of each year was worth at the very start: discount factors, one more than years. */
export function discounts(years: number, growth: Growth): Float64Array {
  const factors = new Float64Array(years + 1)
  factors[0] = 1
  for (let year = 0; year < years; year += 1) {
    const rate = growthIn(growth, year)
    factors[year + 1] = rate > 0 ? (factors[year] as number) / rate : 0
  }
  return factors
}

/** Savings at the start of year `from` that pay for everything from then on, dollars of that start. */
export function savingsNeeded({ takenOut }: SavingsCourse, growth: Growth, from: number): number {
  let needed = 0
  for (let year = takenOut.length - 1; year >= from; year -= 1) {
    const rate = growthIn(growth, year)
    needed = (takenOut[year] ?? 0) + (rate > 0 ? needed / rate : 0)
  }
  return needed
}

/**
 * How much more would have to go in each year, in the shape of `shape` (1 in the first year), for the money to last; 0 or less: it lasts. Null where
 * no more years of work are left. A path on which everything was lost counts as never mended: infinite.
 */
export function moreNeeded(course: SavingsCourse, shape: readonly number[], growth: Growth): number | null {
  const { savings, paidIn, takenOut } = course
  const worth = discounts(takenOut.length, growth)
  let short = -savings
  let each = 0
  for (let year = 0; year < takenOut.length; year += 1) {
    const at = worth[year] as number
    const rate = growthIn(growth, year)
    const mid = rate > 0 ? at / Math.sqrt(rate) : 0
    short += (takenOut[year] ?? 0) * at - (paidIn[year] ?? 0) * mid
    each += (shape[year] ?? 0) * mid
  }
  if (each <= 0) return shape.some((one) => one > 0) ? Number.POSITIVE_INFINITY : null
  return short / each
}
