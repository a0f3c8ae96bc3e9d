import { afterBuying, averageCost, riseTo, type ToTarget } from '#engine/shares/average-cost.ts'
import { washWindow } from '#engine/shares/wash-window.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dateText, percentText, plain, priceText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { StockInputs } from './fields.ts'
import { order, otherYear, taxOfSale, waiting, wash } from './sale-findings.ts'
import { amountText } from './words.ts'

type Found = Finding | null
const upTo = (price: number, wanted: number): string => percentText((riseTo(price, wanted) ?? 0) * 100, 1)

/** Why a target cannot be reached. */
export function whyNot(way: ToTarget, target: number, price: number): string {
  if (way.outcome === 'there') return `Your average is ${priceText(target)} already.`
  if (way.outcome === 'reachable') return ''
  switch (way.reason) {
    case 'beyond-price':
      return `An average of ${priceText(target)} cannot be reached by buying at ${priceText(price)}: buying moves the average toward the price and never past it.`
    case 'wrong-way':
      return `Buying at ${priceText(price)} moves your average away from ${priceText(target)}.`
    case 'nothing-held':
      return `You hold no shares now, so the average is what the new ones cost: at ${priceText(price)} it cannot be ${priceText(target)}.`
    case 'fee':
      return `The fee of the purchase alone carries the average past ${priceText(target)}.`
  }
}

function breakEven(result: Result, { price }: StockInputs): Found {
  if (result.breakEven === null) return null
  if (price > 0 && Math.abs(price / result.breakEven - 1) < 0.0005)
    return {
      tone: 'note',
      text: `**You are at break-even**, ${priceText(result.breakEven)} a share with every fee: at this price you get back what you paid.`,
    }
  if (price >= result.breakEven)
    return {
      tone: 'good',
      text: `**You are above break-even**, ${priceText(result.breakEven)} a share with every fee. The price could fall ${percentText(price > 0 ? (1 - result.breakEven / price) * 100 : 0, 1)} before you lose.`,
    }
  if (price <= 0)
    return { tone: 'watch', text: `**At a price of zero** the ${amountText(result.held.cost)} you paid would be lost.` }
  return {
    tone: 'watch',
    text: `**The price must rise ${upTo(price, result.breakEven)}** to ${priceText(result.breakEven)}, for you to get back what you paid, fees included.`,
  }
}

/** Buying at a higher price lifts break-even toward it. */
function averagingUp(result: Result, { price }: StockInputs): Found {
  const { average, averageAfter, bought, breakEven, breakEvenAfter } = result
  if (average === null || averageAfter === null || bought <= 0 || averageAfter <= average || price <= 0) return null
  if (breakEven === null || breakEvenAfter === null || price < Math.max(breakEven, breakEvenAfter)) return null
  const cushion = (even: number) => percentText((1 - even / price) * 100, 1)
  return {
    tone: 'note',
    text: `**Buying above your average lifts it**: the price could then fall ${cushion(breakEvenAfter)} before you lose, instead of ${cushion(breakEven)}.`,
  }
}

/** Money that buys nothing. */
function nothingBought(result: Result, { planBy, planDollars, planFee }: StockInputs): Found {
  if (planBy !== 'dollars' || result.bought > 0 || planDollars <= 0) return null
  return {
    tone: 'watch',
    text:
      planDollars <= planFee
        ? `**${amountText(planDollars)} buys nothing**: the fee of ${amountText(planFee)} takes all of it.`
        : '**At a price of zero** no number of shares can be named for an amount of money.',
  }
}

/** A fraction of a share cannot always be bought: what the next whole number does. */
function wholeShares(result: Result, inputs: StockInputs): Found {
  const { toTarget, held, planPrice } = result
  if (toTarget?.outcome !== 'reachable') return null
  const whole = Math.ceil(toTarget.shares - 1e-9)
  if (Math.abs(whole - toTarget.shares) < 1e-6) return null
  const average = averageCost(afterBuying(held, whole, planPrice, inputs.planFee))
  return average === null
    ? null
    : {
        tone: 'note',
        text: `**In whole shares it takes ${plain(whole)}**, ${amountText(whole * planPrice + inputs.planFee)}, for an average of ${priceText(average)}.`,
      }
}

/** What buying more at a lower price does to the risk, in numbers. */
function averagingDown(result: Result, { price }: StockInputs): Found {
  const { average, averageAfter, bought, held, after } = result
  if (average === null || averageAfter === null || bought <= 0 || averageAfter >= average || price <= 0) return null
  const lost = (shares: number) => amountText(shares * price * 0.2)
  const even = result.breakEvenAfter ?? averageAfter
  const rise =
    even > price
      ? `the price then has to rise ${upTo(price, even)} instead of ${upTo(price, result.breakEven ?? average)} to break even`
      : 'you would be above break-even'
  return {
    tone: 'watch',
    text: `**A lower average is not a gain.** ${upperFirst(rise)}, but ${amountText(after.cost - held.cost)} more hangs on the same stock: a further fall of 20% would cost ${lost(after.shares)} instead of ${lost(held.shares)}.`,
  }
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** Percent points of a whole; a little is not nothing. */
const shareText = (points: number): string => (points > 0 && points < 0.5 ? 'less than 1%' : percentText(points, 0))

function concentration(result: Result, { others, price }: StockInputs): Found {
  if (others === null) return null
  const share = (value: number, rest: number) => (value + rest > 0 ? (value / (value + rest)) * 100 : 0)
  const now = share(result.value, others)
  const then = share(result.after.shares * price, Math.max(0, others - result.spent))
  const after = result.bought > 0 ? `, and **${shareText(then)}** after buying with money from the rest` : ''
  return {
    tone: then >= 20 || now >= 20 ? 'watch' : 'note',
    text: `**${upperFirst(shareText(now))} of what you have invested** is this one stock${after}. If it fell by half, all you have invested would fall by ${shareText(now / 2)}.`,
  }
}

function target(result: Result, inputs: StockInputs): Found {
  const { toTarget } = result
  if (!toTarget || toTarget.outcome === 'reachable') return null
  return {
    tone: toTarget.outcome === 'there' ? 'note' : 'watch',
    text: `**${whyNot(toTarget, inputs.target, result.planPrice)}**`,
  }
}

/** What is dated after today counts as done; a split ahead is in the shares already. */
function stillAhead({ trades, splits }: StockInputs, today: string): Found {
  const [coming, splitting] = [trades.filter((one) => one.date > today), splits.filter((one) => one.date > today)]
  if (coming.length + splitting.length === 0) return null
  return {
    tone: 'watch',
    text: `**Some ${coming.length > 0 ? 'trades' : 'splits'} are dated after today**: they count as if they had happened.${splitting.length > 0 ? ' With a split ahead, give the price of a new share.' : ''}`,
  }
}

/** A purchase now, after a listed sale at a loss. */
function buyingBackSoon(result: Result, today: string): Found {
  const open = result.ledger.sold.filter(
    (one) => one.gain + one.washed < -0.005 && one.sold <= today && washWindow(one.sold).to >= today,
  )
  const last = open
    .map((one) => one.sold)
    .sort()
    .at(-1)
  if (last === undefined || result.bought <= 0) return null
  const loss = -open.reduce((sum, one) => sum + one.gain + one.washed, 0)
  return {
    tone: 'watch',
    text: `**You sold at a loss within the last 30 days.** Buying again up to ${dateText(washWindow(last).to)} puts off as much of the ${amountText(loss)} as the shares you buy replace.`,
  }
}

function washedBefore(result: Result): Found {
  const washed = result.ledger.sold.reduce((sum, one) => sum + one.washed, 0)
  if (washed < 0.005) return null
  return {
    tone: 'note',
    text: `**${amountText(washed)} of your past losses were put off** by purchases within 30 days (wash sales). They stand in the cost of the shares that replaced them.`,
  }
}

export function findingsOf(
  result: Result,
  inputs: StockInputs,
  facts: TaxYearFacts,
  today: string,
): readonly Finding[] {
  const found: Found[] = [
    stillAhead(inputs, today),
    target(result, inputs),
    nothingBought(result, inputs),
    breakEven(result, inputs),
    wholeShares(result, inputs),
    averagingDown(result, inputs),
    averagingUp(result, inputs),
    concentration(result, inputs),
    taxOfSale(result, inputs),
    otherYear(result, inputs, facts),
    waiting(result, inputs, facts),
    wash(result),
    order(result, inputs, facts),
    buyingBackSoon(result, today),
    washedBefore(result),
    {
      tone: 'note',
      text: '**The average is not a tax figure for stocks.** Tax goes lot by lot; averaging is allowed for mutual funds and some reinvestment plans only.',
    },
    {
      tone: 'note',
      text: 'Left out: dividends, options, other accounts and your spouse’s, shares that were a gift or inherited, and fractions paid out at a split.',
    },
  ]
  return found.filter((one) => one !== null)
}
