import { entryBySlug } from '#calculators/catalogue.ts'
import { calculatorCosts } from '#calculators/cost.ts'

const costs = Object.entries(calculatorCosts).toSorted(([, a], [, b]) => a - b)
const [slug = '', most = 0] = costs.at(-1) ?? []

/** Units charged at most: by most calculators, and by the one whose questions can take longest. */
export const unitsOf = {
  usual: costs[Math.floor(costs.length * 0.7)]?.[1] ?? 0,
  most,
  longest: entryBySlug(slug)?.title ?? slug,
}
