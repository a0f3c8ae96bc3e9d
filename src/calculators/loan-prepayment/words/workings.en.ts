/** The printed arithmetic. */
import type { Say } from '../../kit/say.ts'

interface Ends {
  readonly months: number
  readonly payoff: string
}
const ends = ({ months, payoff }: Ends, say: Say): string =>
  `${say.count(months, 'month', 'months')}, until ${say.month(payoff)}`

export const workingWords = {
  agreed: {
    title: 'Payment on schedule',
    formula: 'interest of a month = balance × rate ÷ 12',
    first: (v: { balance: string; rate: number; interest: number }, say: Say) =>
      `= ${v.balance} × ${say.percent(v.rate, 6)} ÷ 12 = ${say.cents(v.interest)} in the first month`,
    once: ({ last }: { last: number }, say: Say) => `so one payment of ${say.cents(last)}`,
    count: ({ months, payment, last }: { months: number; payment: number; last: number }, say: Say) =>
      `so ${months} payments of ${say.cents(payment)}, the last one ${say.cents(last)}`,
    anew: 'Calculated from today’s balance and the time left, so it can differ from your bill by a few cents.',
  },
  saved: {
    title: 'What you’d save',
    formula: 'interest on schedule − interest with extra − penalty − fees',
    agreed: (plain: Ends, say: Say) => `On schedule: ${ends(plain, say)}.`,
    actual: (actual: Ends, say: Say) => `With extra payments: ${ends(actual, say)}.`,
    extra: ({ extra }: { extra: number }, say: Say) =>
      `Extra payments: ${say.cents(extra)}, separate from your regular payment. All of it goes to principal.`,
    today: ({ saved }: { saved: number }, say: Say) =>
      `In today’s dollars: ${say.cents(saved)}. Each month’s difference in payments is adjusted for inflation.`,
  },
  versus: {
    title: 'Prepay or invest',
    formula: 'account if you invest − account if you prepay',
    same: 'Both ways use the same dollars each month. One pays extra on the loan, then invests the payment once the loan is gone. The other invests the extra from the start.',
    growth: ({ grown }: { grown: string }) => `Each month, the account grows by a factor of ${grown}^(1/12).`,
    tax: {
      none: () => 'Growth isn’t taxed.',
      'each-year': ({ rate }: { rate: number }, say: Say) => `Each year’s growth is taxed at ${say.percent(rate)}.`,
      'at-end': ({ rate }: { rate: number }, say: Say) =>
        `At the end, all the growth is taxed at ${say.percent(rate)}.`,
    },
    deduction: ({ rate }: { rate: number }, say: Say) =>
      `Deducting the interest saves you ${say.percent(rate)} in tax, in the month you pay.`,
    even: ({ level }: { level: number }, say: Say) => `Both come out even at ${say.percent(level)} a year before tax.`,
  },
}
