/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

export const planWords = {
  belowMinimums: ({ more }: { more: number }, say: Say) =>
    `**Paying less than the minimum counts as late.** Fees and a higher APR could follow, and neither is included here. You’d need ${say.cents(more)} more, or you could ask about a hardship plan.`,
  shrinkingMinimums: (v: { first: number; halfway: number; months: number }, say: Say) =>
    `**Your minimums shrink as you pay**, from ${say.money(v.first)} in the first month to ${say.money(v.halfway)} halfway. That’s why it takes ${say.months(v.months)}. Keeping the first payment steady ends it sooner.`,
  minimumsNever: ({ months }: { months: number }, say: Say) =>
    `**Minimum payments alone don’t keep up with what’s added.** Your plan pays more, so it takes ${say.months(months)}.`,
  againstMinimums: (v: { saved: number; sooner: number; until: string }, say: Say) =>
    `**Paying only the minimums would take until ${say.month(v.until)}**, ${say.months(v.sooner)} longer than your plan. Every dollar you add lowers what you’re charged interest on.`,
  fiftyMore: ({ saved }: { saved: number }, say: Say) =>
    `**$50 more a month** would save **${say.money(saved)}** in interest.`,
  fiftyMoreSooner: ({ saved, sooner }: { saved: number; sooner: number }, say: Say) =>
    `**$50 more a month** would save **${say.money(saved)}** in interest and get you debt-free ${say.months(sooner)} sooner.`,
  newCharges: ({ monthly, total }: { monthly: number; total: number }, say: Say) =>
    `**New charges of ${say.money(monthly)} a month add ${say.money(total)}** before the card is paid off. They’re charged interest right away, so using cash or debit for now would help.`,
  newChargesNever: ({ monthly }: { monthly: number }, say: Say) =>
    `**New charges of ${say.money(monthly)} a month** are part of why you’d never pay this off. Set them to $0 to see what the debt alone needs.`,
  statement: ({ payment }: { payment: number }, say: Say) =>
    `**${say.cents(payment)} a month pays it off in 36 months** with no new charges. Your statements print this estimate for each card; we added them up.`,
  falls: ({ after, owed }: { after: number; owed: number }, say: Say) =>
    `**You’d still owe ${say.money(after)} after 12 payments**, down from ${say.money(owed)} today.`,
  grows: ({ after, owed }: { after: number; owed: number }, say: Say) =>
    `**Your debt would grow from ${say.money(owed)} to ${say.money(after)}** in 12 months, even with your payments.`,
  endsWithin: ({ payment, months, interest }: { payment: number; months: number; interest: number }, say: Say) =>
    `**${say.cents(payment)} a month would pay it off in ${say.months(months)}**, with ${say.money(interest)} of interest.`,
  notIncluded: () =>
    'Not included: late and annual fees, cash advances, and new charges after a card is paid off. Payments arrive on the last day of each month; paying earlier costs a little less.',
}

export const orderWords = {
  cheaper: ({ order, saved }: { order: string; saved: number }, say: Say) =>
    `**Paying ${order} would save ${say.money(saved)}** over the order you chose.`,
  names: {
    avalanche: 'the highest APR first',
    snowball: 'the smallest balance first',
    custom: 'your cards in the order listed',
  },
  snowball: ({ cost }: { cost: number }, say: Say) =>
    `**Paying the smallest balance first costs ${say.money(cost)} more** than the highest APR first.`,
  snowballSooner: ({ cost, earlier }: { cost: number; earlier: number }, say: Say) =>
    `**Paying the smallest balance first costs ${say.money(cost)} more** than the highest APR first, but you’d clear your first card ${say.months(earlier)} earlier.`,
  snowballLonger: ({ cost, longer }: { cost: number; longer: number }, say: Say) =>
    `**Paying the smallest balance first costs ${say.money(cost)} more** than the highest APR first and takes ${say.months(longer)} longer.`,
  snowballSoonerLonger: (v: { cost: number; earlier: number; longer: number }, say: Say) =>
    `**Paying the smallest balance first costs ${say.money(v.cost)} more** than the highest APR first and takes ${say.months(v.longer)} longer. You’d clear your first card ${say.months(v.earlier)} earlier.`,
  snowballCheaper: ({ saved }: { saved: number }, say: Say) =>
    `**Here the smallest balance first is cheaper**, by ${say.money(saved)}. The highest APR first doesn’t plan for offers that end or payments that shrink.`,
  same: () => '**Highest APR first and smallest balance first cost the same here**, within $1.',
  sameSooner: ({ earlier }: { earlier: number }, say: Say) =>
    `**Both common orders cost the same here**, within $1. With the smallest balance first, you’d clear your first card ${say.months(earlier)} earlier.`,
}

interface Offer {
  readonly card: string
  readonly month: string
}
export const offerWords = {
  cleared: ({ card, amount, month }: Offer & { amount: number }, say: Say) =>
    `**You’d pay off ${card}’s ${say.money(amount)} deferred-interest offer in time**, before ${say.month(month)} ends. One cent left would bring back all the interest.`,
  charged: ({ card, charge, month, monthly }: Offer & { charge: number; monthly: number }, say: Say) =>
    `**${card} would charge ${say.money(charge)} of deferred interest in ${say.month(month)}**, because part of the offer is unpaid. About ${say.cents(monthly)} a month on it would pay it off in time.`,
  chargedFirst: (v: Offer & { charge: number; monthly: number; saved: number }, say: Say) =>
    `**${v.card} would charge ${say.money(v.charge)} of deferred interest in ${say.month(v.month)}.** It takes about ${say.cents(v.monthly)} a month to avoid that. Paying ${v.card} first would save ${say.money(v.saved)} overall.`,
  left: ({ card, left, month, apr }: Offer & { left: number; apr: number }, say: Say) =>
    `**You’d still owe ${say.money(left)} on ${card} when its offer ends** in ${say.month(month)}. After that, all of it is charged ${say.percent(apr)}.`,
  done: ({ card, month }: Offer, say: Say) => `**You’d pay off ${card} before its offer ends** in ${say.month(month)}.`,
}

interface Move {
  readonly moved: number
  readonly fee: number
  /** What the same payment is, and what is left when the offer ends, said. */
  readonly paying: string
  readonly left: string
}
export const transferWords = {
  nothing: ({ apr }: { apr: number }, say: Say) =>
    `**Nothing would move to the transfer card.** Either no card charges more than its ${say.percent(apr)}, or its limit is $0.`,
  samePayment: () => 'at the same payment',
  firstPayment: ({ payment }: { payment: number }, say: Say) => `paying ${say.money(payment)} a month either way`,
  left: ({ left, apr }: { left: number; apr: number }, say: Say) =>
    `${say.money(left)} would be left when the offer ends, then charged ${say.percent(apr)}.`,
  done: () => 'You’d pay it off before the offer ends.',
  saves: ({ saving, moved, fee, paying, left }: Move & { saving: number }, say: Say) =>
    `**The transfer would save ${say.money(saving)}**: moving ${say.money(moved)} for a ${say.money(fee)} fee, ${paying}. ${left}`,
  costs: ({ cost, moved, fee, paying, left }: Move & { cost: number }, say: Say) =>
    `**The transfer would cost ${say.money(cost)} more than it saves**: moving ${say.money(moved)} for a ${say.money(fee)} fee, ${paying}. ${left}`,
  onlyMoving: ({ moved, fee, paying, left }: Move, say: Say) =>
    `**This payment pays off the debt only with the transfer**: moving ${say.money(moved)} for a ${say.money(fee)} fee, ${paying}. ${left}`,
  onlyStaying: ({ moved, fee, paying, left }: Move, say: Say) =>
    `**With the transfer, this payment would never pay off the debt**: moving ${say.money(moved)} for a ${say.money(fee)} fee, ${paying}. ${left}`,
  even: ({ moved, fee, paying, left }: Move, say: Say) =>
    `**The transfer would neither save nor cost you money**: moving ${say.money(moved)} for a ${say.money(fee)} fee, ${paying}. ${left}`,
  neither: ({ moved, fee, paying, left }: Move, say: Say) =>
    `**You’d never pay off this debt, with or without the transfer**, ${paying}: moving ${say.money(moved)} for a ${say.money(fee)} fee. ${left}`,
}
