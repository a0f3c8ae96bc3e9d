/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Range {
  readonly low: number
  readonly high: number
}
const often = ({ low, high }: Range, say: Say) => `Often ${say.percent(low)} to ${say.percent(high)}. Our default`

export const sectionWords = {
  change: 'Your exchange',
  more: { title: 'More currencies and history', more: 'More currencies, history' },
  fees: { title: 'Fees', more: 'Card, ATM, wire and transfer fees' },
  rates: { title: 'Rates from another day', more: 'Rates from another day' },
}

export const currencyNames = {
  living: ({ name, code }: { name: string; code: string }) => `${name} (${code})`,
  pegged: ({ name, code }: { name: string; code: string }) => `${name} (${code}), official rate`,
  former: ({ name, code, until }: { name: string; code: string; until: number }) => `${name} (${code}), until ${until}`,
}
export const historyWords = {
  what: ({ currency }: { currency: string }) => `the history of the ${currency}`,
}

export const formWords = {
  amount: { label: 'Amount', unit: 'units' },
  from: { label: 'You have' },
  to: { label: 'You want' },
  way: {
    label: 'How you’ll exchange it',
    options: {
      card: 'Card purchase abroad',
      atm: 'ATM withdrawal abroad',
      wire: 'Bank wire',
      service: 'Money transfer service',
      counter: 'Cash at a counter or airport',
      offer: 'A rate I was offered',
      none: 'No fees (reference rate)',
    },
  },
  offered: { label: 'Offered rate', unit: 'for one', hint: 'What you’d get for one of what you have' },
  offeredFee: { label: 'Fee with that rate', hint: 'In U.S. dollars' },

  targets: { label: 'Other currencies', noun: 'currency', currency: { label: 'Currency' } },
  history: {
    label: 'Chart period',
    hint: 'Monthly averages since 1971, from the Federal Reserve',
    options: {
      short: 'Last 2 years',
      five: 'Last 5 years',
      ten: 'Last 10 years',
      twenty: 'Last 20 years',
      all: 'Since 1971',
      none: 'No chart',
    },
  },

  cardFee: {
    label: 'Card foreign fee',
    hint: (range: Range, say: Say) => `${often(range, say)}; some cards charge none.`,
  },
  atmFee: { label: 'ATM foreign fee', hint: (range: Range, say: Say) => often(range, say) },
  atmFixed: { label: 'ATM fixed fees', hint: 'Your bank’s and the machine’s, in U.S. dollars. Our default' },
  wireFixed: { label: 'Wire fee', hint: 'In U.S. dollars. Our default' },
  wireMarkup: { label: 'Wire rate markup', hint: (range: Range, say: Say) => often(range, say) },
  serviceFixed: { label: 'Transfer fixed fee', hint: 'In U.S. dollars' },
  serviceFee: { label: 'Transfer fee', hint: (range: Range, say: Say) => `${often(range, say)}, all costs included` },
  serviceMarkup: { label: 'Transfer rate markup' },
  counterMarkup: {
    label: 'Counter rate markup',
    hint: (range: Range, say: Say) => `${often(range, say)}, for airports`,
  },

  ratesDate: { label: 'Date of the rates', hint: 'If blank, we use this page’s rates.' },
  rates: {
    label: 'Rates for one euro',
    hint: 'As the European Central Bank publishes them',
    noun: 'rate',
    columns: { currency: { label: 'Currency' }, perEuro: { label: 'For one euro', unit: 'units' } },
  },
}
