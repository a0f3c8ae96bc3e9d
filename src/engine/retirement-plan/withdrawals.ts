import { minus, NONE, type Pair, plus, split, sum } from './money.ts'
import type { WithdrawalOrder } from './plan.ts'

/** What may be drawn on in a year, after the required distributions. Today's dollars. */
export interface Available {
  readonly cash: number
  readonly taxable: number
  /** Without and with the 10% additional tax. */
  readonly preTax: Pair
  readonly preTaxEarly: Pair
  /** Without tax; and earnings taken too early, taxed with the 10%. */
  readonly roth: Pair
  readonly rothEarly: Pair
  /** For other things than medical bills: taxed, from 65 on. */
  readonly hsa: Pair
}

export interface Drawn {
  readonly cash: number
  readonly taxable: number
  readonly preTax: Pair
  readonly preTaxEarly: Pair
  readonly roth: Pair
  readonly rothEarly: Pair
  readonly hsa: Pair
}

export const allOf = (from: Available): number =>
  from.cash +
  from.taxable +
  sum(from.preTax) +
  sum(from.preTaxEarly) +
  sum(from.roth) +
  sum(from.rothEarly) +
  sum(from.hsa)

/**
 * Which accounts an amount comes from. Money that costs a penalty waits for the end, whatever the order: pre-tax money before 59½, then Roth
 * earnings before 59½, then an HSA used for other things than medical bills. `room`: pre-tax money that fits under the level of a `fill` order.
 */
export function draw(amount: number, from: Available, order: WithdrawalOrder, room: number): Drawn {
  let left = Math.max(0, amount)
  const some = (most: number): number => {
    const taken = Math.min(left, most)
    left -= taken
    return taken
  }
  const pair = (most: Pair): Pair => split(some(sum(most)), most)

  let preTax: Pair = NONE
  let cash = 0
  let taxable = 0
  let roth: Pair = NONE
  if (order.kind === 'proportional') {
    cash = some(from.cash)
    const whole = from.taxable + sum(from.preTax) + sum(from.roth)
    const share = whole > 0 ? Math.min(1, left / whole) : 0
    taxable = some(from.taxable * share)
    preTax = pair([from.preTax[0] * share, from.preTax[1] * share])
    roth = pair([from.roth[0] * share, from.roth[1] * share])
  } else {
    if (order.kind === 'fill') preTax = split(some(Math.min(room, sum(from.preTax))), from.preTax)
    cash = some(from.cash)
    taxable = some(from.taxable)
    if (order.kind === 'fill') roth = pair(from.roth)
    preTax = plus(preTax, pair(minus(from.preTax, preTax)))
    if (order.kind !== 'fill') roth = pair(from.roth)
  }
  return {
    cash,
    taxable,
    preTax,
    roth,
    preTaxEarly: pair(from.preTaxEarly),
    rothEarly: pair(from.rothEarly),
    hsa: pair(from.hsa),
  }
}
