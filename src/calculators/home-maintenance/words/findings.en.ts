/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

export const findingWords = {
  /** After the first three names. */
  more: ({ count }: { count: number }) => `${count} more`,
  shortNow: ({ short }: { short: number }, say: Say) =>
    `**You’re ${say.money(short)} short for the jobs due this month.** Monthly saving can’t help in time, so this plan assumes you pay for it another way.`,
  overdueOne: ({ parts, cost }: { parts: string; cost: number }, say: Say) =>
    `**One part is past its usual lifespan: ${parts}.** It could go any day, for ${say.money(cost)} at today’s prices. The plan counts it a year from now. An inspection could tell you more.`,
  overdueMany: ({ parts, cost }: { parts: string; cost: number }, say: Say) =>
    `**Some parts are past their usual lifespan: ${parts}.** They could go any day, for ${say.money(cost)} at today’s prices. The plan counts them a year from now.`,
  soon: ({ cost, jobs }: { cost: number; jobs: string }, say: Say) =>
    `**The next three years could bring ${say.money(cost)} of jobs**: ${jobs}. Getting quotes early could lower that.`,
  tightest: ({ month, due, jobs }: { month: string; due: number; jobs: string }, say: Say) =>
    `**${say.month(month)} sets your monthly amount.** By then, your jobs total ${say.money(due)}. Due that month: ${jobs}.`,
  tightestThenLess: (v: { month: string; due: number; jobs: string; end: number }, say: Say) =>
    `**${say.month(v.month)} sets your monthly amount.** By then, your jobs total ${say.money(v.due)}. Due that month: ${v.jobs}. After that, you could save less.`,
  ruleShort: (v: { rule: number; yearly: number; short: number; month: string }, say: Say) =>
    `**The ${say.percent(v.rule)} rule would give you ${say.money(v.yearly)} a year.** With that, the fund would be ${say.money(v.short)} short in ${say.month(v.month)}. Your own list is the better guide.`,
  ruleEnough: ({ rule, yearly }: { rule: number; yearly: number }, say: Say) =>
    `**The ${say.percent(rule)} rule would give you ${say.money(yearly)} a year.** That would be enough for this plan.`,
  early: ({ more }: { more: number }, say: Say) =>
    `**If every part wore out 20% sooner, you’d need ${say.money(more)} more a month.** Lifespans are averages, so some extra savings would help.`,
  footMore: ({ yearly, more, rule }: { yearly: number; more: number; rule: string }, say: Say) =>
    `**Wear and upkeep come to ${say.money(yearly)} a year**, ${say.money(more)} more than the ${rule} a square foot rule.`,
  footLess: ({ yearly, less, rule }: { yearly: number; less: number; rule: string }, say: Say) =>
    `**Wear and upkeep come to ${say.money(yearly)} a year**, ${say.money(less)} less than the ${rule} a square foot rule.`,
  hoa: ({ parts, wear }: { parts: string; wear: number }, say: Say) =>
    `**Your HOA pays for ${parts}**, so we left out ${say.money(wear)} a year. An HOA without enough reserves can charge owners a special assessment.`,
  prices: (v: { today: number; later: number; years: number; growth: number }, say: Say) =>
    `**Rising prices turn ${say.money(v.today)} of jobs into ${say.money(v.later)}** over ${say.years(v.years)}, at ${say.percent(v.growth)} a year.`,
  guessedOnly: ({ built }: { built: number }) =>
    `**We estimated the age from the year built, ${built}.** An inspection report or the label on the unit has the real one.`,
  guessed: ({ count, all, built }: { count: number; all: number; built: number }) =>
    `**We estimated ${count} of ${all} ages from the year built, ${built}.** Inspection reports and labels on the units have the real ones.`,
  stray: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'planned job is', 'planned jobs are')} outside this plan’s dates**, so we left the cost out. Check the month you entered.`,
  notIncluded: () =>
    'Not included: remodeling, storm damage, insurance claims, hidden plumbing or wiring, foundation, septic and yard. Lifespans are averages from a builders’ survey of 2006; prices are our estimates.',
}
