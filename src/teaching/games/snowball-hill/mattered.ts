/** The turn that mattered most: each replayed with another deposit at the same fee, and with another fee at the same deposit. */
import type { Turns } from '#calculators/kit/turns.ts'
import { type Run, replayedWith } from '../kit/game.ts'
import { offersOf, planOf, type Setup, snowballHill, wealthOf } from './game.ts'

export interface Mattered {
  readonly age: number
  readonly chosen: string
  readonly other: string
  /** Dollars at 67 as played less with the other choice. */
  readonly worth: number
}
export function* matteredTurns(run: Run<Setup>): Turns<Mattered | null> {
  let hill = snowballHill.begin(run.seed, run.setup)
  const states = [hill]
  for (const choice of run.choices) {
    hill = snowballHill.step(hill, choice)
    states.push(hill)
  }
  const end = wealthOf(hill)
  let most: Mattered | null = null
  for (const [at, chosen] of run.choices.entries()) {
    const before = states[at]
    if (before === undefined) break
    const mine = planOf(chosen)
    for (const other of offersOf(before)) {
      const plan = planOf(other)
      if ((plan.deposit === mine.deposit) === (plan.fee === mine.fee)) continue
      const worth = end - wealthOf(replayedWith(snowballHill, run, at, other).end)
      if (Math.abs(worth) > Math.abs(most?.worth ?? 0)) most = { age: before.age, chosen, other, worth }
      yield
    }
  }
  return most
}
