import { rootBetween } from './root.ts'

/** Dollars after a whole number of unit periods (days, weeks, months): positive is paid, negative is received later. */
export type UnitFlows = { readonly times: readonly number[]; readonly amounts: readonly number[] }

/** No rate above this per unit is looked for: 100 times the money in one unit (as in apr.ts). */
const HIGHEST_UNIT_RATE = 100

/** Gaps between flows that are worth keeping the power of. */
const KEPT_GAPS = 64

/** All flows valued at time 0 at rate `i` per unit, by Horner's rule: one multiplication a flow. */
const valueAt = ({ times, amounts }: UnitFlows, i: number): number => {
  const step = 1 / (1 + i)
  const powers = new Map<number, number>()
  let value = 0
  for (let k = times.length - 1; k >= 0; k--) {
    const gap = (times[k] ?? 0) - (k > 0 ? (times[k - 1] ?? 0) : 0)
    let power = gap === 1 ? step : powers.get(gap)
    if (power === undefined) {
      power = step ** gap
      if (powers.size < KEPT_GAPS) powers.set(gap, power)
    }
    value = (value + (amounts[k] ?? 0)) * power
  }
  return value
}

/**
 * The rate per unit period that makes later flows worth exactly the dollars received at time 0 (decimal): the internal rate of
 * return, quick enough for hundreds of daily debits at a key press. Times are whole, ascending and not negative. Times the units
 * in a year it is the APR of 12 CFR 1026 Appendix J where no period is odd; (1 + i)^units - 1 is the rate with compounding.
 * 0 when exactly the money received comes back; null when less does, when there is no money or no flow, and above 100 a unit.
 */
export const unitRate = (received: number, flows: UnitFlows): number | null => {
  if (!(received > 0) || flows.times.length === 0 || flows.times.length !== flows.amounts.length) return null
  if (![received, ...flows.times, ...flows.amounts].every(Number.isFinite)) return null
  const gap = (i: number): number => valueAt(flows, i) - received
  const atZero = gap(0)
  if (Math.abs(atZero) <= received * 1e-12) return 0
  if (atZero < 0) return null
  let high = 0.0005
  while (high < HIGHEST_UNIT_RATE && gap(high) > 0) high *= 2
  return rootBetween(gap, high > 0.0005 ? high / 2 : 0, high, 1e-15)
}
