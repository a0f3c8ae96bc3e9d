/** Two hundred players of chance on the same years: each draws a mix of its own, and now and then throws it over. */
import { drained, type Turns } from '#calculators/kit/turns.ts'
import { share } from '../kit/chance.ts'
import { changeChance, jars, type Mix, mixes, PLAYERS, startMoney, yearlyMoney } from './design.ts'
import { added, grown, mixedTo, total, wintersOf } from './winters.ts'

/** A mix of chance: each as likely as any other (exponential draws, brought to one). */
function drawn(seed: number, name: string): Mix {
  const parts = jars.map((jar) => -Math.log(share(seed, `${name}:${jar}`)))
  const sum = parts.reduce((all, part) => all + part, 0)
  return Object.fromEntries(jars.map((jar, i) => [jar, (parts[i] ?? 0) / sum])) as unknown as Mix
}
function endOf(seed: number, start: number, player: number): number {
  const name = `player:${player}`
  let money = mixedTo({ ...mixes.savings, bills: startMoney }, drawn(seed, name)).money
  wintersOf(seed, start).forEach((one, year) => {
    if (year > 0) {
      money = added(money, yearlyMoney)
      if (share(seed, `${name}:${year}`) < changeChance) money = mixedTo(money, drawn(seed, `${name}:${year}`)).money
    }
    money = grown(money, one)
  })
  return total(money)
}
const cached = new Map<string, readonly number[]>()
/** What the players ended with, least first, worked out in slices: yields after each. Kept for `playersOf`. */
export function* playersTurns(seed: number, start: number): Turns<readonly number[]> {
  const key = `${seed}/${start}`
  const known = cached.get(key)
  if (known) return known
  const ends: number[] = []
  for (let player = 0; player < PLAYERS; player++) {
    ends.push(endOf(seed, start, player))
    yield
  }
  ends.sort((one, other) => one - other)
  if (cached.size > 4) cached.clear()
  cached.set(key, ends)
  return ends
}
/** The same at once. */
export const playersOf = (seed: number, start: number): readonly number[] => drained(playersTurns(seed, start))

/** The share of the players who ended with less, 0 to 100. */
export function percentile(ends: readonly number[], end: number): number {
  return (100 * ends.filter((other) => other < end).length) / ends.length
}
