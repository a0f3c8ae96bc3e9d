/** Which findings hold about the average, break-even and risk, with what values. */
import { afterBuying, averageCost, riseTo } from '#engine/shares/average-cost.ts'
import { washWindow } from '#engine/shares/wash-window.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { StockContext } from './context.ts'
import { order, otherYear, taxOfSale, waiting, wash } from './sale-findings.ts'
import { findingWords as words } from './words/findings.en.ts'

/** One stock of more than this share of all that is invested, in percent points, is a risk to name. */
const HIGH_SHARE = 20

const upTo = (price: number, wanted: number): number => (riseTo(price, wanted) ?? 0) * 100

/** What is dated after today counts as done; a split ahead is in the shares already. */
function stillAhead({ inputs, today }: StockContext): MaybeFound {
  const isAhead = (rows: readonly { readonly date: string | null }[]) =>
    rows.some(({ date }) => date !== null && date > today)
  if (isAhead(inputs.splits)) return watch(words.splitAhead, {})
  return isAhead(inputs.trades) && watch(words.tradeAhead, {})
}

/** Between which averages a target can be reached at all. */
function targetRange({ result: { toTarget, average, planPrice } }: StockContext): MaybeFound {
  if (toTarget?.outcome !== 'impossible' || average === null || Math.abs(average - planPrice) < 0.01) return null
  return watch(words.targetRange, {
    price: planPrice,
    low: Math.min(average, planPrice),
    high: Math.max(average, planPrice),
  })
}

/** Money that buys nothing. */
function nothingBought({ inputs, result }: StockContext): MaybeFound {
  const { planBy, planDollars: dollars, planFee: fee } = inputs
  if (planBy !== 'dollars' || result.bought > 0 || dollars <= 0) return null
  return watch(dollars <= fee ? words.feeTakesAll : words.noPrice, { dollars, fee })
}

function breakEven({ inputs: { price }, result }: StockContext): MaybeFound {
  const { breakEven: even, held } = result
  if (even === null) return null
  if (price > 0 && Math.abs(price / even - 1) < 0.0005) return note(words.atBreakEven, { even })
  if (price >= even) return good(words.aboveBreakEven, { even, fall: price > 0 ? (1 - even / price) * 100 : 0 })
  if (price <= 0) return watch(words.priceZero, { cost: held.cost })
  return watch(words.mustRise, { even, rise: upTo(price, even) })
}

/** A fraction of a share cannot always be bought: what the next whole number does. */
function wholeShares({ inputs, result: { toTarget, held, planPrice } }: StockContext): MaybeFound {
  if (toTarget?.outcome !== 'reachable') return null
  const shares = Math.ceil(toTarget.shares - 1e-9)
  if (Math.abs(shares - toTarget.shares) < 1e-6) return null
  const average = averageCost(afterBuying(held, shares, planPrice, inputs.planFee))
  return average !== null && note(words.wholeShares, { shares, dollars: shares * planPrice + inputs.planFee, average })
}

/** What buying more at a lower price does to the risk, in numbers. */
function averagingDown({ inputs: { price }, result }: StockContext): MaybeFound {
  const { average, averageAfter, bought, held, after, breakEven, breakEvenAfter } = result
  if (average === null || averageAfter === null || bought <= 0 || averageAfter >= average || price <= 0) return null
  const even = breakEvenAfter ?? averageAfter
  const values = {
    more: after.cost - held.cost,
    lossAfter: after.shares * price * 0.2,
    lossNow: held.shares * price * 0.2,
    riseAfter: upTo(price, even),
    riseNow: upTo(price, breakEven ?? average),
  }
  return watch(even > price ? words.averagingDown : words.averagingDownAbove, values)
}

/** Buying at a higher price lifts break-even toward it. */
function averagingUp({ inputs: { price }, result }: StockContext): MaybeFound {
  const { average, averageAfter, bought, breakEven, breakEvenAfter } = result
  if (average === null || averageAfter === null || bought <= 0 || averageAfter <= average || price <= 0) return null
  if (breakEven === null || breakEvenAfter === null || price < Math.max(breakEven, breakEvenAfter)) return null
  const cushion = (even: number) => (1 - even / price) * 100
  return note(words.averagingUp, { after: cushion(breakEvenAfter), now: cushion(breakEven) })
}

function concentration({ inputs: { others, price }, result }: StockContext): MaybeFound {
  if (others === null) return null
  const share = (value: number, rest: number) => (value + rest > 0 ? (value / (value + rest)) * 100 : 0)
  const now = share(result.value, others)
  const after = share(result.after.shares * price, Math.max(0, others - result.spent))
  const tone = Math.max(now, after) >= HIGH_SHARE ? watch : note
  return tone(result.bought > 0 ? words.concentrationAfter : words.concentration, { now, after })
}

/** A purchase now, after a listed sale at a loss. */
function buyingBackSoon({ result, today }: StockContext): MaybeFound {
  const open = result.ledger.sold.filter(
    (one) => one.gain + one.washed < -0.005 && one.sold <= today && washWindow(one.sold).to >= today,
  )
  const last = open
    .map((one) => one.sold)
    .sort()
    .at(-1)
  if (last === undefined || result.bought <= 0) return null
  const loss = -open.reduce((sum, one) => sum + one.gain + one.washed, 0)
  return watch(words.buyingBack, { loss, to: washWindow(last).to })
}

function washedBefore({ result }: StockContext): MaybeFound {
  const washed = result.ledger.sold.reduce((sum, one) => sum + one.washed, 0)
  return washed >= 0.005 && note(words.washedBefore, { washed })
}

const rules: readonly ((context: StockContext) => MaybeFound)[] = [
  stillAhead,
  targetRange,
  nothingBought,
  buyingBackSoon,
  averagingDown,
  averagingUp,
  wash,
  waiting,
  order,
  concentration,
  wholeShares,
  taxOfSale,
  breakEven,
  otherYear,
  washedBefore,
  () => note(words.notForTax),
  () => note(words.notIncluded),
]

export const findings = (context: StockContext): readonly MaybeFound[] => rules.map((rule) => rule(context))
