/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Amount {
  readonly amount: number
}
interface Gone {
  readonly now: number
  readonly fresh: number
  readonly lastNow: number
  readonly lastFresh: number
}
export const chartWords = {
  years: 'Years',
  leave: 'You leave',
  current: 'Current loan',
  refinanced: 'Refinanced',
  sameEnd: 'Same payoff date',
  ahead: {
    title: 'Ahead or behind, by when you leave',
    lead: 'Above zero, you’re better off than if you keep your loan as it is.',
    never: () => 'Refinancing never gets ahead.',
    fromDayOne: () => 'Refinancing is ahead from day one.',
    aheadFrom: ({ from }: { from: number }, say: Say) => `Refinancing is ahead after ${say.months(from)}.`,
    aheadUntil: ({ until }: { until: number }, say: Say) => `Refinancing is ahead until ${say.months(until)}.`,
    aheadBetween: ({ from, until }: { from: number; until: number }, say: Say) =>
      `Refinancing is ahead from ${say.months(from)} to ${say.months(until)}.`,
    atStay: ({ months, amount }: Amount & { months: number }, say: Say) =>
      `After ${say.months(months)}, it’s ${say.money(amount)} ahead.`,
    behindAtStay: ({ months, amount }: Amount & { months: number }, say: Say) =>
      `After ${say.months(months)}, it’s ${say.money(amount)} behind.`,
    note: () => 'Counts costs, payments and what you still owe. In future dollars.',
    noteEarns: ({ earns }: { earns: number }, say: Say) =>
      `Counts costs, payments, what you still owe and the ${say.percent(earns)} a year your cash could earn. In future dollars.`,
    above: 'Ahead',
    below: 'Behind',
    level: 'Keep your loan',
  },
  gone: {
    title: 'Interest and costs so far',
    lead: 'This is money you don’t get back: interest, mortgage insurance and costs. Principal isn’t included.',
    summary: ({ now, fresh, lastNow, lastFresh }: Gone, say: Say) =>
      `When you leave, you’d have spent ${say.short(now)} on your current loan or ${say.short(fresh)} refinanced. By the last payment, it’s ${say.short(lastNow)} or ${say.short(lastFresh)}.`,
    note: 'In future dollars, without what your cash could earn.',
  },
  owed: {
    title: 'What you’d still owe',
    lead: 'A longer new term pushes the last payment further out unless you pay extra.',
    summary: ({ now, fresh }: { now: number; fresh: number }, say: Say) =>
      `Your current loan would be paid off in ${say.months(now)}, and the new loan in ${say.months(fresh)}.`,
  },
}

export const tableWords = {
  ways: {
    title: 'Your options side by side',
    lead: ({ months }: { months: number }, say: Say) =>
      `This assumes you leave after ${say.months(months)}, in future dollars. Savings count costs, payments, what you still owe and what your cash could earn.`,
    columns: {
      name: 'Option',
      today: 'Cash you put in',
      payment: 'Monthly payment',
      saved: 'Savings',
      from: 'Ahead after',
      owed: 'You’d still owe',
      gone: 'Interest and costs',
      paidOff: 'Paid off',
      interest: 'Total interest',
    },
  },
  closing: {
    title: 'Cash to close',
    lead: 'Your escrow deposit is your own money for future bills. It’s part of cash to close, but it isn’t a cost.',
    columns: { item: 'Item', amount: 'Amount' },
    oldLoan: 'Current loan paid off',
    debts: 'Debts paid off',
    cashOut: 'Cash to you',
    costs: 'Closing costs',
    points: 'Points',
    credit: 'Lender credit',
    vaFee: 'VA funding fee',
    penalty: 'Prepayment penalty',
    escrow: 'Escrow deposit and prepaid interest',
    newLoan: 'New loan',
    due: 'Cash to close',
  },
  byYear: {
    title: 'Year by year',
    lead: 'Each line is the end of a year from now, in future dollars.',
    columns: {
      year: 'Year',
      owedNow: 'Balance, current loan',
      owedNew: 'Balance, refinanced',
      goneNow: 'Interest and costs, current loan',
      goneNew: 'Interest and costs, refinanced',
      ahead: 'Refinancing ahead by',
    },
  },
}

export const workingWords = {
  payment: {
    title: 'New loan and payment',
    paidOut: (v: { balance: number; cashOut: number; debts: number; paidOut: number }, say: Say) =>
      `The new loan pays ${say.cents(v.balance)} owed + ${say.cents(v.cashOut)} cash out + ${say.cents(v.debts)} of debts = ${say.cents(v.paidOut)}.`,
    rolledIn: (v: { costs: number; sum: string; beforeFee: number }, say: Say) =>
      `Costs of ${say.cents(v.costs)} and any points go into the loan: ${v.sum} = ${say.cents(v.beforeFee)}.`,
    inCash: ({ costs }: { costs: number }, say: Say) => `You pay costs of ${say.cents(costs)} at closing.`,
    inCashWithPoints: ({ costs, points }: { costs: number; points: number }, say: Say) =>
      `You pay costs of ${say.cents(costs)} and points of ${say.cents(points)} at closing.`,
    vaFee: ({ loan, share, fee }: { loan: number; share: number; fee: number }, say: Say) =>
      `VA funding fee: ${say.cents(loan)} × ${say.percent(share)} = ${say.cents(fee)}.`,
    rounding: 'The payment and each month’s interest are rounded to the cent.',
  },
  simple: {
    title: 'Simple break-even',
    formula: 'months = costs ÷ payment savings, rounded up',
    leavesOut: 'It leaves out that the two loans are paid down at different speeds and that cash could earn something.',
  },
  whole: {
    title: ({ months }: { months: number }, say: Say) => `Full comparison after ${say.months(months)}`,
    formula: 'saved = (paid now − paid refinanced) + (owed now − owed refinanced)',
    formulaTax: 'saved = (paid now − paid refinanced) + (owed now − owed refinanced) + tax points still save',
    start: 'Paid refinanced starts with your cash at closing: costs and penalty, minus cash you take out.',
    growth: ({ earns }: { earns: number }, say: Say) =>
      `Money paid earlier counts more: each payment grows at ${say.percent(earns)} a year from its month until you leave.`,
    tax: 'Tax you save by deducting interest and points is taken off what you paid.',
    breakEven: 'The break-even is the first month in which this is above zero.',
  },
  recast: {
    title: 'Payment after a recast',
    formula: 'new payment = (L − lump sum) · r ÷ (1 − (1 + r)^−n)',
    lower: ({ drop }: { drop: number }, say: Say) => `Your payment falls by ${say.cents(drop)} a month.`,
    lowerWithFee: ({ drop, fee, payments }: { drop: number; fee: number; payments: number }, say: Say) =>
      `Your payment falls by ${say.cents(drop)} a month, so the ${say.cents(fee)} fee is back after ${say.count(payments, 'payment', 'payments')}.`,
    notLower: 'Your payment now isn’t above that, so a recast wouldn’t lower it.',
  },
}

export const sourceWords = {
  rate: 'average 30-year fixed rate (our default)',
  closing: 'typical refinance closing costs',
  savings: 'what online savings accounts pay',
  vaFee: 'VA funding fee for refinances',
  equityLoan: 'average home equity loan rate',
  card: 'credit card rate a new debt starts with',
  deduction: 'mortgage interest deduction (163(h)(3)) and points (461(g))',
  ours: 'our defaults for your current loan, extra payments and the recast fee',
}
