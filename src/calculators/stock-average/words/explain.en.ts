/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'
import { amountText, sharesText } from './shares.en.ts'

interface Pull {
  readonly price: number
  readonly most: number
  readonly from: number
  readonly to: number
}
interface Gains {
  readonly cost: number
  readonly average: number
  readonly costAfter: number
  readonly averageAfter: number
}
const crossings = { same: 'the same price', lower: 'a lower price', higher: 'a higher price' }
const pulled = ({ price, most, from, to }: Pull, say: Say): string =>
  `Your average goes from ${say.price(from)} to ${say.price(to)} if you buy ${sharesText(most, say)} at ${say.price(price)}.`

export const chartWords = {
  pull: {
    title: 'Your average as you buy more',
    lead: ({ price }: Pull, say: Say) => `Each extra share at ${say.price(price)} moves it less.`,
    leadFee: ({ price }: Pull, say: Say) => `After the fee, each extra share at ${say.price(price)} moves it less.`,
    summary: (pull: Pull, say: Say) => `${pulled(pull, say)} It never reaches the price.`,
    summaryFee: pulled,
    x: 'Shares bought',
    average: 'Average cost',
    price: 'Price',
    plan: 'Your plan',
  },
  gains: {
    title: 'Gain or loss at each price',
    lead: 'You’re even where the line crosses zero.',
    leadAfter: ({ moves }: { moves: keyof typeof crossings }) =>
      `With more shares, each dollar the price moves counts for more, up or down. The line crosses zero at ${crossings[moves]}.`,
    summary: ({ cost, average }: Gains, say: Say) =>
      `At a price of zero you’d lose ${amountText(cost, say)}. You’re even at ${say.price(average)}.`,
    summaryAfter: ({ cost, average, costAfter, averageAfter }: Gains, say: Say) =>
      `At a price of zero you’d lose ${amountText(cost, say)}, or ${amountText(costAfter, say)} after buying. You’re even at ${say.price(average)}, or ${say.price(averageAfter)} after buying.`,
    note: 'Before tax and sale fees.',
    x: 'Price',
    above: 'Gain',
    below: 'Loss',
    now: 'Your shares now',
    after: 'After buying',
    price: 'Current price',
    even: 'Even',
  },
}

export const tableWords = {
  lots: {
    title: 'Your lots',
    lead: ({ day }: { day: string }, say: Say) =>
      `In today’s shares. Cost includes the purchase fee. Terms are as of ${say.date(day)}.`,
    leadWashed: ({ day }: { day: string }, say: Say) =>
      `In today’s shares. Cost includes the purchase fee and disallowed wash sale losses. Terms are as of ${say.date(day)}.`,
    columns: {
      bought: 'Bought',
      shares: 'Shares',
      costPerShare: 'Cost per share',
      cost: 'Cost',
      value: 'Current value',
      gain: 'Gain or loss',
      term: 'Term',
      longFrom: 'Long-term from',
    },
  },
  sold: {
    title: 'What you’ve sold',
    lead: 'Lots are sold in the order you chose. A disallowed wash sale loss doesn’t count yet.',
    columns: {
      sold: 'Sold',
      bought: 'Bought',
      shares: 'Shares',
      proceeds: 'Proceeds',
      cost: 'Cost',
      gain: 'Gain or loss',
      putOff: 'Disallowed loss',
      term: 'Term',
    },
  },
  orders: {
    title: 'Your sale by order of lots',
    lead: 'Tax is your tax for the year with the sale, minus your tax without it.',
    leadAll:
      'Tax is your tax for the year with the sale, minus your tax without it. You’re selling everything, so the order doesn’t matter.',
    columns: {
      method: 'Sold first',
      shortTerm: 'Short-term',
      longTerm: 'Long-term',
      tax: 'Tax',
      left: 'Left after tax',
    },
  },
  targets: {
    title: 'Shares needed for another average',
    lead: 'You can only reach an average between yours and the price. The closer to the price, the more shares it takes.',
    columns: { average: 'Average', shares: 'Shares to buy', money: 'Cost' },
  },
}

export const sourceWords = {
  holding: 'holding period',
  lots: 'which shares are sold; averaging for funds only',
  wash: 'wash sales',
  lossLimit: 'yearly limit on losses',
  rates: 'brackets and rates for long-term gains',
}
