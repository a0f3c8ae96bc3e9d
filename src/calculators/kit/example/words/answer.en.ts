/** What the answer says. */
import type { Say } from '../../say.ts'

export const words = {
  reached: ({ goal, months }: { goal: number; months: number }, say: Say) =>
    `You’d reach **${say.money(goal)}** in **${say.months(months)}**.`,
  there: ({ goal }: { goal: number }, say: Say) => `You already have your **${say.money(goal)}**.`,
  never: 'At 0% your savings stay where they are.',
  figures: { months: 'Time to goal', growth: 'Growth' },
  goalTooSmall: 'Enter an amount above 0.',
} as const
