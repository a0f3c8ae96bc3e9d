import { daysBetween, type IsoDate } from '#engine/month.ts'
import { findRoot, signChanges } from '#engine/solve/root.ts'
import { logRateGrid } from './rate-grid.ts'

/**
 * Rates of return of a series of flows: money you put in is negative, money you get out is positive, in dollars.
 * The rate makes today's value of all flows zero. Flows that change sign more than once may have several such rates or none
 * (Descartes' rule of signs), and then no single one is honest. A rate at which the value only touches zero without crossing
 * it (a double root) is not found.
 */
export type ReturnOutcome =
  /** `rate`: decimal per period (IRR, MIRR) or per year of 365 days (XIRR). `signChanges`: how often the flows change sign. */
  | { outcome: 'rate'; rate: number; signChanges: number }
  /** Several rates fit; all found are listed, lowest first. Use the modified rate (MIRR) instead. */
  | { outcome: 'no-single-rate'; rates: readonly number[]; signChanges: number }
  | {
      outcome: 'no-rate'
      /**
       * 'one-sided': only money in or only money out. 'none-fits': no rate from -99.99 % to 1,000,000 % makes the value zero.
       * 'beyond-range': the flows change sign once, so that exactly one rate fits, but it lies outside of that.
       * 'not-a-number': an amount is not finite. 'same-day': all flows fall on one day.
       */
      reason: 'one-sided' | 'none-fits' | 'beyond-range' | 'not-a-number' | 'same-day'
      signChanges: number
    }

type TimedFlow = { time: number; amount: number }

const countSignChanges = (amounts: readonly number[]): number => {
  const signs = amounts.filter((a) => a !== 0).map(Math.sign)
  return signs.filter((s, i) => i > 0 && s !== signs[i - 1]).length
}

const LOG_RATES = logRateGrid(-0.9999, 10_000)

/**
 * Whether money stays invested (or stays borrowed) all along at a rate: the balance after each flow but the last never changes side.
 * Then that rate is the only one (C. S. Soper, Economic Journal 1959): with balances B the value at another rate s is the sum of
 * B (1 + s)^-(next time) ((1 + s)^step - (1 + r)^step), whose terms all have one sign. Expects flows in order of time.
 */
const staysOnOneSide = (flows: readonly TimedFlow[], logRate: number): boolean => {
  let balance = 0
  let side = 0
  for (const [i, { time, amount }] of flows.slice(0, -1).entries()) {
    balance = balance * Math.exp(logRate * (time - (flows[i - 1]?.time ?? time))) + amount
    if (!Number.isFinite(balance) || (side !== 0 && Math.sign(balance) === -side)) return false
    if (side === 0) side = Math.sign(balance)
  }
  return side !== 0
}

/** Flows of one time as one, as only their sum has a value; what is left by rounding alone is nothing. Expects them in order of time. */
const netted = (flows: readonly TimedFlow[]): readonly TimedFlow[] => {
  const sums = new Map<number, { amount: number; size: number }>()
  for (const { time, amount } of flows) {
    const { amount: sum, size } = sums.get(time) ?? { amount: 0, size: 0 }
    sums.set(time, { amount: sum + amount, size: size + Math.abs(amount) })
  }
  return [...sums].map(([time, { amount, size }]) => ({ time, amount: Math.abs(amount) < size * 1e-12 ? 0 : amount }))
}

/**
 * What the flows are worth at a logarithmic rate: for a falling one everything is valued at the end, for a rising one today, so that no
 * power ever exceeds 1 and nothing overflows. Where all times are whole periods one power is enough: the next is the last one times it.
 */
const worthBy = (flows: readonly TimedFlow[], end: number): ((logRate: number) => number) => {
  if (end > MOST_PERIODS || flows.some(({ time }) => !Number.isInteger(time)))
    return (logRate) => {
      const origin = logRate < 0 ? end : 0
      return flows.reduce((sum, f) => sum + f.amount * Math.exp(logRate * (origin - f.time)), 0)
    }
  const amounts = new Float64Array(end + 1)
  for (const { time, amount } of flows) amounts[time] = amount
  return (logRate) => {
    const power = Math.exp(-Math.abs(logRate))
    let sum = 0
    if (logRate < 0) for (let t = 0; t <= end; t++) sum = sum * power + (amounts[t] as number)
    else for (let t = end; t >= 0; t--) sum = sum * power + (amounts[t] as number)
    return sum
  }
}
/** Longer spans of few flows are quicker flow by flow. */
const MOST_PERIODS = 2_000

const rateOf = (listed: readonly TimedFlow[]): ReturnOutcome => {
  const listedChanges = countSignChanges(listed.map((f) => f.amount))
  if (!listed.every((f) => Number.isFinite(f.amount)))
    return { outcome: 'no-rate', reason: 'not-a-number', signChanges: listedChanges }
  if (listedChanges === 0) return { outcome: 'no-rate', reason: 'one-sided', signChanges: 0 }
  const end = Math.max(...listed.map((f) => f.time))
  if (end === 0) return { outcome: 'no-rate', reason: 'same-day', signChanges: listedChanges }
  const flows = netted(listed)
  const changes = countSignChanges(flows.map((f) => f.amount))
  if (changes === 0) return { outcome: 'no-rate', reason: 'one-sided', signChanges: 0 }
  const value = worthBy(flows, end)
  const [lowest, highest] = [LOG_RATES[0] ?? 0, LOG_RATES.at(-1) ?? 0]
  const whole = signChanges(value, [lowest, highest])
  const root = whole[0] && findRoot(value, whole[0].low, whole[0].high, { tolerance: 1e-15 })
  if (root?.outcome === 'root' && staysOnOneSide(flows, root.x))
    return { outcome: 'rate', rate: Math.expm1(root.x), signChanges: changes }
  const rates: number[] = []
  // One change of sign has at most one rate (Descartes), so there is nothing to search the range for.
  const places = changes === 1 ? whole : signChanges(value, LOG_RATES)
  for (const { low, high } of places) {
    const root = low === high ? { outcome: 'root' as const, x: low } : findRoot(value, low, high, { tolerance: 1e-15 })
    if (root.outcome === 'root') rates.push(Math.expm1(root.x))
  }
  const [only] = rates
  if (only === undefined)
    return { outcome: 'no-rate', reason: changes === 1 ? 'beyond-range' : 'none-fits', signChanges: changes }
  return rates.length === 1
    ? { outcome: 'rate', rate: only, signChanges: changes }
    : { outcome: 'no-single-rate', rates, signChanges: changes }
}

const valueAt = (rate: number, flows: readonly TimedFlow[]): number | null => {
  if (!(rate > -1)) return null
  const value = flows.reduce((sum, { time, amount }) => sum + amount / (1 + rate) ** time, 0)
  return Number.isFinite(value) ? value : null
}

/** Internal rate of return per period of flows at equal periods, the first one now (spreadsheet IRR). */
export const irr = (flows: readonly number[]): ReturnOutcome => rateOf(flows.map((amount, time) => ({ time, amount })))

const byDate = <F extends { date: IsoDate }>(flows: readonly F[]): readonly F[] =>
  [...flows].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
/** Dated flows in order, with the years of 365 days since the first of them. */
const timed = (flows: readonly { date: IsoDate; amount: number }[]): readonly TimedFlow[] => {
  const sorted = byDate(flows)
  const [first] = sorted
  return first === undefined
    ? []
    : sorted.map(({ date, amount }) => ({ time: daysBetween(first.date, date) / 365, amount }))
}

/**
 * Annual rate of return of dated flows (spreadsheet XIRR): actual days from the earliest date / 365, leap years included,
 * so a full leap year counts as 366/365 of a year. Order does not matter, and flows of one day count as their sum. Expects dates that exist (see parseIsoDate).
 */
export const xirr = (flows: readonly { date: IsoDate; amount: number }[]): ReturnOutcome =>
  flows.length === 0 ? { outcome: 'no-rate', reason: 'one-sided', signChanges: 0 } : rateOf(timed(flows))

/**
 * Net present value of flows at equal periods, the first one now, in dollars of now; `rate` is a decimal per period. The spreadsheet
 * NPV counts its first flow as one period away: it is this divided by 1 + rate. Null at a rate of -100 % or less, or where it is not finite.
 */
export const npv = (rate: number, flows: readonly number[]): number | null =>
  valueAt(
    rate,
    flows.map((amount, time) => ({ time, amount })),
  )

/**
 * Net present value of dated flows (spreadsheet XNPV) in dollars of the earliest date: `rate` is a decimal per year of 365 days, days are
 * actual days. Order does not matter; no flows are worth 0. Null at a rate of -100 % or less, or where it is not finite.
 */
export const xnpv = (rate: number, flows: readonly { date: IsoDate; amount: number }[]): number | null =>
  valueAt(rate, timed(flows))

/**
 * Modified internal rate of return per period (spreadsheet MIRR): what is put in is discounted to the start at `financeRate`,
 * what comes out grows to the end at `reinvestRate`, both decimals per period; the rate that links the two is always single.
 */
export const mirr = (flows: readonly number[], financeRate: number, reinvestRate: number): ReturnOutcome => {
  const changes = countSignChanges(flows)
  const periods = flows.length - 1
  const putIn = flows.reduce((sum, a, t) => sum + (a < 0 ? a / (1 + financeRate) ** t : 0), 0)
  const cameOut = flows.reduce((sum, a, t) => sum + (a > 0 ? a * (1 + reinvestRate) ** (periods - t) : 0), 0)
  if (!Number.isFinite(putIn) || !Number.isFinite(cameOut) || !(financeRate > -1) || !(reinvestRate > -1))
    return { outcome: 'no-rate', reason: 'not-a-number', signChanges: changes }
  if (putIn === 0 || cameOut === 0) return { outcome: 'no-rate', reason: 'one-sided', signChanges: changes }
  return { outcome: 'rate', rate: (cameOut / -putIn) ** (1 / periods) - 1, signChanges: changes }
}

/**
 * The two amounts `datedMirr` sets against each other: what was put in, brought back to the earliest date at `financeRate`, and what came out, grown to the
 * latest at `reinvestRate`. Rates are decimals per year of 365 days; flows of one day count as their sum.
 */
export const mirrSides = (
  flows: readonly { date: IsoDate; amount: number }[],
  financeRate: number,
  reinvestRate: number,
): { readonly putIn: number; readonly cameOut: number; readonly years: number } => {
  const all = timed(flows)
  const years = all.at(-1)?.time ?? 0
  let putIn = 0
  let cameOut = 0
  for (const { time, amount } of netted(all)) {
    if (amount < 0) putIn -= amount / (1 + financeRate) ** time
    else cameOut += amount * (1 + reinvestRate) ** (years - time)
  }
  return { putIn, cameOut, years }
}

/**
 * Modified rate of dated flows, decimal per year of 365 days: `mirr` with each amount moved by its own days, from the earliest date
 * to the latest; flows of one day count as their sum. `financeRate` and `reinvestRate` are decimals per year. Always a single rate, where flows go both ways.
 */
export const datedMirr = (
  flows: readonly { date: IsoDate; amount: number }[],
  financeRate: number,
  reinvestRate: number,
): ReturnOutcome => {
  const changes = countSignChanges(byDate(flows).map(({ amount }) => amount))
  const { putIn, cameOut, years } = mirrSides(flows, financeRate, reinvestRate)
  if (years === 0 && changes > 0) return { outcome: 'no-rate', reason: 'same-day', signChanges: changes }
  if (!Number.isFinite(putIn) || !Number.isFinite(cameOut) || !(financeRate > -1) || !(reinvestRate > -1))
    return { outcome: 'no-rate', reason: 'not-a-number', signChanges: changes }
  if (putIn === 0 || cameOut === 0) return { outcome: 'no-rate', reason: 'one-sided', signChanges: changes }
  const rate = Math.expm1(Math.log(cameOut / putIn) / years)
  return Number.isFinite(rate)
    ? { outcome: 'rate', rate, signChanges: changes }
    : { outcome: 'no-rate', reason: 'not-a-number', signChanges: changes }
}
