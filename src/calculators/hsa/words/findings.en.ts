/** What the findings say: what is true, why it matters, what you could do. */
import type { Say } from '../../kit/say.ts'

interface InYear {
  readonly year: number
}

export const planWords = {
  deductible: ({ entered, least, year }: InYear & { entered: number; least: number }, say: Say) =>
    `**A ${say.money(entered)} deductible is too low for an HSA.** The plan needs at least ${say.money(least)} in ${year}. You could compare HSA-eligible plans at your next enrollment.`,
  outOfPocket: ({ entered, most, year }: InYear & { entered: number; most: number }, say: Say) =>
    `**A ${say.money(entered)} out-of-pocket maximum is too high for an HSA.** The most a plan may have in ${year} is ${say.money(most)}.`,
  exchange: ({ from, year }: InYear & { from: number }) =>
    `**Bronze and catastrophic exchange plans all qualify only from ${from} on.** For ${year}, check your plan by its numbers.`,
  noFamily: () =>
    '**You have no month of family coverage**, so we count your spouse as not covered. Choose “Family” above, or another answer for your spouse.',
}

export const eligibleWords = {
  spouseOnly: () =>
    '**You can’t put money in your own HSA**: only your spouse is eligible, or your spouse has used the whole family limit.',
  none: ({ year }: InYear) =>
    `**No month of ${year} has coverage that counts.** Money already in your HSA stays yours, and you can still use it for medical bills.`,
  medicare: ({ year }: InYear) =>
    `**No month of ${year} counts once you’re on Medicare.** Money already in your HSA stays yours, and you can still use it for medical bills.`,
}

interface Over {
  readonly excess: number
  readonly excise: number
  readonly date: string
}
export const overWords = {
  inTime: ({ excess, excise, date }: Over, say: Say) =>
    `**${say.money(excess)} is over the limit.** Ask your HSA bank to return it with its earnings by ${say.date(date)}. Left in, it costs ${say.money(excise)} in tax (6%) every year.`,
  extended: ({ excess, excise, date }: Over, say: Say) =>
    `**${say.money(excess)} is over the limit.** If you filed on time or with an extension, ask your HSA bank to return it by ${say.date(date)}. Left in, it costs ${say.money(excise)} in tax (6%) every year.`,
  late: ({ excess, excise, date }: Over, say: Say) =>
    `**${say.money(excess)} is over the limit**, and the last day to avoid the 6% tax was ${say.date(date)}. Taking it out soon stops ${say.money(excise)} more each year.`,
  returned: ({ date }: Pick<Over, 'date'>, say: Say) =>
    `**What the returned money earned is taxed**, as income for the year you get it back. If you file on time, or with an extension, you have until ${say.date(date)} to ask.`,
  returnedLate: () =>
    '**What the returned money earned is taxed**, as income for the year you get it back. You can’t deduct the returned money itself.',
  spouse: ({ over }: { over: number }, say: Say) =>
    `**${say.money(over)} of the excess is in your spouse’s HSA.** Each account’s bank returns its own part, and money over a limit saves no tax.`,
}

export const roomWords = {
  open: ({ more, date, year }: InYear & { more: number; date: string }, say: Say) =>
    `**You can still put in ${say.money(more)} for ${year}**, until ${say.date(date)}. After December, you’d pay it in directly.`,
  closed: ({ more, date, year }: InYear & { more: number; date: string }, say: Say) =>
    `**You could have put in ${say.money(more)} more for ${year}.** The last day was ${say.date(date)}.`,
}

interface Payroll {
  readonly more: number
  /** Withheld from pay; the rest is tax and credits that look at pay. */
  readonly withheld: number
}
export const payrollWords = {
  directBetter: ({ more, withheld }: Payroll, say: Say) =>
    `**Paying from your bank saves you ${say.money(more)} more than payroll.** Payroll avoids ${say.money(withheld)} of Social Security and Medicare tax, but tax credits that grow with pay shrink by more.`,
  good: ({ more }: Payroll, say: Say) =>
    `**Paying in through payroll saves you ${say.money(more)} more than from your bank**, because it also avoids Social Security and Medicare tax. Social Security later may be slightly lower.`,
  goodPartly: ({ more, withheld }: Payroll, say: Say) =>
    `**Paying in through payroll saves you ${say.money(more)} more than from your bank.** ${say.money(withheld)} is Social Security and Medicare tax withheld; the rest shows up on your tax return.`,
  act: ({ more }: Payroll, say: Say) =>
    `**Through payroll, the same money would save you ${say.money(more)} more**, because it avoids Social Security and Medicare tax. You could ask whether your employer offers it.`,
  actPartly: ({ more, withheld }: Payroll, say: Say) =>
    `**Through payroll, the same money would save you ${say.money(more)} more.** ${say.money(withheld)} is Social Security and Medicare tax withheld; the rest shows up on your tax return.`,
}

interface InState {
  readonly state: string
  readonly tax: number
}
export const stateWords = {
  taxed: ({ state, employer, growth }: { state: string; employer: string; growth: string }) =>
    `**${state} taxes HSAs.** You can’t deduct contributions there${employer}${growth}. Our HSA balance leaves that tax out.`,
  employer: ({ tax }: { tax: number }, say: Say) => `; employer money costs you ${say.money(tax)} in tax`,
  growth: ({ tax }: { tax: number }, say: Say) => `; growth costs about ${say.money(tax)} a year`,
  creditsShrink: ({ state, tax }: InState, say: Say) =>
    `**Your ${state} tax credits shrink by ${say.money(tax)}**, because they’re based on pay and your contributions lower it.`,
  saves: ({ state, tax }: InState, say: Say) => `**Your ${state} income tax drops by ${say.money(tax)}.**`,
  nothing: ({ state }: InState) =>
    `**${state} saves you $0 here.** It doesn’t tax this pay, or you have no state tax left to lower.`,
}

interface Test {
  readonly risk: number
  readonly cost: number
  readonly safe: number
  readonly date: string
}
export const testWords = {
  medicare: ({ risk, cost, safe, date }: Test, say: Say) =>
    `**Starting Medicare before ${say.date(date)} would cost you about ${say.money(cost)}**, because ${say.money(risk)} needs the last-month rule. If no more than ${say.money(safe)} goes in, there’s no extra cost.`,
  stay: ({ risk, cost, date }: Test, say: Say) =>
    `**${say.money(risk)} depends on the last-month rule.** Stay covered until ${say.date(date)}. If not, it’s taxed as income plus 10%, about ${say.money(cost)}.`,
  ends: ({ risk, cost, safe, date }: Test, say: Say) =>
    `**Ending coverage before ${say.date(date)} would cost you about ${say.money(cost)}**, because ${say.money(risk)} needs the last-month rule. If no more than ${say.money(safe)} goes in, there’s no extra cost.`,
  medicareSoon: ({ risk, safe, date }: Omit<Test, 'cost'>, say: Say) =>
    `**${say.money(risk)} of your limit needs coverage until ${say.date(date)}**, and Medicare begins before that. Anything you put in above ${say.money(safe)} would be taxed as income plus 10%.`,
  endsSoon: ({ risk, safe, date }: Omit<Test, 'cost'>, say: Say) =>
    `**${say.money(risk)} of your limit needs coverage until ${say.date(date)}**, and yours ends before that. Anything you put in above ${say.money(safe)} would be taxed as income plus 10%.`,
  notNeeded: ({ adds, date }: { adds: number; date: string }, say: Say) =>
    `**The last-month rule adds ${say.money(adds)} to your limit**, because you’re covered on December 1. You don’t use it yet. If you do, stay covered until ${say.date(date)}.`,
}

export const medicareWords = {
  counts: ({ month }: { month: string }, say: Say) =>
    `**Medicare counts from ${say.month(month)}**, so you can’t contribute from then on. After 65, applying reaches back up to 6 months. If you were born on the 1st, it’s a month earlier.`,
  near: () =>
    '**Plan your last contribution.** After 65, Medicare starts up to 6 months before you apply for it or for Social Security. You could stop contributions, including your employer’s, 6 months ahead.',
}

export const coupleWords = {
  shared: ({ total, shared, year }: InYear & { total: number; shared: number }, say: Say) =>
    `**As a couple, you can put in ${say.money(total)} for ${year}.** You share one family limit of ${say.money(shared)} and can split it as you like.`,
  sharedCatchUp: (
    { total, shared, catchUp, year }: InYear & { total: number; shared: number; catchUp: number },
    say: Say,
  ) =>
    `**As a couple, you can put in ${say.money(total)} for ${year}**: a family limit of ${say.money(shared)} to split, plus catch-ups. Your spouse’s ${say.money(catchUp)} must go in their own HSA.`,
  catchUp: ({ total, catchUp, year }: InYear & { total: number; catchUp: number }, say: Say) =>
    `**As a couple, you can put in ${say.money(total)} for ${year}.** Your spouse’s ${say.money(catchUp)} catch-up contribution must go in their own HSA.`,
}

interface Ways {
  readonly ahead: number
  readonly years: number
  readonly receipts: number
}
export const useWords = {
  same: ({ years, receipts }: Ways, say: Say) =>
    `**Keeping receipts and spending as you go come out the same after ${say.years(years)}.** Receipts for ${say.about(receipts)} let you take that much out tax-free.`,
  keep: ({ ahead, years, receipts }: Ways, say: Say) =>
    `**Keeping receipts would leave you ${say.about(ahead)} more after ${say.years(years)}, after tax.** You’d pay bills yourself, and could take ${say.about(receipts)} out tax-free at any time.`,
  spend: ({ ahead, years, receipts }: Ways, say: Say) =>
    `**Spending as you go would leave you ${say.about(ahead)} more after ${say.years(years)}, after tax.** Receipts for ${say.about(receipts)} would still let you take that much out tax-free.`,
  uncovered: () =>
    '**We assume your contributions continue**, although no plan covers you in December. Set your contribution to 0 to see the HSA without new money.',
}

export const afterAge = () =>
  '**After 65, you can use an HSA for anything**: you’d pay income tax but no 20% penalty. Before 65, you’d pay both. Medical bills are tax-free at any age.'

export const notIncluded = {
  plain: () =>
    'Not included: coverage that rules out an HSA (general FSA, most HRAs, TRICARE), premiums, rollovers from an IRA, self-employment. Returns and bills are estimates, and taxes are based on pay alone.',
  spouseAge: () =>
    'Not included: coverage that rules out an HSA (general FSA, most HRAs, TRICARE), premiums, rollovers from an IRA, self-employment. Taxes are based on pay alone, with a spouse your age.',
  spouse: () =>
    'Not included: your spouse’s tax savings, coverage that rules out an HSA (general FSA, most HRAs, TRICARE), premiums, rollovers from an IRA, self-employment. Taxes are based on pay alone.',
}
