/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Fee {
  readonly fee: number
  readonly loan: number
  readonly received: number
  /** Percent points. */
  readonly rate: number
  readonly apr: number
}
const raises = ({ rate, apr }: Fee, say: Say) =>
  `It raises your cost from ${say.percent(rate)} to an APR of **${say.percent(apr)}**.`
export const feeWords = {
  none: ({ received }: { received: number }, say: Say) =>
    `**You’d pay no fees** and get the full ${say.money(received)}.`,
  added: (fee: Fee, say: Say) =>
    `**The ${say.money(fee.fee)} fee is added to the loan**, so you’d owe ${say.money(fee.loan)} from day one and pay interest on the fee. ${raises(fee, say)}`,
  cash: (fee: Fee, say: Say) =>
    `**You’d pay ${say.money(fee.fee)} in cash to borrow ${say.money(fee.loan)}.** ${raises(fee, say)} Compare loans by APR.`,
  deducted: (fee: Fee, say: Say) =>
    `**${say.money(fee.fee)} in fees comes out of the loan before you get it**, but you’d still pay interest on it. ${raises(fee, say)}`,
  deductedLoan: (fee: Fee & { needed: number }, say: Say) =>
    `**${say.money(fee.fee)} in fees comes out of the loan before you get it.** ${raises(fee, say)} To get the full ${say.money(fee.loan)}, you’d need to borrow ${say.money(fee.needed)}.`,
}

export type Best =
  | { readonly kind: 'own'; readonly cost: number }
  | {
      readonly kind: 'other'
      readonly name: string
      readonly cost: number
      readonly less: number
    }
const bestWords = {
  own: ({ cost }: { cost: number }, say: Say) => `**This loan costs least: ${say.money(cost)}** for the same cash.`,
  other: ({ name, cost, less }: { name: string; cost: number; less: number }, say: Say) =>
    `**${name} costs least: ${say.money(cost)}**, ${say.money(less)} less than this loan for the same cash.`,
}
export type Trap =
  | {
      readonly kind: 'payment'
      readonly name: string
      readonly payment: number
      readonly more: number
    }
  | { readonly kind: 'apr'; readonly name: string; readonly apr: number; readonly more: number }
const trapWords = {
  payment: ({ name, payment, more }: { name: string; payment: number; more: number }, say: Say) =>
    ` ${name} has the lowest payment (${say.money(payment)}) but costs ${say.money(more)} more over its longer term.`,
  apr: ({ name, apr, more }: { name: string; apr: number; more: number }, say: Say) =>
    ` ${name} has the lowest APR (${say.percent(apr)}) but lasts longer, so it costs ${say.money(more)} more.`,
}
export const offerWords = ({ best, trap }: { best: Best; trap: Trap | null }, say: Say): string =>
  bestWords[best.kind](best as never, say) + (trap === null ? '' : trapWords[trap.kind](trap as never, say))

interface Payoff {
  readonly months: number
  readonly payoff: number
  /** Dollars saved, or what it costs more than keeping the loan. */
  readonly by: number
}
export const earlyWords = {
  extra: ({ extra, months, saved }: { extra: number; months: number; saved: number }, say: Say) =>
    `**Paying ${say.money(extra)} extra a month would pay off the loan in ${say.months(months)}** and save ${say.money(saved)}.`,
  saves: ({ months, payoff, by }: Payoff, say: Say) =>
    `**Paying it off after ${say.months(months)} would save ${say.money(by)}.** You’d need ${say.money(payoff)} that day.`,
  savesAfterPenalty: ({ months, payoff, by, penalty }: Payoff & { penalty: number }, say: Say) =>
    `**Paying it off after ${say.months(months)} would save ${say.money(by)}.** You’d need ${say.money(payoff)} that day, plus a ${say.money(penalty)} penalty.`,
  costs: ({ months, payoff, by, penalty }: Payoff & { penalty: number }, say: Say) =>
    `**Paying it off after ${say.months(months)} would cost ${say.money(by)} more than keeping it.** You’d need ${say.money(payoff)} that day, plus a ${say.money(penalty)} penalty.`,
  yearly: ({ apr, full }: { apr: number; full: number }, say: Say) =>
    `**If you pay it off early, your cash costs ${say.percent(apr)} a year**, compared with ${say.percent(full)} for the full term, because the fee is spread over less time.`,
  rule78: ({ more }: { more: number }, say: Say) =>
    `**The rule of 78 makes this payoff ${say.money(more)} higher** than interest on what you still owe. You could ask your lender how it figures the payoff.`,
  barred: ({ more }: { more: number }, say: Say) =>
    `**The rule of 78 makes this payoff ${say.money(more)} higher.** Federal law bars it on consumer loans longer than 61 months (15 USC 1615). You could ask your lender about it.`,
}

interface Range {
  /** Percent points. */
  readonly low: number
  readonly high: number
  readonly apr: number
}
export const scoreWords = {
  above: ({ apr, low, high }: Range, say: Say) =>
    `**${say.percent(apr)} is above what lenders usually charge at your score** (${say.percent(low)} to ${say.percent(high)}, our estimate). You could check other rates with a soft pull, which doesn’t affect your score.`,
  within: ({ apr, low, high }: Range, say: Say) =>
    `**Lenders usually charge ${say.percent(low)} to ${say.percent(high)} at your score**, fees included (our estimate). This loan’s APR is ${say.percent(apr)}.`,
  best: (v: { score: string; low: number; high: number; from: number; to: number }, say: Say) =>
    `**With a score of ${v.score}, lenders usually charge ${say.percent(v.low)} to ${say.percent(v.high)}**, fees included (our estimate). That’s ${say.money(v.from)} to ${say.money(v.to)} for this cash and term.`,
}

export const rateWords = {
  overCap: ({ apr, cap }: { apr: number; cap: number }, say: Say) =>
    `**${say.percent(apr)} is above ${say.percent(cap)}**, the most lenders can charge active-duty service members (10 USC 987). You could try a credit union or a nonprofit credit counselor first.`,
  overCards: ({ apr, card, asOf }: { apr: number; card: number; asOf: string }, say: Say) =>
    `**This loan costs more than a typical credit card**: ${say.percent(apr)}, compared with ${say.percent(card)} on cards that carry a balance (Federal Reserve, ${say.monthShort(asOf)}).`,
  shorter: ({ months, payment, saved }: { months: number; payment: number; saved: number }, say: Say) =>
    `**Over ${say.months(months)} instead**, you’d pay ${say.money(payment)} a month for the same cash and save **${say.money(saved)}** at the same rate. Shorter terms often have lower rates.`,
}

export const insuranceWords = {
  required: ({ total }: { total: number }, say: Say) =>
    `**Credit insurance adds ${say.money(total)}** over the loan. Your lender requires it, so the APR counts it. You could look for an offer without it.`,
  optional: ({ total, apr }: { total: number; apr: number }, say: Say) =>
    `**Credit insurance adds ${say.money(total)}** over the loan. It’s optional, so the APR leaves it out. With it, the loan costs ${say.percent(apr)} a year.`,
}

export const firstWords = {
  later: ({ days, interest }: { days: number; interest: number }, say: Say) =>
    `**Your first payment is due ${say.count(days, 'day', 'days')} later than usual**, which adds ${say.cents(interest)} in interest to it.`,
  sooner: ({ days, interest }: { days: number; interest: number }, say: Say) =>
    `**Your first payment is due ${say.count(days, 'day', 'days')} sooner than usual**, so it has ${say.cents(interest)} less interest.`,
}

export const notIncluded = () => 'Not included: late fees and autopay discounts. Amounts are in future dollars.'
