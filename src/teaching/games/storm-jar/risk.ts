/**
 * What a set of covers costs over ten years and how likely it leads into debt, exactly: every outcome of a year with its chance, carried
 * from jar to jar, year by year. Nothing is drawn.
 */
import { type Covers, leftOver, perils, priceOf, rules, startCushion, YEARS, yourPart } from './design.ts'

/** What you pay in a year beside prices, with the chance of each amount. */
export function yearOutcomes(covers: Covers): ReadonlyMap<number, number> {
  let outcomes = new Map([[0, 1]])
  for (const peril of perils) {
    const { chance, sizes } = rules[peril]
    const next = new Map<number, number>()
    const add = (amount: number, weight: number) => next.set(amount, (next.get(amount) ?? 0) + weight)
    for (const [paid, weight] of outcomes) {
      add(paid, weight * (1 - chance))
      for (const size of sizes) add(paid + yourPart(covers, peril, size.amount), weight * chance * size.chance)
    }
    outcomes = next
  }
  return outcomes
}

export interface Risk {
  readonly covers: Covers
  /** Prices and your own part of losses over the ten years, on average. */
  readonly cost: number
  /** That the jar is below zero at the end of at least one year. */
  readonly debt: number
}
export function riskOf(covers: Covers): Risk {
  const outcomes = yearOutcomes(covers)
  const mean = [...outcomes].reduce((sum, [amount, weight]) => sum + amount * weight, 0)
  let jars = new Map([[startCushion, 1]])
  for (let year = 0; year < YEARS; year++) {
    const next = new Map<number, number>()
    for (const [jar, weight] of jars)
      for (const [paid, chance] of outcomes) {
        const end = jar + leftOver - priceOf(covers) - paid
        if (end >= 0) next.set(end, (next.get(end) ?? 0) + weight * chance)
      }
    jars = next
  }
  const dry = [...jars.values()].reduce((sum, weight) => sum + weight, 0)
  return { covers, cost: YEARS * (priceOf(covers) + mean), debt: 1 - dry }
}

/** Nothing, the small one, the three large ones, all: what the debrief compares. */
export const shownSets: readonly Covers[] = ['0000', '0001', '1110', '1111']
