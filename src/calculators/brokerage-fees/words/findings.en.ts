/** What the findings say: what is true, why it matters, what you could do. */
import type { FeeKind } from '#engine/funds/fee-course.ts'
import type { Say } from '../../kit/say.ts'

export const wholeWords = {
  rate: ({ rate, share, months, one }: { rate: number; share: number; months: number; one: number }, say: Say) =>
    `**${say.percent(rate)} a year takes ${say.percent(share, 1)} of your money** after ${say.months(months)}, because it’s charged again every year. On money invested from the start, 1% a year takes ${say.percent(one, 0)}.`,
  usedUp: ({ month }: { month: number }) =>
    `**In month ${month}, the fees are more than the account holds.** We stop at zero, so fees left unpaid don’t show. You could look for an account without a flat fee.`,
  none: () =>
    '**The fees you entered hardly matter.** Fund expenses and low interest on cash are the ones people miss most often.',
  today: ({ lost, balance, inflation }: { lost: number; balance: number; inflation: number }, say: Say) =>
    `**In today’s dollars, fees cost you ${say.about(lost)}** and you’d end with ${say.about(balance)}, at ${say.percent(inflation)} inflation.`,
}

/** What costs the most, as the subject of a sentence with its verb. */
const costsMost: { readonly [Kind in FeeKind]: string } = {
  expense: 'Fund expenses cost you the most',
  advisory: 'Your adviser fee costs you the most',
  account: 'The account fee costs you the most',
  commission: 'Commissions cost you the most',
  spread: 'Bid-ask spreads cost you the most',
  fx: 'The currency markup costs you the most',
  regulatory: 'SEC and FINRA fees cost you the most',
  sweep: 'Low interest on cash costs you the most',
  forcedCash: 'Required cash costs you the most',
  margin: 'Margin interest costs you the most',
  transferOut: 'The transfer-out fee costs you the most',
}
interface Biggest {
  readonly kind: FeeKind
  readonly lost: number
  readonly taken: number
  /** "84% of the total", with a comma before it; empty for the only one. */
  readonly part: string
}
const most = ({ kind, lost, part }: Biggest, say: Say) => `**${costsMost[kind]}: ${say.about(lost)}**${part}.`
export const biggestWords = {
  plain: (values: Biggest, say: Say) => `${most(values, say)} You could start with this one.`,
  grown: (values: Biggest, say: Say) =>
    `${most(values, say)} The fees are ${say.about(values.taken)}, and the rest is growth you’d miss. You could start with this one.`,
  shrunk: (values: Biggest, say: Say) =>
    `${most(values, say)} The fees are ${say.about(values.taken)}, but at this return that money would have lost value anyway.`,
  share: ({ share }: { share: number }, say: Say) => `, ${say.percent(share, 0)} of the total`,
  nearlyAll: ', nearly all of the total',
  beyondAll: ', partly offset by your cash',
}

interface Move {
  readonly name: string
  readonly cost: number
  readonly amount: number
  readonly months: number
}
export const moveWords = {
  level: ({ name }: Move) => `**“${name}” ends even with your account.**`,
  levelAtCost: ({ name, cost }: Move, say: Say) =>
    `**“${name}” ends even with your account.** Moving there would cost ${say.money(cost)}.`,
  notWorthIt: ({ name, cost, amount, months }: Move, say: Say) =>
    `**“${name}” costs less, but not enough to earn back the ${say.money(cost)} to move** in ${say.months(months)}: you’d end with ${say.money(amount)} less.`,
  stay: ({ name, amount }: Move, say: Say) =>
    `**Your account comes out ahead.** Moving to “${name}” would leave you ${say.about(amount)} less.`,
  go: ({ name, amount, advice, payback, extra }: Move & { advice: string; payback: string; extra: string }, say: Say) =>
    `**“${name}” would leave you ${say.about(amount)} more**${advice}.${payback}${extra}`,
  advice: ', though without your adviser',
  payback: ({ cost, months }: { cost: number; months: number }, say: Say) =>
    ` The ${say.money(cost)} to move pays off in ${say.months(months)}.`,
  extra: ({ rate }: { rate: number }, say: Say) =>
    ` To keep up, your account would have to earn ${say.percent(rate)} more a year.`,
}

export const cashWords = (
  { rate, fair, yearly, lost }: { rate: number; fair: number; yearly: number; lost: number },
  say: Say,
) =>
  `**Low interest on your cash costs you ${say.money(yearly)} a year**, and ${say.about(lost)} by the end. It pays ${say.percent(rate)} instead of ${say.percent(fair)}. Your broker may offer a money market fund.`

export const saleWords = {
  fees: ({ size, fee }: { size: number; fee: number }, say: Say) =>
    `**Even a commission-free sale has a cost.** Selling ${say.money(size)} pays about ${say.cents(fee)} to the SEC and FINRA.`,
  feesAndSpread: ({ size, fee, spread }: { size: number; fee: number; spread: number }, say: Say) =>
    `**Even a commission-free trade has a cost.** Selling ${say.money(size)} pays about ${say.cents(fee)} to the SEC and FINRA, and the spread costs about ${say.cents(spread)} on each trade.`,
}

export const marginWords = ({ loan, yearly }: { loan: number; yearly: number }, say: Say) =>
  `**Margin interest costs you ${say.money(yearly)} a year** on ${say.money(loan)}. We don’t count what the borrowed money earns or loses.`

export const notIncluded = () =>
  'Not included: taxes, market ups and downs, and what advice may be worth to you. Dollar fees stay the same over time, and your share of cash stays level.'
