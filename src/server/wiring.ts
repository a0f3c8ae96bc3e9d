import { setImmediate } from 'node:timers/promises'
import { describeCalculator, summary } from '#calculators/api/describe-calculator.ts'
import { describePlan, planSummary } from '#calculators/api/describe-plan.ts'
import { describeQuestion, questionSummary } from '#calculators/api/describe-question.ts'
import { run } from '#calculators/api/run-calculator.ts'
import { runPlan } from '#calculators/api/run-plan.ts'
import { runQuestion } from '#calculators/api/run-question.ts'
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import type { Env } from '#calculators/kit/field.ts'
import { plans as allPlans } from '#calculators/planning/plans.ts'
import { questions as allQuestions } from '#calculators/questions/questions.ts'
import { posts } from '#content/posts.ts'
import { defaultYear } from '#facts/default-year.ts'
import type { WireScenario } from '#wire/community.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { Post } from '#wire/posts.ts'
import { starterThreads } from '#writing/community/starters.ts'
import type { CalculatorApi } from './areas/calculators/routes.ts'
import { readScenario as readNumbers } from './areas/community/read-scenario.ts'
import { apiDocument } from './areas/openapi/document.ts'
import type { PlanApi } from './areas/plans/routes.ts'
import type { QuestionApi } from './areas/questions/routes.ts'

/** The posts that come with this release. */
export const seedPosts: readonly Post[] = posts

/** The operator's threads that come with it. */
export const seedThreads = starterThreads

const env = (): Env => ({ today: dayIn(HOME_ZONE, new Date()), year: defaultYear })
const listed = catalogue.filter((entry) => entry.isImplemented).map(summary)
const listedPlans = allPlans.map(planSummary)
const listedQuestions = allQuestions.map(questionSummary)

async function open(slug: string) {
  const entry = entryBySlug(slug)
  if (!entry?.load) return null
  const { calculator } = await entry.load()
  return { entry, calculator }
}

/** Descriptions of the day, each made once. */
let kept = { day: '', made: new Map<string, Promise<object | null>>() }
function keptForDay(key: string, make: (env: Env) => Promise<object | null>): Promise<object | null> {
  const at = env()
  if (kept.day !== at.today) kept = { day: at.today, made: new Map() }
  const { made } = kept
  const known = made.get(key) ?? make(at)
  made.set(key, known)
  // Only what there is stays: a failure is tried again, and names that nobody answers to would fill the memory.
  known.then(
    (answer) => answer === null && made.delete(key),
    () => made.delete(key),
  )
  return known
}

/** The same on every day, so made once. */
let document: Promise<object> | null = null

/** The calculators as the JSON API shows them. */
export const calculators = {
  list: () => listed,
  describe: (slug: string) =>
    keptForDay(`calculator ${slug}`, async (at) => {
      const found = await open(slug)
      return found && describeCalculator(found.entry, found.calculator, at)
    }),
  run: async (slug: string, body: unknown) => {
    const found = await open(slug)
    return found ? run(found.calculator, body, env(), () => setImmediate()) : null
  },
  openapi: () => {
    document ??= apiDocument().catch((error: unknown) => {
      document = null
      throw error
    })
    return document
  },
} satisfies CalculatorApi

const planOf = async (name: string) => allPlans.find((one) => one.name === name)?.load() ?? null

/** The plans as the JSON API shows them. */
export const plans = {
  list: () => listedPlans,
  describe: (name: string) =>
    keptForDay(`plan ${name}`, async (at) => {
      const found = await planOf(name)
      return found && describePlan(found, at)
    }),
  run: async (name: string, body: unknown) => {
    const found = await planOf(name)
    return found && runPlan(found, body, env())
  },
} satisfies PlanApi

const questionOf = (name: string) => allQuestions.find((one) => one.name === name) ?? null

/** The questions that no page asks, as the JSON API shows them. */
export const questions = {
  list: () => listedQuestions,
  describe: (name: string) =>
    keptForDay(`question ${name}`, async (at) => {
      const found = questionOf(name)
      return found && describeQuestion(found, at)
    }),
  run: async (name: string, body: unknown) => {
    const found = questionOf(name)
    return found && runQuestion(found, body, env())
  },
} satisfies QuestionApi

/** Numbers of a calculator that somebody publishes with a question. */
export const readScenario = (scenario: WireScenario) => readNumbers(scenario, env())
