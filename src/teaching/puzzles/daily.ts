import { shuffled } from '../games/kit/chance.ts'

/** The day puzzles began, and their count: each round of so many days has every puzzle once, in an order of its own. */
const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY = 86_400_000
const SEED = 40

/** Days since the first; negative before it. `day` is 'YYYY-MM-DD'. */
export const dayNumber = (day: string): number => Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY)

/** The order of one round. */
const orderOf = (round: number, count: number): readonly number[] =>
  shuffled(
    SEED,
    `round:${round}`,
    Array.from({ length: count }, (_, i) => i),
  )
/** Which of `count` puzzles each day has; each round is put in order once. */
function puzzles(count: number): (day: number) => number {
  const orders = new Map<number, readonly number[]>()
  return (day) => {
    const round = Math.floor(day / count)
    const order = orders.get(round) ?? orderOf(round, count)
    orders.set(round, order)
    return order[day - round * count] as number
  }
}

/** Which of `count` puzzles a day has, from 0. The same for everybody, on every machine. */
export const puzzleOfDay = (day: string, count: number): number => puzzles(count)(dayNumber(day))

/** The day so many days before. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)

/** For each of the other puzzles the last day before `day` that had it, newest first. Two rounds at most lie between. */
export function earlierDays(day: string, count: number): readonly string[] {
  const of = puzzles(count)
  const today = dayNumber(day)
  const seen = new Set([of(today)])
  const days: string[] = []
  for (let back = 1; back < 2 * count && days.length < count - 1; back++) {
    const puzzle = of(today - back)
    if (seen.has(puzzle)) continue
    seen.add(puzzle)
    days.push(dayBefore(day, back))
  }
  return days
}
