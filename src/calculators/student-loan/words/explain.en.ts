/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const chartWords = {
  year: 'Year',
  some: ({ shown, all }: { shown: number; all: number }) =>
    `This chart shows ${shown} of the ${all} plans open to you. The table below has all of them.`,
  payments: {
    title: 'Your monthly payment by plan',
    lead: 'Income-driven payments rise with your income. Each line ends when you owe nothing. Amounts are in future dollars.',
    nothing: ({ plan }: { plan: string }) => `With ${plan}, nothing more is due.`,
    course: ({ plan, payment, months }: { plan: string; payment: number; months: number }, say: Say) =>
      `${plan} starts at ${say.cents(payment)} a month and lasts ${say.months(months)}.`,
  },
  balances: {
    title: 'What you’d owe over time',
    lead: 'Unpaid interest is included. A line that drops to zero was paid off or forgiven.',
    summary: (v: { plan: string; owed: number; months: number; peak: number }, say: Say) =>
      `With ${v.plan}, your balance goes from ${say.money(v.owed)} to $0 in ${say.months(v.months)}. The most you’d owe at the end of a year is ${say.money(v.peak)}.`,
  },
  cliffs: {
    title: 'RAP’s income steps',
    lead: 'The percentage applies to your whole income, so one dollar over a step raises every payment that year.',
    summary: (
      v: { income: number; at: number; over: number; atOver: number; yours: number; atYours: number },
      say: Say,
    ) =>
      `At an income of ${say.money(v.income)} you’d pay ${say.cents(v.at)} a month, and at ${say.money(v.over)} it’s ${say.cents(v.atOver)}. At ${say.money(v.yours)} it’s ${say.cents(v.atYours)}.`,
    dependents: ({ count }: { count: number }, say: Say) =>
      `This assumes ${say.count(count, 'dependent', 'dependents')}.`,
    part: 'This shows your part of the couple’s payment.',
    note: 'IBR uses today’s poverty guideline and stops at the 10-year payment. RAP’s steps don’t rise with prices.',
    noteNew: 'RAP’s steps don’t rise with prices.',
    ends: ({ top }: { top: number }, say: Say) => `The chart stops at ${say.money(top)}, below your income.`,
    yours: 'Your AGI',
    joint: 'Your joint AGI',
    ibr: ({ share }: { share: number }, say: Say) => `IBR at ${say.percent(share)}`,
    you: 'You',
    both: 'Both of you',
  },
}

export const tableWords = {
  plans: {
    title: 'Every plan open to you',
    lead: 'Total cost is all payments plus federal tax on what’s forgiven. Amounts are in future dollars, except the last column.',
    columns: {
      plan: 'Plan',
      first: 'First payment',
      last: 'Last full payment',
      highest: 'Highest payment',
      paid: 'Total payments',
      forgiven: 'Amount forgiven',
      tax: 'Tax on forgiveness',
      cost: 'Total cost',
      end: 'Ends',
      how: 'How it ends',
      today: 'Cost in today’s dollars',
    },
    refinance: 'Private refinance',
    now: 'Now',
    how: {
      nobody: 'Paid off',
      plan: 'Forgiven',
      'public-service': 'Forgiven (PSLF)',
      both: 'Part forgiven, part paid off',
    },
  },
  closed: {
    title: 'Plans not open to you',
    columns: { plan: 'Plan', why: 'Why' },
    save: 'SAVE',
    saveWhy: 'It’s ending, and nobody can join it.',
    why: {
      forNew: ({ newLoans }: { newLoans: string }, say: Say) =>
        `Only for people who borrow or consolidate from ${say.date(newLoans)} on.`,
      notForNew: ({ newLoans }: { newLoans: string }, say: Say) =>
        `Closed to people who borrow or consolidate from ${say.date(newLoans)} on.`,
      tooSmall: ({ over }: { over: number }, say: Say) => `Only for balances over ${say.money(over)}.`,
      ended: ({ ends }: { ends: string }, say: Say) => `Ends by ${say.date(ends)}.`,
      firstTooEarly: () => 'Only if your first federal loan came in October 2007 or later.',
      parentPlus: () => 'Parent PLUS loans can’t use it.',
    },
  },
  filing: {
    title: 'Filing jointly or separately, first year',
    lead: ({ year }: { year: number }) =>
      `These are loan payments for both of you and federal income tax on full ${year} returns. State tax isn’t included.`,
    columns: {
      plan: 'Plan',
      loansJoint: 'Payments, jointly',
      loansSeparate: 'Payments, separately',
      taxJoint: 'Tax, jointly',
      taxSeparate: 'Tax, separately',
      saves: 'Filing separately saves',
    },
  },
  byYear: {
    title: ({ plan }: { plan: string }) => `${plan} by year`,
    lead: 'Each row covers 12 payments, in future dollars.',
    columns: {
      year: 'Year',
      through: 'Through',
      payment: 'Monthly payment',
      paid: 'Paid',
      interest: 'Interest charged',
      takenOff: 'Forgiven or matched',
      balance: 'Balance',
    },
  },
  byMonth: {
    title: ({ plan }: { plan: string }) => `${plan} by month`,
    columns: {
      month: 'Month',
      paid: 'Paid',
      interest: 'Interest charged',
      takenOff: 'Forgiven or matched',
      balance: 'Balance',
    },
  },
}

export const workingWords = {
  first: ({ plan }: { plan: string }) => `${plan}: first payment`,
  share: ({ share }: { share: number }, say: Say) =>
    `Your loans are ${say.percent(share, 1)} of what you both owe, so you pay that part.`,
  assistance: {
    title: 'Repayment Assistance Plan (RAP): first payment',
    formula: 'payment = step rate × whole AGI ÷ 12 − $50 × dependents, at least $10',
    flat: 'Up to an AGI of $10,000, the yearly amount is $120.',
    step: ({ over, rate }: { over: number; rate: number }, say: Say) =>
      `Each $10,000 step is one percent. Over ${say.number(over)}, the rate is ${say.percent(rate)}.`,
    couple: 'The law doesn’t say how a couple’s RAP payment is split, so we follow IBR.',
    interest:
      'Your payment covers interest first, and any interest left is waived. If principal drops by less than $50, the government pays the rest, up to your payment.',
  },
  discretionary: {
    formula: 'payment = share × (AGI − 1.5 × poverty guideline) ÷ 12, at most the 10-year payment',
    atMost: ({ most }: { most: number }, say: Say) => `, at most ${say.cents(most)}`,
    guideline: (v: { year: string; people: number; guideline: number; before: number }, say: Say) =>
      `The ${v.year} poverty guideline for a family of ${v.people} is ${say.cents(v.guideline)}. Before the limit: ${say.cents(v.before)}.`,
    small: 'Under $5, you pay nothing. From $5 to $10, you pay $10.',
    forgiven: ({ needed, made }: { needed: number; made: number }) =>
      `What’s left after ${needed} payments is forgiven. You’ve made ${made}.`,
  },
  contingent: {
    formula: 'payment = the smaller of 20% × (AGI − poverty guideline) ÷ 12 and 12-year payment × factor',
    numbers: ({ share, twelve, factor }: { share: number; twelve: number; factor: number }, say: Say) =>
      `= the smaller of ${say.cents(share)} and ${say.cents(twelve)} × ${say.percent(factor)}`,
    next: ', then',
    factor: 'Between the rows of the yearly notice, the factor is on a straight line.',
  },
  standard: {
    formula: 'payment = sum over your loans of B · r ÷ (1 − (1 + r)^−n)',
    how: 'r is the yearly rate ÷ 12, and n is the months of the plan. Each loan’s payment is rounded to the cent; the total is at least $50.',
  },
  tax: {
    title: ({ plan }: { plan: string }) => `Tax on what ${plan} forgives`,
    formula: 'tax = federal return with the forgiven amount − federal return without it',
    numbers: ({ tax, forgiven }: { tax: number; forgiven: number }, say: Say) =>
      `= ${say.cents(tax)} on ${say.cents(forgiven)}`,
    law: ({ year }: { year: number }) =>
      `We put your income and the forgiven amount in today’s dollars, apply ${year} tax law, and put the tax back in that year’s dollars. That assumes brackets rise with prices.`,
    income: 'We assume income is wages only, with the standard deduction, and dependents count for 18 years.',
  },
}

export const sourceWords = {
  assistance: 'RAP payments, interest waiver and principal match',
  dates: 'when plans open and end',
  standard: 'the standard plan',
  tiered: 'tiered standard plan terms',
  graduated: 'the graduated plan',
  extended: 'the extended plan',
  incomeDriven: 'IBR, PAYE and ICR',
  factors: 'ICR income percentage factors',
  poverty: 'poverty guidelines',
  service: 'payments needed for PSLF',
  forgiveness: 'when forgiven loans are taxable',
  brackets: 'tax brackets',
  rates: 'federal loan rates (our default)',
  assumptions: 'raises, inflation and the refinance rate (our default)',
}
