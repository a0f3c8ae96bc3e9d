/** Several savings goals in one account: which is filled when, if the deposits go to one after another or to all at once. */
import { CRUMB, inflowOf, MOST_MONTHS, type Rhythm, yearOfDeposits } from './deposit-plan.ts'

export interface Bucket {
  /** Dollars it is to hold. */
  readonly goal: number
  /** Dollars in it today. */
  readonly saved: number
  /** Its own deposit each time, dollars of the first year. */
  readonly deposit: number
}
/** `in-order`: all deposits go to the first goal still open. `side-by-side`: each goal gets its own deposit. */
export type FillOrder = 'in-order' | 'side-by-side'

export interface Filled {
  /** Month from today in which each is filled (0: today), in the order given; null: not within 1,200 months. */
  readonly months: readonly (number | null)[]
  /** Balance of each bucket by month, until all are filled or `most`; only where a path was asked for. */
  readonly path: readonly (readonly number[])[]
  /** Everything in the end, with what had no open goal left to go to. Dollars. */
  readonly total: number
}

/**
 * Each month every bucket earns its own interest. A bucket that is full takes no more deposits: they go on, in the month itself, to
 * the first goal in the list that is still open. What is in a full bucket stays there and keeps its own interest. `goalGrowth`
 * (decimal a year) raises every open goal, so that it keeps its buying power. `looseSaved` dollars of today and `looseDeposit` dollars
 * each time belong to no goal of their own: they too go to the first open one, whatever the order.
 */
export function fillBuckets(
  buckets: readonly Bucket[],
  rhythm: Rhythm,
  order: FillOrder,
  {
    goalGrowth = 0,
    looseSaved = 0,
    looseDeposit = 0,
    most = MOST_MONTHS,
    withPath = false,
  }: { goalGrowth?: number; looseSaved?: number; looseDeposit?: number; most?: number; withPath?: boolean } = {},
): Filled {
  const growth = Math.exp(Math.log1p(rhythm.annualYield) / 12)
  const year = yearOfDeposits(rhythm)
  const goalFactor = (month: number): number => (goalGrowth === 0 ? 1 : (1 + goalGrowth) ** (month / 12))
  const balances = buckets.map((bucket) => bucket.saved)
  const months: (number | null)[] = buckets.map((bucket) => (bucket.saved >= bucket.goal - CRUMB ? 0 : null))
  let spare = looseSaved
  for (let i = 0; i < buckets.length; i++) if (months[i] === null) spare = put(i, spare, 0)
  const path: number[][] = withPath ? [[...balances]] : []
  for (let month = 1; month <= Math.min(most, MOST_MONTHS) && months.includes(null); month++) {
    spare *= growth
    for (let i = 0; i < balances.length; i++) balances[i] = (balances[i] ?? 0) * growth
    const worthOf = (deposit: number): number =>
      inflowOf({ deposit, annualRaise: rhythm.annualRaise }, year, month).worth
    let loose = worthOf(looseDeposit)
    buckets.forEach((bucket, i) => {
      const worth = worthOf(bucket.deposit)
      if (order === 'side-by-side' && months[i] === null) loose += put(i, worth, month)
      else loose += worth
    })
    for (let i = 0; i < buckets.length; i++) if (months[i] === null) loose = put(i, loose, month)
    spare += loose
    if (withPath) path.push([...balances])
  }

  /** Puts an amount in a bucket up to its goal of that month; gives back the rest. Marks the month when it is full. */
  function put(i: number, amount: number, month: number): number {
    const room = (buckets[i]?.goal ?? 0) * goalFactor(month) - (balances[i] ?? 0)
    const used = Math.max(0, Math.min(room, amount))
    balances[i] = (balances[i] ?? 0) + used
    if (room - used <= CRUMB) months[i] = month
    return amount - used
  }
  return { months, path, total: balances.reduce((sum, balance) => sum + balance, spare) }
}
