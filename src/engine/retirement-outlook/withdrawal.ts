/** What has to come out of savings so that the wanted spending is left after tax. Dollars a year. */

const TRIES = 60
/** Dollars: nearer than anybody can tell. */
const NEAR = 0.25
/** Even at the highest taxes a dollar more leaves a little; past this many times the want, nothing would. */
const MOST_TIMES = 64

/**
 * The smallest withdrawal that leaves `wanted`. `leftOf(gross)` is what a household with its other income can spend after all taxes when it takes
 * out `gross`; it must rise with it. 0 where other income is enough. Found between two tries that miss on either side (regula falsi after Illinois).
 */
export function withdrawalFor(wanted: number, leftOf: (gross: number) => number): number {
  let low = 0
  let lowMiss = leftOf(0) - wanted
  if (lowMiss >= -NEAR) return 0
  let high = -lowMiss * 1.25
  let highMiss = leftOf(high) - wanted
  const most = Math.max(wanted, -lowMiss) * MOST_TIMES
  while (highMiss < 0 && high < most) {
    low = high
    lowMiss = highMiss
    high *= 1.5
    highMiss = leftOf(high) - wanted
  }
  if (highMiss < 0) return high
  for (let turn = 0, side = 0; turn < TRIES; turn += 1) {
    const next = (low * highMiss - high * lowMiss) / (highMiss - lowMiss)
    const miss = leftOf(next) - wanted
    if (Math.abs(miss) < NEAR || high - low < NEAR) return next
    if (miss < 0) {
      low = next
      lowMiss = miss
      if (side === -1) highMiss /= 2
      side = -1
    } else {
      high = next
      highMiss = miss
      if (side === 1) lowMiss /= 2
      side = 1
    }
  }
  return high
}
