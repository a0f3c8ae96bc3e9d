/** The site's own live side, whole: its HTTP server, hub and feed, over a market wide enough for updates of 20 KB. */
import { buildApp } from '#server/app.ts'
import { MarketFeed } from '#server/areas/market/feed.ts'
import { readConfig } from '#server/config.ts'
import { Hub } from '#server/live/hub.ts'
import { openStore } from '#server/store/open-store.ts'
import { calculators, plans, questions } from '#server/wiring.ts'
import { wideMarket } from './update.ts'

const config = readConfig(process.env)
const store = await openStore({
  databaseUrl: undefined,
  dataDir: config.dataDir,
  backupDir: config.dataDir,
  poolSize: config.poolSize,
  statementTimeoutMs: config.statementTimeoutMs,
  onIdleError: () => {},
})
const feed = new MarketFeed({
  providers: [],
  fallback: {
    id: 'wide',
    title: 'Sample data',
    url: null,
    hosts: [],
    limits: { perMinute: null, perDay: null },
    terms: { text: 'Made up here.', url: null },
    abilities: { quotes: async ({ now }) => ({ instruments: wideMarket(now) }) },
  },
  floorMs: config.market.floorMs,
  timeoutMs: config.market.timeoutMs,
  epoch: 'bench',
})
const hub = new Hub({ feed, limits: config.live })
const app = buildApp({
  limits: config.limits,
  publicOrigins: [],
  trustProxy: [],
  store,
  feed,
  hub,
  calculators,
  plans,
  questions,
  files: new Map(),
  render: null,
  isDraining: () => false,
  onRefreshed: () => void hub.announce(),
})
await feed.refresh()
await app.listen({ port: config.port, host: '127.0.0.1' })
const address = app.server.address()
if (typeof address === 'object') process.stdout.write(`ready at http://localhost:${address?.port}\n`)
