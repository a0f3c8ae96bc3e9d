/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

export const findingWords = {
  higherPayment: ({ more }: { more: number }, say: Say) =>
    `**The new loan’s payment is ${say.money(more)} a month higher than you pay now.** We compare both at the higher amount. A longer term would lower it.`,
  lowerAndCheaper: ({ payment, less, saved }: { payment: number; less: number; saved: number }, say: Say) =>
    `**Even at its own ${say.money(payment)} payment, ${say.money(less)} a month less than now**, the new loan would cost you ${say.money(saved)} less than your debts as you pay them.`,
  lowerLonger: (v: { payment: number; less: number; longer: number; cost: number }, say: Say) =>
    `**A lower payment doesn’t always save money.** At ${say.money(v.payment)} a month (${say.money(v.less)} less), you’d pay ${say.months(v.longer)} longer and ${say.money(v.cost)} more in total.`,
  lower: ({ payment, less, cost }: { payment: number; less: number; cost: number }, say: Say) =>
    `**A lower payment doesn’t always save money.** At ${say.money(payment)} a month (${say.money(less)} less), you’d pay ${say.money(cost)} more in total.`,
  keepPaying: ({ budget, sooner, less }: { budget: number; sooner: number; less: number }, say: Say) =>
    `**If you keep paying ${say.money(budget)} on the new loan**, it ends ${say.months(sooner)} early and costs ${say.money(less)} less. Check that it has no prepayment penalty.`,
  debtAt: ({ name, rate }: { name: string; rate: number }, say: Say) => `${name} (${say.percent(rate)})`,
  leaveOutOne: ({ debts, apr }: { debts: string; apr: number }, say: Say) =>
    `**${debts} costs less than the new loan’s ${say.percent(apr)} APR.** Leaving it out could save you more.`,
  leaveOut: ({ debts, apr }: { debts: string; apr: number }, say: Say) =>
    `**${debts} cost less than the new loan’s ${say.percent(apr)} APR.** Leaving them out could save you more.`,
  evenRate: ({ rate, average }: { rate: number; average: number }, say: Say) =>
    `**The new loan only saves money below about ${say.percent(rate, 1)}**, with its fee and the same payment. Your debts average ${say.percent(average, 1)}. Compare a few offers.`,
  offerCleared: ({ budget, months }: { budget: number; months: number }, say: Say) =>
    `**At ${say.money(budget)} a month, you’d pay off the new card** before the offer ends after ${say.months(months)}.`,
  offerLeft: (v: { left: number; months: number; rate: number; clear: number }, say: Say) =>
    `**You’d still owe ${say.money(v.left)} when the offer ends** after ${say.months(v.months)}, charged ${say.percent(v.rate)} from then on. Paying ${say.money(v.clear)} a month on that card would clear it in time.`,
  homeRisk: ({ amount }: { amount: number }, say: Say) =>
    `**Your home would secure ${say.money(amount)} of debt.** If you fall behind on cards, the issuer can sue. With a home equity loan, the lender can foreclose.`,
  student: ({ amount }: { amount: number }, say: Say) =>
    `**${say.money(amount)} of federal student loans would lose** income-driven payments, forgiveness and payment pauses for good. You could leave them out.`,
  medical: ({ amount }: { amount: number }, say: Say) =>
    `**Medical bills often charge no interest, and moving ${say.money(amount)} of them would start it.** You could ask the hospital about payment plans and financial aid first.`,
  refill: ({ refill, owed, end }: { refill: number; owed: number; end: string }, say: Say) =>
    `**If you leave ${say.money(refill)} a month on the empty cards, you’d owe ${say.money(owed)} on them again** when ${end} is paid off.`,
  refillBehind: (v: { refill: number; owed: number; end: string; month: number }, say: Say) =>
    `**If you leave ${say.money(v.refill)} a month on the empty cards, you’d owe ${say.money(v.owed)} on them again** when ${v.end} is paid off. From month ${v.month}, you’d owe more than if nothing had changed.`,
  ends: { loan: 'the new loan', home: 'the new loan', transfer: 'the transfer' },
  limit: ({ moved, stays }: { moved: number; stays: number }, say: Say) =>
    `**The new card’s limit lets you move ${say.money(moved)}.** The other ${say.money(stays)} stays where it is.`,
  neverPaid: ({ way, budget }: { way: string; budget: number }, say: Say) =>
    `**${way}: ${say.money(budget)} a month would never pay it off.** A nonprofit credit counselor can ask lenders for lower rates.`,
  growingDebt: ({ name, payment, interest }: { name: string; payment: number; interest: number }, say: Say) =>
    `${name} gets ${say.money(payment)} a month but is charged ${say.money(interest)} in interest`,
  growing: ({ debts }: { debts: string }) =>
    `**${debts}**, so it’s never paid off. A nonprofit credit counselor can ask lenders for lower rates.`,
  growingMany: ({ count }: { count: number }) =>
    `**${count} of your payments don’t cover the interest**, so those debts are never paid off. A nonprofit credit counselor can ask lenders for lower rates.`,
  notIncluded: () =>
    'Not included: late fees, changes in card rates, effects on your credit score, and taxes. Amounts are in future dollars, as printed on your bills.',
}
