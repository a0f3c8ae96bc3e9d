import type { Say } from '#calculators/kit/say.ts'

export const chartWords = {
  title: 'Where the money goes over ten years',
  lead: 'When a step is done, its money moves on to the next one. So do payments on debts you’ve paid off.',
  note: 'Take-home dollars a year, with today’s pay, costs and limits.',
  years: 'Year',
  dollars: 'Dollars a year',
  kinds: {
    debt: 'Debt',
    savings: 'Savings',
    retirement: 'Retirement',
    health: 'Health savings',
    college: 'College',
    investing: 'Investing',
  },
  summary: (sums: readonly { readonly label: string; readonly total: number }[], years: number, say: Say) =>
    `Over ${years} years: ${say.list(sums.map(({ label, total }) => `${say.money(total)} to ${label.toLowerCase()}`))}.`,
} as const
