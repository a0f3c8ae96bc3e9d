import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Post } from '#wire/posts.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { BetweenNodes } from './live/between-nodes.ts'
import { Hub } from './live/hub.ts'
import { MarketFeed } from './market/feed.ts'
import { outsideProviders } from './market/providers.ts'
import { sampleProvider } from './market/sample-provider.ts'
import { fetchText } from './rates/fetch-text.ts'
import { FRANKFURTER_RATES } from './rates/frankfurter.ts'
import { PMMS_HISTORY } from './rates/pmms.ts'
import { PublishedRates } from './rates/published-rates.ts'
import type { CalculatorApi } from './routes/calculators-api.ts'
import { type PageRenderer, pageRenderer } from './routes/load-context.ts'
import { readSite } from './routes/site-files.ts'
import { openStore } from './store/open-store.ts'

export interface ServiceParts {
  readonly seedPosts: readonly Post[]
  readonly calculators: CalculatorApi
}

export interface Service {
  /** The port it listens on. */
  readonly port: number
  /** Finishes what is under way, then ends; requests that take too long are cut. */
  close(): Promise<void>
}

/** Puts the parts together and listens. Rejects when a part cannot be had; nothing stays open then. */
export async function startService(config: Config, parts: ServiceParts): Promise<Service> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'body', 'inputs'],
  })
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.poolSize,
    statementTimeoutMs: config.statementTimeoutMs,
    onIdleError: (error) => log.error({ err: error }, 'a database connection was lost'),
  })
  const ends: (() => unknown)[] = [() => store.close()]
  try {
    await store.posts.seed(parts.seedPosts)
    const epoch = randomBytes(9).toString('base64url')
    const between = config.redisUrl === undefined ? undefined : joinNodes(config.redisUrl)
    if (between) ends.unshift(() => between.close())
    const feed = new MarketFeed({
      providers: outsideProviders,
      fallback: sampleProvider(config.market.seed),
      floorMs: config.market.floorMs,
      timeoutMs: config.market.timeoutMs,
      epoch,
      shared: between,
      onProviderFailure: (provider, error) => log.warn({ provider, err: error }, 'a market source failed'),
    })
    const hub = new Hub({
      feed,
      limits: config.live,
      onError: (error) => log.error({ err: error }, 'no market values to show'),
    })
    ends.unshift(() => hub.stop())
    const rates = new PublishedRates({
      fetchHistory: config.publishedRates ? fetchText(PMMS_HISTORY, config.publicOrigins[0]) : null,
      fetchFx: config.publishedRates ? fetchText(FRANKFURTER_RATES, config.publicOrigins[0]) : null,
      onFailure: (error) => log.warn({ err: error }, 'a published rate could not be read'),
    })
    ends.unshift(() => rates.stop())

    await between?.connect()

    let draining = false
    const app = buildApp({
      limits: config.limits,
      publicOrigins: config.publicOrigins,
      trustProxy: config.trustProxy,
      logger: log,
      store,
      feed,
      hub,
      rates,
      calculators: parts.calculators,
      files: readSite(path.join(config.buildDir, 'client'), config.publicOrigins),
      render: await loadPages(config.buildDir),
      isDraining: () => draining,
      onRefreshed: () => void (between ? between.announce() : hub.announce()),
    })
    await feed.refresh().catch((error: unknown) => log.error({ err: error }, 'no market values yet'))
    await app.listen({ port: config.port, host: config.host })
    rates.start()
    const address = app.server.address()

    return {
      port: typeof address === 'object' && address !== null ? address.port : config.port,
      close: async () => {
        draining = true
        const cut = setTimeout(() => app.server.closeAllConnections(), config.shutdownMs)
        // A connection kept alive turns idle only when its last answer is out.
        const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
        await Promise.all([hub.drain(config.closeSpreadMs), app.close()])
        clearTimeout(cut)
        clearInterval(sweep)
        for (const end of ends) await end()
        log.flush()
      },
    }

    function joinNodes(url: string): BetweenNodes {
      return new BetweenNodes({
        url,
        floorMs: config.market.floorMs,
        nodeId: epoch,
        onSnapshot: (published) => feed.adopt(published),
        onAnnounce: () => void hub.announce(),
        onError: (error) => log.error({ err: error }, 'the link between nodes failed'),
      })
    }
  } catch (error) {
    for (const end of ends) await end()
    throw error
  }
}

async function loadPages(buildDir: string): Promise<PageRenderer | null> {
  const file = path.resolve(buildDir, 'server', 'index.js')
  if (!existsSync(file)) return null
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  return pageRenderer(build)
}
