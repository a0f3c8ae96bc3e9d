/** What the answer says: headline, the line under it, figures, the split, the calendar, hints. */
import type { Say } from '../../kit/say.ts'

interface Plan {
  readonly monthly: number
  readonly years: number
}
export const headlines = {
  both: ({ monthly, years }: Plan, say: Say) =>
    `You’d need **${say.money(monthly)}** a month for upkeep and every big job over the next **${say.years(years)}**.`,
  jobsOnly: ({ monthly, years }: Plan, say: Say) =>
    `You’d need **${say.money(monthly)}** a month for every big job over the next **${say.years(years)}**.`,
  saved: ({ saved, years }: { saved: number; years: number }, say: Say) =>
    `Your **${say.money(saved)}** in savings would pay for every big job over the next **${say.years(years)}**.`,
  shortNow: ({ short }: { short: number }, say: Say) => `You’re **${say.money(short)}** short for this month’s jobs.`,
  upkeepOnly: ({ monthly, years }: Plan, say: Say) =>
    `You’d need **${say.money(monthly)}** a month for routine upkeep. Nothing big is due within **${say.years(years)}**.`,
  nothing: ({ years }: { years: number }, say: Say) =>
    `Nothing on your list is due within **${say.years(years)}**, so there’s nothing to save for.`,
}

/** Sentences of the line under the headline. */
export const underneath = {
  restCosts: ({ monthly, years }: Plan, say: Say) =>
    `After that, ${say.money(monthly)} a month would cover the rest of the next ${say.years(years)}.`,
  restNothing: ({ years }: { years: number }, say: Say) => `Nothing else is due within ${say.years(years)}.`,
  fund: ({ monthly, jobs }: { monthly: number; jobs: number }, say: Say) =>
    `${say.money(monthly)} of it goes into a repair fund that pays for ${say.count(jobs, 'job', 'jobs')}.`,
  fundOnly: ({ jobs }: { jobs: number }, say: Say) => `That pays for ${say.count(jobs, 'job', 'jobs')}.`,
  alreadySaved: () => 'Your savings already pay for the replacements.',
  rises: () => 'The amount goes up with prices each year.',
  falls: () => 'The amount goes down with prices each year.',
  upkeepRises: () => 'The fund’s part stays the same, but routine upkeep will cost more as prices rise.',
  upkeepFalls: () => 'The fund’s part stays the same, but routine upkeep will cost less as prices fall.',
  next: ({ job, month, cost }: { job: string; month: string; cost: number }, say: Say) =>
    `Next: ${job} in ${say.month(month)}, about ${say.money(cost)}.`,
}

export const splitWords = { whole: 'A year of wear and upkeep (today’s dollars)', routine: 'Routine upkeep' }

export const figureNames = {
  fundMonthly: 'Monthly repair fund savings',
  routineMonthly: 'Monthly routine upkeep',
  totalMonthly: { label: 'Total per month', short: 'Per month' },
  totalYearly: 'Total in first year',
  byValue: 'Yearly by home value',
  byBuilding: 'Yearly by building value',
  byFoot: 'Yearly by square foot',
  bySystems: 'Yearly by your parts',
  jobsToday: 'All jobs at today’s prices',
  jobsThen: 'All jobs at future prices',
  jobs: 'Jobs in the plan',
  nextJob: 'Next job',
  largestJob: 'Largest single job',
  lowestBalance: 'Lowest fund balance',
  tightestMonth: 'Month of lowest balance',
  endBalance: 'Fund balance at end',
  shortNow: 'Short this month',
}

export const hintWords = {
  land: ({ building }: { building: number }, say: Say) =>
    `The building is worth ${say.money(building)}. Your property tax bill often splits the two.`,
}

export const calendarWords = {
  title: ({ part }: { part: string }) => `${part}: plan the replacement`,
  price: ({ cost, today }: { cost: number; today: number }, say: Say) =>
    `About ${say.money(cost)} by then, ${say.money(today)} today.`,
  planned: 'From your list of planned jobs.',
  overdue: 'It’s already past its usual lifespan and could go sooner.',
  due: 'The end of its usual lifespan. It could go sooner or last longer.',
}

export const questions = {
  saved: (monthly: string) => `How much saved would get me to ${monthly} a month?`,
  routine: (monthly: string) => `What upkeep budget gets me to ${monthly} a month?`,
  valueRule: (yearly: string) => `What percent of value is ${yearly} a year?`,
}
