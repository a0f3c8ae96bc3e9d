/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Ending {
  readonly month: string
  readonly paidIn: number
  readonly balance: number
}

export const chartWords = {
  month: 'Month',
  growing: {
    title: 'How your savings grow',
    summary: ({ month, paidIn, balance }: Ending, say: Say) =>
      `By ${say.month(month)}, you’d have put in ${say.short(paidIn)} and have ${say.short(balance)}.`,
    note: ({ inflation }: { inflation: number }, say: Say) =>
      `In future dollars, with the taxes you chose. The line in today’s dollars takes out ${say.percent(inflation)} inflation a year.`,
    noteNoInflation: 'With the taxes you chose and no inflation.',
    paidIn: 'You put in',
    interest: 'Interest',
    today: 'In today’s dollars',
    goal: 'Goal',
  },
  filling: {
    title: 'How your goals fill up',
    lead: 'Once a goal is full, its deposits go to the first unfinished goal on your list.',
    summary: ({ total, months }: { total: number; months: number }, say: Say) =>
      `Your goals would hold ${say.short(total)} after ${say.months(months)}.`,
    summaryToday: ({ total }: { total: number }, say: Say) => `Your goals hold ${say.short(total)} today.`,
    note: 'In future dollars, with the taxes you chose.',
    others: 'Other goals',
  },
  banks: {
    title: 'Interest at your bank and the other bank',
    summary: ({ month, here, there, rate }: { month: string; here: number; there: number; rate: number }, say: Say) =>
      `By ${say.month(month)}, you’d earn ${say.short(here)} at your bank and ${say.short(there)} at ${say.percent(rate)}.`,
    note: 'In future dollars, with the taxes you chose, if neither rate changes.',
    at: ({ rate }: { rate: number }, say: Say) => `At ${say.percent(rate)}`,
  },
  deposits: {
    title: 'If you save less or more',
    summary: (
      { deposit, each, months, double }: Record<'deposit' | 'each' | 'double', string> & { months: number },
      say: Say,
    ) => `With ${deposit} ${each}, your goal takes ${say.months(months)}; with twice as much, ${double}.`,
    never: 'more than 100 years',
    x: 'Each deposit',
    series: 'Months to goal',
  },
  dates: {
    title: 'If you take less or more time',
    lead: ({ each }: { each: string }) => `What you’d need to deposit ${each} for each goal date.`,
    summary: (v: Record<'month' | 'amount' | 'each' | 'later' | 'less', string>, say: Say) =>
      `You’d need ${v.amount} ${v.each} to get there by ${say.month(v.month)}, or ${v.less} by ${say.month(v.later)}.`,
    note: 'With the taxes you chose, if the rate doesn’t change.',
    x: 'Goal date',
    series: 'Deposit needed',
    yours: 'Your date',
  },
}

export const tableWords = {
  never: 'Over 100 years',
  today: 'Today',
  buckets: {
    title: 'Your goals, filled two ways',
    lead: 'Both use the same money. The last column is the deposit that would fill a goal by its date without help from the others.',
    columns: {
      goal: 'Goal',
      amount: 'Amount',
      saved: 'Saved',
      sideBySide: 'Full, all at once',
      inOrder: 'Full, one at a time',
      by: 'Needed by',
      alone: 'Deposit needed',
    },
  },
  rates: {
    title: 'Your savings at other rates',
    lead: ({ month }: { month: string }, say: Say) =>
      `The same deposits through ${say.month(month)}, with the same share going to taxes. Published rates have their dates; today’s may differ.`,
    leadNever:
      'The same deposits for 100 years, with the same share going to taxes. Published rates have their dates; today’s may differ.',
    columns: {
      account: 'Account',
      apy: 'APY',
      net: 'After taxes',
      interest: 'Interest after taxes',
      balance: 'Final balance',
      reached: 'Goal date',
    },
    yours: 'Your account',
    other: 'The other bank',
    bigBanks: ({ asOf }: { asOf: string }, say: Say) => `Big banks, ${say.monthShort(asOf)}`,
    average: ({ asOf }: { asOf: string }, say: Say) => `FDIC average, ${say.monthShort(asOf)}`,
    online: ({ asOf }: { asOf: string }, say: Say) => `Typical online account, ${say.monthShort(asOf)}`,
    best: ({ asOf }: { asOf: string }, say: Say) => `Best published, ${say.monthShort(asOf)}`,
  },
  yearly: {
    title: 'Year by year',
    titleNever: 'Your first 30 years',
    columns: {
      by: 'Through',
      added: 'Deposits',
      interest: 'Interest after taxes',
      tax: 'Taxes on interest',
      balance: 'Balance',
      today: 'In today’s dollars',
    },
  },
  monthly: {
    title: 'Month by month',
    columns: {
      by: 'End of',
      added: 'Deposits',
      interest: 'Interest after taxes',
      balance: 'Balance',
      today: 'In today’s dollars',
    },
  },
}

interface Sample {
  readonly interest: number
  readonly federal: number
  readonly stateAndLocal: number
  readonly share: number
}
export const yieldWords = {
  title: 'What a year earns',
  formula: 'after taxes = (1 + ((1 + APY)^(1/12) − 1) × (1 − tax share))^12 − 1',
  result: ({ net }: { net: number }, say: Say) => `= ${say.percent(net, 4)} a year`,
  apy: ({ apy }: { apy: number }, say: Say) =>
    `An APY is what a year earns with compounding, so a month earns (1 + ${say.percent(apy, 3)})^(1/12) − 1. We don’t compound it again.`,
  nominal: (v: { rate: number; compounded: string; times: number; apy: number }, say: Say) =>
    `${say.percent(v.rate)} compounded ${v.compounded}: (1 + ${say.percent(v.rate)} ÷ ${v.times})^${v.times} − 1 = an APY of ${say.percent(v.apy, 4)}.`,
  sample: (v: Sample, say: Say) =>
    `Tax share: we compare two full tax returns, with and without ${say.cents(v.interest)} of interest. The difference is ${say.cents(v.federal)} federal and ${say.cents(v.stateAndLocal)} state and local, or ${say.percent(v.share)}.`,
  sampleIsYear:
    'That’s a year’s interest on your balance halfway through. We use the same share each year, as if taxes were taken monthly.',
  sampleIsLeast:
    'Your account earns less than that in a year, so we use more to measure the share. We use the same share each year, as if taxes were taken monthly.',
  entered: ({ rate }: { rate: number }, say: Say) =>
    `Tax share: the ${say.percent(rate)} you entered, as if taken monthly.`,
  none: 'Taxes are left out.',
}

export const balanceWords = {
  title: ({ month }: { month: string }, say: Say) => `Your balance in ${say.month(month)}`,
  titleNever: 'Your balance after 100 years',
  formula: 'balance = saved × (1 + y)^t + each deposit × (1 + y)^(its time left)',
  rate: ({ net, months }: { net: number; months: number }, say: Say) =>
    `y = ${say.percent(net, 4)} a year, t = ${months} ÷ 12 years.`,
  deposits: (v: { times: number; amount: number; timing: string; raise: string }, say: Say) =>
    `${say.count(v.times, 'deposit', 'deposits')} of ${say.cents(v.amount)} a year, at the ${v.timing} of each period${v.raise}.`,
  timing: { end: 'end', begin: 'start' },
  raise: ({ raise }: { raise: number }, say: Say) => `, ${say.percent(raise)} more each later year`,
  extras: 'One-time deposits count from their own month on.',
  monthEnd: 'We check your goal at the end of each month. Nothing is rounded along the way.',
  inflation: ({ factor }: { factor: number }, say: Say) => `Today’s dollars: balance ÷ ${say.number(factor, 4)}^t.`,
}

export const depositWorking = {
  title: 'The deposit you’d need',
  formula: 'deposit = (goal − what you have grows to) ÷ what $1 each time grows to',
  enough: ({ without, goal }: { without: number; goal: number }, say: Say) =>
    `${say.cents(without)} is at least ${say.cents(goal)}`,
  extras: 'One-time deposits count as money you have.',
  isEnough: 'What you have is enough, so there’s nothing left to divide.',
}

export const fillingWorking = {
  title: 'How several goals fill up',
  inOrder: 'each month: all deposits → the first unfinished goal',
  sideBySide: 'each month: each goal’s deposit → that goal',
  spill:
    'Each goal earns its own interest. When it’s full, the rest of the deposit goes to the first unfinished goal in the same month.',
  stays: 'Money in a full goal stays there and keeps earning interest.',
}

export const coverWorking = {
  title: 'Deposit insurance at one bank or credit union',
  named: ({ most, limit }: { most: number; limit: number }, say: Say) =>
    `owners × beneficiaries (up to ${most}) × ${say.money(limit)}`,
  plain: ({ limit }: { limit: number }, say: Say) => `owners × ${say.money(limit)}`,
  rule: 'Insurance counts everything you have at one bank under the same kind of ownership.',
}

export const sourceWords = {
  apy: 'what an APY is',
  average: 'average savings rate',
  online: 'typical online savings rate',
  best: 'best published savings rates',
  bigBanks: 'big banks’ standard savings rate',
  fdic: 'deposit insurance',
  trust: 'insurance with beneficiaries',
  ncua: 'insurance at credit unions',
  brackets: 'federal tax brackets',
  income: 'median household income',
  inflation: 'inflation (our default)',
}
