/** What the answer says: headline, the line under it, figures, hints, errors. */
import type { Say } from '../../kit/say.ts'
import { amountText, changeText, rateText, spanText, timeText, worthText } from './say.en.ts'

export interface SteadyValues {
  readonly rate: number
  readonly start: number
  readonly end: number
  readonly years: number
  /** Between two dates less than a year apart; else 0. */
  readonly days: number
  readonly realRate: number
}
export interface FlowValues {
  readonly rate: number
  readonly mirr: number
  readonly paidIn: number
  readonly takenOut: number
  readonly endValue: number
  readonly gain: number
  readonly rates: readonly number[]
  readonly from: string
  readonly to: string
}

export const steadyHeadlines = {
  rate: ({ rate, ...span }: SteadyValues, say: Say) =>
    `That’s **${rateText(rate, say)} a year**, compounded over ${spanText(span, say)}.`,
  end: ({ rate, end, ...span }: SteadyValues, say: Say) =>
    `You’d have **${worthText(end, say)}** after ${spanText(span, say)} at ${rateText(rate, say)} a year.`,
  start: ({ start, end, ...span }: SteadyValues, say: Say) =>
    `You’d need **${worthText(start, say)}** to end up with ${amountText(end, say)} in ${spanText(span, say)}.`,
  years: ({ start, end, ...span }: SteadyValues, say: Say) =>
    `It would take **${span.years < 1 ? spanText(span, say) : say.months(Math.round(span.years * 12))}** to go from ${amountText(start, say)} to ${amountText(end, say)}.`,
  lost: () => 'Everything was lost: **−100%**, however long it took.',
}
export const steadyMore = {
  same: () => 'No gain, no loss.',
  gain: ({ start, end }: SteadyValues, say: Say) =>
    `${amountText(start, say)} to ${worthText(end, say)} is a gain of ${worthText(end - start, say)}, or ${changeText(start, end, say)} in total.`,
  loss: ({ start, end }: SteadyValues, say: Say) =>
    `${amountText(start, say)} to ${worthText(end, say)} is a loss of ${worthText(start - end, say)}, or ${changeText(start, end, say)} in total.`,
  measured: ({ realRate }: SteadyValues, say: Say) => `After inflation, that’s ${rateText(realRate, say)} a year.`,
  assumed: ({ realRate }: SteadyValues, say: Say) =>
    `After the inflation you entered, that’s ${rateText(realRate, say)} a year.`,
}

export const flowHeadlines = {
  invested: ({ rate }: FlowValues, say: Say) =>
    `Your money earned **${rateText(rate, say)} a year**, counting when you added and withdrew it.`,
  borrowed: ({ rate }: FlowValues, say: Say) =>
    `This works like a loan: you got money first, and it cost **${rateText(rate, say)} a year**.`,
  mixed: ({ rate }: FlowValues, say: Say) =>
    `**${rateText(rate, say)} a year** fits these amounts, but it isn’t what your money earned.`,
  several: ({ rates }: FlowValues) =>
    `**${rates.length} rates** fit these amounts, so there’s no single yearly return.`,
  gone: ({ paidIn }: FlowValues, say: Say) =>
    `All **${amountText(paidIn, say)}** you put in is gone: a return of **−100%**.`,
  owed: ({ paidIn, endValue }: FlowValues, say: Say) =>
    `All **${amountText(paidIn, say)}** you put in is gone, and you owe **${amountText(-endValue, say)}**.`,
  'one-sided': () => 'We need money going **both ways**: what you put in, and what you took out or have now.',
  'none-fits': () => '**No yearly rate fits** these amounts: money in and money out never balance.',
  'beyond-range': () =>
    'One yearly rate fits, but it’s **above 1,000,000% or below −99.99%**: too extreme to mean anything.',
  'not-a-number': () => 'We can’t read one of the amounts.',
  'same-day': () => 'Everything falls on **one day**, so there’s no time to earn a rate.',
}

/** Sentences of the line under the headline. */
export const flowMore = {
  putIn: ({ paidIn }: FlowValues, say: Say) => `You put in ${amountText(paidIn, say)}`,
  putInTookOut: ({ paidIn, takenOut }: FlowValues, say: Say) =>
    `You put in ${amountText(paidIn, say)}, took out ${amountText(takenOut, say)}`,
  had: ({ endValue }: FlowValues, say: Say) => ` and had ${amountText(endValue, say)} at the end:`,
  owed: ({ endValue }: FlowValues, say: Say) => ` and owed ${amountText(-endValue, say)} at the end:`,
  gain: ({ gain }: FlowValues, say: Say) => ` a gain of ${amountText(gain, say)}.`,
  loss: ({ gain }: FlowValues, say: Say) => ` a loss of ${amountText(-gain, say)}.`,
  until: ({ from, to }: FlowValues, say: Say) => `From ${say.dateShort(from)} to ${say.dateShort(to)}.`,
  borrowed: 'If you put that money in, change “Deposits are entered as”.',
  mixed: 'At that rate, you’d have taken out more than you had at some point.',
  turned: 'Your list starts with money you took out. If you put it in, change “Deposits are entered as”.',
  rates: ({ rates }: FlowValues, say: Say) =>
    `They are ${say.list(rates.map((rate) => rateText(rate, say)))}, because money went in and out more than once.`,
  modified: ({ mirr }: FlowValues, say: Say) =>
    `The modified rate (MIRR), always a single one, is **${rateText(mirr, say)} a year**.`,
  gone: 'If something is left or you took money out, enter it as the ending balance or as a withdrawal.',
}

interface Returns {
  readonly rate: number
  readonly average: number
  readonly count: number
  readonly start: number
  readonly end: number
}
export const returnsWords = {
  several: ({ rate, count }: Returns, say: Say) =>
    `These ${count} years come to **${rateText(rate, say)} a year**, compounded.`,
  one: ({ rate }: Returns, say: Say) => `One year’s return is the yearly rate: **${rateText(rate, say)}**.`,
  lost: () => 'One year lost everything: **−100%**, whatever the other years were.',
  average: ({ average }: Returns, say: Say) => `The simple average is ${rateText(average, say)}.`,
  became: ({ start, end }: Returns, say: Say) => `${amountText(start, say)} became ${worthText(end, say)}.`,
}

interface Values {
  readonly start: number
  readonly end: number
}
/** Why there is no answer, in the terms of the question. */
export const undefinedWords = {
  'no-time': 'The end has to come **after the start**: there’s no yearly rate over no time.',
  'start-not-positive': 'Growth from **zero or below** has no yearly rate: there’s nothing to multiply.',
  'start-from-nothing':
    'Enter an ending value **above zero**: any start would have to be lost completely to end with nothing.',
  'start-to-multiply': 'Enter a starting value above zero: from **zero or below**, there’s nothing to multiply.',
  'end-negative': 'No yearly rate goes from a positive amount to **below zero**: that’s more than a total loss.',
  'rate-too-low': 'A rate of **−100% or less** leaves nothing, so there’s no answer.',
  never: 'At this rate, you’d **never reach** the ending value: it moves the other way.',
  'never-same': 'Your starting value **already is** the ending value: it takes no time.',
  'never-zero': 'At a steady rate, money shrinks but **never becomes zero**.',
  'never-moves': 'At 0% nothing changes, so you’d **never reach** the ending value.',
  'not-a-number':
    'The time is so short, or the change so big, that a yearly rate would be **too large to mean anything**.',
  'too-large': 'The amount would be **more than $1,000 trillion**: too large to mean anything.',
  'too-long': 'At this rate, it would take **more than 10,000 years**.',
  'no-years': 'Enter **at least one yearly return** to find the rate behind it.',
  inDollars: ({ start, end }: Values, say: Say) =>
    `In dollars, ${amountText(start, say)} to ${amountText(end, say)} is a change of ${amountText(end - start, say)}.`,
}

export const figureNames = {
  cagr: { label: 'Yearly rate', short: 'Per year' },
  startValue: { label: 'Starting value', short: 'You’d need' },
  endValue: { label: 'Ending value', short: 'You’d have' },
  years: { label: 'Time needed', short: 'Time' },
  gain: 'Gain',
  totalGrowth: 'Total growth',
  doublingYears: 'Time to double',
  halvingYears: 'Time to halve',
  simpleAverage: 'Simple average a year',
  realRate: 'Yearly rate after inflation',
  realEndValue: 'Ending value after inflation',
  stocksRate: 'U.S. stocks, yearly return',
  inflationRate: 'Inflation over your dates',
  stocksEnd: 'Your start invested in U.S. stocks',
  paidIn: 'Total deposits',
  takenOut: 'Total withdrawals',
  valueAtEnd: 'Ending balance',
  modifiedRate: 'Modified rate (MIRR)',
  presentValue: 'Net present value (XNPV)',
  naiveRate: 'Rate ignoring dates',
  sameInStocksRate: 'Same deposits in U.S. stocks, yearly',
  sameInStocks: 'Same deposits in U.S. stocks',
  ratesFound: 'Rates that fit',
  endOfReturns: 'Ending value',
}

export const hintWords = { time: ({ years }: { years: number }, say: Say) => timeText(years, say) }

export const errorWords = {
  noValue: 'Enter the ending balance, or choose negative deposits if your list ends with it.',
  valueTooEarly: 'Enter the date of your last deposit or withdrawal, or later.',
}

export const questions = {
  value: (rate: string) => `What ending balance would be ${rate} a year?`,
  required: () => 'What ending balance just earns my required return?',
}
