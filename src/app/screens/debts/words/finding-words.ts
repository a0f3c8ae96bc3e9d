/** Findings on a payoff plan: at most 35 words each. */
import { american as say } from '#calculators/kit/say.ts'

export const findingWords = {
  deferredSafe: (v: { name: string; ends: string; at: number }) =>
    `**${v.name} would be paid off before its offer ends on ${say.date(v.ends)}.** That avoids at least ${say.money(v.at)} of deferred interest.`,
  deferredLost: (v: { name: string; ends: string; charged: number }) =>
    `**${v.name} wouldn’t be paid off when its offer ends on ${say.date(v.ends)}.** About ${say.money(v.charged)} of deferred interest would be added. You could pay it off before then.`,
  offerLeft: (v: { name: string; ends: string; left: number; apr: number }) =>
    `**When the ${v.name} offer ends on ${say.date(v.ends)}, about ${say.money(v.left)} would be left.** From then on, that’s charged ${say.percent(v.apr * 100)}.`,
  offerCleared: (v: { name: string; ends: string }) =>
    `**${v.name} would be paid off before its offer ends** on ${say.date(v.ends)}, so the higher APR never starts.`,
  growingOthers: (v: { count: number }) =>
    `**${say.count(v.count, 'more debt grows', 'more debts grow')} even though you pay.** You could ask those lenders for a lower rate or a hardship plan.`,
  growing: (v: { name: string; interest: number; payment: number }) =>
    `**${v.name} grows even though you pay.** Its interest is ${say.money(v.interest)} a month and you pay ${say.money(v.payment)}. Anything above that starts to bring it down.`,
  extraTooHigh: (v: { extra: number; left: number }) =>
    `**The extra ${say.money(v.extra)} is more than the ${say.money(v.left)} left in your month.** A plan lasts longer when it fits your budget.`,
  more: (v: { more: number; sooner: number; saved: number }) =>
    `**${say.money(v.more)} more a month would finish your plan ${say.months(v.sooner)} sooner** and save ${say.money(v.saved)} in interest.`,
  moreSaves: (v: { more: number; saved: number }) =>
    `**${say.money(v.more)} more a month would save ${say.money(v.saved)} in interest.**`,
  minimums: (v: { month: string; cost: number }) =>
    `**Paying only the minimums would take until ${say.month(v.month)}** and cost ${say.money(v.cost)} more in interest than this plan.`,
  minimumsNever: '**Paying only the minimums would never clear these debts.** This plan does.',
  freed: (v: { count: number; freed: number }) =>
    `**In a year, ${say.count(v.count, 'debt', 'debts')} would be gone.** Your required payments drop by ${say.money(v.freed)} a month.`,
  cards: (v: { owed: number; apr: number }) =>
    `**You’re paying ${say.percent(v.apr * 100, 1)} on ${say.money(v.owed)} of card debt.** You could compare one loan or a balance transfer at a lower rate.`,
}
export const findingLinks = {
  budget: 'Check your budget',
  consolidation: 'Compare one loan',
  cards: 'Pay off these cards',
  strategies: 'Compare strategies',
}
export const findingsTitle = 'About your plan'
