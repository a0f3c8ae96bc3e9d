import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { dayIn } from '#wire/day.ts'
import type { Post } from '#wire/posts.ts'
import type { StarterThread } from '#writing/community/starters.ts'
import { buildApp, pageTurns } from './app.ts'
import type { CalculatorApi } from './areas/calculators/routes.ts'
import type { ScenarioReader } from './areas/community/desk.ts'
import { answerOf } from './areas/market/answer-of.ts'

import { openMarket, QUOTES } from './areas/market/open-market.ts'
import { ScreenerUniverse } from './areas/market/screener-universe.ts'

import { openMedia } from './areas/media/open-media.ts'

import type { PlanApi } from './areas/plans/routes.ts'
import { Schedule } from './areas/posts/schedule.ts'
import type { QuestionApi } from './areas/questions/routes.ts'
import { newestBackupAt } from './backup/folder.ts'
import { pooled } from './calculation/pooled.ts'
import { WorkerPool } from './calculation/worker-pool.ts'
import { threads } from './calculation/worker-thread.ts'
import { closeServer } from './closing.ts'
import type { Config } from './config.ts'
import { ChangedFiles } from './finished/changed-files.ts'
import { CorrectedLessons } from './finished/corrected-lessons.ts'
import { DailyPages } from './finished/daily-pages.ts'
import { drawDay } from './finished/day-thread.ts'
import { pageDrawer } from './finished/draw-page.ts'
import { MarketPages } from './finished/market-pages.ts'
import { type PageList, readPageList } from './finished/page-list.ts'
import { admission } from './http/admission.ts'
import { OpenConnections } from './http/open-connections.ts'
import { connectionRoom, openFilesLimit } from './http/open-files.ts'
import { whereToListen } from './listening.ts'
import { BetweenNodes } from './live/between-nodes.ts'
import { Hub } from './live/hub.ts'
import { SharedLimits } from './live/shared-limits.ts'
import { SharedNews } from './live/shared-news.ts'
import { LoopLag } from './load/loop-lag.ts'
import { standardOutput } from './log/standard-output.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { Metrics } from './metrics/registry.ts'
import { requestMeter } from './metrics/request-meter.ts'
import { serviceMetrics } from './metrics/service-metrics.ts'
import { bareRenderer, pageRenderer } from './routes/load-context.ts'
import { readSite } from './routes/site-files.ts'
import { drawnAddresses } from './routes/spelling.ts'
import { originInSitemap, startNotes } from './start-notes.ts'
import { openStore } from './store/open-store.ts'
import { untilFree } from './store/unavailable.ts'

export interface ServiceParts {
  readonly seedPosts: readonly Post[]
  /** The operator's threads of the community; left out, there are none. */
  readonly seedThreads?: readonly StarterThread[]
  /** Reads the numbers of a calculator that somebody publishes; left out, none can be. */
  readonly readScenario?: ScenarioReader
  readonly calculators: CalculatorApi
  readonly plans: PlanApi
  readonly questions: QuestionApi
  /** The program of the workers in its source; left out, everything is worked out on this thread. */
  readonly workerSource?: URL
}

export interface Service {
  /** The port it listens on. */
  readonly port: number
  /** What is missing before strangers may come; see `startNotes`. */
  readonly notes: readonly string[]
  /**
   * Goes on taking requests for the moment set (`atOnce`: not at all), finishes what is under way, then ends; requests that take too
   * long are cut.
   */
  close(how: { readonly atOnce: boolean }): Promise<void>
}

/** How long the start waits for another node that writes its posts (milliseconds). */
const SEED_MS = 10_000
/** How long the start waits for the first market values (milliseconds): visitors wait for the start. */
const FIRST_VALUES_MS = 2_500
/** How long the start waits for corrected lessons to be drawn (milliseconds); the rest follow while visitors come. */
const FIRST_CORRECTIONS_MS = 2_500
/** How often what is kept only for a time is let go (milliseconds). */
const FORGET_MS = 15 * 60_000
/** How long what was read of a database others may write to is used, where they have no way of telling (milliseconds). */
const KEPT_UNTOLD_MS = 1_000
/** How long each part gets to close (milliseconds). */
const LONGEST_END_MS = 2_000
/** How long the end waits for the last log lines to be written. */
const LAST_LINES_MS = 500

/** Puts the parts together and listens. Rejects when a part cannot be had; nothing stays open then. */
export async function startService(config: Config, parts: ServiceParts): Promise<Service> {
  const output = standardOutput()
  const redact = ['req.headers.authorization', 'req.headers.cookie', 'body', 'inputs']
  const log = pino({ level: config.logLevel, redact }, output)
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    backupDir: config.backupDir,
    poolSize: config.poolSize,
    statementTimeoutMs: config.statementTimeoutMs,
    questionsBeforeQueue: config.questionsBeforeQueue,
    onIdleError: (error) => log.error({ err: error }, 'a database connection was lost'),
  })
  const ends: (() => unknown)[] = [() => store.close()]
  try {
    await untilFree(() => store.posts.seed(parts.seedPosts), SEED_MS)
    await untilFree(() => store.community.seed(parts.seedThreads ?? []), SEED_MS)
    await untilFree(() => store.community.forget(), SEED_MS)
    await untilFree(() => store.admin.forget(Date.now()), SEED_MS)
    const forgetting = setInterval(
      () =>
        Promise.all([store.community.forget(), store.admin.forget(Date.now())]).catch((error: unknown) =>
          log.error({ err: error }, 'old addresses are still kept'),
        ),
      FORGET_MS,
    ).unref()
    ends.unshift(() => clearInterval(forgetting))
    const epoch = randomBytes(9).toString('base64url')
    const between = config.redisUrl === undefined ? undefined : joinNodes(config.redisUrl)
    if (between) ends.unshift(() => between.close())
    const metrics = new Metrics()
    const failures = metrics.counter('truepenny_source_failures_total', 'Failed tries to read figures, by source.')
    const { feed, history, rates, search, followed } = openMarket({
      config,
      store: store.market,
      epoch,
      shared: between,
      onFailure: (provider, error) => {
        failures({ source: provider }).add()
        log.warn({ provider, err: error }, 'a market source failed')
      },
      onError: (error) => log.error({ err: error }, 'what the market keeps could not be read or written'),
    })
    ends.unshift(() => rates.stop())
    const openFiles = openFilesLimit()
    const room = connectionRoom(openFiles)
    const connections = new OpenConnections(room)
    const steady = () => performance.now()
    const gate = admission({ limits: config.limits, trustProxy: config.trustProxy, now: steady, logger: log })
    const hub = new Hub({
      feed,
      limits: { ...config.live, connections: Math.min(config.live.connections, room.sockets) },
      elsewhere: (visitor) => shared?.socketsElsewhere(visitor) ?? 0,
      onError: (error) => log.error({ err: error }, 'no market values to show'),
    })
    ends.unshift(() => hub.stop())
    const shared = config.redisUrl === undefined ? undefined : shareLimits(config.redisUrl)
    if (shared) ends.unshift(() => shared.close())
    const told = config.redisUrl === undefined ? undefined : tellNews(config.redisUrl)
    if (told) ends.unshift(() => told.close())
    // Others may write to a server's database without telling.
    else if (store.kind === 'postgres') store.community.news.keepMs = () => KEPT_UNTOLD_MS
    const companies = new ScreenerUniverse(config, {
      onFailure: (error) => log.warn({ err: error }, 'the companies could not be read'),
    })
    ends.unshift(() => companies.stop())
    const schedule = new Schedule({
      manuscripts: store.manuscripts,
      onFailure: (error) => log.error({ err: error }, 'articles that are due could not be sent out'),
    })
    ends.unshift(() => schedule.stop())

    await Promise.all([between?.connect(), shared?.connect(), told?.connect()])

    const build = await loadBuild(config.buildDir)
    const files = readSite(path.join(config.buildDir, 'client'), config.publicOrigins)
    const changes = new ChangedFiles()
    const today = () => dayIn(config.timeZone, new Date())
    const list = build ? readPageList(config.buildDir) : null
    const corrected = build && keepCorrected(build)
    if (corrected) ends.unshift(() => corrected.stop())
    const daily = list && keepDaily(list)
    if (daily) ends.unshift(() => daily.stop())

    const pool = parts.workerSource && startPool(parts.workerSource)
    if (pool) ends.unshift(() => pool.close())
    const worked = pool ? pooled(pool, parts, today) : parts

    let draining = false
    const lag = new LoopLag(steady)
    ends.unshift(() => lag.stop())
    const pages = pageTurns(config.limits)
    const app = buildApp({
      gate,
      pages,
      meter: requestMeter(metrics),
      lag,
      steady,
      limits: config.limits,
      publicOrigins: config.publicOrigins,
      trustProxy: config.trustProxy,
      logger: log,
      checksAnswers: config.checksAnswers,
      store,
      feed,
      history,
      search,
      followed,
      hub,
      logins: config.logins,
      media: openMedia(config, (error) => log.error({ err: error }, 'a picture could not be kept or read')),
      connections,
      companies,
      rates,
      calculators: worked.calculators,
      plans: worked.plans,
      questions: worked.questions,
      ...(parts.readScenario ? { readScenario: parts.readScenario } : {}),
      files,
      changes,
      render: build && pageRenderer(build),
      ...(build ? { renderBare: bareRenderer(build) } : {}),
      ...(list ? { small: list.small } : {}),
      ...(build ? { drawn: drawnAddresses(build) } : {}),
      today,
      isDraining: () => draining,
      ...(corrected ? { onCorrected: () => corrected.look() } : {}),
      onRefreshed: () => void (between ? between.announce() : hub.announce()),
    })
    feed.recall(await store.market.reading(QUOTES).catch(() => null))
    await feed.begin(FIRST_VALUES_MS).catch((error: unknown) => log.error({ err: error }, 'no market values yet'))
    if (build) await keepMarketPages(build)
    if (corrected) await Promise.race([corrected.look(), sleep(FIRST_CORRECTIONS_MS, undefined, { ref: false })])
    serviceMetrics(metrics, { lag, pool, pages, hub, connections, feed, output })
    const measured = config.metrics && (await serveMetrics(metrics, config.metrics.host, config.metrics.port))
    if (measured) ends.unshift(() => measured.close())
    await app.listen(whereToListen({ port: config.port, host: config.host }, process.env, process.pid))
    rates.start()
    companies.start()
    schedule.start()
    corrected?.start()
    daily?.start()
    pool?.warm()
    const address = app.server.address()

    return {
      port: typeof address === 'object' && address !== null ? address.port : config.port,
      notes: startNotes(config, {
        isBuilt: build !== null && files.has('/'),
        newestBackup: newestBackupAt(config.backupDir),
        now: Date.now(),
        builtFor: originInSitemap(files.get('/sitemap.xml')?.bodies.identity.body.toString()),
        openFiles,
        sockets: room.sockets,
      }),
      close: async ({ atOnce }) => {
        draining = true
        const { server } = app
        const { shutdownMs } = config
        const [drainMs, closeSpreadMs] = atOnce ? [0, 0] : [config.drainMs, config.closeSpreadMs]
        const onFree = () => measured?.close()
        await closeServer({ server, hub, connections, onFree, drainMs, closeSpreadMs, shutdownMs })
        await app.close()
        // A part whose other side is frozen does not hold up the end.
        for (const end of ends) await Promise.race([end(), sleep(LONGEST_END_MS, undefined, { ref: false })])
        await output.settle(LAST_LINES_MS)
      },
    }

    /** The workers' program as it was built, or, before anything is built, its source. */
    function startPool(source: URL): WorkerPool | undefined {
      const { workers, memoryMb, queue, timeLimitMs } = config.calculation
      if (workers === 0) return undefined
      const built = path.resolve(config.buildDir, 'calculation', 'worker.js')
      return new WorkerPool({
        start: threads(existsSync(built) ? pathToFileURL(built) : source, memoryMb),
        workers,
        queue,
        timeLimitMs,
        onLoss: (error) => log.error({ err: error }, 'a worker for calculations was lost'),
      })
    }

    function keepDaily({ day, daily: addresses, small }: PageList): DailyPages {
      const { buildDir, publicOrigins } = config
      const pages = Object.entries(addresses)
      return new DailyPages({
        drawnFor: day,
        today,
        draw: (wanted, signal) => drawDay({ buildDir, day: wanted, pages, publicOrigins, small }, signal),
        publish: (drawn) => {
          changes.publish(drawn)
          corrected?.redraw()
        },
        onDrawn: (drawn, ms) => log.info({ day: drawn, pages: pages.length, ms }, 'the pages of the day are drawn'),
        onFailure: (failed, error) => log.error({ day: failed, err: error }, 'the pages of the day could not be drawn'),
      })
    }

    function keepCorrected(site: ServerBuild): CorrectedLessons {
      return new CorrectedLessons({
        built: files,
        all: () => store.corrections.all(),
        draw: pageDrawer(site, config.publicOrigins, list?.small),
        today,
        publish: (drawn) => changes.publish(drawn),
        onFailure: (error) => log.error({ err: error }, 'a corrected lesson could not be drawn'),
      })
    }

    async function keepMarketPages(site: ServerBuild): Promise<void> {
      const pages = new MarketPages({
        draw: pageDrawer(site, config.publicOrigins, list?.small),
        newest: () => (feed.latest ? answerOf(feed.latest) : null),
        today,
        publish: (files) => changes.publish(files),
        onFailure: (error) => log.error({ err: error }, 'the market pages could not be drawn'),
      })
      feed.onSnapshot(() => void pages.refresh())
      await pages.refresh()
    }

    function shareLimits(url: string): SharedLimits {
      return new SharedLimits({
        url,
        gate,
        held: () => hub.held,
        onError: (error) => log.error({ err: error }, 'limits are counted by each node alone'),
      })
    }

    function tellNews(url: string): SharedNews {
      return new SharedNews({
        url,
        news: store.community.news,
        onError: (error) => log.error({ err: error }, 'nodes hear of each other’s texts late'),
      })
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

async function loadBuild(buildDir: string): Promise<ServerBuild | null> {
  const file = path.resolve(buildDir, 'server', 'index.js')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServerBuild) : null
}
