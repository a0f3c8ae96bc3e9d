/** A payment or a draw, dollars; time in units of the payment's rhythm since the first cash. */
export interface Dated {
  readonly time: number
  readonly amount: number
}

/**
 * What is still in use after each payment, dollars: what the payments to come are worth at the loan's own price, less draws to
 * come. `unitRate` is that price for one unit of time, decimal, above -1. Worked backward from the last payment, after which
 * nothing is in use: forward, a very dear loan would grow its rounding beyond any number. Times rise; a draw at the moment of a
 * payment comes after it.
 */
export function inUseAfterEach(
  unitRate: number,
  payments: readonly Dated[],
  laterDraws: readonly Dated[],
): readonly number[] {
  const last = payments.at(-1)?.time ?? 0
  const draws = laterDraws.filter(({ time }) => time < last)
  const found: number[] = []
  let inUse = 0
  let at = last
  const goBackTo = (time: number) => {
    inUse /= (1 + unitRate) ** (at - time)
    at = time
  }
  for (const payment of payments.toReversed()) {
    for (let draw = draws.at(-1); draw !== undefined && draw.time >= payment.time; draw = draws.at(-1)) {
      goBackTo(draw.time)
      inUse -= draw.amount
      draws.pop()
    }
    goBackTo(payment.time)
    found.push(inUse)
    inUse += payment.amount
  }
  return found.toReversed()
}
