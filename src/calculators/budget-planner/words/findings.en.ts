/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

/** One expense of the plan or one category with dollars a month. */
export interface Named {
  readonly name: string
  readonly amount: number
}
const expense = ({ name, amount }: Named, say: Say): string => `${name} (${say.money(amount)})`
const by = ({ name, amount }: Named, say: Say): string => `${name} by ${say.money(amount)}`

/** The first of a list, and how many more there are. */
export interface Some<T> {
  readonly first: readonly T[]
  readonly more: number
}
const listed = <T>({ first, more }: Some<T>, text: (one: T) => string, say: Say): string =>
  more > 0 ? `${first.map(text).join(', ')} and ${more} more` : say.list(first.map(text))

export const overageWords = {
  over: ({ overage, largest }: { overage: number; largest: readonly Named[] }, say: Say) =>
    `**Your plan is ${say.money(overage)} a month over your income.** That means less savings or more debt. Consider reducing: ${say.list(largest.map((one) => expense(one, say)))}.`,
  bills: ({ above }: { above: number }, say: Say) =>
    `**Your bills come to ${say.money(above)} a month more than you planned for them.** Your account forecast counts the bills, but what’s left each month counts the plan. You could raise the plan.`,
}

interface Low {
  readonly date: string
  readonly balance: number
}
export const lowestWords = {
  planLoses: ({ date, loses }: { date: string; loses: number }, say: Say) =>
    `**Your account would go below zero on ${say.date(date)}.** Your plan loses ${say.money(loses)} a month, so moving due dates would only delay it. You could spend less or bring in more.`,
  billsLose: ({ date, loses }: { date: string; loses: number }, say: Say) =>
    `**Your account would go below zero on ${say.date(date)}.** Your plan and its bills lose ${say.money(loses)} a month, so moving due dates would only delay it. You could spend less.`,
  timing: ({ date, missing }: { date: string; missing: number }, say: Say) =>
    `**Your account would go below zero on ${say.date(date)}**, even though your plan works over the year. Having ${say.money(missing)} more in the account today would prevent it.`,
  timingWithBills: ({ date, missing }: { date: string; missing: number }, say: Say) =>
    `**Your account would go below zero on ${say.date(date)}**, even though your plan works over the year. Adding ${say.money(missing)} today would prevent it, and so might moving a bill to after payday.`,
  underMinimum: ({ date, balance, short, buffer }: Low & { short: number; buffer: number }, say: Say) =>
    `**Your balance would fall to ${say.money(balance)} on ${say.date(date)}.** That’s ${say.money(short)} under your ${say.money(buffer)} minimum. You could put off some spending until after payday.`,
  fine: ({ date, balance, above }: Low & { above: number }, say: Say) =>
    `**Your lowest balance in the next 12 months is ${say.money(balance)}**, on ${say.date(date)}. That’s ${say.money(above)} above your minimum, which is what’s safe to spend.`,
}

interface Rate {
  /** Percent points. */
  readonly rate: number
  readonly target: number
  /** Dollars a month to the target. */
  readonly missing: number
}
const behind = ({ rate, target, missing }: Rate, say: Say): string =>
  `**You plan to save ${say.percent(rate, 1)} of your income**, ${say.money(missing)} a month short of your ${say.percent(target)} target.`
export const savingsWords = {
  reached: ({ rate, planned, target }: { rate: number; planned: number; target: number }, say: Say) =>
    `**You plan to save ${say.percent(rate, 1)} of your income** (${say.money(planned)} a month). That meets your ${say.percent(target)} target.`,
  enoughLeft: (values: Rate, say: Say) =>
    `${behind(values, say)} You could reach it by moving ${say.money(values.missing)} of what’s left over into savings.`,
  someLeft: (values: Rate & { withRest: number }, say: Say) =>
    `${behind(values, say)} Saving everything left over would bring you to ${say.percent(values.withRest, 1)}.`,
  nothingLeft: (values: Rate, say: Say) =>
    `${behind(values, say)} Nothing is left over to add, so you’d need to trim an expense first.`,
}

export const rangeWords = {
  above: ({ over }: { over: Some<Named> }, say: Say) =>
    `**Above the usual share of take-home pay:** ${listed(over, (one) => by(one, say), say)}. These are rules of thumb, not limits.`,
  below: ({ under }: { under: Some<Named> }, say: Say) =>
    `**Below the usual share of take-home pay:** ${listed(under, (one) => by(one, say), say)}. If that’s right, you have more room elsewhere.`,
  empty: ({ empty, count, of }: { empty: Some<string>; count: number; of: number }, say: Say) =>
    `**Nothing is planned for ${count} of ${of} categories:** ${listed(empty, (name) => name, say)}. Yearly costs are easy to forget. You could look through last year’s statements.`,
}

interface Paychecks {
  readonly months: readonly string[]
  readonly name: string
  readonly amount: number
}
const bring = ({ months }: Paychecks, say: Say): string =>
  `${say.list(months.map((month) => say.month(month)))} ${months.length === 1 ? 'brings' : 'bring'}`
export const payWords = {
  third: (v: Paychecks, say: Say) =>
    `**${bring(v, say)} a third paycheck** from ${v.name} (${say.money(v.amount)}). Your plan spreads it over the year, so other months bring in less than it shows.`,
  thirdGuessed: (v: Paychecks, say: Say) =>
    `**${bring(v, say)} a third paycheck** from ${v.name} (${say.money(v.amount)}). We assumed Friday paydays: enter your next payday to see the right months.`,
  fifth: (v: Paychecks, say: Say) =>
    `**${bring(v, say)} a fifth paycheck** from ${v.name} (${say.money(v.amount)}). Your plan spreads it over the year.`,
  fifthGuessed: (v: Paychecks, say: Say) =>
    `**${bring(v, say)} a fifth paycheck** from ${v.name} (${say.money(v.amount)}). We assumed Friday paydays: enter yours to check.`,
  weekly: ({ each, yearly, less }: { each: number; yearly: number; less: number }, say: Say) =>
    `**We count weekly pay 4.33 times a month:** ${say.money(each)} a week becomes ${say.money(yearly)} a year, ${say.money(less)} less than 52 paychecks. Your account forecast uses the real paydays.`,
  guaranteedEnough: ({ guaranteed, income, least }: { guaranteed: number; income: number; least: number }, say: Say) =>
    `**${say.money(guaranteed)} of your ${say.money(income)} a month is guaranteed** (rated ${least} or higher for reliability). That’s enough for your whole plan.`,
  guaranteedShort: (v: { guaranteed: number; income: number; least: number; gap: number }, say: Say) =>
    `**${say.money(v.guaranteed)} of your ${say.money(v.income)} a month is guaranteed** (rated ${v.least} or higher for reliability). Your plan needs ${say.money(v.gap)} more. You could save extra in good months.`,
}

export const notIncluded = () =>
  'Not included: surprises, rising prices, interest and any taxes not taken from your pay. Shares are of take-home pay, so leave out what your employer already deducts, such as a 401(k).'
