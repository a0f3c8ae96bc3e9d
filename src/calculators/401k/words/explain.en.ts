/** Charts, tables, workings and what each source was used for. */
import type { Say } from '../../kit/say.ts'

export const growthChart = {
  title: 'Your balance in today’s dollars',
  lead: 'After fees and inflation.',
  x: 'Age',
  balance: 'Balance',
  paidIn: 'You and your employer put in',
  own: 'You put in',
  summary: ({ from, to, balance }: { from: number; to: number; balance: number }, say: Say) =>
    `From age ${from} to ${to}, your balance goes to ${say.about(balance)} in today’s dollars.`,
}
export const rateChart = {
  title: 'What each percent brings in a year',
  lead: 'Pre-tax, spread over every paycheck.',
  x: 'Your contribution, % of pay',
  match: 'Employer match',
  cost: 'Less take-home pay',
  mark: 'You',
  full: 'Whole match',
  summary: ({ share, match }: { share: number; match: number }, say: Say) =>
    `The match stops growing at ${say.percent(share)} of pay, where it’s ${say.money(match)} a year.`,
  noMatch: 'No contribution brings a match.',
}
export const paycheckChart = {
  title: 'Paycheck by paycheck this year',
  x: 'Paycheck',
  own: 'You',
  afterTax: 'You, after-tax',
  employer: 'Employer',
  summary: ({ count, own, employer }: { count: number; own: number; employer: number }, say: Say) =>
    `Over ${say.count(count, 'paycheck', 'paychecks')}, you put in ${say.money(own)} and your employer ${say.money(employer)}.`,
  trueUp: ({ amount }: { amount: number }, say: Say) => `A true-up of ${say.money(amount)} follows after year-end.`,
}

export const tableWords = {
  years: {
    title: 'Year by year',
    lead: 'Future dollars, except the last column.',
    columns: {
      age: 'Age',
      pay: 'Pay',
      own: 'You put in',
      employer: 'Employer puts in',
      fees: 'Fees',
      balance: 'Balance',
      today: 'Balance, today’s dollars',
    },
  },
  paychecks: {
    title: 'Each paycheck this year',
    columns: {
      paycheck: 'Paycheck',
      preTax: 'Pre-tax',
      roth: 'Roth',
      afterTax: 'After-tax',
      match: 'Match',
      other: 'Other employer money',
    },
  },
  rates: {
    title: 'What each contribution gets',
    columns: { share: 'Contribution', own: 'You put in', match: 'Match', cost: 'Less take-home per paycheck' },
  },
  limits: {
    title: ({ year }: { year: number }) => `Limits for ${year}`,
    columns: { what: 'Limit', amount: 'Amount' },
    rows: {
      deferral: 'Your pre-tax and Roth money',
      special: '15-year rule or final three years',
      catchUp: 'Catch-up for your age',
      additions: 'You and your employer',
      compensation: 'Pay that counts for the match',
      roth: 'Wages that make catch-up Roth',
    },
  },
  vesting: {
    title: 'Vesting',
    lead: 'How much of your employer’s money is yours if you leave.',
    columns: { years: 'Years of service', share: 'Vested', lost: 'Lost if you left then' },
  },
}

export const matchWorking = {
  title: 'Your match',
  formula: 'match = what you put in from each tier of pay × that tier’s match',
  tier: ({ own, rate, match }: { own: number; rate: number; match: number }, say: Say) =>
    `${say.cents(own)} × ${say.percent(rate)} = ${say.cents(match)} a paycheck`,
  none: 'No match tier is entered.',
  total: ({ match, trueUp }: { match: number; trueUp: number }, say: Say) =>
    trueUp > 0.005
      ? `year: ${say.cents(match)} with the paychecks + ${say.cents(trueUp)} true-up`
      : `year: ${say.cents(match)}`,
  whole: ({ whole }: { whole: number }, say: Say) => `whole match: ${say.cents(whole)}`,
  perPaycheck:
    'Without a true-up, each paycheck is matched separately, so a paycheck with no contribution brings no match.',
}
export const takeHomeWorking = {
  title: 'What 1% more costs',
  formula: 'cost = money put in − tax saved',
  pre: ({ goes, saved, cost }: { goes: number; saved: number; cost: number }, say: Say) =>
    `pre-tax: ${say.cents(goes)} − ${say.cents(saved)} = ${say.cents(cost)} a year`,
  roth: ({ goes, saved, cost }: { goes: number; saved: number; cost: number }, say: Say) =>
    `Roth: ${say.cents(goes)} − ${say.cents(saved)} = ${say.cents(cost)} a year`,
  whole:
    'We compare your federal and state returns with and without it. Social Security and Medicare come out of all pay, so they don’t change.',
}
export const growthWorking = {
  title: 'Your balance',
  formula: 'each paycheck: balance × (1 + return)^(1/n) × (1 − fees)^(1/n) + what goes in',
  result: ({ balance, years }: { balance: number; years: number }, say: Say) =>
    `after ${say.years(years)}: ${say.money(balance)}`,
  today: (
    { balance, inflation, years, today }: { balance: number; inflation: number; years: number; today: number },
    say: Say,
  ) =>
    `in today’s dollars: ${say.money(balance)} ÷ ${say.number(1 + inflation / 100, 4)}^${years} = ${say.money(today)}`,
  limits:
    'Year 1 is the next 12 months at this year’s limits. Later limits rise with inflation and are rounded down as the law says.',
  catchUp:
    'Catch-up money starts in the year you turn 50, is higher from 60 to 63, and returns to the usual amount at 64.',
}
export const loanWorking = {
  title: 'Borrowing from your plan',
  formula:
    'most = smaller of ($50,000 − what you repaid from the 12-month high) and (half of what’s vested), less what you owe',
  result: ({ most, cap, half, owed }: { most: number; cap: number; half: number; owed: number }, say: Say) =>
    `smaller of ${say.money(cap)} and ${say.money(half)}, less ${say.money(owed)} = ${say.money(most)}`,
  small: ({ most }: { most: number }, say: Say) =>
    `A plan may lend up to $10,000 of a small account: here ${say.money(most)}.`,
  payment: ({ payment }: { payment: number }, say: Say) => `payment: ${say.cents(payment)} a paycheck`,
}

export const usedFor = {
  limits: ({ year }: { year: number }) => `plan limits for ${year}`,
  brackets: 'federal tax brackets',
  payroll: 'Social Security and Medicare tax',
  catchUp: 'ages for catch-up contributions',
  rothCatchUp: 'catch-up contributions that must be Roth',
  rounding: 'how limits are rounded',
  vesting: 'slowest vesting the law allows',
  fifteen: '403(b) 15-year rule',
  final: '457(b) final three years',
  excess: 'returning money over the limit',
  loan: 'plan loan limits',
  offset: 'a loan left unpaid when a job ends',
  penalty: 'additional tax before 59½',
  separation: 'leaving a job at 55 or later',
  fees: 'average fund fees',
  prime: 'prime rate',
  inflation: 'inflation, our default',
}
