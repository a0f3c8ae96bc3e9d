/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'
import { amountText, methodNames, sharesText } from './shares.en.ts'

interface Down {
  readonly more: number
  readonly lossAfter: number
  readonly lossNow: number
  /** Percent points. */
  readonly riseAfter: number
  readonly riseNow: number
}
/** Percent points of all that is invested. */
interface Shares {
  readonly now: number
  readonly after: number
}
/** Percent points; a little is not nothing. */
const shareText = (points: number, say: Say): string =>
  points > 0 && points < 0.5 ? 'less than 1%' : say.percent(points, 0)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const findingWords = {
  tradeAhead: () => '**Some trades are dated after today.** We count them as if they’ve happened.',
  splitAhead: () =>
    '**Some splits are dated after today.** We count them as if they’ve happened, so enter the price of a new share.',
  targetRange: ({ price, low, high }: { price: number; low: number; high: number }, say: Say) =>
    `**You could aim for an average between ${say.price(low)} and ${say.price(high)}.** Buying at ${say.price(price)} moves your average toward that price, a little less with each share.`,
  feeTakesAll: ({ dollars, fee }: { dollars: number; fee: number }, say: Say) =>
    `**${amountText(dollars, say)} buys nothing**: the ${amountText(fee, say)} fee takes all of it.`,
  noPrice: () => '**At a price of zero**, we can’t say how many shares an amount buys. Enter a purchase price.',
  atBreakEven: ({ even }: { even: number }, say: Say) =>
    `**You’re at break-even**, ${say.price(even)} a share including fees. If you sold now, you’d get back what you paid.`,
  aboveBreakEven: ({ even, fall }: { even: number; fall: number }, say: Say) =>
    `**You’re above break-even**, ${say.price(even)} a share including fees. The price could fall ${say.percent(fall, 1)} before you’d lose money.`,
  priceZero: ({ cost }: { cost: number }, say: Say) =>
    `**At a price of zero**, you’d lose the ${amountText(cost, say)} you paid.`,
  mustRise: ({ even, rise }: { even: number; rise: number }, say: Say) =>
    `**The price has to rise ${say.percent(rise, 1)}**, to ${say.price(even)}, for you to get back what you paid, including fees.`,
  wholeShares: ({ shares, dollars, average }: { shares: number; dollars: number; average: number }, say: Say) =>
    `**In whole shares, you’d need ${say.number(shares)}**, for ${amountText(dollars, say)}. Your average would be ${say.price(average)}.`,
  averagingDown: ({ more, lossAfter, lossNow, riseAfter, riseNow }: Down, say: Say) =>
    `**A lower average isn’t a gain.** You’d break even after a rise of ${say.percent(riseAfter, 1)} instead of ${say.percent(riseNow, 1)}, but with ${amountText(more, say)} more at risk. Another 20% drop costs ${amountText(lossAfter, say)} instead of ${amountText(lossNow, say)}.`,
  averagingDownAbove: ({ more, lossAfter, lossNow }: Down, say: Say) =>
    `**A lower average isn’t a gain.** You’d be above break-even, with ${amountText(more, say)} more at risk: a 20% drop costs ${amountText(lossAfter, say)} instead of ${amountText(lossNow, say)}.`,
  averagingUp: ({ after, now }: Shares, say: Say) =>
    `**Buying above your average raises it.** The price could then fall ${say.percent(after, 1)} before you lose money, instead of ${say.percent(now, 1)}.`,
  concentration: ({ now }: Shares, say: Say) =>
    `**${upperFirst(shareText(now, say))} of your investments is this one stock.** If it fell by half, you’d lose ${shareText(now / 2, say)} of everything you’ve invested.`,
  concentrationAfter: ({ now, after }: Shares, say: Say) =>
    `**${upperFirst(shareText(now, say))} of your investments is this one stock**, and ${shareText(after, say)} if you buy more with money from the rest. If it then fell by half, you’d lose ${shareText(after / 2, say)} of everything.`,
  buyingBack: ({ loss, to }: { loss: number; to: string }, say: Say) =>
    `**You sold at a loss within the last 30 days.** Buying again through ${say.date(to)} puts off as much of that ${amountText(loss, say)} loss as the new shares replace.`,
  washedBefore: ({ washed }: { washed: number }, say: Say) =>
    `**${amountText(washed, say)} of your past losses hasn’t counted yet** because you bought within 30 days (wash sales). It was added to the cost basis of the replacement shares.`,
  notForTax: () =>
    '**You can’t use this average for taxes on a stock.** Tax is figured lot by lot. Averaging is allowed only for mutual funds and some reinvestment plans.',
  notIncluded: () =>
    'Not included: dividends, options, your other accounts and your spouse’s, gifted or inherited shares, and fractions cashed out in a split.',
}

interface TaxOfSale {
  readonly shares: number
  readonly shortTerm: number
  readonly longTerm: number
  readonly tax: number
  readonly kept: number
  readonly limit: number
  readonly carryover: number
  readonly kind: 'federal' | 'both'
}
interface Wash {
  readonly from: string
  readonly to: string
  readonly loss: number
}
interface Washed extends Wash {
  readonly putOff: number
  readonly replaced: number
}
interface Order {
  readonly method: keyof typeof methodNames
  readonly best: keyof typeof methodNames
  readonly saved: number
}
const taxNames = { federal: 'federal income tax', both: 'income tax' }
const terms = ({ shortTerm, longTerm }: TaxOfSale, say: Say): string =>
  `(short-term ${amountText(shortTerm, say)}, long-term ${amountText(longTerm, say)})`
const lossRule = ({ limit }: TaxOfSale, say: Say): string =>
  `After other gains, up to ${say.money(limit)} of losses a year counts against other income.`
const carried = ({ carryover }: TaxOfSale, say: Say): string => `${say.money(carryover)} carries over.`
const cuts = ({ method, best, saved }: Order, say: Say): string =>
  `**${methodNames[best]} could cut this year’s tax by ${say.money(saved)}** compared with ${methodNames[method].toLowerCase()}. Tell your broker before the sale settles.`
const washSale = ({ loss, putOff, replaced }: Washed, say: Say): string =>
  `**Wash sale: ${amountText(putOff, say)} of your ${amountText(loss, say)} loss wouldn’t count yet**, because you bought ${sharesText(replaced, say)} in the 30 days before. It’s added to their cost.`

export const saleWords = {
  costsTax: (sale: TaxOfSale, say: Say) =>
    `**Selling ${sharesText(sale.shares, say)} would cost about ${say.money(sale.tax)} in ${taxNames[sale.kind]}** ${terms(sale, say)}. You’d keep ${amountText(sale.kept, say)}.`,
  savesTax: (sale: TaxOfSale, say: Say) =>
    `**Selling ${sharesText(sale.shares, say)} would take about ${say.money(sale.tax)} off your tax** ${terms(sale, say)}. You’d have ${amountText(sale.kept, say)}.`,
  noTax: (sale: TaxOfSale, say: Say) =>
    `**Selling ${sharesText(sale.shares, say)} would add no ${taxNames[sale.kind]}** ${terms(sale, say)}. You’d keep ${amountText(sale.kept, say)}.`,
  lossSaves: (sale: TaxOfSale, say: Say) =>
    `**Selling ${sharesText(sale.shares, say)} would take about ${say.money(sale.tax)} off your tax** ${terms(sale, say)}. ${lossRule(sale, say)}`,
  lossSavesRest: (sale: TaxOfSale, say: Say) =>
    `**Selling ${sharesText(sale.shares, say)} would take about ${say.money(sale.tax)} off your tax** ${terms(sale, say)}. Losses offset other income up to ${say.money(sale.limit)} a year; ${carried(sale, say)}`,
  lossKept: (sale: TaxOfSale, say: Say) =>
    `**Selling ${sharesText(sale.shares, say)} wouldn’t change your ${taxNames[sale.kind]}** ${terms(sale, say)}. Losses offset other income up to ${say.money(sale.limit)} a year; ${carried(sale, say)}`,
  lossSavesNothing: (sale: TaxOfSale, say: Say) =>
    `**Selling ${sharesText(sale.shares, say)} wouldn’t change your ${taxNames[sale.kind]}** ${terms(sale, say)}. ${lossRule(sale, say)}`,
  otherYear: ({ year, sold }: { year: number; sold: string }) =>
    `**We used the ${year} tax rules**, but your sale is in ${sold}. Rates and brackets may be different then.`,
  waiting: ({ day, saved }: { day: string; saved: number }, say: Say) =>
    `**From ${say.date(day)}, all of these gains are long-term.** Sold then at the same price, you’d owe about **${say.money(saved)}** less tax. The price could move more than that.`,
  waitingNextYear: ({ day, saved }: { day: string; saved: number }, say: Say) =>
    `**From ${say.date(day)}, all of these gains are long-term.** Sold then at the same price, with no other gains or losses that year, you’d owe about **${say.money(saved)}** less tax.`,
  order: cuts,
  orderLater: (order: Order, say: Say) =>
    `${cuts(order, say)} Part of that is tax you’d pay later, on the lower-cost shares you keep.`,
  washed: (wash: Washed, say: Say) =>
    `${washSale(wash, say)} The window is ${say.dateShort(wash.from)} to ${say.dateShort(wash.to)}.`,
  washedMore: (wash: Washed, say: Say) =>
    `${washSale(wash, say)} Buying more from ${say.dateShort(wash.from)} to ${say.dateShort(wash.to)} puts off more.`,
  washAhead: ({ from, to, loss }: Wash, say: Say) =>
    `**To count your full ${amountText(loss, say)} loss, don’t buy this stock from ${say.dateShort(from)} to ${say.dateShort(to)}**, in your or your spouse’s accounts. If you buy it in an IRA, the loss is gone for good.`,
  washPlanned: ({ from, to, loss, bought, plan }: Wash & { bought: number; plan: number }, say: Say) =>
    `**To count your full ${amountText(loss, say)} loss, don’t buy this stock from ${say.dateShort(from)} to ${say.dateShort(to)}**, in any account. Your planned ${sharesText(bought, say)} would put off about ${amountText(plan, say)} of it.`,
}
