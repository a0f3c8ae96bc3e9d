/** How it is calculated. */
import type { Say } from '../../kit/say.ts'
import { methodNames, sharesText } from './shares.en.ts'

interface Lot {
  readonly date: string
  readonly shares: string
  readonly cost: string
}
interface Rates {
  readonly zero: number
  readonly fifteen: number
  readonly twenty: number
}

export const workingWords = {
  average: {
    title: 'Average cost',
    formula: 'average = cost of all lots you still hold, with fees ÷ shares held',
    lots: ({ lots }: { lots: readonly Lot[] }, say: Say) =>
      `Cost of a lot: its shares times the cost of one, with the fee. ${lots.map(({ date, shares, cost }) => `${say.date(date)}: ${shares} at ${cost}`).join('; ')}.`,
    lotsMore: ({ lots }: { lots: readonly Lot[] }, say: Say) =>
      `Cost of a lot: its shares times the cost of one, with the fee. ${lots.map(({ date, shares, cost }) => `${say.date(date)}: ${shares} at ${cost}`).join('; ')}; and so on.`,
    splits:
      'Shares and prices from before a split are turned into today’s shares: shares times the ratio, price divided by it.',
    fees: 'Purchase fees are part of the cost. Disallowed wash sale losses count for tax, not here.',
  },
  target: {
    title: 'Shares for a target average',
    formula: 'n = (cost + fee − target × shares) ÷ (target − price)',
    shares: ({ shares }: { shares: number }, say: Say) => `= ${sharesText(shares, say)}`,
  },
  buying: {
    title: 'Average after buying',
    formula: 'new average = (cost + shares bought × price + fee) ÷ (shares + shares bought)',
  },
  even: {
    title: 'Break-even price',
    formula: 'break-even = (cost + fixed sale fee) ÷ (shares × (1 − percentage fee))',
  },
  tax: {
    title: ({ day }: { day: string }, say: Say) => `Tax if you sell on ${say.date(day)}`,
    formula: 'tax = tax for the year with the sale − tax without it',
    gains: (v: { shortTerm: number; longTerm: number; income: number }, say: Say) =>
      `short-term ${say.cents(v.shortTerm)}, long-term ${say.cents(v.longTerm)}, in addition to ${say.cents(v.income)} of pay`,
    result: (v: { federal: number; state: number; total: number }, say: Say) =>
      `= federal ${say.cents(v.federal)} + state ${say.cents(v.state)} = ${say.cents(v.total)}`,
    method: ({ method, lots }: { method: keyof typeof methodNames; lots: number }, say: Say) =>
      `${methodNames[method]}: ${say.count(lots, 'lot', 'lots')} sold. Long-term means held more than one year, counted from the day after the purchase.`,
    rates: ({ zero, fifteen, twenty }: Rates, say: Say) =>
      `Your long-term gains and qualified dividends this year: ${say.cents(zero)} taxed at 0%, ${say.cents(fifteen)} at 15%, ${say.cents(twenty)} at 20%.`,
    netInvestment: ({ amount }: { amount: number }, say: Say) =>
      `The sale changes your net investment income tax by ${say.cents(amount)}.`,
    wash: ({ putOff, replaced }: { putOff: number; replaced: number }, say: Say) =>
      `Wash sale: ${say.cents(putOff)} of loss doesn’t count yet, for ${sharesText(replaced, say)} bought in the 30 days before.`,
    fee: ({ share, fixed }: { share: number; fixed: number }, say: Say) =>
      `Sale fees of ${say.percent(share)} plus ${say.cents(fixed)} come out of the proceeds.`,
  },
  empty: {
    title: 'Shares held',
    formula: 'shares = bought − sold, in today’s shares',
    result: ({ shares }: { shares: number }, say: Say) => `= ${sharesText(shares, say)}`,
  },
}
