import type { FastifyInstance } from 'fastify'
import { inputNames } from '#calculators/api/input-names.ts'
import { readInputs } from '#calculators/api/read-inputs.ts'
import { readQuestion, refused } from '#calculators/api/read-question.ts'
import { money } from '#calculators/kit/field.ts'
import { buildApp } from './app.ts'
import type { AppDeps } from './app-deps.ts'
import type { CalculatorApi } from './areas/calculators/routes.ts'
import { Asking } from './areas/market/asking.ts'
import { MarketFeed } from './areas/market/feed.ts'
import { HistoryFeed } from './areas/market/history-feed.ts'
import { sampleProvider } from './areas/market/sample-provider.ts'
import type { PlanApi } from './areas/plans/routes.ts'
import type { QuestionApi } from './areas/questions/routes.ts'
import { Hub } from './live/hub.ts'
import type { LiveLimits } from './live/limits.ts'
import { prepare, type Store, storeOver } from './store/open-store.ts'
import { openSqlite } from './store/sqlite.ts'
import { examplePost } from './store/store-contract.testkit.ts'

const env = { today: '2026-11-20', year: 2026 }
const doubled = { fields: { amount: money({ label: 'Amount', initial: 1 }) }, check: () => ({}) }

/** A calculator that doubles, for the routes. It reads what it is sent as every calculator does. */
export const fakeCalculators: CalculatorApi = {
  list: () => fakeList,
  describe: async (slug) => (slug === 'doubler' ? fakeDescription : null),
  run: async (slug, body) => {
    if (slug !== 'doubler') return null
    const { fields } = doubled
    const question = readQuestion(body, { parts: ['inputs'], names: inputNames(slug, fields), fields, years: [] }, env)
    if (!question.ok) return question.answer
    const read = readInputs(slug, doubled, question.inputs, env)
    if (!read.ok) return refused('bad_inputs', 'Check.', read.errors)
    return { status: 200, body: { slug, figures: { double: Number(read.inputs['amount']) * 2 } } }
  },
  openapi: async () => fakeDocument,
}
const fakeList = [{ slug: 'doubler', title: 'Doubler', category: 'Savings', description: 'Doubles.' }]
const fakeDescription = { slug: 'doubler', inputs: {}, figures: [] }
const fakeDocument = { openapi: '3.1.0' }

/** A plan that counts debts, for the routes. */
export const fakePlans: PlanApi = {
  list: () => fakePlanList,
  describe: async (name) => (name === 'counter' ? fakePlan : null),
  run: async (name, body) => {
    if (name !== 'counter') return null
    const question = readQuestion(
      body,
      { parts: ['household', 'inputs'], names: inputNames(name, {}), fields: {}, years: [] },
      env,
    )
    if (!question.ok) return question.answer
    const { debts } = (question.parts['household'] ?? {}) as { debts?: unknown }
    if (!Array.isArray(debts)) return refused('bad_household', 'Check.')
    return { status: 200, body: { plan: name, answer: { debts: debts.length } } }
  },
}
const fakePlanList = [{ name: 'counter', title: 'Counter', question: 'How many debts?', path: '/counter' }]
const fakePlan = { name: 'counter', household: {}, inputs: {}, answer: {} }

/** A question that is always answered alike, for the routes. */
export const fakeQuestions: QuestionApi = {
  list: () => fakeQuestionList,
  describe: async (name) => (name === 'echo' ? fakeQuestion : null),
  run: async (name) => (name === 'echo' ? { status: 200, body: { question: name } } : null),
}
const fakeQuestionList = [{ name: 'echo', title: 'Echo', question: 'What?', description: 'That.' }]
const fakeQuestion = { name: 'echo', inputs: {} }

export const freeLimits = {
  per10Seconds: 0,
  perMinute: 0,
  readsPer10Seconds: 0,
  calculations: { burst: 0, perSecond: 1 },
  refreshPerMinute: 0,
  pagesWaiting: 200,
  shedLagMs: 0,
  bodyBytes: 65_536,
  requestTimeoutMs: 30_000,
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly feed: MarketFeed
  readonly hub: Hub
  readonly clock: { now: number }
  readonly store: Store
  close(): Promise<void>
}

type Changes = Partial<Omit<AppDeps, 'store'>> & { live?: LiveLimits; store?: Partial<AppDeps['store']> }
/** The whole app over real parts: SQLite in memory, the sample market, a clock the test moves. */
export async function openTestApp(changes: Changes = {}): Promise<TestApp> {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const now = () => clock.now
  const { live, store: parts, ...deps } = changes
  const db = openSqlite(':memory:')
  await prepare(db, 'sqlite')
  const store = storeOver(db, 'sqlite', { now })
  await store.posts.seed([examplePost('first-post'), examplePost('second-post', { publishedAt: '2026-02-02' })])
  const feed = new MarketFeed({
    providers: [],
    fallback: sampleProvider(1),
    floorMs: 10_000,
    timeoutMs: 1_000,
    epoch: 'test',
    clock: { wall: now, steady: now },
  })
  const history = new HistoryFeed({
    providers: [],
    sample: sampleProvider(1),
    asking: new Asking({ timeoutMs: 1_000, clock: { wall: now, steady: now } }),
    clock: { wall: now, steady: now },
    store: store.market,
  })
  const hub = new Hub({ feed, ...(live ? { limits: live } : {}) })
  const app = buildApp({
    limits: freeLimits,
    publicOrigins: [],
    trustProxy: [],
    store: { ...store, ...parts },
    feed,
    history,
    hub,
    calculators: fakeCalculators,
    plans: fakePlans,
    questions: fakeQuestions,
    files: new Map(),
    render: null,
    isBuilt: true,
    checksAnswers: true,
    isDraining: () => hub.draining,
    onRefreshed: () => void hub.announce(),
    now,
    steady: now,
    ...deps,
  })
  return {
    app,
    feed,
    hub,
    clock,
    store,
    close: async () => {
      hub.stop()
      await app.close()
      await store.close()
    },
  }
}
