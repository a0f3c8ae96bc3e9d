import { setImmediate } from 'node:timers/promises'
import { describeCalculator, summary } from '#calculators/api/describe-calculator.ts'
import { describePlan, planSummary } from '#calculators/api/describe-plan.ts'
import { run } from '#calculators/api/run-calculator.ts'
import { runPlan } from '#calculators/api/run-plan.ts'
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import type { Env } from '#calculators/kit/field.ts'
import { plans as allPlans } from '#calculators/planning/plans.ts'
import { posts } from '#content/posts.ts'
import { defaultYear } from '#facts/default-year.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { Post } from '#wire/posts.ts'
import type { CalculatorApi } from './areas/calculators/routes.ts'
import { apiDocument } from './areas/openapi/document.ts'
import type { PlanApi } from './areas/plans/routes.ts'

/** The posts that come with this release. */
export const seedPosts: readonly Post[] = posts

const env = (): Env => ({ today: dayIn(HOME_ZONE, new Date()), year: defaultYear })
const listed = catalogue.filter((entry) => entry.isImplemented).map(summary)
const listedPlans = allPlans.map(planSummary)

async function open(slug: string) {
  const entry = entryBySlug(slug)
  if (!entry?.load) return null
  const { calculator } = await entry.load()
  return { entry, calculator }
}

/** The calculators as the JSON API shows them. */
export const calculators: CalculatorApi = {
  list: () => listed,
  describe: async (slug) => {
    const found = await open(slug)
    return found ? describeCalculator(found.entry, found.calculator, env()) : null
  },
  run: async (slug, body) => {
    const found = await open(slug)
    return found ? run(found.calculator, body, env(), () => setImmediate()) : null
  },
  openapi: apiDocument,
}

const planOf = async (name: string) => allPlans.find((one) => one.name === name)?.load() ?? null

/** The plans as the JSON API shows them. */
export const plans: PlanApi = {
  list: () => listedPlans,
  describe: async (name) => {
    const found = await planOf(name)
    return found && describePlan(found, env())
  },
  run: async (name, body) => {
    const found = await planOf(name)
    return found && runPlan(found, body, env())
  },
}
