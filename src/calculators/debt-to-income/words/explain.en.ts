/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const chartWords = {
  gauge: {
    title: 'How a lender sees your month',
    lead: ({ total, gross }: { total: number; gross: number }, say: Say) =>
      `Housing and debts take ${say.money(total)} of ${say.money(gross)} a month before taxes.`,
    summary: ({ ratio, name, guide }: { ratio: string; name: string; guide: string }) =>
      `Housing and debts take ${ratio} of your income before taxes. The ${name} is ${guide}.`,
    row: 'Share of income',
    filled: 'Your housing and debts',
    upTo: ({ guide }: { guide: string }) => `Up to ${guide}: guideline`,
    toMost: ({ guide, most }: { guide: string; most: string }) => `${guide} to ${most}: maximum`,
    above: ({ limit }: { limit: string }) => `Above ${limit}`,
  },
  whatIsLeft: {
    title: 'Where your income goes',
    summary: ({ gross, housing, debts }: { gross: number; housing: number; debts: number }, say: Say) =>
      `Of ${say.money(gross)} a month before taxes, ${say.money(housing)} goes to housing and ${say.money(debts)} to debts.`,
    note: 'Taxes, food and everything else come out of what’s left. Lenders don’t count them here.',
    gross: 'Income before taxes',
    housing: 'Housing',
    left: 'Left before taxes',
  },
  asDebtsGo: {
    title: 'Your DTI as you pay off debts',
    lead: 'Debts go in the order that lowers your DTI most for each dollar. Paying down part of a loan doesn’t help: its payment stays.',
    summary: ({ cash, from, to }: { cash: number; from: string; to: string }, say: Say) =>
      `Paying off every debt you can costs ${say.money(cash)} and brings your DTI from ${from} to ${to}.`,
    x: 'Cash spent',
    series: 'DTI',
    paidOff: ({ name }: { name: string }) => `${name} paid off`,
    level: ({ name }: { name: string }) => `Limit: ${name}`,
  },
}

export const tableWords = {
  byProgram: {
    title: 'How each loan type sees you',
    lead: 'Each program counts income, student loans and mortgage insurance its own way. A blank means it sets no limit.',
    columns: {
      name: 'Loan type',
      income: 'Income counted',
      housing: 'Housing',
      debts: 'Debts counted',
      front: 'Housing ratio',
      frontGuide: 'Housing guideline',
      back: 'DTI',
      backGuide: 'DTI guideline',
      most: 'DTI maximum',
      standing: 'Result',
    },
    standing: {
      'within-guide': 'Within the guideline',
      'within-most': 'Above the guideline, within the maximum',
      over: 'Over the maximum',
    },
  },
  payoff: {
    title: 'What to pay off first',
    lead: 'The cheapest way to lower your DTI comes first. To save interest, you’d start with the highest rate instead.',
    columns: {
      name: 'Debt',
      balance: 'Balance',
      counted: 'Monthly payment counted',
      cost: 'Cash for each $1 a month',
      cash: 'Total cash',
      ratio: 'DTI then',
    },
  },
  counted: {
    title: 'How each debt counts',
    lead: ({ loans }: { loans: string }) => `For ${loans}.`,
    columns: { name: 'Debt', why: 'Why', paid: 'You pay', counted: 'Counts as' },
    why: {
      payment: 'Your payment',
      'share-of-balance': 'No payment shown: a share of the balance',
      'nothing-asked': 'No payment due',
      'long-deferral': 'Deferred a year or more: left out',
      'nearly-paid': '10 or fewer payments left: may be left out',
    },
    total: 'Total',
  },
  income: {
    title: 'Monthly income',
    columns: { name: 'Type', month: 'Monthly before taxes', counted: 'Counts as' },
  },
}

export const workingWords = {
  income: {
    title: 'Monthly income before taxes',
    formula: 'sum of each income × payments a year ÷ 12',
    hourly: ({ amount, hours }: { amount: number; hours: number }, say: Say) =>
      `${say.cents(amount)} × ${say.number(hours)} hours × 52 ÷ 12`,
    line: ({ name, sum, counted }: { name: string; sum: string; counted: number }, say: Say) =>
      `${name}: ${sum} = ${say.cents(counted)}.`,
  },
  ratios: {
    title: 'Your two ratios',
    formula: 'front-end = housing ÷ income; back-end = (housing + debts) ÷ income',
    limitBoth: ({ front, back }: { front: string; back: string }) =>
      `The limit is ${front} for housing and ${back} with debts.`,
    limitBack: ({ back }: { back: string }) => `The limit is ${back} with debts.`,
    limitNone: () => 'This program sets no maximum ratio.',
    housing: (v: { loan: number; tax: number; insurance: number; premium: number; dues: number }, say: Say) =>
      `Housing: principal and interest ${say.cents(v.loan)}, property tax ${say.cents(v.tax)}, insurance ${say.cents(v.insurance)}, mortgage insurance ${say.cents(v.premium)}, dues ${say.cents(v.dues)}.`,
  },
  imputed: {
    title: 'Debts with no payment shown',
    formula: ({ deferred }: { deferred: number }, say: Say) =>
      `counted = balance × monthly share (deferred student loan: ${say.percent(deferred, 4)})`,
  },
  room: {
    titleOver: 'How much you’re over',
    titleRoom: 'How much room you have',
    formula: 'room = limit × income − housing − debts',
    month: ({ room }: { room: number }, say: Say) => `= ${say.cents(room)} a month`,
    least: 'Of all the sets of debts that would get you under the limit, we name the one that takes the least cash.',
  },
}

export const sourceWords = {
  conventional: 'conventional ratios',
  conventionalStudent: 'student loans at $0, conventional',
  nearlyPaid: 'loans that are nearly paid off',
  card: 'credit cards with no payment shown',
  untaxed: 'untaxed income',
  fha: 'FHA ratios',
  fhaStudent: 'student loans at $0, FHA',
  va: 'VA’s 41% guideline',
  vaStudent: 'student loans at $0, VA',
  usda: 'USDA ratios',
  usdaStudent: 'student loans at $0, USDA',
  law: 'qualified mortgages without a ratio limit, 1026.43(e)(2)',
  classic: 'the 28/36 rule of thumb',
  rate: 'average 30-year fixed rate (our default)',
  insurance: 'average home insurance (our default)',
}
