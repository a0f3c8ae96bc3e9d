/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

/** What paying this way does for the loan. Only what is a month, or a dollar, or more is said. */
export interface Gain {
  readonly kind: 'both' | 'time' | 'interest' | 'nothing'
  readonly months: number
  readonly saved: number
}
const gains = {
  both: ({ months, saved }: Gain, say: Say) =>
    `pay off the loan ${say.months(months)} sooner and save ${say.about(saved)} in interest`,
  time: ({ months }: Gain, say: Say) => `pay off the loan ${say.months(months)} sooner`,
  interest: ({ saved }: Gain, say: Say) => `save ${say.about(saved)} in interest`,
  nothing: () => 'save $0 in interest',
}
const gained = (gain: Gain, say: Say): string => gains[gain.kind](gain, say)

interface Investing {
  /** Percent points a year: what is hoped for, and where both come out even. */
  readonly rate: number
  readonly level: number
  readonly by: number
  readonly month: string
}
export const investWords = {
  even: ({ rate }: { rate: number }, say: Say) =>
    `**Your return of ${say.percent(rate)} a year is right at break-even with prepaying.** Interest saved is certain; a return isn’t.`,
  ahead: ({ rate, level }: Investing, say: Say) =>
    `**Investing wins only if you earn more than ${say.percent(level)} a year**; you entered ${say.percent(rate)}. Interest saved is certain; a return isn’t. You could do some of both.`,
  behind: ({ rate, level }: Investing, say: Say) =>
    `**Prepaying wins unless you’d earn more than ${say.percent(level)} a year**; you entered ${say.percent(rate)}. Interest saved is certain; a return isn’t.`,
}

export const sureWords = {
  zero: () => '**At 0%, an extra payment saves $0 in interest.** It only pays off the loan sooner.',
  each: ({ saved }: { saved: number }, say: Say) =>
    `**Each extra $1,000 saves ${say.money(saved)} in interest in its first year.** Debts at a higher rate, like most credit cards, would save you more.`,
  eachAfterTax: ({ saved }: { saved: number }, say: Say) =>
    `**Each extra $1,000 saves ${say.money(saved)} in its first year**, after the tax deduction you’d lose. Debts at a higher rate, like most credit cards, would save you more.`,
  stop: ({ months, gain }: { months: number; gain: Gain }, say: Say) =>
    `**If you stop paying extra after ${say.months(months)}**, you’d still ${gained(gain, say)}. What you’ve already prepaid keeps saving.`,
}

export const biweeklyWords = {
  idea: ({ gain }: { gain: Gain }, say: Say) =>
    `**Paying half every two weeks** would ${gained(gain, say)}, because you’d make a 13th payment each year.`,
  ideaAlone: ({ gain, alone }: { gain: Gain; alone: number }, say: Say) =>
    `**Paying half every two weeks** would ${gained(gain, say)}. Paying 1/12 more each month on your own saves ${say.about(alone)}.`,
  nothing: () => '**Paying every two weeks saves $0 in interest on this loan.**',
  thirteenth: ({ gain }: { gain: Gain }, say: Say) =>
    `**Paying every two weeks** would ${gained(gain, say)}. It all comes from the 13th payment each year.`,
  credited: ({ gain, more }: { gain: Gain; more: number }, say: Say) =>
    `**Paying every two weeks** would ${gained(gain, say)}. Applying halves right away adds ${say.money(more)}; a 13th payment each year does the rest.`,
  held: ({ gain }: { gain: Gain }, say: Say) =>
    `**Paying every two weeks** would ${gained(gain, say)}. Your servicer holds each half, so a 13th payment each year does it all.`,
  fees: ({ fees }: { fees: number }, say: Say) =>
    `**The plan’s fees come to ${say.money(fees)}.** You could pay extra yourself without a plan.`,
  feesAlone: ({ fees, alone }: { fees: number; alone: number }, say: Say) =>
    `**The plan’s fees come to ${say.money(fees)}.** On your own, you’d save ${say.about(alone)} without fees by adding 1/12 of the payment each month.`,
}

interface Recast {
  readonly from: number
  readonly to: number
  /** Payoff with the recast, and with the payment kept. */
  readonly payoff: string
  readonly kept: string
  /** Interest the recast costs more. */
  readonly more: number
}
export const recastWords = {
  plain: ({ from, to, payoff, kept }: Recast, say: Say) =>
    `**A recast would lower your payment from ${say.cents(from)} to ${say.cents(to)}.** You’d pay off the loan in ${say.month(payoff)}, or in ${say.month(kept)} if you keep your payment.`,
  costs: ({ from, to, payoff, kept, more }: Recast, say: Say) =>
    `**A recast would lower your payment from ${say.cents(from)} to ${say.cents(to)}**, with a payoff in ${say.month(payoff)}. Keeping your payment moves that to ${say.month(kept)} and saves ${say.about(more)} more.`,
}

export const penaltyWords = {
  student: () =>
    '**Student loans can’t charge a prepayment penalty**, federal (34 CFR 685.211) or private (15 USC 1650(e)).',
  studentCharged: ({ charged }: { charged: number }, say: Say) =>
    `**Student loans can’t charge a prepayment penalty**, federal (34 CFR 685.211) or private (15 USC 1650(e)). You could dispute the ${say.money(charged)} counted here.`,
  charged: ({ charged }: { charged: number }, say: Say) =>
    `**The prepayment penalty takes ${say.money(charged)} of what you’d save.** You could avoid it by waiting until it ends.`,
  chargedAboveFree: ({ charged, free }: { charged: number; free: number }, say: Say) =>
    `**The prepayment penalty takes ${say.money(charged)} of what you’d save.** You could avoid it with smaller payments, within the free ${say.percent(free)} a year, or by waiting until it ends.`,
  free: () => '**Your extra payments stay penalty-free**: you’d be charged $0.',
  law: () =>
    '**On home loans made since 2014, a penalty can last three years at most** and take 2%, 2%, then 1% (12 CFR 1026.43(g)). Check whether yours is covered.',
}

export const orderWords = {
  same: ({ rate }: { rate: number }, say: Say) =>
    `**All these loans charge ${say.percent(rate)}.** An extra dollar saves the same each year on any of them.`,
  first: (v: { first: string; rate: number; last: string; lastRate: number }, say: Say) =>
    `**Your highest rate is ${say.percent(v.rate)}, on “${v.first}”.** An extra dollar saves the most each year there. On “${v.last}” it saves ${say.percent(v.lastRate)}.`,
}

export const strayWords = {
  early: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'extra payment is', 'extra payments are')} dated before your next payment**, so we start counting from then.`,
  over: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'extra payment ends', 'extra payments end')} before your next payment**, so we left the amount out.`,
  late: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'extra payment is', 'extra payments are')} dated after the payoff**, so we left the amount out.`,
}

export const instructWords = {
  mortgage: () =>
    '**Mark each extra payment “apply to principal”** and check your next statement. Some servicers hold the money for your next payment, where it saves you nothing.',
  other: () =>
    '**Ask your servicer to apply extra payments to principal now**, not to “pay ahead” your next bill, where they save you little or nothing. Check your next statement.',
}

export const notIncluded = () =>
  'Not included: rate changes and daily interest. Money paid into a loan is hard to get back, so many people keep a few months of expenses in savings first.'
