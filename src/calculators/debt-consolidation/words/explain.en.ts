/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

/** How a course ends, within a sentence. */
export const ends = {
  in: ({ months }: { months: number }, say: Say) => `paid off in ${say.months(months)}`,
  never: () => 'never paid off',
}

export const chartWords = {
  month: 'Month',
  owed: {
    title: 'What you owe at the same payment',
    lead: ({ budget }: { budget: number }, say: Say) => `Both lines pay ${say.money(budget)} a month.`,
    leadFee: ({ budget }: { budget: number }, say: Say) =>
      `Both lines pay ${say.money(budget)} a month. The new loan starts higher because of its fee.`,
    summary: ({ budget, stay, move }: { budget: number; stay: string; move: string }, say: Say) =>
      `At ${say.money(budget)} a month, your current debts are ${stay}, and the new one is ${move}.`,
    clipped: ({ months }: { months: number }, say: Say) => `This chart stops after ${say.months(months)}.`,
    stay: 'As they are',
  },
  cost: {
    title: 'What each way costs',
    lead: 'Each bar is the interest and fees until everything is paid off.',
    note: '“Same total” pays one amount every month, the highest rate first.',
    noteOwn:
      '“Same total” pays one amount every month, the highest rate first. “Its payment” pays only what the new loan requires.',
    x: 'Way to pay',
    now: 'Now, as you pay',
    nowSame: 'Now, same total',
    newSame: 'New, same total',
    newOwn: 'New, its payment',
    bar: ({ name, cost }: { name: string; cost: number }, say: Say) => `${name}: ${say.money(cost)}`,
    summary: ({ bars }: { bars: readonly string[] }) => `${bars.join('; ')}.`,
    interest: 'Interest',
    fee: 'Fee',
  },
  refill: {
    title: 'If the cards fill up again',
    lead: ({ refill }: { refill: number }, say: Say) =>
      `Your old cards are paid off but still open. Here you leave ${say.money(refill)} a month on them.`,
    summary: ({ owed, full }: { owed: number; full: number }, say: Say) =>
      `When the new loan is paid off, you owe ${say.money(owed)} on the cards again. You move ${say.money(full)} off them today.`,
    summaryTransfer: ({ owed, full }: { owed: number; full: number }, say: Say) =>
      `When the transfer is paid off, you owe ${say.money(owed)} on the cards again. You move ${say.money(full)} off them today.`,
    note: 'New card debt grows at your cards’ average rate until they’re as full as today. The new loan gets its own payment.',
    noteTransfer: ({ budget }: { budget: number }, say: Say) =>
      `New card debt grows at your cards’ average rate until they’re as full as today. Everything else gets ${say.money(budget)} a month.`,
    cards: 'Cards again',
    asNow: 'If nothing changes',
  },
}

export const tableWords = {
  ways: {
    title: 'Ways to pay compared',
    lead: 'The fair comparison is between the two rows with the same total. Blank means never paid off.',
    columns: {
      way: 'Way',
      paid: 'Monthly payment',
      time: 'Time',
      fee: 'Fee',
      interest: 'Interest',
      cost: 'Total cost',
    },
    now: 'Now, each with its own payment',
    nowSame: 'Now, same total each month',
    newSame: 'New, same total each month',
    newOwn: 'New, its own payment',
  },
  debts: {
    title: 'Your debts now',
    lead: 'You’d pay each one off at a different time with its own payment than with one total that goes to the highest rate first.',
    columns: {
      debt: 'Debt',
      balance: 'Balance',
      rate: 'Rate',
      payment: 'Monthly payment',
      own: 'Paid off, own payment',
      total: 'Paid off, one total',
    },
  },
  byMonth: {
    title: 'Month by month at the same payment',
    lead: ({ months }: { months: number }, say: Say) => `These are the first ${say.months(months)}.`,
    columns: {
      month: 'Month',
      stayPaid: 'Paid, now',
      stayOwed: 'Balance, now',
      movePaid: 'Paid, new',
      moveOwed: 'Balance, new',
    },
  },
  never: 'Never',
}

export const workingWords = {
  transfer: { title: 'The new balance', formula: 'amount moved × (1 + fee)' },
  home: { title: 'The new loan', formula: 'debts + closing costs' },
  deducted: {
    title: 'The new loan',
    formula: 'debts ÷ (1 − fee)',
    result: ({ amount, fee }: { amount: number; fee: number }, say: Say) =>
      `= ${say.cents(amount)}, including the ${say.cents(fee)} fee the lender keeps`,
  },
  added: { title: 'The new loan', formula: 'debts × (1 + fee)' },
  payment: {
    title: 'The new loan’s payment',
    apr: ({ apr }: { apr: number }, say: Say) =>
      `With the fee, its APR is ${say.percent(apr)} (Regulation Z, Appendix J).`,
  },
  saving: {
    title: 'Savings at the same payment',
    formula: 'interest on current debts − interest and fee of the new one',
    none: 'One of the two is never paid off, so there’s no difference to show.',
    both: ({ budget, payNow }: { budget: number; payNow: number }, say: Say) =>
      `Both pay ${say.cents(budget)} a month until everything is paid off. You pay ${say.cents(payNow)} now.`,
    order:
      'Each debt gets its own payment first, and the rest goes to the highest rate. A month’s interest is balance × rate ÷ 12, rounded to the cent.',
  },
}

export const sourceWords = {
  cards: 'average APR on cards charged interest (our default)',
  loan: 'average rate on 24-month bank loans (our default)',
  origination: 'typical origination fees',
  home: 'average home equity loan rate (our default)',
  transferFee: 'typical balance transfer fees',
  newCards: 'average APR on new cards (our default)',
  apr: 'how the APR is calculated',
}
