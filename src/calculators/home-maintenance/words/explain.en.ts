/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const chartWords = {
  fund: {
    title: 'Your repair fund',
    lead: 'It grows each month, pays for each job, and never drops below zero. A rule that doesn’t cover routine upkeep takes the rest from the fund.',
    summary: (v: { monthly: number; jobs: number; end: number }, say: Say) =>
      `With ${say.money(v.monthly)} a month, the fund pays for ${say.count(v.jobs, 'job', 'jobs')} and ends at ${say.short(v.end)}.`,
    ruleShort: ({ rule, lowest, month }: { rule: number; lowest: number; month: string }, say: Say) =>
      `With the ${say.percent(rule)} rule, it drops to ${say.short(lowest)} in ${say.month(month)}.`,
    ruleEnough: ({ rule }: { rule: number }, say: Say) => `With the ${say.percent(rule)} rule, it doesn’t run short.`,
    note: 'Amounts are in future dollars. The marks are your largest jobs. Routine upkeep is paid separately on both lines.',
    month: 'Month',
    balance: 'Repair fund',
    rule: ({ rule }: { rule: number }, say: Say) => `With ${say.percent(rule)} rule`,
    mark: ({ job, cost }: { job: string; cost: number }, say: Say) => `${job}, ${say.money(cost)}`,
  },
  timeline: {
    title: 'When jobs come up',
    lead: 'Repairs come in lumps: a few quiet stretches, then an expensive year.',
    summary: (v: { year: number; most: number; none: number; all: number }, say: Say) =>
      `The most expensive year is ${v.year}, with ${say.short(v.most)}. In ${v.none} of ${v.all} calendar years there’s no job.`,
    level: 'Prices stay as they are today.',
    rising: ({ growth }: { growth: number }, say: Say) =>
      `Amounts are in future dollars, with prices rising ${say.percent(growth)} a year.`,
    falling: ({ growth }: { growth: number }, say: Say) =>
      `Amounts are in future dollars, with prices falling ${say.percent(growth)} a year.`,
    year: 'Year',
    y: 'Dollars a year',
  },
  wear: {
    title: 'A year of wear and upkeep',
    lead: 'Wear is the price of a new one, spread over the years it lasts.',
    summary: ({ wear }: { wear: number }, say: Say) => `Wear comes to ${say.short(wear)} a year in today’s dollars.`,
    summaryUpkeep: ({ wear, all }: { wear: number; all: number }, say: Say) =>
      `Wear comes to ${say.short(wear)} a year in today’s dollars, or ${say.short(all)} with routine upkeep.`,
    note: 'Amounts are in today’s dollars.',
    over: ({ cost, life }: { cost: number; life: number }, say: Say) => `${say.money(cost)} over ${say.years(life)}`,
    others: 'All other parts',
    routine: 'Routine upkeep',
    total: 'A year of upkeep',
  },
}

export const tableWords = {
  rules: {
    title: 'Rules of thumb compared',
    lead: 'Each year’s money pays for routine upkeep first. The rest goes into the fund, or comes out of it.',
    columns: {
      rule: 'Rule',
      yearly: 'Per year',
      monthly: 'Per month',
      short: 'Largest shortfall',
      when: 'Shortfall month',
    },
    value: ({ rule }: { rule: number }, say: Say) => `${say.percent(rule)} of home value`,
    building: ({ land }: { land: number }, say: Say) => `Home value rule, without ${say.percent(land, 0)} for land`,
    foot: ({ rule }: { rule: number }, say: Say) => `$${say.number(rule)} a square foot`,
    parts: 'Your parts and routine upkeep',
    solved: 'Your plan’s amount',
    never: 'Never',
  },
  parts: {
    title: 'Every part of your home',
    lead: 'Ages marked “about” are estimated from the year built. Lifespans are from the study, and prices are our estimates, unless you entered yours.',
    columns: {
      part: 'Part',
      age: 'Age',
      life: 'Lasts (years)',
      next: 'Next replacement',
      today: 'Cost today',
      later: 'Cost then',
      wear: 'Wear per year',
      payer: 'Who pays',
    },
    about: ({ age }: { age: number }) => `about ${age}`,
    after: 'After the plan',
    anyDay: ({ month }: { month: string }, say: Say) => `${say.monthShort(month)}, or any day`,
    hoa: 'HOA',
    you: 'You',
  },
  jobs: {
    title: 'Jobs in order',
    columns: { month: 'Month', job: 'Job', today: 'Cost today', later: 'Cost then', left: 'Fund balance' },
  },
  years: {
    title: 'Repair fund by year',
    columns: {
      through: 'Through',
      monthly: 'Monthly savings',
      saved: 'Saved that year',
      interest: 'Interest',
      paid: 'Jobs paid',
      balance: 'Fund balance',
    },
  },
  tasks: {
    title: 'Routine jobs through the year',
    lead: 'These are common practice, so check your manuals. They’re in the calendar file too.',
    columns: { month: 'Month', job: 'Job' },
  },
}

export const workingWords = {
  amount: {
    title: 'The monthly amount',
    formula:
      'monthly = the largest, over all job months k, of (jobs paid by k, with interest − savings, with interest) ÷ what $1 a month grows to by k',
    none: 'You already have enough for every job.',
    largest: ({ month, at }: { month: string; at: number }, say: Say) =>
      `largest in ${say.month(month)}, month ${at} from now`,
    result: ({ monthly }: { monthly: number }, say: Say) => `= ${say.cents(monthly)}, up to the next cent`,
    interest: ({ interest, monthly }: { interest: number; monthly: number }, say: Say) =>
      `Monthly interest: (1 + ${say.percent(interest)})^(1/12) − 1 = ${say.percent(monthly, 4)}.`,
    rises: ({ growth }: { growth: number }, say: Say) =>
      `The amount rises ${say.percent(growth)} once a year, so it stays the same in today’s dollars.`,
    falls: ({ growth }: { growth: number }, say: Say) =>
      `The amount falls ${say.percent(growth)} once a year, so it stays the same in today’s dollars.`,
    level: 'The amount stays the same for the whole plan.',
    order: 'You save at the end of each month, before that month’s jobs are paid.',
    overdue: 'A part past its lifespan is counted 12 months from now.',
  },
  job: {
    title: ({ job }: { job: string }) => `The largest job: ${job}`,
    formula: 'price then = price today × (1 + yearly increase)^(months ÷ 12)',
    result: ({ cost, month }: { cost: number; month: string }, say: Say) =>
      `= ${say.cents(cost)} in ${say.month(month)}`,
  },
  rules: {
    title: 'Rules of thumb',
    value: (v: { value: number; rule: number; yearly: number; land: number; building: number }, say: Say) =>
      `${say.cents(v.value)} × ${say.percent(v.rule, 6)} = ${say.cents(v.yearly)} a year; × (1 − ${say.percent(v.land, 6)}) = ${say.cents(v.building)} without land`,
    foot: ({ feet, rule, yearly }: { feet: number; rule: number; yearly: number }, say: Say) =>
      `${say.number(feet, 0)} square feet × $${say.number(rule, 6)} = ${say.cents(yearly)} a year`,
    parts: ({ wear, routine, yearly }: { wear: number; routine: number; yearly: number }, say: Say) =>
      `sum of cost ÷ lifespan, ${say.cents(wear)}, + routine upkeep ${say.cents(routine)} = ${say.cents(yearly)} a year`,
  },
}

export const sourceWords = {
  lives: 'how long parts last',
  costs: 'replacement prices (our estimate)',
  rules: 'two rules of thumb',
  weather: 'effect of climate on lifespans',
  median: 'median price of an existing home',
}
