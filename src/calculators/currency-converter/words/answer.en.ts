/** What the answer says: headline, the line under it, figures, hints that follow the numbers, errors. Amounts come with their currency. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

export const lessThan = ({ amount }: { amount: string }) => `less than ${amount}`

/** In a sentence: "by card". */
export const wayPhrases = {
  card: 'by card',
  atm: 'from an ATM',
  wire: 'by bank wire',
  service: 'through a transfer service',
  counter: 'at a cash counter',
  offer: 'at the rate you were offered',
}
export const rateNames = {
  bank: () => 'the official rate',
  law: () => 'the rate fixed by law',
  market: ({ asOf }: { asOf: string }, say: Say) => `the reference rate of ${say.date(asOf)}`,
}
/** How often the rate of a pair changes. */
export const rateStands = {
  market: 'One rate per business day, not real time.',
  bank: 'The central bank sets it. What banks and counters pay can differ.',
  law: 'It never changes.',
}

interface Exchange {
  readonly have: string
  readonly worth: string
  readonly get: string
  readonly how: string
  readonly rate: string
}
export const headlines = {
  worth: ({ have, worth, rate }: Exchange) => `**${have}** is worth **${worth}** at ${rate}.`,
  get: ({ have, get, how }: Exchange) => `For **${have}**, you’d get **${get}** ${how}.`,
  eaten: ({ have, how }: Exchange) => `Fees would take all of your **${have}** ${how}.`,
  nothing: ({ currency, one, to, rate }: { currency: string; one: string; to: string; rate: string }) =>
    `Enter an amount. One ${currency} is **${one} ${to}** at ${rate}.`,
}

export const underneath = {
  costs: ({ worth, rate, cost, share }: { worth: string; rate: string; cost: string; share: number }, say: Say) =>
    `It’s worth ${worth} at ${rate}, so the exchange costs you ${cost} (${say.percent(share)}).`,
  free: ({ worth, rate }: { worth: string; rate: string }) => `It’s worth ${worth} at ${rate}.`,
  about: ({ amount }: { amount: string }) => `about ${amount}`,
  rates: ({ from, to, rate, inverse }: { from: string; to: string; rate: string; inverse: string }) =>
    `1 ${from} = ${rate} ${to}; 1 ${to} = ${inverse} ${from}.`,
}

export const figureNames = {
  received: { label: 'You’d get, in the currency you want', short: 'You’d get' },
  atReferenceRate: 'Worth, in the currency you want',
  cost: 'Cost, in the currency you have',
  costUsd: 'Cost in U.S. dollars',
  costPercent: 'Cost, share of the amount',
  rate: 'Reference rate, for one you have',
  inverseRate: 'Reference rate, for one you want',
  effectiveRate: 'Effective rate after fees',
  offeredMarkup: 'Markup in the offered rate',
  receivedCard: 'By card, in the currency you want',
  receivedAtm: 'From an ATM, in the currency you want',
  receivedWire: 'By bank wire, in the currency you want',
  receivedService: 'By transfer service, in the currency you want',
  receivedCounter: 'At a counter, in the currency you want',
  receivedOffer: 'At the offered rate, in the currency you want',
  ratesDay: 'Month of the rates',
} satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  former: ({ since }: { since: number }) => `Replaced by the euro in ${since}`,
  pegged: ({ currency }: { currency: string }) => `${currency}: official rate to the U.S. dollar`,
  amount: ({ currency, code }: { currency: string; code: string }) => `${currency} (${code})`,
  dateNeeded: () => 'Enter their date above. Without it, we don’t use them.',
  whenUsed: () => 'As the European Central Bank publishes them. We use them if they include every currency you chose.',
}

export const errorWords = {
  same: () => 'Choose a different currency from the one you have.',
  offered: () => 'Enter the rate you were offered.',
  twice: ({ code }: { code: string }) => `Keep one line for ${code}: it’s listed twice.`,
}

export const questions = {
  amount: (received: string) => `What amount gets me ${received} in the currency I want?`,
  worth: (worth: string) => `What amount is worth ${worth} at the reference rate?`,
  cardFee: (cost: string) => `What card fee keeps the cost at ${cost}?`,
}
