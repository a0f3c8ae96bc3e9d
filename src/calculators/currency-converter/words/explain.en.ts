/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

/** On its own: in a list or beside a bar. */
export const wayNames = {
  card: 'Card',
  atm: 'ATM',
  wire: 'Bank wire',
  service: 'Transfer service',
  counter: 'Cash counter',
  offer: 'Offered rate',
}

interface Past {
  readonly from: string
  readonly to: string
  readonly high: string
  readonly highMonth: string
  readonly low: string
  readonly lowMonth: string
}
export const chartWords = {
  costs: {
    title: ({ amount }: { amount: string }) => `What each way costs to exchange ${amount}`,
    lead: ({ code }: { code: string }) => `Costs are in ${code}, compared with the reference rate.`,
    summary: (v: { best: string; bestCost: string; worst: string; worstCost: string }) =>
      `The cheapest way is ${v.best} (${v.bestCost}). The most expensive is ${v.worst} (${v.worstCost}).`,
    note: 'These use the fees in the form, which are our defaults until you enter yours.',
    row: 'Way',
    total: 'Cost',
    fixed: 'Fixed fee',
    fee: 'Percentage fee',
    markup: 'Rate markup',
    arrives: ({ amount }: { amount: string }) => `You’d get ${amount}`,
    eaten: 'Fees take everything',
  },
  history: {
    title: ({ to, have }: { to: string; have: string }) => `${to} for ${have}`,
    lead: ({ high, highMonth, low, lowMonth }: Past, say: Say) =>
      `Highest at ${high} in ${say.month(highMonth)}, lowest at ${low} in ${say.month(lowMonth)}.`,
    summary: ({ from, to, high, highMonth, low, lowMonth }: Past, say: Say) =>
      `Monthly averages from ${say.month(from)} to ${say.month(to)}: highest ${high} in ${say.month(highMonth)}, lowest ${low} in ${say.month(lowMonth)}.`,
    note: ({ to }: { to: string }, say: Say) =>
      `Monthly averages from the Federal Reserve, through ${say.month(to)}. Past rates don’t predict future ones.`,
    month: 'Month',
    high: 'High',
    low: 'Low',
    now: 'Rate used here',
  },
}

export const tableWords = {
  ways: {
    title: 'Compare ways to exchange',
    lead: 'Each line exchanges the same amount, with all fees taken out of it. Cards and cash are for spending there; wires and transfers go to a bank account.',
    columns: { way: 'Way', get: 'You’d get', cost: 'Cost', share: 'Share of amount' },
    eaten: 'Nothing after fees',
  },
  targets: {
    title: ({ amount }: { amount: string }) => `${amount} in other currencies`,
    lead: 'Amounts are at the reference rate, before fees. Each line uses rates from a single day.',
    columns: { currency: 'Currency', amount: 'Amount', rate: 'Rate', inverse: 'Reversed', origin: 'Rate from' },
    former: ({ since }: { since: number }) => `Fixed when the euro came in ${since}`,
    pegged: 'Official rate to the U.S. dollar',
    given: ({ asOf }: { asOf: string }, say: Say) => `Entered, ${say.dateShort(asOf)}`,
    ecb: ({ asOf }: { asOf: string }, say: Say) => `ECB, ${say.dateShort(asOf)}`,
  },
  pocket: {
    title: ({ from, to }: { from: string; to: string }) => `Quick reference, ${from} and ${to}`,
    lead: 'Amounts are at the reference rate, before fees.',
  },
  years: {
    title: ({ from, to }: { from: string; to: string }) => `${to} for one ${from}, by year`,
    columns: { year: 'Year', low: 'Lowest month', average: 'Average', high: 'Highest month', months: 'Months' },
  },
}

export const workingWords = {
  rate: {
    titleMarket: 'The reference rate',
    titleHeld: 'The rate',
    formula: ({ from, to }: { from: string; to: string }) =>
      `${to} per ${from} = (${to} per base) ÷ (${from} per base)`,
    market: ({ asOf, to, from, inverse }: { asOf: string; to: string; from: string; inverse: string }, say: Say) =>
      `Both rates are from one table, ${say.date(asOf)}. The other way around, one ${to} is ${inverse} ${from}.`,
    held: ({ to, from, inverse }: { to: string; from: string; inverse: string }) =>
      `The other way around, one ${to} is ${inverse} ${from}.`,
    whole: ({ currency }: { currency: string }) => `Prices in ${currency} have no decimals, so amounts are whole.`,
    rounded: ({ currency, decimals }: { currency: string; decimals: number }) =>
      `${currency} amounts are rounded to ${decimals} decimals. Rates aren’t rounded along the way.`,
    pegged: ({ code }: { code: string }) =>
      `${code}: the official rate to the U.S. dollar, times the table’s dollar rate.`,
    former: ({ code }: { code: string }) => `${code}: the rate to the euro fixed by law, times the table’s euro rate.`,
  },
  real: {
    title: ({ how }: { how: string }) => `What you’d get ${how}`,
    formula: 'you get = (amount − fixed fee) × (1 − fee) ÷ (1 + foreign fee) × rate × (1 − markup)',
    formulaOffer: 'you get = (amount − fixed fee) × offered rate',
    cost: ({ cost, share }: { cost: string; share: number }, say: Say) =>
      `Cost: ${cost}, or ${say.percent(share)} of the amount. That’s the amount minus what you get, converted back at the reference rate.`,
    kinds:
      'A card fee is added to what you buy, so we divide by one plus the fee. A transfer fee comes out of what you send.',
    inDollars: ({ code }: { code: string }) => `Fixed fees are entered in U.S. dollars and converted to ${code}.`,
  },
}

export const sourceWords = {
  given: ({ asOf }: { asOf: string }, say: Say) => `rates you entered for ${say.date(asOf)} (we didn’t check them)`,
  rates: 'reference rates',
  pegs: 'official rates to the U.S. dollar',
  former: 'fixed rates of former currencies',
  history: 'monthly averages in the chart',
  units: 'smallest unit of each currency',
  fees: 'fees (our defaults)',
}
