/** What explains the answer: charts, tables, what sources were used for. Findings and the arithmetic have files of their own. */
import type { Say } from '../../kit/say.ts'

export const loanNames = {
  mortgage: 'Mortgage',
  auto: 'Auto loan',
  student: 'Student loan',
  personal: 'Personal loan',
  other: 'This loan',
  unnamed: 'Other loan',
}

interface Payoff {
  readonly balance: number
  readonly payoff: string
  readonly agreed: string
}
interface Apart {
  readonly rate: number
  readonly by: number
  readonly month: string
}
interface Stop {
  readonly years: number
  readonly saved: number
}
export const chartWords = {
  month: 'Month',
  year: 'Year',
  balances: {
    title: 'What you owe, with and without extra payments',
    lead: 'Every extra dollar lowers the balance you pay interest on.',
    summary: ({ balance, payoff, agreed }: Payoff, say: Say) =>
      `With extra payments, you’d pay off ${say.short(balance)} in ${say.month(payoff)}; on schedule, in ${say.month(agreed)}.`,
    summaryPlain: ({ balance, payoff }: Payoff, say: Say) =>
      `On schedule, you’d pay off ${say.short(balance)} in ${say.month(payoff)}.`,
    with: 'With extra payments',
    agreed: 'On schedule',
  },
  prepayInvest: {
    title: 'Prepay or invest the same money',
    lead: 'Your investment account after tax, minus what you still owe. Both ways use the same dollars each month.',
    even: ({ rate, month }: Apart, say: Say) =>
      `At ${say.percent(rate)} a year, investing comes out even with prepaying in ${say.month(month)}.`,
    ahead: ({ rate, by, month }: Apart, say: Say) =>
      `At ${say.percent(rate)} a year, investing is ${say.short(by)} ahead in ${say.month(month)}.`,
    behind: ({ rate, by, month }: Apart, say: Say) =>
      `At ${say.percent(rate)} a year, investing is ${say.short(by)} behind in ${say.month(month)}.`,
    note: 'Amounts are in future dollars. If you prepay, you invest your payment once the loan is gone. The return is a guess.',
    prepay: 'Prepay',
    invest: 'Invest',
  },
  stopAfter: {
    title: 'If you stop paying extra',
    lead: 'Early extra payments save the most, and they keep saving after you stop.',
    summary: ({ first, last }: { first: Stop; last: Stop }, say: Say) =>
      `Stopping after ${say.years(first.years)} saves ${say.short(first.saved)} in interest; after ${say.years(last.years)}, ${say.short(last.saved)}.`,
    note: 'Savings are in future dollars, after any penalty. One-time payments keep their dates.',
    x: 'Years of extra payments',
    saved: 'Interest saved',
  },
}

export const tableWords = {
  byYear: {
    title: 'Payments by year',
    lead: 'Each row covers 12 months, in future dollars.',
    columns: {
      year: 'Year',
      through: 'Through',
      interest: 'Interest',
      principal: 'Principal',
      extra: 'Extra',
      penalty: 'Penalty',
      owed: 'Balance',
      agreed: 'Balance on schedule',
      less: 'Difference',
    },
  },
  stopAfter: {
    title: 'What you keep if you stop paying extra',
    lead: 'Savings are after any penalty, in future dollars.',
    columns: { after: 'Stop after', months: 'Time saved', saved: 'Interest saved' },
    never: 'Never',
  },
  targets: {
    title: 'Extra payment to finish sooner',
    lead: 'You’d start with your next payment and make no other extra payments.',
    columns: { sooner: 'Time saved', end: 'Payoff date', extra: 'Extra each month', saved: 'Interest saved' },
  },
  biweekly: {
    title: 'Paying every two weeks',
    lead: 'Savings are compared with paying monthly. 26 half payments make 13 a year, and nearly all the savings come from the 13th.',
    columns: {
      way: 'How',
      months: 'Time saved',
      saved: 'Interest saved',
      fees: 'Fees',
      net: 'Saved after fees',
    },
    ways: {
      held: 'Servicer holds each half',
      credited: 'Each half applied right away',
      alone: 'On your own: 1/12 more each month',
    },
  },
  order: {
    title: ({ extra }: { extra: number }, say: Say) => `Where an extra ${say.money(extra)} a month saves most`,
    lead: 'Highest rate first: each extra dollar saves the most per year there. A longer loan may save more over time.',
    columns: {
      name: 'Loan',
      rate: 'Rate after tax',
      balance: 'Balance',
      months: 'Time saved',
      saved: 'Interest saved',
    },
  },
  byMonth: {
    title: 'Amortization schedule',
    lead: 'Interest is rounded to the cent each month, and the last payment makes up the difference. Extra is separate from the payment.',
    leadBiweekly: 'Each row adds up a month’s payments. The last payment makes up the difference.',
    columns: {
      month: 'Month',
      payment: 'Payment',
      interest: 'Interest',
      principal: 'Principal',
      extra: 'Extra',
      penalty: 'Penalty',
      balance: 'Balance',
    },
  },
}

export const sourceWords = {
  rate: 'average 30-year fixed rate (our default)',
  growth: 'past growth of stocks and bonds',
  invest: 'return if invested (our default)',
  tax: 'tax rate on growth (our default)',
  inflation: 'inflation (our default)',
  penalty: 'limits on prepayment penalties, 1026.43(g)',
}
