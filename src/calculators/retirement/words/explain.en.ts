/** Charts, tables, workings and what each source was used for. */
import type { Say } from '../../kit/say.ts'

export const fanChart = {
  title: 'Your savings over the years',
  lead: 'In today’s dollars, after fees and withdrawals.',
  x: 'Age',
  steady: 'Steady return',
  median: 'Median past market',
  band: '8 in 10 past markets',
  inner: 'Half of past markets',
  retire: 'Retire',
  summary: ({ age, low, high }: { age: number; low: number; high: number }, say: Say) =>
    `At ${age}, savings range from ${say.about(low)} to ${say.about(high)} in 8 of 10 past markets.`,
  steadySummary: ({ age, balance }: { age: number; balance: number }, say: Say) =>
    `At a steady return, you’d have ${say.about(balance)} at ${age}.`,
}
export const agesChart = {
  title: 'How often each age worked',
  lead: 'With the savings and spending you entered.',
  x: 'Retire at',
  y: 'Percent of past markets',
  series: 'Lasted',
  level: '9 of 10',
  mark: 'You',
  summary: ({ from, low, to, high }: { from: number; low: string; to: number; high: string }) =>
    `Retiring at ${from} worked in ${low}, at ${to} in ${high}.`,
}
export const leversChart = {
  title: 'What would change the answer',
  lead: 'Share of past markets your money would have lasted in.',
  row: 'Change',
  total: 'Percent of past markets',
  now: 'Your numbers',
  names: {
    later: ({ amount }: { amount: number }) => `Work ${amount} years longer`,
    save: ({ amount }: { amount: number }, say: Say) => `Save ${say.money(amount)} more a month`,
    spend: ({ amount }: { amount: number }, say: Say) => `Spend ${say.money(amount)} a month less`,
    claim: ({ amount }: { amount: number }) => `Start Social Security at ${amount}`,
  },
  part: 'Lasted',
  summary: ({ now, best }: { now: string; best: string }) => `Now ${now}; with the strongest change ${best}.`,
}

export const tableWords = {
  years: {
    title: 'Year by year at a steady return',
    lead: 'In today’s dollars.',
    columns: { age: 'Age', start: 'Savings', paidIn: 'Put in', takenOut: 'Taken out', end: 'Savings at year-end' },
  },
  income: {
    title: 'Income and taxes in retirement',
    lead: 'Years we worked through with whole tax returns, in today’s dollars.',
    columns: {
      age: 'Age',
      benefits: 'Social Security',
      pension: 'Pension',
      withdrawal: 'From savings',
      taxes: 'Taxes',
      left: 'To spend',
    },
  },
  ages: {
    title: 'Each age you could retire',
    columns: { age: 'Retire at', share: 'Worked in this share of past markets' },
  },
}

export const needWorking = {
  title: 'What you need before taxes',
  formula: 'income needed = spending + taxes on it',
  parts: ({ spending, taxes, gross }: { spending: number; taxes: number; gross: number }, say: Say) =>
    `${say.money(spending)} + ${say.money(taxes)} = ${say.money(gross)} a year`,
  savings: (
    { gross, benefits, pension, out }: { gross: number; benefits: number; pension: number; out: number },
    say: Say,
  ) =>
    `from savings: ${say.money(gross)} − ${say.money(benefits)} Social Security − ${say.money(pension)} pension = ${say.money(out)}`,
  how: 'We look for the withdrawal that leaves your spending after a whole federal and state return, at each age where something changes.',
  law: 'Tax brackets rise with prices. What the law doesn’t raise, like the incomes from which Social Security is taxed, shrinks in today’s dollars.',
}
export const savingsWorking = {
  title: 'What you’d have and need',
  rate: (
    { rate, expected, fee, inflation }: { rate: number; expected: number; fee: number; inflation: number },
    say: Say,
  ) =>
    `real return = (1 + ${say.percent(expected)}) × (1 − ${say.percent(fee)}) ÷ (1 + ${say.percent(inflation)}) − 1 = ${say.percent(rate)}`,
  have: ({ age, balance }: { age: number; balance: number }, say: Say) => `savings at ${age}: ${say.money(balance)}`,
  need: ({ needed, years }: { needed: number; years: number }, say: Say) =>
    `worth at that age of ${say.count(years, 'year', 'years')} of withdrawals: ${say.money(needed)}`,
  funded: ({ funded }: { funded: number }, say: Say) => `share = ${say.percent(funded, 0)}`,
  order:
    'Withdrawals come out at the start of each year. What you save comes in evenly and earns half a year’s return.',
}
export const pastWorking = {
  title: 'Past markets',
  starts: ({ lasted, starts }: { lasted: number; starts: number }, say: Say) =>
    `lasted in ${say.number(lasted)} of ${say.number(starts)} starting months`,
  span: ({ from, to, years }: { from: string; to: string; years: number }, say: Say) =>
    `each ${say.count(years, 'year', 'years')} long, between ${say.month(from)} and ${say.month(to)}`,
  mix: ({ stocks }: { stocks: number }, say: Say) =>
    `${say.percent(stocks)} U.S. stocks and ${say.percent(100 - stocks)} Treasury bonds, put back to that mix every year, after your fees and inflation.`,
  overlap:
    'Starting months overlap, so they aren’t independent of one another. Starts too recent to be complete aren’t counted.',
  drawn: 'Random markets join stretches of real history, 5 years long on average, drawn by chance with a fixed seed.',
}

export const usedFor = {
  brackets: 'federal tax brackets',
  deduction: 'standard deduction',
  payroll: 'Social Security and Medicare tax on your pay',
  benefits: 'Social Security formula',
  reduction: 'starting benefits early or late',
  ages: 'full retirement age',
  reserves: 'Social Security reserves',
  penalty: 'additional tax before 59½',
  separation: 'leaving a job at 55 or later',
  market: 'stocks, bonds and prices since 1871',
  growth: 'long-run growth of stocks and bonds',
  inflation: 'inflation, our default',
}
