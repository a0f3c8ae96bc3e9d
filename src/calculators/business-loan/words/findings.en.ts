/** What the numbers mean: at most 35 words each. Rates, lengths of time and small amounts come as texts. */
import type { Say } from '../../kit/say.ts'

export const shortcut = (v: { shortcut: string; apr: string; average: number; received: number }, say: Say) =>
  `**The common shortcut says ${v.shortcut} a year, but the APR is ${v.apr}.** It acts as if you kept all the money to the end. On average, you have ${say.money(v.average)} of the ${say.money(v.received)}.`

export type Best =
  | { readonly kind: 'own' | 'ownFirstDay'; readonly cost: number }
  | { readonly kind: 'other' | 'otherFirstDay'; readonly cost: number; readonly name: string; readonly less: number }
interface Other {
  readonly name: string
  readonly cost: number
  readonly less: number
}
const bestWords = {
  own: ({ cost }: { cost: number }, say: Say) => `**This offer costs least: ${say.money(cost)}** for the same cash.`,
  ownFirstDay: ({ cost }: { cost: number }, say: Say) =>
    `**This offer costs least: ${say.money(cost)}** for the same first-day cash.`,
  other: ({ name, cost, less }: Other, say: Say) =>
    `**${name} costs least: ${say.money(cost)}**, ${say.money(less)} less than this offer for the same cash.`,
  otherFirstDay: ({ name, cost, less }: Other, say: Say) =>
    `**${name} costs least: ${say.money(cost)}**, ${say.money(less)} less than this offer for the same first-day cash.`,
}
export type Lowest =
  | { readonly kind: 'same'; readonly apr: string }
  | {
      readonly kind: 'longer'
      readonly apr: string
      readonly name: string
      readonly cost: number
      readonly time: string
    }
const lowestWords = {
  same: ({ apr }: { apr: string }) => `It also has the lowest APR, ${apr}.`,
  longer: (v: { apr: string; name: string; cost: number; time: string }, say: Say) =>
    `${v.name} has the lowest APR, ${v.apr}, but costs ${say.money(v.cost)} over ${v.time}.`,
}
export const offerWords = {
  compare: ({ best, lowest }: { best: Best; lowest: Lowest }, say: Say): string =>
    `${bestWords[best.kind](best as never, say)} ${lowestWords[lowest.kind](lowest as never, say)}`,
  atEnd: ({ name, last, time }: { name: string; last: number; time: string }, say: Say) =>
    `**With ${name}, you’d owe ${say.money(last)} all at once after ${time}.** You could check that your business will have it.`,
  draws: () => 'The other offers have no later draws, so only the first-day cash is the same.',
}

interface Fees {
  readonly kept: number
  readonly financed: number
  readonly received: number
}
const contract = ({ financed, received }: Fees, say: Say) =>
  `Your contract says ${say.money(financed)}; your account gets ${say.money(received)}.`
export const feeWords = {
  plain: (fees: Fees, say: Say) =>
    `**${say.money(fees.kept)} in fees comes out before you get the money**, but you’d still pay it back. ${contract(fees, say)}`,
  factor: (fees: Fees, say: Say) =>
    `**${say.money(fees.kept)} in fees comes out before you get the money**, and the factor applies to it too. ${contract(fees, say)}`,
  interest: (fees: Fees, say: Say) =>
    `**${say.money(fees.kept)} in fees comes out before you get the money**, and you’d pay interest on it too. ${contract(fees, say)}`,
}

interface Sales {
  readonly share: number
  readonly monthly: number
  readonly sales: number
  readonly rest: number
}
export const salesWords = {
  all: ({ monthly }: Sales, say: Say) =>
    `**These payments would take all of your sales**: ${say.money(monthly)} in an average month.`,
  over: ({ monthly, sales }: Sales, say: Say) =>
    `**These payments are larger than your sales**: ${say.money(monthly)} in an average month, compared with ${say.money(sales)}.`,
  share: ({ share, monthly, sales, rest }: Sales, say: Say) =>
    `**${say.percent(share, 1)} of your sales would go to these payments**: ${say.money(monthly)} of ${say.money(sales)} in an average month. Rent, wages, inventory and taxes come out of the other ${say.money(rest)}.`,
}

interface Coverage {
  readonly ratio: number
  /** Left, or short, after a year of payments. */
  readonly left: number
  readonly least: number
  readonly largest: number
}
export const coverageWords = {
  enough: ({ ratio, left, least, largest }: Coverage, say: Say) =>
    `**Your income is ${say.number(ratio)} times the first year’s payments**, leaving ${say.money(left)}. At the ${say.number(least)} your lender wants, it covers up to ${say.about(largest)} on these terms.`,
  enoughPlain: ({ ratio, left }: Coverage, say: Say) =>
    `**Your income is ${say.number(ratio)} times the first year’s payments**, leaving ${say.money(left)}.`,
  low: ({ ratio, left, least, largest }: Coverage, say: Say) =>
    `**Your income is ${say.number(ratio)} times the first year’s payments**, leaving ${say.money(left)}. For the ${say.number(least)} your lender wants, you could borrow up to ${say.about(largest)}.`,
  short: ({ ratio, left, least, largest }: Coverage, say: Say) =>
    `**Your income is only ${say.number(ratio)} times the first year’s payments**, so you’d be ${say.money(left)} short. For the ${say.number(least)} your lender wants, you could borrow up to ${say.about(largest)}.`,
  shortPlain: ({ ratio, left }: Coverage, say: Say) =>
    `**Your income is only ${say.number(ratio)} times the first year’s payments**, so you’d be ${say.money(left)} short.`,
  none: ({ ratio, left, least }: Coverage, say: Say) =>
    `**Your income is only ${say.number(ratio)} times the first year’s payments**, so you’d be ${say.money(left)} short. No amount reaches the ${say.number(least)} your lender wants.`,
  pace: ({ pace }: { pace: number }, say: Say) =>
    `**While you’re paying, your coverage is ${say.number(pace)}.** The payments end within a year, so the first year looks easier than it is.`,
}

export const costWords = {
  each: ({ each, interest, fees }: { each: string; interest: number; fees: number }, say: Say) =>
    `**Each $1 you get costs you ${each}**: ${say.money(interest)} in interest and ${say.money(fees)} in fees. A shorter term or a lower rate brings that down.`,
  shorter: ({ months, more, saved }: { months: number; more: number; saved: number }, say: Say) =>
    `**Over ${say.months(months)} at the same rate**, you’d pay **${say.money(more)}** more a month and save **${say.about(saved)}** in interest.`,
}

export const balloon = ({ last, payment }: { last: number; payment: string }, say: Say) =>
  `**You’d owe ${say.money(last)} all at once at the end**, after payments of ${payment}. If you’d need a new loan for it, nobody knows that rate today.`

export const sbaWords = {
  overCap: ({ rate, variable, fixed }: { rate: number; variable: number; fixed: number }, say: Say) =>
    `**${say.percent(rate)} is more than an SBA lender can charge** at this size: ${say.percent(variable)} variable or ${say.percent(fixed)} fixed, prime included. You could ask your lender which base rate it uses.`,
  fee: ({ fee, guaranteed, asOf }: { fee: number; guaranteed: number; asOf: string }, say: Say) =>
    `**The SBA guarantee fee is ${say.money(fee)}**, a share of the ${say.money(guaranteed)} the SBA guarantees. These fees ran through ${say.month(asOf)}; newer fees aren’t confirmed.`,
  edge: ({ at, less }: { at: number; less: number }, say: Say) =>
    `**At ${say.money(at)}, the guarantee fee would be ${say.money(less)} less.** It jumps just above that amount.`,
}

export const early = ({ charge }: { charge: number }, say: Say) =>
  `**Paying early usually saves nothing**: you owe the ${say.money(charge)} from day one, unless your contract has a discount. If a second advance pays off the first, you’d pay a factor twice.`
export const compounding = ({ effective }: { effective: string }) =>
  `**With compounding, this financing costs ${effective} a year.** Lenders quote the APR, so compare APR with APR.`
export const law = () =>
  'Federal truth-in-lending rules don’t cover business credit (12 CFR 1026.3(a)), so an offer may show no APR. California (Fin. Code 22800) and New York (Fin. Serv. Law art. 8) require one on most small offers.'
export const notIncluded = () =>
  'Not included: personal guarantees and liens, late or returned-payment fees, variable rate changes and tax deductions for interest. Amounts are in future dollars.'
