/** Saving toward a sum that moves: the cash to buy a home whose price grows meanwhile. */

export interface Saver {
  /** Dollars put by today. */
  readonly savings: number
  /** Added at the end of each month of the first year, dollars. */
  readonly monthly: number
  /** How much more each later year, decimal: 0.03 turns 1,000 into 1,030 from month 13 on. */
  readonly annualRaise: number
  /** What the savings earn, decimal a month, after tax. */
  readonly monthlyRate: number
  /** Single amounts by month from today (0 is today), dollars. */
  readonly extras: ReadonlyMap<number, number>
}

export type Race =
  /** `month` is the first whole month (0: today) with enough. */
  | { readonly outcome: 'reached'; readonly month: number }
  /** Not within the months looked at. `leastGap` dollars was the closest, in month `leastGapMonth`. */
  | { readonly outcome: 'never'; readonly leastGap: number; readonly leastGapMonth: number }

/** A tenth of a cent: what the sums of a few hundred months may lose. */
const CRUMB = 0.001

/** The deposit at the end of month `month` (1-based), dollars. */
export const depositIn = (saver: Pick<Saver, 'monthly' | 'annualRaise'>, month: number): number =>
  saver.monthly * (1 + saver.annualRaise) ** Math.floor((month - 1) / 12)

/** What is saved at the end of each month, index 0 today. Nominal dollars. At most 1,200 months. */
export function savedByMonth(saver: Saver, months: number): readonly number[] {
  const saved = [saver.savings + (saver.extras.get(0) ?? 0)]
  let balance = saved[0] ?? 0
  for (let month = 1; month <= Math.min(months, 1200); month++) {
    balance = balance * (1 + saver.monthlyRate) + depositIn(saver, month) + (saver.extras.get(month) ?? 0)
    saved.push(balance)
  }
  return saved
}

/**
 * The first month in which the savings are at least `needAt(month)` dollars of that month. It need not stay so: a target that
 * grows faster can run ahead again, which does not matter to somebody who buys then.
 */
export function savingRace(saver: Saver, needAt: (month: number) => number, mostMonths: number): Race {
  let balance = saver.savings + (saver.extras.get(0) ?? 0)
  let leastGap = Number.POSITIVE_INFINITY
  let leastGapMonth = 0
  for (let month = 0; month <= Math.min(mostMonths, 1200); month++) {
    if (month > 0)
      balance = balance * (1 + saver.monthlyRate) + depositIn(saver, month) + (saver.extras.get(month) ?? 0)
    const gap = needAt(month) - balance
    if (gap <= CRUMB) return { outcome: 'reached', month }
    if (gap < leastGap) {
      leastGap = gap
      leastGapMonth = month
    }
  }
  return { outcome: 'never', leastGap, leastGapMonth }
}

/**
 * The first year's monthly amount that makes `need` dollars by the end of month `month`, everything else as given; 0 when
 * none is needed. Linear in the amount, so no search: (need - what is there without it) / what 1 dollar a month becomes.
 * Null for month 0: no deposit falls before today.
 */
export function monthlyFor(saver: Saver, need: number, month: number): number | null {
  if (month < 1) return null
  const without = savedByMonth({ ...saver, monthly: 0 }, month).at(-1) ?? 0
  const ofOne = savedByMonth({ ...saver, savings: 0, monthly: 1, extras: new Map() }, month).at(-1) ?? 0
  return ofOne > 0 ? Math.max(0, (need - without) / ofOne) : null
}
