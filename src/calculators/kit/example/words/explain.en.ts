/** What explains the answer. */
import type { Say } from '../../say.ts'

export const words = {
  faster: ({ months }: { months: number }, say: Say) =>
    `**One more point of return would get you there ${say.months(months)} sooner.** A higher return usually means a bumpier ride.`,
  notIncluded: 'Not included: deposits along the way, taxes and inflation.',
  chart: {
    title: 'Your savings over time',
    series: 'Savings',
    year: 'Year',
    summary: ({ start, goal }: { start: number; goal: number }, say: Say) =>
      `Savings grow from ${say.money(start)} to ${say.money(goal)}.`,
  },
  table: { title: 'Year by year', year: 'Year', balance: 'Savings' },
  working: {
    title: 'Time to goal',
    formula: 'years = ln(goal ÷ savings) ÷ ln(1 + return)',
  },
} as const
