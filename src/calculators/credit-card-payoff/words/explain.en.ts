/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const chartWords = {
  month: 'Month',
  year: 'Year',
  payoff: {
    title: 'What you owe over time',
    lead: 'Each band is a card. The dashed line is the total if you paid only the minimums.',
    leadAlone: 'Each band is a card.',
    ends: ({ owed, months }: { owed: number; months: number }, say: Say) =>
      `What you owe falls from ${say.money(owed)} to $0 in ${say.months(months)}.`,
    never: ({ owed, months, left }: { owed: number; months: number; left: number }, say: Say) =>
      `You owe ${say.money(owed)} today and ${say.money(left)} after ${say.months(months)}.`,
    minimums: ({ months }: { months: number }, say: Say) =>
      `Paying only the minimums would take ${say.months(months)}.`,
    minimumsNever: 'Paying only the minimums would never pay it off.',
    goesOn: ({ until }: { until: string }, say: Say) =>
      `The dashed line goes on to ${say.month(until)}, past the end of this chart.`,
    minimumOnly: 'Minimums only',
    rest: 'Other cards',
    debtFree: 'Debt-free',
  },
  parts: {
    title: 'Where your payments go',
    lead: 'Interest takes the most at the start, when you owe the most.',
    summary: ({ interest, paid }: { interest: number; paid: number }, say: Say) =>
      `In year 1, ${say.money(interest)} of the ${say.money(paid)} you pay is interest.`,
    debt: 'Debt and purchases',
    interest: 'Interest',
  },
}

export const tableWords = {
  orders: {
    title: 'Payoff orders compared',
    lead: 'You’d pay the same each month. Only the card that gets the extra changes.',
    columns: {
      order: 'Order',
      time: 'Time',
      end: 'Debt-free',
      interest: 'Interest',
      more: 'Extra cost',
      first: 'First card paid off',
    },
    avalanche: 'Highest APR first',
    snowball: 'Smallest balance first',
    listed: 'In the order listed',
    own: ({ cards }: { cards: readonly string[] }) => `Your order: ${cards.join(', ')}`,
    cleared: ({ card, month }: { card: string; month: string }, say: Say) => `${card}, ${say.monthShort(month)}`,
    none: 'None',
    now: 'Now',
    never: 'Never',
  },
  byYear: {
    title: 'Payments by year',
    lead: 'Each row covers 12 payments.',
    columns: {
      year: 'Year',
      through: 'Through',
      paid: 'Paid',
      interest: 'Interest',
      charges: 'New charges',
      balance: 'Balance',
    },
  },
  byMonth: {
    title: 'Payments by month',
    lead: 'Interest is charged before each payment and rounded to the cent.',
    leadSeveral: 'Each card shows what to pay that month and the balance left.',
    month: 'Month',
    paid: 'Paid',
    interest: 'Interest',
    pay: ({ card }: { card: string }) => `${card}: pay`,
    left: ({ card }: { card: string }) => `${card}: left`,
    balance: 'Balance',
  },
}

export const workingWords = {
  interest: {
    title: ({ card }: { card: string }) => `First month’s interest, ${card}`,
    daily: 'interest = average daily balance × APR ÷ 365 × days',
    monthly: 'interest = average daily balance × APR ÷ 12',
    rate: ({ apr, month, days }: { apr: number; month: string; days: number }, say: Say) =>
      `Daily periodic rate: ${say.percent(apr, 4)} ÷ 365 = ${say.percent(apr / 365, 5)}. ${say.month(month)} has ${days} days.`,
    charges: ({ charges }: { charges: number }, say: Say) =>
      `New charges of ${say.cents(charges)} come evenly through the month, so half of them are in the average.`,
    offer: ({ amount, apr, payments }: { amount: number; apr: number; payments: number }, say: Say) =>
      `The ${say.cents(amount)} on offer is charged ${say.percent(apr)} for ${say.count(payments, 'more payment', 'more payments')}.`,
    deferred: 'Meanwhile, deferred interest builds up at the card’s APR.',
    after: ({ payment, left }: { payment: number; left: number }, say: Say) =>
      `You then pay ${say.cents(payment)} and owe ${say.cents(left)}.`,
  },
  minimum: {
    title: ({ card }: { card: string }) => `First month’s minimum payment, ${card}`,
    interest: 'minimum = the larger of the lowest minimum and percent × balance + interest',
    interestNumbers: (v: { floor: number; percent: number; balance: number; interest: number }, say: Say) =>
      `= the larger of ${say.cents(v.floor)} and ${say.percent(v.percent)} × ${say.number(v.balance)} + ${say.number(v.interest)}`,
    share: 'minimum = the larger of the lowest minimum and percent × balance',
    shareNumbers: (v: { floor: number; percent: number; balance: number }, say: Say) =>
      `= the larger of ${say.cents(v.floor)} and ${say.percent(v.percent)} × ${say.number(v.balance)}`,
    flat: 'minimum = the same each month, or the balance if that is smaller',
    flatNumbers: ({ flat, balance }: { flat: number; balance: number }, say: Say) =>
      `= the smaller of ${say.cents(flat)} and ${say.number(balance)}`,
  },
  statement: {
    title: 'Payment for 36 months',
    sum: 'payment = sum over your cards of B · r ÷ (1 − (1 + r)^−36)',
    method: 'The method of 12 CFR 1026, Appendix M2: r = APR ÷ 365 × 365 ÷ 12.',
    averages:
      'Two rates on one card are averaged by balance, an offer by its months out of 36. New charges aren’t included.',
  },
  rules: {
    title: 'What happens each month',
    line: 'interest and new charges → minimums → extra money, to one card at a time',
    steps: [
      'Every card gets its minimum first. The rest goes to the first card in your order; what’s left after paying it off moves to the next card the same month.',
      'On a card with an offer, the minimum goes to the lowest APR and the rest to the highest (12 CFR 1026.53(a)).',
      'In the last two months of a deferred-interest offer, the rest goes to that offer first (1026.53(b)(1)).',
      'Interest is rounded to the cent for each balance and month.',
    ],
  },
}

export const sourceWords = {
  charged: 'average APR on cards charged interest (our default)',
  average: 'average APR on all cards (our default)',
  thirtySix: 'the 36-month payment on statements',
  highest: 'money above the minimum goes to the highest APR first',
  minimum: 'minimum payment rule (our default)',
  transferFee: 'typical balance transfer fees',
  newCards: 'average APR on new cards (our default)',
}
