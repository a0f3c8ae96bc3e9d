/** What a practice portfolio earned, measured in the three ways people mean by it. */
import { xirr } from '#engine/growth/irr.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { CashEntry } from './entries.ts'

/** A year of days: below it no yearly rate is made of a few weeks. */
export const YEAR_DAYS = 365

type Flow = Pick<CashEntry, 'kind' | 'amount' | 'on' | 'before'>
const signed = ({ kind, amount }: Pick<CashEntry, 'kind' | 'amount'>): number => (kind === 'deposit' ? amount : -amount)

/**
 * Time-weighted return since the first deposit, decimal, not annualized: the product of (worth right before a flow / worth right after the one
 * before), to `end`, what it is worth now. What was added or taken out does not change it. Null where a worth before a flow is not known or
 * nothing was left in between. Flows in the order of their time.
 */
export function timeWeighted(flows: readonly Flow[], end: number): number | null {
  let growth = 1
  let after = 0
  let isFirst = true
  for (const flow of flows) {
    if (isFirst) {
      isFirst = false
      after = signed(flow)
      continue
    }
    if (flow.before === null || !(after > 0)) return null
    growth *= flow.before / after
    after = flow.before + signed(flow)
  }
  return isFirst || !(after > 0) ? null : (growth * end) / after - 1
}

export interface MoneyWeighted {
  readonly rate: number
  /** `yearly`: a year, compounded (XIRR). `total`: over the whole time, which is shorter than a year (Modified Dietz). */
  readonly per: 'yearly' | 'total'
}

/**
 * Money-weighted return: what the dollars in it earned, each for as long as it was there. From a year on the yearly rate that makes all flows
 * and the worth now balance (XIRR); before that gain / average money in it (Modified Dietz), which is not blown up to a year. Null where
 * neither can be said. Flows in the order of their time.
 */
export function moneyWeighted(flows: readonly Flow[], end: number, today: IsoDate): MoneyWeighted | null {
  const [first] = flows
  if (!first) return null
  const days = daysBetween(first.on, today)
  if (days >= YEAR_DAYS) {
    const found = xirr([
      ...flows.map((flow) => ({ date: flow.on, amount: -signed(flow) })),
      { date: today, amount: end },
    ])
    return found.outcome === 'rate' ? { rate: found.rate, per: 'yearly' } : null
  }
  const net = flows.reduce((sum, flow) => sum + signed(flow), 0)
  const average = flows.reduce(
    (sum, flow) => sum + signed(flow) * (days === 0 ? 1 : (days - daysBetween(first.on, flow.on)) / days),
    0,
  )
  return average > 0 ? { rate: (end - net) / average, per: 'total' } : null
}

/**
 * What the same deposits and withdrawals would be worth in the benchmark, dollars: each bought (or sold) it at its price of that time, without
 * fees. Null where a price is missing, or more was taken out than it held.
 */
export function inBenchmark(flows: readonly CashEntry[], price: number | null): number | null {
  if (price === null || !(price > 0) || flows.length === 0) return null
  let units = 0
  for (const flow of flows) {
    if (flow.bench === null || !(flow.bench > 0)) return null
    units += signed(flow) / flow.bench
    if (units < -1e-9) return null
  }
  return units * price
}

/**
 * The deepest fall from a high on the way, 0 to 1, by the last look of each day. What was put in or taken out between two looks is counted at the second one
 * and is no gain or loss. Null with fewer than two looks.
 */
export function deepestFall(marks: readonly { readonly value: number; readonly paidIn: number }[]): number | null {
  if (marks.length < 2) return null
  let [level, high, depth] = [1, 1, 0]
  for (const [i, { value, paidIn }] of marks.entries()) {
    const before = marks[i - 1]
    if (!before || !(before.value > 0)) continue
    level *= Math.max(0, value - (paidIn - before.paidIn)) / before.value
    high = Math.max(high, level)
    depth = Math.max(depth, 1 - level / high)
  }
  return depth
}
