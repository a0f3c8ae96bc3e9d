import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { AppDeps } from './app-deps.ts'
import { type Area, type Opening, openArea } from './areas/area.ts'
import { keptReading } from './areas/community/kept-reading.ts'
import { answerOf } from './areas/market/answer-of.ts'
import { noMedia } from './areas/media/media-store.ts'
import { publicMediaRoutes } from './areas/media/routes.ts'
import { calculationGuard, guardedCalculations } from './calculation/guarded.ts'
import type { RequestLimits } from './config.ts'
import { finishHtml } from './finished/finish-html.ts'
import { admission } from './http/admission.ts'
import { dataPolicy } from './http/content-policy.ts'
import { sendJsonBytes } from './http/json-bytes.ts'
import { Addresses, untaken } from './http/only-methods.ts'
import { OpenConnections } from './http/open-connections.ts'
import { connectionRoom } from './http/open-files.ts'
import { securityHeaders } from './http/security-headers.ts'
import { asksForSocket, attachLive } from './live/upgrade.ts'
import { shedding } from './load/shedding.ts'
import { Turnstile } from './load/turnstile.ts'
import { noMeter } from './metrics/request-meter.ts'
import { adminArea, areas, SMALL_BODY } from './open-areas.ts'
import { guard } from './request-guard.ts'
import { readyFiles } from './routes/file-answers.ts'
import { type Front, fileFront } from './routes/file-front.ts'
import { healthRoutes } from './routes/health.ts'
import { KeptPages } from './routes/kept-pages.ts'
import { pageCommunity, pageStore } from './routes/page-store.ts'
import { wordsOfPage } from './routes/page-words.ts'
import { isPage, type PagesOptions, pageRoutes } from './routes/pages.ts'
import { tell } from './tell-failure.ts'

/** The line of pages that wait to be drawn. */
export const pageTurns = ({ pagesWaiting }: Pick<RequestLimits, 'pagesWaiting'>): Turnstile =>
  new Turnstile({ places: PAGES_AT_ONCE, most: pagesWaiting })

/** Pages drawn at once. Drawing is work of this one thread: more at once would only make each of them later. */
const PAGES_AT_ONCE = 2

/** Builds the whole HTTP side, finished files in front, and hangs `/ws` on it; listening is the caller's business. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const now = deps.now ?? Date.now
  const steady = deps.steady ?? (() => performance.now())
  const gate = deps.gate ?? admission({ ...deps, now: steady })
  const meter = deps.meter ?? noMeter
  const shed = shedding(deps.lag ?? { ms: 0 }, deps.limits.shedLagMs)
  const standing = { ...securityHeaders(deps.publicOrigins), 'content-security-policy': dataPolicy }
  const files = readyFiles(deps.files, standing, deps.changes)
  const connections = deps.connections ?? new OpenConnections(connectionRoom(Number.POSITIVE_INFINITY))
  const isLate = (request: IncomingMessage) => connections.isLate(request.socket)
  const front = fileFront({
    files,
    meter,
    isPlain: (request) => !deps.isDraining() && !isLate(request) && !shed.refuses('file'),
    log: deps.logger,
  })
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: deps.limits.bodyBytes,
    serverFactory: (route) => openServer(front, route, deps.limits.requestTimeoutMs),
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    // Who is connected already is answered to the end.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(standing)
      tell(error, request, reply)
    },
  })

  const pages = deps.pages ?? pageTurns(deps.limits)
  const guarded = {
    ...deps,
    ...guardedCalculations(
      deps,
      calculationGuard({ admission: gate, shed, onShed: (reason) => meter.shed('calculation', reason) }),
    ),
  }

  app.decorate('takenMethods', new Addresses())
  acceptOnlyJson(app)
  connections.watch(app.server)
  guard(app, {
    gate,
    shed,
    meter,
    standing,
    files,
    isLate,
    isDraining: deps.isDraining,
    publicOrigins: deps.publicOrigins,
  })
  app.setErrorHandler((error, request, reply) => tell(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    throw untaken(app, request, reply)
  })

  const isBuilt = deps.isBuilt ?? (deps.render !== null && deps.files.has('/'))
  healthRoutes(app, { isDraining: deps.isDraining, isBuilt, ping: deps.store.ping })
  sendJsonBytes(app)
  const drawn = deps.drawn ?? new Set()
  const today = deps.today ?? (() => dayIn(HOME_ZONE, new Date(now())))
  const onAway = (error: unknown) => app.log.error({ err: error }, 'the store is away')
  const store = pageStore(deps.store, onAway)
  const isAdminSetUp = (deps.logins?.all.length ?? 0) > 0
  const finish = (html: string) => finishHtml(html, [], deps.small)
  const { news } = deps.store.community
  const reading = keptReading(deps.store.community, news)
  const community = pageCommunity({ ...reading, own: (id, secret) => deps.store.community.own(id, secret) }, onAway)
  deps.hub.threads.follow({
    answersOf: async (thread) => (await reading.find(thread))?.answers ?? null,
    onHeard: (listener) => news.onHeard(listener),
  })
  const kept =
    deps.renderBare &&
    new KeptPages({
      news,
      draw: deps.renderBare,
      today,
      given: () => ({ store, community, today: today(), isAdminSetUp, finish }),
    })
  const shown: PagesOptions = {
    files,
    render: deps.render,
    ...(kept ? { kept } : {}),
    drawn,
    isAdminSetUp,
    finish,
    pages,
    onShed: (reason) => meter.shed('page', reason),
    publicOrigins: deps.publicOrigins,
    today,
    market: () => (deps.feed.latest ? answerOf(deps.feed.latest) : null),
    store,
    community,
  }
  const opening: Opening = {
    checksAnswers: deps.checksAnswers ?? false,
    ...(deps.onDeclared ? { onDeclared: deps.onDeclared } : {}),
  }
  for (const area of areas({ ...guarded, reading, now }, steady, today, shown)) openArea(app, area, opening)
  const pictures: Area = {
    name: 'media',
    bodyBytes: SMALL_BODY,
    routes: (scope) => publicMediaRoutes(scope, { media: deps.media ?? noMedia, pictures: deps.store.pictures }),
  }
  openArea(app, pictures, opening)
  openArea(
    app,
    adminArea(deps, {
      now,
      today,
      isPage: (path) => isPage(path, { files, drawn, store }),
      lessonWords: (lesson) => {
        const html = deps.files.get(`/learning/${lesson}`)?.bodies.identity.body.toString()
        // Other pages stand beside the lessons; a lesson has its article.
        return html?.includes('<article class="lesson') ? wordsOfPage(html) : null
      },
      onOut: deps.onCorrected ?? (async () => {}),
    }),
    opening,
  )
  pageRoutes(app, shown)

  attachLive(app.server, {
    hub: deps.hub,
    origins: deps.publicOrigins,
    visitorOf: (request) => gate.visitorOf(request),
    isLate,
  })
  return app
}

/** Node's own server: what the front does not answer goes to the router. */
function openServer(front: Front, route: RequestListener, requestTimeoutMs: number): Server {
  const options = { headersTimeout: 10_000, maxHeaderSize: 16_384, shouldUpgradeCallback: asksForSocket }
  const server = createServer(options, (request, response) => {
    if (!front(request, response)) route(request, response)
  })
  server.keepAliveTimeout = 65_000
  server.requestTimeout = requestTimeoutMs
  return server
}

/** Bodies are JSON or nothing. An empty body is allowed: the refresh call has none. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body.toString(), done)
  })
}
