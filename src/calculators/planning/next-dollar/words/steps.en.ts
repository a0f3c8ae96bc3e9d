/** What each step is called, how large it is, why it stands where it does, and what leaving it out does. */

import type { Say } from '#calculators/kit/say.ts'
import type { HealthReason } from '#engine/planning/next-dollar/health-room.ts'
import type { IraReason } from '#engine/planning/next-dollar/ira-rooms.ts'
import type { AbsenceReason } from '#engine/planning/next-dollar/size-steps.ts'
import type { OrderStep } from '#facts/household/spending-orders.ts'

export const stepTitles: Readonly<Record<OrderStep, string>> = {
  starter: 'Starter emergency fund',
  match: 'Full employer match',
  'high-apr': 'High-interest debt',
  emergency: 'Full emergency fund',
  'moderate-apr': 'Moderate-interest debt',
  hsa: 'Health savings account (HSA)',
  ira: 'IRA',
  goals: 'Goals with a date',
  'retirement-share': '15% of pay for retirement',
  education: 'College savings (529)',
  workplace: 'The rest of your 401(k)',
  'invest-share': 'Invest 25% of pay',
  'low-apr': 'Lower-interest debt',
  taxable: 'Taxable investing',
}
/** The same inside a sentence. */
export const stepInside: Readonly<Record<OrderStep, string>> = {
  starter: 'your starter emergency fund',
  match: 'your employer match',
  'high-apr': 'your high-interest debt',
  emergency: 'your emergency fund',
  'moderate-apr': 'moderate-interest debt',
  hsa: 'your HSA',
  ira: 'your IRA',
  goals: 'goals with a date',
  'retirement-share': 'saving 15% of pay',
  education: 'college savings',
  workplace: 'the rest of your 401(k)',
  'invest-share': 'investing 25% of pay',
  'low-apr': 'your lower-interest debt',
  taxable: 'a taxable account',
}

export interface StepFacts {
  /** Dollars. */
  readonly cash: number
  readonly target: number
  readonly months: number
  readonly essentials: number
  /** What the starter fund is measured by. */
  readonly by: 'floor' | 'month' | 'deductible'
  /** A month. */
  readonly toMatch: number
  readonly matched: number
  readonly matchRate: number
  /** Percent points. */
  readonly topApr: number
  readonly bottomApr: number
  readonly costlyApr: number
  readonly cardApr: number
  readonly growth: number
  readonly owed: number
  /** Of it, at a lower rate while an offer lasts. */
  readonly atOffer: number
  readonly debts: number
  readonly taxNow: number
  readonly taxLater: number
  /** Of a dollar of health savings: income tax and payroll tax. */
  readonly healthSaves: number
  /** A month. */
  readonly room: number
  readonly yearly: number
  readonly children: number
  readonly perMonth: number
  readonly goals: number
  readonly share: number
  readonly roth: number
  readonly traditional: number
}

const per = (amount: number, say: Say) => `${say.money(amount)} a month`

/** How large the step is for this household. */
export const stepSizes: Readonly<Record<OrderStep, (facts: StepFacts, say: Say) => string>> = {
  starter: ({ cash, target, by }, say) =>
    `The target is ${say.money(target)}${by === 'month' ? ', one month of essentials' : by === 'deductible' ? ', your largest deductible' : ''}. You have ${say.money(cash)} in the bank.`,
  match: ({ toMatch, matched }, say) =>
    `If you put in ${say.money(toMatch)} more a month, your employer adds another ${say.money(matched)}.`,
  'high-apr': ({ owed, debts, costlyApr, atOffer }, say) =>
    `You owe ${say.money(owed)} on ${say.count(debts, 'debt', 'debts')} at ${say.percent(costlyApr)} or more${atOffer > 0 ? `, counting ${say.money(atOffer)} at a low offer for now` : ''}.`,
  emergency: ({ target, months, essentials }, say) =>
    `The target is ${say.money(target)}: ${say.number(months, 1)} months of essentials at ${say.money(essentials)}.`,
  'moderate-apr': ({ owed, debts }, say) =>
    `You owe ${say.money(owed)} on ${say.count(debts, 'debt', 'debts')} between 4% and the high-interest rate, not counting a mortgage.`,
  hsa: ({ room, yearly }, say) => `The limit is ${say.money(yearly)} a year. You could add ${per(room, say)}.`,
  ira: ({ room, roth, traditional }, say) =>
    `You could put in up to ${per(room, say)}: ${roth > 0 && traditional > 0 ? `${say.money(roth)} Roth and ${say.money(traditional)} traditional` : roth > 0 ? 'Roth' : 'traditional'}.`,
  goals: ({ goals, perMonth }, say) =>
    `${say.count(goals, 'goal needs', 'goals need')} ${per(perMonth, say)} to be on time.`,
  'retirement-share': ({ share }, say) => `15% of your pay is ${per(share, say)}, your employer’s money included.`,
  education: ({ children, perMonth }, say) =>
    `${say.count(children, 'child', 'children')}: ${per(perMonth, say)} would pay the share in your settings.`,
  workplace: ({ room }, say) => `The yearly limit leaves room for ${per(room, say)} more.`,
  'invest-share': ({ share }, say) => `25% of your pay is ${per(share, say)}, with what goes to retirement already.`,
  'low-apr': ({ owed, debts }, say) =>
    `You owe ${say.money(owed)} on ${say.count(debts, 'other debt', 'other debts')}.`,
  taxable: () => 'There’s no limit. Whatever is left after the other steps goes here.',
}

/** Why it comes before the next one. */
export const stepReasons: Readonly<Record<OrderStep, (facts: StepFacts, say: Say) => string>> = {
  starter: ({ cardApr }, say) =>
    `A repair or a deductible paid from savings doesn’t end up on a card at ${say.percent(cardApr)}. A small fund is enough to start.`,
  match: ({ matchRate }, say) =>
    `Your employer adds ${say.money(matchRate * 100)} for every $100 right away. A match you don’t take this year is gone.`,
  'high-apr': ({ topApr, growth }, say) =>
    `Paying it off saves up to ${say.percent(topApr)} a year for certain. Investing might make ${say.percent(growth)}, and might not.`,
  emergency: ({ months }, say) =>
    `If pay stops, it keeps you going for about ${say.number(months, 1)} months. Money invested earlier might have to be sold at a bad time.`,
  'moderate-apr': ({ topApr, bottomApr, growth }, say) =>
    `Paying it off saves ${bottomApr === topApr ? say.percent(topApr) : `${say.percent(bottomApr)} to ${say.percent(topApr)}`} for certain. That’s close to the ${say.percent(growth)} investing might make.`,
  hsa: ({ healthSaves }, say) =>
    `It saves about ${say.percent(healthSaves, 0)} in taxes going in and is tax-free for health care. No other account does both.`,
  ira: ({ roth, traditional, taxNow, taxLater }, say) =>
    roth >= traditional
      ? 'It grows tax-free, you choose the funds, and what you put in can come out any time without tax.'
      : `You’d save about ${say.percent(taxNow, 0)} tax now and pay about ${say.percent(taxLater, 0)} later, and you choose the funds.`,
  goals: () =>
    'Money needed within a few years can’t wait out a bad market, so it’s saved in cash before more is invested.',
  'retirement-share': () =>
    'Rules of thumb for retirement say about 15% of pay. Later steps are for saving beyond that.',
  education: () =>
    'It grows tax-free for school. Retirement comes first, because there are loans for college and none for retirement.',
  workplace: ({ taxNow }, say) =>
    `It has the highest limit of all these accounts and saves about ${say.percent(taxNow, 0)} income tax on each dollar.`,
  'invest-share': () =>
    'After the accounts with tax breaks are full, this is for retiring early or building a reserve.',
  'low-apr': ({ topApr, growth }, say) =>
    topApr > growth
      ? `Paying it off saves up to ${say.percent(topApr)}, about what investing might make. Accounts with tax breaks come first here.`
      : `Paying it off saves ${say.percent(topApr)} at most. Investing might make ${say.percent(growth)}, so it waits.`,
  taxable: () => 'You can take the money out any time. It comes last because every account before it has a tax break.',
}

export const skipWords = {
  costs: (amount: number, years: number, say: Say) =>
    `Skipping it would leave you about ${say.money(amount)} poorer after ${years} years.`,
  even: 'Skipping it changes little in these numbers: the next steps do about as well.',
  gains: (amount: number, years: number, say: Say) =>
    `Skipping it would leave you about ${say.money(amount)} ahead after ${years} years: later steps do better on these assumptions.`,
  /** Of cash, which earns less than what comes after it. */
  idle: (amount: number, years: number, say: Say) =>
    `Skipping it would leave you about ${say.money(amount)} ahead after ${years} years, if nothing goes wrong.`,
  /** What cash is for. */
  risk: (bill: number, apr: number, say: Say) =>
    `Without it, ${say.money(bill)} of bills on a card at ${say.percent(apr)} would cost ${say.money(bill * (apr / 100))} a year in interest.`,
} as const

export const doneWords: Readonly<Partial<Record<OrderStep, (facts: StepFacts, say: Say) => string>>> = {
  starter: ({ cash, target }, say) =>
    `Done: you have ${say.money(cash)}, and ${say.money(target)} is enough for this step.`,
  emergency: ({ target, months }, say) =>
    `Done: your cash covers ${say.number(months, 1)} months of essentials (${say.money(target)}).`,
  'retirement-share': ({ share }, say) => `Done: ${per(share, say)} or more goes to retirement already.`,
  'invest-share': ({ share }, say) => `Done: ${per(share, say)} or more is invested already.`,
}

export const absenceWords: Readonly<Record<AbsenceReason, string>> = {
  'no-plan': 'There’s no 401(k) or similar plan in your accounts.',
  'no-match': 'Your plan’s match isn’t in your accounts. Add it if your employer offers one.',
  'match-pay-unknown': 'Add your pay before taxes, so we can work out the match.',
  'match-taken': 'Done: you already get all of your employer’s match.',
  'no-such-debts': 'You have no debt of this kind.',
  'no-children': 'No child with a birth month before college age is in your household.',
  'college-covered': 'Done: your 529 is on track for the share in your settings.',
  'no-dated-goals': 'You have no goal with a date ahead and money missing.',
  'essentials-unknown': 'Add your essential costs, so we can size the fund.',
  'pay-unknown': 'Add your pay before taxes, so we can work out the share.',
  'plan-full': 'Done: your plan already gets all the law allows this year.',
  health: '',
  ira: '',
}
export const healthAbsence: Readonly<Record<HealthReason, (limit: number, say: Say) => string>> = {
  'has-account': () => 'Done: your HSA already gets all the law allows this year.',
  'said-so': () => 'Done: your HSA already gets all the law allows this year.',
  'said-none': () => 'Your health plan doesn’t qualify for an HSA.',
  'no-account': () => 'You have no HSA in your accounts. If your health plan qualifies, choose that in the settings.',
  'deductible-low': (least, say) => `Your health plan’s deductible is under the ${say.money(least)} an HSA needs.`,
  'medicare-age': () => 'From 65 on, Medicare usually ends HSA deposits.',
}
export const iraWords: Readonly<Record<IraReason, string>> = {
  'roth-as-published': 'This order names a Roth IRA.',
  'roth-tax-now-lower': 'Roth, because a deduction would save no more tax now than you’d pay later.',
  'roth-not-deductible': 'Roth, because a traditional IRA isn’t deductible at your income with a plan at work.',
  'traditional-tax-now-higher': 'Traditional, because the deduction saves more tax now than you’d pay later.',
  'traditional-over-roth-limit': 'Traditional, because your income is over the Roth limit.',
  'over-both-limits': 'Your income is over the limits for a Roth and for a deduction.',
  'no-pay': 'An IRA needs pay from work, and there’s none to count.',
  'income-unknown': 'Add your pay before taxes: we couldn’t check the income limits.',
}
