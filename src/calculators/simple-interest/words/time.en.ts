/** How lengths of time, day counts and compounding are called inside sentences. */
import type { Say } from '../../kit/say.ts'

export const timeWords = {
  days: ({ days }: { days: number }, say: Say) => `${say.number(days, 1)} ${days === 1 ? 'day' : 'days'}`,
  over: ({ time }: { time: string }) => `over ${time}`,
  between: ({ from, to }: { from: string; to: string }, say: Say) =>
    `from ${say.dateShort(from)} to ${say.dateShort(to)}`,
}
export const compounded = { yearly: 'yearly', monthly: 'monthly', daily: 'daily' }
