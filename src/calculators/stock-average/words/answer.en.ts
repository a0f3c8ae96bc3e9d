/** What the answer says: headline, the line under it, figures, calendar, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'
import { amountText, digits, sharesText } from './shares.en.ts'

interface Plan {
  readonly bought: number
  readonly price: number
  readonly after: number
  readonly average: number
  readonly held: number
  readonly spent: number
}
interface Even {
  readonly breakEven: number
  /** Percent points. */
  readonly rise: number
  readonly fall: number
}
interface State {
  readonly cost: number
  readonly gain: number
}

/** "50 more shares", "1 more share". */
const moreShares = (shares: number, say: Say): string =>
  `${say.number(shares, digits(shares))} more ${shares === 1 ? 'share' : 'shares'}`

export const headlines = {
  firstShares: ({ bought, after }: Plan, say: Say) =>
    `You hold no shares now. Buying ${sharesText(bought, say)} would cost **${say.price(after)}** each, including fees.`,
  empty: () => 'You hold **no shares** now: you’ve sold everything you bought.',
  one: ({ average }: Plan, say: Say) => `Your share cost **${say.price(average)}**, including fees.`,
  held: ({ held, average }: Plan, say: Say) =>
    `Your ${sharesText(held, say)} cost **${say.price(average)}** each on average, including fees.`,
  bought: ({ bought, after }: Plan, say: Say) =>
    `Buying ${moreShares(bought, say)} would bring your average cost to **${say.price(after)}**.`,
  target: ({ bought, after, spent }: Plan, say: Say) =>
    `You’d need **${moreShares(bought, say)}**, for ${amountText(spent, say)}, to average **${say.price(after)}**.`,
}

/** Sentences of the line under the headline. */
export const underneath = {
  averageNow: ({ average }: { average: number }, say: Say) => `Your average now is ${say.price(average)}.`,
  breakEven: ({ breakEven }: Even, say: Say) => `You’d break even today at ${say.price(breakEven)}.`,
  breakEvenNow: ({ breakEven }: Even, say: Say) =>
    `You’d break even today at ${say.price(breakEven)}, the current price.`,
  breakEvenAbove: ({ breakEven, rise }: Even, say: Say) =>
    `You’d break even today at ${say.price(breakEven)}, ${say.percent(rise, 1)} above the current price.`,
  breakEvenBelow: ({ breakEven, fall }: Even, say: Say) =>
    `You’d break even today at ${say.price(breakEven)}, ${say.percent(fall, 1)} below the current price.`,
  even: ({ cost }: State, say: Say) => `You paid ${amountText(cost, say)} and are even before tax.`,
  up: ({ cost, gain }: State, say: Say) =>
    `You paid ${amountText(cost, say)} and are up ${amountText(gain, say)} before tax.`,
  down: ({ cost, gain }: State, say: Say) =>
    `You paid ${amountText(cost, say)} and are down ${amountText(gain, say)} before tax.`,
}

export const figureNames = {
  averageAfter: { label: 'Average cost after buying', short: 'Average after' },
  averageCost: 'Average cost now',
  breakEven: 'Break-even price now',
  breakEvenAfter: 'Break-even price after buying',
  shares: 'Shares held',
  cost: 'Total cost, with fees',
  value: 'Current value',
  gain: 'Gain or loss now',
  gainPercent: 'Gain or loss now, %',
  sharesToBuy: 'Shares to buy',
  moneyToBuy: { label: 'Cost of buying', short: 'Cost to buy' },
  riseToBreakEven: 'Rise to break even now',
  riseToBreakEvenAfter: 'Rise to break even after buying',
  saleProceeds: 'Sale proceeds, after fees',
  saleGain: 'Gain or loss on the sale',
  shortTerm: 'Short-term gain or loss',
  longTerm: 'Long-term gain or loss',
  tax: 'Tax if you sell',
  federalTax: 'Federal tax if you sell',
  stateTax: 'State tax if you sell',
  lossPutOff: 'Disallowed wash sale loss',
  lossCarried: 'Capital loss carryover',
  washedIn: 'Wash sale losses in your basis',
}

export const calendarWords = {
  longTerm: 'Shares turn long term',
  longTermNote: ({ shares }: { shares: number }, say: Say) =>
    `${sharesText(shares, say)}: sold from today on, a gain is long-term.`,
  washEnds: 'Last day of the wash sale window',
  washNote: 'If you sold at a loss on the date you planned.',
}

export const hintWords = {
  heldOnly: ({ held }: { held: number }, say: Say) => `You hold ${sharesText(held, say)}, so we count only those.`,
  laterDay: ({ day }: { day: string }, say: Say) => `Your last trade is later, so we used ${say.date(day)}.`,
}

export const errorWords = {
  oversold: ({ date }: { date: string }, say: Say) =>
    `The sale on ${say.date(date)} is for more shares than you held. Check shares, dates and splits.`,
  noneNamed: 'Open a purchase above and enter how many of its shares to sell, or choose another order.',
  tooManyNamed: ({ shares, left, date }: { shares: number; left: number; date: string }, say: Say) =>
    `You chose to sell ${sharesText(shares, say)} from the purchase on ${say.date(date)}. Enter ${say.number(left, 4)} or fewer.`,
}

export const questions = {
  planShares: (average: string) => `How many shares bring my average to ${average}?`,
  price: () => 'What price gets me back to even?',
  sellShares: (proceeds: string) => `How many shares do I need to sell to get ${proceeds}?`,
}
