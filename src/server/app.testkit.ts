import type { FastifyInstance } from 'fastify'
import { type AppDeps, buildApp } from './app.ts'
import type { CalculatorApi } from './areas/calculators/routes.ts'
import { MarketFeed } from './areas/market/feed.ts'
import { sampleProvider } from './areas/market/sample-provider.ts'
import type { PlanApi } from './areas/plans/routes.ts'
import { Hub } from './live/hub.ts'
import type { LiveLimits } from './live/limits.ts'
import { storeOver } from './store/open-store.ts'
import { openSqlite } from './store/sqlite.ts'
import { examplePost } from './store/store-contract.testkit.ts'

/** A calculator that doubles, for the routes. */
export const fakeCalculators: CalculatorApi = {
  list: () => [{ slug: 'doubler', title: 'Doubler', category: 'Savings', description: 'Doubles.' }],
  describe: async (slug) => (slug === 'doubler' ? { slug, inputs: {}, figures: [] } : null),
  run: async (slug, body) => {
    if (slug !== 'doubler') return null
    const amount = (body as { inputs?: { amount?: unknown } }).inputs?.amount ?? 1
    if (typeof amount !== 'number' || amount < 0)
      return { status: 422, body: { error: { code: 'invalid_inputs', message: 'Check.', fields: { amount: 'No.' } } } }
    return { status: 200, body: { slug, figures: { double: amount * 2 } } }
  },
  openapi: async () => ({ openapi: '3.1.0' }),
}

/** A plan that counts debts, for the routes. */
export const fakePlans: PlanApi = {
  list: () => [{ name: 'counter', title: 'Counter', question: 'How many debts?', path: '/counter' }],
  describe: async (name) => (name === 'counter' ? { name, household: {}, inputs: {}, answer: {} } : null),
  run: async (name, body) => {
    if (name !== 'counter') return null
    const { debts } = (body as { household: { debts?: unknown } }).household
    if (!Array.isArray(debts)) return { status: 422, body: { error: { code: 'bad_household', message: 'Check.' } } }
    return { status: 200, body: { plan: name, answer: { debts: debts.length } } }
  },
}

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
  close(): Promise<void>
}

/** The whole app over real parts: SQLite in memory, the sample market, a clock the test moves. */
export async function openTestApp(changes: Partial<AppDeps> & { live?: LiveLimits } = {}): Promise<TestApp> {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const now = () => clock.now
  const { live, ...deps } = changes
  const store = await storeOver(openSqlite(':memory:'), 'sqlite')
  await store.posts.seed([examplePost('first-post'), examplePost('second-post', { publishedAt: '2026-02-02' })])
  const feed = new MarketFeed({
    providers: [],
    fallback: sampleProvider(1),
    floorMs: 10_000,
    timeoutMs: 1_000,
    epoch: 'test',
    clock: { wall: now, steady: now },
  })
  const hub = new Hub({ feed, ...(live ? { limits: live } : {}) })
  const app = buildApp({
    limits: freeLimits,
    publicOrigins: [],
    trustProxy: [],
    store,
    feed,
    hub,
    calculators: fakeCalculators,
    plans: fakePlans,
    files: new Map(),
    render: null,
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
    close: async () => {
      hub.stop()
      await app.close()
      await store.close()
    },
  }
}
