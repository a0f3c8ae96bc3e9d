/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Named {
  readonly name: string
}
interface Return {
  readonly cash: number
  readonly rate: number
  readonly earns: number
  readonly months: number
}
const earned = ({ cash, rate, earns, months }: Return, say: Say): string =>
  `**The extra ${say.money(cash)} up front earns ${say.percent(rate, 1)} a year** if you keep the loan ${say.months(months)}, compared with ${say.percent(earns)} in savings.`
export const returnWords = {
  alone: earned,
  smallerLoanBehind: (v: Return & { difference: number }, say: Say) =>
    `${earned(v, say)} Borrowing that much less instead would leave you ${say.money(v.difference)} behind.`,
  smallerLoanAhead: (v: Return & { difference: number }, say: Say) =>
    `${earned(v, say)} Borrowing that much less instead would leave you ${say.money(v.difference)} ahead.`,
}

interface Credit extends Named {
  readonly saved: number
  readonly until: number
}
export const creditWords = {
  wholeTime: ({ name, saved }: Named & { saved: number }, say: Say) =>
    `**${name} stays ahead of your first option the whole time.** It costs ${say.money(saved)} less at closing, and the higher rate never uses up those savings.`,
  noHigher: ({ name, saved }: Named & { saved: number }, say: Say) =>
    `**${name} stays ahead of your first option the whole time.** It costs ${say.money(saved)} less at closing, at a rate that’s no higher.`,
  leavesBefore: ({ name, saved, until }: Credit, say: Say) =>
    `**${name} saves you ${say.money(saved)} at closing and stays ahead for ${say.months(until)}.** You plan to leave before that.`,
  staysLonger: ({ name, saved, until }: Credit, say: Say) =>
    `**${name} saves you ${say.money(saved)} at closing and stays ahead for ${say.months(until)}.** You plan to stay at least that long, so the higher rate uses up those savings.`,
}

interface Past {
  readonly drop: number
  readonly months: number
  /** Percent points of the past periods. */
  readonly share: number
  readonly from: string
}
const drops = ({ drop }: { drop: number }, say: Say): string =>
  `${say.number(drop, 3)} ${drop === 1 ? 'point' : 'points'}`
export const pastWords = {
  fell: (v: Past & Named & { ahead: number }, say: Say) =>
    `**Rates fell ${drops(v, say)} within ${say.months(v.months)} in ${say.percent(v.share, 0)} of periods since ${v.from}.** Counting a refinance each time, ${v.name} beat your first option in ${say.percent(v.ahead, 0)} of all periods.`,
  mostOften: ({ name, share, from }: Named & { share: number; from: string }, say: Say) =>
    `**${name} was best most often**: in ${say.percent(share, 0)} of periods since ${from}, counting an early refinance whenever rates fell far enough.`,
}

interface Buydown {
  readonly kind: string
  readonly cost: number
  readonly first: number
  readonly full: number
  /** The year of the first full payment. */
  readonly year: number
}
export const buydownWords = {
  own: ({ kind, cost, first, full, year }: Buydown, say: Say) =>
    `**A ${kind} buydown you pay for just gives you back your own ${say.money(cost)}**: ${say.money(first)} a month at first, ${say.money(full)} from year ${year}. You could ask the seller or builder to pay.`,
  others: ({ kind, cost, first, full, year, points }: Buydown & { points: number }, say: Say) =>
    `**The ${kind} buydown is worth the ${say.money(cost)} someone else pays.** You’d pay ${say.money(first)} a month at first, ${say.money(full)} from year ${year}. Compare it with ${say.number(points, 2)} points or a lower price.`,
  early: () =>
    '**You’d leave before the buydown ends.** We count what’s left in its account as lost. Ask your lender who’d get it.',
  overLimits: () => '**Fannie Mae doesn’t accept this buydown.** It limits each step to one point a year.',
}

export const otherWords = {
  aprTrap: (v: { lowest: string; apr: number; months: number; winner: string }, say: Say) =>
    `**The lowest APR isn’t your lowest cost.** ${v.lowest} has an APR of ${say.percent(v.apr, 3)} over the full term. Over ${say.months(v.months)}, ${v.winner} costs less.`,
  sooner: ({ simple, full, name }: Named & { simple: number; full: number }, say: Say) =>
    `**The simple break-even for ${name} is ${say.months(simple)}.** It leaves out that you’d owe less, so it’s really ${say.months(full)}.`,
  later: (
    { simple, full, name, forgets }: Named & { simple: number; full: number; forgets: readonly string[] },
    say: Say,
  ) =>
    `**The simple break-even for ${name} is ${say.months(simple)}.** It leaves out ${say.list(forgets)}, so it’s really ${say.months(full)}.`,
  forgets: { earnings: 'what your cash could earn', deduction: 'the smaller deduction' },
  taxesAtOnce: (v: { rate: number; limit: number; separate: number }, say: Say) =>
    `**We count a ${say.percent(v.rate)} tax break** on interest for up to ${say.money(v.limit)} of debt (${say.money(v.separate)} if Married filing separately), and on points in year 1.`,
  taxesOverTerm: (v: { rate: number; limit: number; separate: number }, say: Say) =>
    `**We count a ${say.percent(v.rate)} tax break** on interest for up to ${say.money(v.limit)} of debt (${say.money(v.separate)} if Married filing separately), and on points spread over the term.`,
  notIncluded: () =>
    'Not included: closing costs that are the same for every option, mortgage insurance and rate lock fees. Amounts are in future dollars.',
}
