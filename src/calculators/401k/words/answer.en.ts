/** What the answer says: headline, the lines under it, figures, hints and errors. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface At {
  readonly age: number
  readonly balance: number
}
interface Missed {
  readonly missed: number
}

export const headlines = {
  whole: ({ age, balance }: At, say: Say) =>
    `You get your whole match, and you’d have **${say.about(balance)}** by ${age}.`,
  missing: ({ missed }: Missed, say: Say) => `You’re missing **${say.money(missed)}** of match a year.`,
  missingNow: ({ missed, year }: Missed & { year: number }, say: Say) =>
    `You’d miss **${say.money(missed)}** of match in ${year}.`,
  noMatch: ({ age, balance }: At, say: Say) => `Without a match, you’d have **${say.about(balance)}** by ${age}.`,
  now: ({ balance }: { balance: number }, say: Say) =>
    `You stop working this year with **${say.about(balance)}** in your plan.`,
}

export const underneath = {
  today: 'That’s in today’s dollars, after fees.',
  grows: ({ age, balance }: At, say: Say) => `At ${age} you’d have ${say.about(balance)} in today’s dollars.`,
  match: ({ own, match }: { own: number; match: number }, say: Say) =>
    `You put in ${say.money(own)} a year and your employer adds ${say.money(match)}.`,
  fullYear: ({ own, match }: { own: number; match: number }, say: Say) =>
    `In a full year, you put in ${say.money(own)} and your employer adds ${say.money(match)}.`,
  own: ({ own }: { own: number }, say: Say) => `You put in ${say.money(own)} a year.`,
  nothing: 'You don’t put anything in now.',
  takeHome: ({ cost }: { cost: number }, say: Say) => `That makes each paycheck about ${say.money(cost)} smaller.`,
  limit: ({ paycheck }: { paycheck: number }) => `You’d reach your limit for the year with paycheck ${paycheck}.`,
}

export const splitWords = {
  label: 'Balance when you stop working, in today’s dollars',
  start: 'What you have now',
  own: 'Your contributions',
  employer: 'Employer money',
  growth: 'Growth after fees',
}

export const figureNames = {
  balanceToday: { label: 'Balance in today’s dollars', short: 'At retirement' },
  balance: 'Balance in future dollars',
  afterTaxToday: 'After tax, in today’s dollars',
  rothToday: 'Roth balance, in today’s dollars',
  match: 'Your match a year',
  wholeMatch: 'Whole match a year',
  missed: 'Match missed a year',
  missedByTiming: 'Match lost by reaching the limit early',
  missedGrown: 'Missed match, grown to retirement',
  fullMatchShare: 'Contribution for the whole match',
  own: 'Your contributions a year',
  ownRoth: 'Roth part of your contributions',
  employer: 'Employer money a year',
  total: 'Total contributions a year',
  limit: 'Your limit this year',
  catchUp: 'Catch-up part of your limit',
  takeHomeCost: 'Take-home cost per paycheck',
  federalTaxSaved: 'Federal tax your contributions save a year',
  stateTaxSaved: 'State tax your contributions save a year',
  percentCost: { label: 'Cost of 1% more, per paycheck', short: '1% more costs' },
  percentCostRoth: 'Cost of 1% more Roth, per paycheck',
  maxShare: 'Contribution that fills your limit',
  room: 'Room left this year',
  yearMatch: 'Match this calendar year',
  yearMissed: 'Match missed this calendar year',
  excess: 'Over this year’s limit',
  afterTaxRoom: 'Room for after-tax money',
  feeDrag: 'Cost of fees by retirement',
  vestedShare: 'Vested share of employer money',
  unvested: 'Lost if you left now',
  loanMost: 'Most you could borrow',
  loanPayment: 'Loan payment per paycheck',
  loanGrowth: 'Growth the loan would cost',
  loanTax: 'Tax if you leave and can’t repay',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  dollars: ({ paycheck }: { paycheck: number }, say: Say) =>
    `${say.cents(paycheck)} of each paycheck, pre-tax and Roth together`,
  limit: ({ limit, year }: { limit: number; year: number }, say: Say) =>
    `Your limit for ${year} is ${say.money(limit)}.`,
}

export const errorWords = {
  retire: ({ age }: { age: number }) => `Enter ${age} or more.`,
  own: ({ most }: { most: number }) => `With after-tax money, enter ${most}% or less.`,
  roth: 'Enter no more than your balance.',
  highest: 'Enter at least what you owe now.',
}

export const questions = {
  contribute: (target: string) => `How much of my pay gets me to ${target}?`,
  retireAge: (target: string) => `At what age would I have ${target}?`,
  annualReturn: (target: string) => `What return gets me to ${target}?`,
}
