import { setImmediate } from 'node:timers/promises'
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import { describe as describeCalculator, openApi, run, summary } from '#calculators/kit/api.ts'
import type { Env } from '#calculators/kit/field.ts'
import { describePlan, planPaths, planSummary, runPlan } from '#calculators/planning/plan-api.ts'
import { plans as allPlans } from '#calculators/planning/plans.ts'
import { posts } from '#content/posts.ts'
import { defaultYear } from '#facts/default-year.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { Post } from '#wire/posts.ts'
import type { CalculatorApi } from './areas/calculators/routes.ts'
import type { PlanApi } from './areas/plans/routes.ts'

/** The posts that come with this release. */
export const seedPosts: readonly Post[] = posts

const env = (): Env => ({ today: dayIn(HOME_ZONE, new Date()), year: defaultYear })
const built = catalogue.filter((entry) => entry.isImplemented)

async function open(slug: string) {
  const entry = entryBySlug(slug)
  if (!entry?.load) return null
  const { calculator } = await entry.load()
  return { entry, calculator }
}

/** The calculators as the JSON API shows them. */
export const calculators = {
  list: () => built.map(summary),
  describe: async (slug: string) => {
    const found = await open(slug)
    return found ? describeCalculator(found.entry, found.calculator, env()) : null
  },
  run: async (slug: string, body: unknown) => {
    const found = await open(slug)
    return found ? run(found.calculator, body, env(), () => setImmediate()) : null
  },
  openapi: async () => {
    const all = await Promise.all(built.map((entry) => open(entry.slug)))
    const planned = await Promise.all(allPlans.map(async ({ load }) => describePlan(await load(), env())))
    return openApi(
      all.flatMap((found) => (found ? [describeCalculator(found.entry, found.calculator, env())] : [])),
      planPaths(planned),
    )
  },
} satisfies CalculatorApi

const planOf = async (name: string) => allPlans.find((one) => one.name === name)?.load() ?? null

/** The plans as the JSON API shows them. */
export const plans = {
  list: () => allPlans.map(planSummary),
  describe: async (name: string) => {
    const found = await planOf(name)
    return found && describePlan(found, env())
  },
  run: async (name: string, body: unknown) => {
    const found = await planOf(name)
    return found && runPlan(found, body, env())
  },
} satisfies PlanApi
