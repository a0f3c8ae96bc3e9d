/** What the answer says: headlines, the line under them, figures, splits, hints that follow the numbers. */
import { startsText, stocksText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'
import {
  countOf,
  exactText,
  gapText,
  indexText,
  installmentsText,
  oftenText,
  spreadText,
  worthText,
} from './past.en.ts'

interface LumpSum {
  readonly total: number
  readonly months: number
  readonly every: string
  readonly cost: number
}
interface Plan {
  readonly parts: number
  readonly part: number
  readonly every: string
  readonly horizon: number
}
interface Past {
  readonly stockShare: number
  readonly from: string
  readonly count: number
  readonly windows: number
  readonly of: number
  readonly gap: number
}

export const windfallHeadlines = {
  noAmount: ({ months }: LumpSum) =>
    `Enter an amount to see what spreading it over **${spreadText(months)}** could cost.`,
  single: ({ months, every }: LumpSum) =>
    `One installment every ${every} months fits only **once** into ${spreadText(months)}, so it’s all invested today.`,
  level: ({ months }: LumpSum) =>
    `Investing now or over ${spreadText(months)} makes **no difference** at the rates you entered.`,
  lump: ({ total, cost }: LumpSum, say: Say) =>
    `Best at your rates: **invest it all now**. You’d expect **${worthText(total, cost, say)}** more in the end.`,
  installments: ({ total, cost }: LumpSum, say: Say) =>
    `Best at your rates: **installments**, by ${worthText(total, cost, say)}. Your cash earns more than the return you expect.`,
  installmentsFee: ({ total, cost }: LumpSum, say: Say) =>
    `Best at your rates: **installments**, by ${worthText(total, cost, say)}. Your cash earns more than the fund after its fee.`,
}
/** Sentences of the line under the headline. */
export const windfallMore = {
  single: (plan: Plan, say: Say) => `${installmentsText(plan, say)}, today.`,
  plan: (plan: Plan, say: Say) =>
    `We compared ${installmentsText(plan, say)}, the first today, with a lump sum after ${say.months(plan.horizon)}, in today’s dollars.`,
  past: ({ count, gap, ...past }: Past, say: Say) =>
    `With ${stocksText(past, say)} since ${past.from}, the lump sum ended ahead in **${countOf(count, past, say)}** (${oftenText(count, past.windows, say)}). Installments typically ended with ${gapText(gap, say)}.`,
  pastSoFar: ({ count, gap, ...past }: Past, say: Say) =>
    `With ${stocksText(past, say)} since ${past.from}, the lump sum ended ahead in **${countOf(count, past, say)}**. Installments typically ended with ${gapText(gap, say)}.`,
}

interface Paid {
  readonly months: number
  readonly worth: number
  readonly paidIn: number
}
export const paycheckWords = {
  headline: ({ months, worth }: Paid, say: Say) =>
    `You could have **${say.about(worth)}** in ${say.months(months)}, in today’s dollars.`,
  noDeposit: ({ months }: Paid, say: Say) =>
    `Enter what you invest from each paycheck to see what it could become in **${say.months(months)}**.`,
}
export const paycheckMore = {
  paidIn: ({ paidIn }: Paid, say: Say) =>
    `You’d put in ${say.money(paidIn)} in today’s dollars, raising each deposit with prices.`,
  past: (
    { typical, worst, ...past }: { windows: number; of: number; stockShare: number; typical: number; worst: number },
    say: Say,
  ) =>
    `Over ${startsText(past, say)} since 1871, ${stocksText(past, say)} typically ended at ${say.about(typical)}, and the worst start at ${say.about(worst)}.`,
}

interface SinceMonth {
  readonly deposit: number
  readonly from: string
  readonly to: string
  readonly paidIn: number
  readonly worth: number
  readonly worthThen: number
  readonly stockShare: number
  readonly fee: number
}
export const sinceHeadlines = {
  worth: ({ deposit, from, to, worth }: SinceMonth, say: Say) =>
    `${exactText(deposit, say)} a month since ${say.month(from)} would have become **${say.about(worth)}** by ${say.month(to)}.`,
  noDeposit: ({ from }: SinceMonth, say: Say) =>
    `Enter a monthly amount to see what it became since **${say.month(from)}**.`,
}
export const sinceMore = {
  fund: ({ paidIn, fee, ...mix }: SinceMonth, say: Say) =>
    `You’d have put ${exactText(paidIn, say)} into ${indexText(mix, say)}, after a ${say.percent(fee)} fee.`,
  fundNoFee: ({ paidIn, ...mix }: SinceMonth, say: Say) =>
    `You’d have put ${exactText(paidIn, say)} into ${indexText(mix, say)}, with no fee.`,
  returns: ({ nominal, real }: { nominal: number; real: number }, say: Say) =>
    `That’s ${say.percent(nominal * 100, 1)} a year, or ${say.percent(real * 100, 1)} after inflation.`,
  inFirst: ({ from, worthThen }: SinceMonth, say: Say) =>
    `In ${say.month(from)} dollars, it’s ${say.about(worthThen)}.`,
}

export const splitWords = {
  today: 'At the end, in today’s dollars',
  since: ({ to }: { to: string }, say: Say) => `Value in ${say.month(to)}`,
  paidIn: 'You put in',
  growth: 'Growth',
}

export const figureNames = {
  costOfWaiting: { label: 'Expected cost of waiting', short: 'Cost of waiting' },
  costOfWaitingFuture: 'Expected cost of waiting',
  lumpEnd: 'Lump sum, expected at the end',
  scheduleEnd: 'Installments, expected at the end',
  lumpEndToday: 'Lump sum, expected at the end',
  scheduleEndToday: 'Installments, expected at the end',
  waitingInterest: 'Interest on waiting cash',
  part: 'Each installment',
  parts: 'Number of installments',
  averageWait: 'Average wait (months)',
  pastStarts: 'Starting months tested',
  lumpAhead: 'Starts where lump sum won',
  lumpAheadShare: 'How often lump sum won',
  gapMiddle: 'Installments vs. lump sum, typically',
  gapLow: 'Installments vs. lump sum, worst 5%',
  gapHigh: 'Installments vs. lump sum, best 5%',
  worstForSchedule: 'Worst start for installments',
  worstForLump: 'Best start for installments',
  lumpLowest: 'Lump sum’s typical lowest point',
  scheduleLowest: 'Installments’ typical lowest point',
  endToday: { label: 'Expected at the end', short: 'At the end' },
  endFuture: 'Expected at the end',
  paidInToday: 'Total you put in',
  growthToday: 'Growth',
  monthly: 'Put in each month',
  pastMiddle: 'Typical past outcome',
  pastLow: 'Worst 10% of past outcomes',
  pastHigh: 'Best 10% of past outcomes',
  pastWorst: 'Worst past start',
  pastBest: 'Best past start',
  pastMiddleReturn: 'Typical return after inflation',
  pastWorstReturn: 'Worst return after inflation',
  pastBestReturn: 'Best return after inflation',
  pastPaychecks: 'Starting months tested, paychecks',
  pastLost: 'Starts that ended below deposits',
  sinceWorth: { label: 'What it became', short: 'Worth' },
  sincePaidIn: 'Total you’d have put in',
  sinceGain: 'Gain',
  sinceReturn: 'Yearly return',
  sinceRealReturn: 'Yearly return after inflation',
  sincePaidInReal: 'Deposits, adjusted for inflation',
  sinceRealGain: 'Gain after inflation',
  sinceWorthThen: 'Worth in dollars of the first month',
  sinceDeposits: 'Number of deposits',
  sinceFall: 'Deepest drop along the way',
}

export const hintWords = {
  single: 'One installment today is the same as a lump sum. Spread it over a longer time.',
  installments: (plan: { parts: number; part: number; every: string }, say: Say) =>
    `${installmentsText(plan, say)}, the first today`,
  yearly: ({ yearly }: { yearly: number }, say: Say) => `${say.money(yearly)} a year, rising with prices`,
}

export const questions = {
  deposit: (worth: string) => `How much from each paycheck would get me to ${worth}?`,
  years: (worth: string) => `How long until I’d have ${worth}?`,
  since: (worth: string) => `How much a month would have become ${worth}?`,
  cashYield: () => 'What cash yield makes waiting cost nothing?',
}
