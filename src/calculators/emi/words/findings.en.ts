/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

/** How the second number compares with the first; `by` in dollars, never below zero. */
export interface Apart {
  readonly kind: 'more' | 'less' | 'same'
  readonly by: number
}
const payments = {
  more: ({ by }: Apart, say: Say) => `is ${say.money(by)} more a month`,
  less: ({ by }: Apart, say: Say) => `is ${say.money(by)} less a month`,
  same: () => 'is the same',
}
const costs = {
  more: ({ by }: Apart, say: Say) => `${say.about(by)} more`,
  less: ({ by }: Apart, say: Say) => `${say.about(by)} less`,
  same: () => 'the same',
}
interface Two {
  readonly month: Apart
  readonly cost: Apart
}
const apart = ({ month, cost }: Two, say: Say): string =>
  `**The second loan’s payment ${payments[month.kind](month, say)}, and it costs ${costs[cost.kind](cost, say)}** in interest and fees.`

export const twoWords = {
  same: () => '**The two loans cost the same**: the same payment, interest and fees.',
  apart,
  apartWithApr: (two: Two & { apr: number; firstApr: number }, say: Say) =>
    `${apart(two, say)} Its APR is ${say.percent(two.apr)}; the first loan’s is ${say.percent(two.firstApr)}.`,
}

interface Fees {
  readonly fee: number
  /** Percent points. */
  readonly apr: number
  readonly rate: number
  /** Dollars left to use. */
  readonly received: number
}
export const feeWords = {
  cash: ({ fee, apr, rate }: Fees, say: Say) =>
    `**Fees of ${say.money(fee)} raise your cost from ${say.percent(rate)} to an APR of ${say.percent(apr)}.** You’d pay them in cash up front. Compare loans by APR.`,
  deducted: ({ fee, apr, rate, received }: Fees, say: Say) =>
    `**Fees of ${say.money(fee)} raise your cost from ${say.percent(rate)} to an APR of ${say.percent(apr)}.** They come out of the loan, so you’d get ${say.money(received)}. Compare loans by APR.`,
  added: ({ fee, apr, rate }: Fees, say: Say) =>
    `**Fees of ${say.money(fee)} raise your cost from ${say.percent(rate)} to an APR of ${say.percent(apr)}.** They’re added to the loan, so you’d pay interest on them too. Compare loans by APR.`,
  wholeLoan: ({ fee }: { fee: number }, say: Say) =>
    `**Fees of ${say.money(fee)} use up the whole loan**, so you’d have nothing left to spend.`,
}

interface Gain {
  readonly extra: number
  readonly months: number
  readonly saved: number
}
export const extraWords = {
  smallerLast: ({ extra, saved }: Gain, say: Say) =>
    `**Your extra ${say.money(extra)} a month** would save **${say.about(saved)}** in interest and make the last payment smaller.`,
  sooner: ({ extra, months }: Gain, say: Say) =>
    `**Your extra ${say.money(extra)} a month** would pay off the loan **${say.months(months)} sooner**.`,
  own: ({ extra, months, saved }: Gain, say: Say) =>
    `**Your extra ${say.money(extra)} a month** would pay off the loan **${say.months(months)} sooner** and save **${say.about(saved)}** in interest.`,
  tenth: ({ extra, months, saved }: Gain, say: Say) =>
    `**Paying ${say.money(extra)} more each month** would pay off the loan ${say.months(months)} sooner and save **${say.about(saved)}** in interest.`,
}

export const costWords = {
  paidBack: ({ each }: { each: number; interest: number; owed: number }, say: Say) =>
    `**You’d pay back ${say.cents(each)} for each $1 you borrow.** A shorter term or a lower rate brings that down.`,
  shorter: ({ months, more, saved }: { months: number; more: number; saved: number }, say: Say) =>
    `**Over ${say.months(months)} at the same rate**, you’d pay **${say.money(more)}** more a month and save **${say.about(saved)}** in interest.`,
  flat: (v: { rate: number; trueRate: number; payment: number; level: number }, say: Say) =>
    `**A flat rate of ${say.percent(v.rate)} is really ${say.percent(v.trueRate)}** on what you still owe. At a regular ${say.percent(v.rate)}, you’d pay ${say.money(v.level)} a month instead of ${say.money(v.payment)}.`,
  ifFlat: (v: { rate: number; flat: number; payment: number }, say: Say) =>
    `**If a lender’s ${say.percent(v.rate)} is a flat rate, you’d pay ${say.money(v.payment)} a month.** That’s like ${say.percent(v.flat)} on a regular loan. You could ask which kind it is.`,
}

export const emi = () =>
  '**Lenders in India and elsewhere say EMI; U.S. lenders say monthly payment.** Both mean the same amount each month until the loan is paid off.'
export const notIncluded = () =>
  'Not included: property tax, insurance, late fees, rate changes and any tax savings on the interest. Amounts are in future dollars.'
