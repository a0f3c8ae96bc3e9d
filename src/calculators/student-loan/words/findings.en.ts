/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Step {
  /** Dollars to the edge, the edge, and the payments on both sides of it. */
  readonly gap: number
  readonly edge: number
  readonly from: number
  readonly to: number
  readonly saved: number
}
interface Filing {
  readonly plan: string
  readonly saved: number
  readonly loans: string
  readonly tax: string
}

export const stepWords = {
  below: ({ gap, edge, from, to, saved }: Step, say: Say) =>
    `**You’re ${say.money(gap)} above a RAP income step.** At ${say.money(edge)} or less you’d pay ${say.cents(to)} a month, not ${say.cents(from)}: ${say.money(saved)} less a year. Pre-tax 401(k) or HSA contributions lower AGI.`,
  belowJoint: ({ gap, edge, from, to, saved }: Step, say: Say) =>
    `**Your joint AGI is ${say.money(gap)} above a RAP income step.** At ${say.money(edge)} or less you’d pay ${say.cents(to)} a month, not ${say.cents(from)}: ${say.money(saved)} less a year.`,
  above: ({ edge, jump }: { edge: number; jump: number }, say: Say) =>
    `**RAP’s next income step is at ${say.money(edge)}.** One dollar more raises your payment by ${say.cents(jump)} a month, because the percentage applies to your whole income.`,
}

export const planWords = {
  taxed: (v: { plan: string; forgiven: number; month: string; since: number; tax: number }, say: Say) =>
    `**${v.plan} would forgive ${say.money(v.forgiven)} in ${say.month(v.month)}**, which is taxable again since ${v.since}: about ${say.money(v.tax)} in federal tax that year. If you’re insolvent then, Form 982 could lower it.`,
  serviceNow: ({ forgiven, plan }: { forgiven: number; plan: string }, say: Say) =>
    `**PSLF would forgive ${say.money(forgiven)} now with ${plan}**, free of federal tax. Graduated, extended and tiered payments don’t count toward it here.`,
  serviceLater: ({ forgiven, plan, left }: { forgiven: number; plan: string; left: number }, say: Say) =>
    `**PSLF would forgive ${say.money(forgiven)} after ${say.count(left, 'more payment', 'more payments')} with ${plan}**, free of federal tax. Graduated, extended and tiered payments don’t count toward it here.`,
  serviceNothing: ({ left }: { left: number }, say: Say) =>
    `**PSLF would forgive nothing here.** You’d pay off the loans that count before making the ${say.count(left, 'payment', 'payments')} you still need.`,
  serviceNoPlan: () => '**PSLF would forgive nothing here.** No plan open to these loans counts toward it.',
  grows: ({ plan, owed, top }: { plan: string; owed: number; top: number }, say: Say) =>
    `**With ${plan}, your balance would grow at first**, from ${say.money(owed)} to ${say.money(top)}, because the payments don’t cover the interest.`,
  waived: ({ waived }: { waived: number }, say: Say) =>
    `**RAP would waive ${say.money(waived)} of interest**, as long as you make each payment on time.`,
  matched: ({ matched }: { matched: number }, say: Say) =>
    `**RAP would pay ${say.money(matched)} of your principal**, as long as you make each payment on time.`,
  waivedAndMatched: ({ waived, matched }: { waived: number; matched: number }, say: Say) =>
    `**RAP would waive ${say.money(waived)} of interest and pay ${say.money(matched)} of your principal**, as long as you make each payment on time.`,
  end: ({ plans, ends, next }: { plans: string; ends: string; next: string }, say: Say) =>
    `**${plans} ends by ${say.date(ends)}.** Our numbers then switch to ${next}. You’d choose your next plan before that date.`,
  endBoth: ({ plans, ends, next }: { plans: string; ends: string; next: string }, say: Say) =>
    `**${plans} end by ${say.date(ends)}.** Our numbers then switch to ${next}. You’d choose your next plan before that date.`,
  endSplit: ({ plans, ends }: { plans: string; ends: string }, say: Say) =>
    `**${plans} end by ${say.date(ends)}.** Our numbers then switch from PAYE to RAP and from ICR to IBR, because a consolidation with Parent PLUS can’t use RAP.`,
  joining: ({ from }: { from: string }, say: Say) =>
    `**From ${say.date(from)}, only borrowers already in PAYE or ICR can use them.** The exception is ICR for a consolidation with Parent PLUS (34 CFR 685.209(c)).`,
  payeLoan: () =>
    '**PAYE also requires a federal loan made in October 2011 or later.** Check your loan dates on StudentAid.gov.',
  today: (
    { plan, cost, other, otherCost }: { plan: string; cost: number; other: string; otherCost: number },
    say: Say,
  ) =>
    `**In today’s dollars, ${plan} costs least**: ${say.money(cost)}, compared with ${say.money(otherCost)} for ${other}. Later payments weigh less once prices have risen.`,
  parentPlus: () =>
    '**Parent PLUS loans can’t use an income-driven plan.** Here they stay on a standard plan next to it. Consolidating them changes which plans you can use.',
  parentConsolidation: ({ ends }: { ends: string }, say: Say) =>
    `**A consolidation with Parent PLUS can use IBR only after a payment under ICR**, made before ${say.date(ends)}.`,
  notIncluded: () =>
    'Not included: missed payments, pauses, state tax, changes in your family, and future laws. Unpaid interest counts as principal. Your servicer’s numbers are the ones that count.',
}

export const filingWords = {
  separate: ({ plan, saved, loans, tax }: Filing, say: Say) =>
    `**Filing separately would save you ${say.money(saved)} in the first year with ${plan}.** It would ${loans} and ${tax}. Check again each year.`,
  joint: ({ plan, saved, loans, tax }: Filing, say: Say) =>
    `**Filing jointly would save you ${say.money(saved)} in the first year with ${plan}.** Filing separately would ${loans} and ${tax}. Check again each year.`,
  same: ({ plan, loans, tax }: Filing) =>
    `**Filing jointly or separately costs the same in the first year with ${plan}.** Filing separately would ${loans} and ${tax}.`,
  loans: {
    lower: ({ amount }: { amount: number }, say: Say) => `lower your combined loan payments by ${say.money(amount)}`,
    raise: ({ amount }: { amount: number }, say: Say) => `raise your combined loan payments by ${say.money(amount)}`,
    same: () => 'leave your loan payments the same',
  },
  tax: {
    add: ({ amount }: { amount: number }, say: Say) => `add ${say.money(amount)} in federal tax`,
    cut: ({ amount }: { amount: number }, say: Say) => `cut federal tax by ${say.money(amount)}`,
    same: () => 'leave your federal tax the same',
  },
}

export const refinanceWords = {
  one: ({ total, payment, against }: { total: number; payment: number; against: string }, say: Say) =>
    `**Refinancing would cost ${say.money(total)} total**, at ${say.cents(payment)} a month: ${against}. You can’t undo it: income-driven plans, forgiveness and federal pauses would be gone.`,
  less: ({ amount, plan }: { amount: number; plan: string }, say: Say) => `${say.money(amount)} less than ${plan}`,
  more: ({ amount, plan }: { amount: number; plan: string }, say: Say) => `${say.money(amount)} more than ${plan}`,
}
