import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { site } from '#content/site.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import { adminGuard } from './areas/admin/guard.ts'
import { type Logins, nobody } from './areas/admin/logins.ts'
import type { isPassword } from './areas/admin/password-hash.ts'
import { type AdminOptions, adminRoutes } from './areas/admin/routes.ts'
import { Sessions } from './areas/admin/sessions.ts'
import { type Area, type Opening, openArea } from './areas/area.ts'
import { type CalculatorApi, calculatorRoutes } from './areas/calculators/routes.ts'
import { desk, type ScenarioReader } from './areas/community/desk.ts'
import { formRoutes, takeForms } from './areas/community/forms.ts'
import { keptReading } from './areas/community/kept-reading.ts'
import type { CommunityReading } from './areas/community/reading.ts'
import { communityRoutes } from './areas/community/routes.ts'
import { factRoutes } from './areas/facts/routes.ts'
import { answerOf } from './areas/market/answer-of.ts'
import type { MarketFeed } from './areas/market/feed.ts'
import type { FollowedSymbols } from './areas/market/followed-symbols.ts'
import type { HistoryFeed } from './areas/market/history-feed.ts'
import { onlyBundled } from './areas/market/published.ts'
import { marketRoutes } from './areas/market/routes.ts'
import { screenerRoutes } from './areas/market/screener-routes.ts'
import { type KnownCompanies, ScreenerUniverse } from './areas/market/screener-universe.ts'
import { searchRoutes } from './areas/market/search-routes.ts'
import type { SymbolSearch } from './areas/market/symbol-search.ts'
import { mcpRoutes } from './areas/mcp/routes.ts'
import { type MediaStore, noMedia } from './areas/media/media-store.ts'
import { publicMediaRoutes } from './areas/media/routes.ts'
import { indexRoutes } from './areas/openapi/routes.ts'
import { type PlanApi, planRoutes } from './areas/plans/routes.ts'
import { feedRoutes } from './areas/posts/feed-routes.ts'
import { pictureRoutes } from './areas/posts/picture-routes.ts'
import { postRoutes } from './areas/posts/routes.ts'
import { type QuestionApi, questionRoutes } from './areas/questions/routes.ts'
import { type KnownRates, ratesRoutes } from './areas/rates/routes.ts'
import { calculationGuard, guardedCalculations } from './calculation/guarded.ts'
import type { RequestLimits } from './config.ts'
import { chooseEncoding } from './http/accept-encoding.ts'
import { type Admission, admission } from './http/admission.ts'
import { dataPolicy } from './http/content-policy.ts'
import { isHost } from './http/hosts.ts'
import { sendJsonBytes } from './http/json-bytes.ts'
import { Addresses, untaken } from './http/only-methods.ts'
import { OpenConnections } from './http/open-connections.ts'
import { connectionRoom } from './http/open-files.ts'
import { LONGEST_URL, splitUrl, tidyPath } from './http/paths.ts'
import { describeFailure, notAcceptable, Problem, problemBody, problemPage, tooBusy } from './http/problems.ts'
import { type RequestClass, requestClass } from './http/request-class.ts'
import { isCrossSite } from './http/same-site.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Hub } from './live/hub.ts'
import { asksForSocket, attachLive } from './live/upgrade.ts'
import { type Shedding, shedding } from './load/shedding.ts'
import { Turnstile } from './load/turnstile.ts'
import { noMeter, type RequestMeter } from './metrics/request-meter.ts'
import { type FileChanges, type ReadyFiles, readyFiles } from './routes/file-answers.ts'
import { type Front, fileFront } from './routes/file-front.ts'
import { healthRoutes } from './routes/health.ts'
import { KeptPages } from './routes/kept-pages.ts'
import type { BareRenderer, PageRenderer } from './routes/load-context.ts'
import { pageCommunity, pageStore } from './routes/page-store.ts'
import { wordsOfPage } from './routes/page-words.ts'
import { drawTold, isPage, type PagesOptions, pageRoutes } from './routes/pages.ts'
import type { SiteFiles } from './routes/site-files.ts'
import type { Store } from './store/open-store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form as a browser sends it, where scripts are off. */
    takesForms?: boolean
  }
  interface FastifyRequest {
    /** Whom limits are counted against: an address, or the network of one. */
    visitor: string
  }
}

export interface AppDeps {
  readonly limits: RequestLimits
  readonly publicOrigins: readonly string[]
  readonly trustProxy: readonly string[]
  readonly logger?: FastifyBaseLogger
  readonly store: Pick<Store, 'posts' | 'community' | 'ping' | 'admin' | 'manuscripts' | 'corrections' | 'pictures'>
  readonly feed: MarketFeed
  /** Left out, nobody gives daily prices. */
  readonly history?: Pick<HistoryFeed, 'history'>
  /** Symbols beside our own list; left out, no source knows any. */
  readonly search?: Pick<SymbolSearch, 'sources' | 'find'>
  readonly followed?: Pick<FollowedSymbols, 'lines'>
  readonly hub: Hub
  /** Who may sign in to the administration; left out, nobody. */
  readonly logins?: Logins
  /** Where pictures are kept; left out, there are none. */
  readonly media?: MediaStore
  /** How a password is checked; left out, as it is. */
  readonly checkPassword?: typeof isPassword
  /** Left out: there is room for any number. */
  readonly connections?: OpenConnections
  /** Left out: the invented companies alone. */
  readonly companies?: KnownCompanies
  /** Left out: no published figure is known but those that came with the release. */
  readonly rates?: KnownRates
  readonly calculators: CalculatorApi
  readonly plans: PlanApi
  readonly questions: QuestionApi
  /** Reads the numbers of a calculator that somebody publishes; left out, none can be read. */
  readonly readScenario?: ScenarioReader
  readonly files: SiteFiles
  /** Pages drawn anew while the service runs; left out, every file stays as it is. */
  readonly changes?: FileChanges
  readonly render: PageRenderer | null
  /** Draws what is kept for all; left out, every page is drawn for its visitor. */
  readonly renderBare?: BareRenderer
  /** Addresses it draws that are one address each. */
  readonly drawn?: ReadonlySet<string>
  /** Whether there are pages to show; left out, there are where the front page is and others can be drawn. */
  readonly isBuilt?: boolean
  readonly isDraining: () => boolean
  /** The day pages are drawn for; left out, it is the day in New York. */
  readonly today?: () => string
  /** Called when a correction of a lesson went out or was taken back; ends when its page says so. Left out, no page is drawn anew. */
  readonly onCorrected?: () => Promise<void>
  /** Called after a manual refresh brought new values. */
  readonly onRefreshed: () => void
  /** The time of day in milliseconds. */
  readonly now?: () => number
  /** Milliseconds of a clock that never goes back, for every limit. */
  readonly steady?: () => number
  /** Who may still ask; left out, it is counted here by `limits`. */
  readonly gate?: Admission
  /** Told of every answer; left out, nobody counts. */
  readonly meter?: RequestMeter
  /** Pages wait here to be drawn; left out, a line is made by `limits`. */
  readonly pages?: Turnstile
  /** Whether every answer of the API is held to its schema, outside production; left out, none is. */
  readonly checksAnswers?: boolean
  /** Told of every route of an area with what it declares; left out, nobody is. */
  readonly onDeclared?: NonNullable<Opening['onDeclared']>
  /** How far this thread is behind (milliseconds); left out, it never is. */
  readonly lag?: { readonly ms: number }
}

/** The line of pages that wait to be drawn. */
export const pageTurns = ({ pagesWaiting }: Pick<RequestLimits, 'pagesWaiting'>): Turnstile =>
  new Turnstile({ places: PAGES_AT_ONCE, most: pagesWaiting })

/** Pages drawn at once. Drawing is work of this one thread: more at once would only make each of them later. */
const PAGES_AT_ONCE = 2

const noHistory = { history: async () => null }
const noSearch = { sources: [], find: async () => null }
const noFollowed = (now: () => number): Pick<FollowedSymbols, 'lines'> => ({
  lines: async (symbols) => ({
    timestamp: new Date(now()).toISOString(),
    lines: [],
    missing: symbols.map((symbol) => ({ symbol, why: 'unknown' })),
    reason: null,
    failingSince: null,
  }),
})

/** Bytes an area takes whose questions have no body worth the name. */
const SMALL_BODY = 1_024

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
      given: () => ({ store, community, today: today(), isAdminSetUp }),
    })
  const shown: PagesOptions = {
    files,
    render: deps.render,
    ...(kept ? { kept } : {}),
    drawn,
    isAdminSetUp,
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
  for (const area of areas({ ...guarded, reading }, steady, today, shown)) openArea(app, area, opening)
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

/** The parts of the API, each in a scope of its own. */
function areas(
  deps: AppDeps & { readonly reading: CommunityReading },
  steady: () => number,
  today: () => string,
  shown: PagesOptions,
): readonly Area[] {
  const { bodyBytes } = deps.limits
  const { community } = deps.store
  const communityDesk = desk(community, deps.readScenario ?? (async () => null))
  return [
    { name: 'openapi', bodyBytes: SMALL_BODY, routes: indexRoutes },
    { name: 'calculators', bodyBytes, routes: (app) => calculatorRoutes(app, deps.calculators) },
    { name: 'plans', bodyBytes, routes: (app) => planRoutes(app, deps.plans) },
    { name: 'questions', bodyBytes, routes: (app) => questionRoutes(app, deps.questions) },
    { name: 'facts', bodyBytes: SMALL_BODY, routes: factRoutes },
    {
      name: 'market',
      bodyBytes: SMALL_BODY,
      routes: (app) =>
        marketRoutes(app, {
          feed: deps.feed,
          history: deps.history ?? noHistory,
          refreshPerMinute: deps.limits.refreshPerMinute,
          now: steady,
          onRefreshed: deps.onRefreshed,
        }),
    },
    {
      name: 'symbols',
      bodyBytes: SMALL_BODY,
      routes: (app) =>
        searchRoutes(app, {
          feed: deps.feed,
          search: deps.search ?? noSearch,
          followed: deps.followed ?? noFollowed(deps.now ?? Date.now),
          now: steady,
        }),
    },
    {
      name: 'screener',
      bodyBytes: SMALL_BODY,
      routes: (app) => screenerRoutes(app, deps.companies ?? new ScreenerUniverse({ screenerFile: undefined })),
    },
    {
      name: 'rates',
      bodyBytes: SMALL_BODY,
      routes: (app) => ratesRoutes(app, deps.rates ?? onlyBundled()),
    },
    { name: 'mcp', bodyBytes, routes: (app) => mcpRoutes(app, deps) },
    {
      name: 'posts',
      bodyBytes: SMALL_BODY,
      routes: (app) => {
        postRoutes(app, deps.store.posts)
        pictureRoutes(app, deps.store.posts)
        feedRoutes(app, {
          posts: deps.store.posts,
          origin: deps.publicOrigins[0] ?? site.origin,
          today,
        })
      },
    },
    {
      name: 'community',
      bodyBytes,
      routes: (app) =>
        communityRoutes(app, {
          store: deps.reading,
          desk: communityDesk,
          origin: deps.publicOrigins[0] ?? site.origin,
        }),
    },
    {
      name: 'community forms',
      bodyBytes,
      parsers: takeForms,
      routes: (app) =>
        formRoutes(app, {
          store: community,
          desk: communityDesk,
          draw: (request, reply, told) => drawTold(shown, request, reply, told),
        }),
    },
  ]
}

/** Bytes of one article with everything around it. */
const ARTICLE_BODY = 1_048_576

/** The administration: for whoever has signed in, and known to no description. */
function adminArea(
  deps: AppDeps,
  { now, ...rest }: Pick<AdminOptions, 'now' | 'today' | 'isPage' | 'lessonWords' | 'onOut'>,
): Area {
  const { publicOrigins, logins = nobody, checkPassword } = deps
  const { admin: store, manuscripts, corrections, pictures, posts } = deps.store
  const media = { media: deps.media ?? noMedia, pictures }
  const sessions = new Sessions(store, logins, now)
  const check = checkPassword ? { check: checkPassword } : {}
  const { moderation } = deps.store.community
  return {
    name: 'admin',
    bodyBytes: ARTICLE_BODY,
    guard: adminGuard({ sessions, publicOrigins }),
    routes: (app) =>
      adminRoutes(app, {
        store,
        sessions,
        logins,
        manuscripts,
        posts,
        corrections,
        media,
        moderation,
        publicOrigins,
        now,
        ...rest,
        ...check,
      }),
  }
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

interface Guard {
  readonly gate: Admission
  readonly shed: Shedding
  readonly meter: RequestMeter
  /** Headers of every answer. */
  readonly standing: Readonly<Record<string, string>>
  readonly files: ReadyFiles
  /** Whether its connection came when there was no room left. */
  readonly isLate: (request: IncomingMessage) => boolean
  readonly isDraining: () => boolean
  readonly publicOrigins: readonly string[]
}

/** What every request passes before its route: headers, limits, and who may change things. */
function guard(
  app: FastifyInstance,
  { gate, shed, meter, standing, files, isLate, isDraining, publicOrigins }: Guard,
): void {
  app.decorateRequest('visitor', '')

  app.addHook('onRequest', async (request, reply) => {
    request.visitor = gate.visitorOf(request.raw)
    void reply.headers(standing).header('x-request-id', request.id)
    const url = request.raw.url ?? '/'
    if (url.length > LONGEST_URL) throw new Problem(414, 'address_too_long', 'The address is too long.')
    const { host } = request.headers
    if (host !== undefined && !isHost(host)) throw new Problem(400, 'bad_host', 'The Host header cannot be understood.')
    const [path, query] = splitUrl(url)
    const asked = requestClass(request.method, url, files)
    if (isLate(request.raw)) {
      void reply.header('connection', 'close')
      if (asked !== 'health')
        throw new Problem(503, 'full', 'We have more visitors than room right now. Try again in a moment.', {
          retryAfter: 10,
        })
    }
    if (shed.refuses(asked)) {
      meter.shed(asked, 'lag')
      throw tooBusy()
    }
    const kind = counted(asked)
    const wait = kind ? gate.wait(request.visitor, kind) : 0
    if (wait > 0)
      throw new Problem(429, 'too_many_requests', `Too many requests. Try again in ${wait} seconds.`, {
        retryAfter: wait,
      })
    if (path.startsWith('/api')) void reply.header('cache-control', 'no-store')
    const tidy = tidyPath(path)
    if (tidy !== path) return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 308)
    // Before its body is looked at: where a method is not taken, the form of what it brings is no matter.
    if (request.is404) throw untaken(app, request, reply)
    const isData = asked === 'read' || asked === 'calculation'
    if (isData && !chooseEncoding(request.headers['accept-encoding'], ['identity'])) throw notAcceptable()
    if (changesSomething(request.method)) refuseForeign(request, publicOrigins)
    return undefined
  })

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header('connection', 'close')
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply.raw
    meter.answered(requestClass(request.method, request.raw.url, files), statusCode, reply.elapsedTime)
    // The query is left out on purpose: a shared link may hold somebody's amounts.
    const path = splitUrl(request.raw.url ?? '')[0].slice(0, 300)
    request.log.info(
      { method: request.method, path, status: reply.raw.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    done()
  })
}

/** Finished files, and the questions of whoever watches over the service, are not counted. */
function counted(asked: RequestClass): 'pages' | 'reads' | undefined {
  if (asked === 'health' || asked === 'file') return undefined
  return asked === 'page' ? 'pages' : 'reads'
}

function changesSomething(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

function refuseForeign(request: FastifyRequest, publicOrigins: readonly string[]): void {
  const { origin, referer, host, 'sec-fetch-site': site } = request.headers
  const secFetchSite = Array.isArray(site) ? site.join() : site
  if (isCrossSite({ secFetchSite, origin, referer, host }, publicOrigins))
    throw new Problem(403, 'cross_site', 'This request came from another site, so we didn’t do it.')
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (request.routeOptions.config.takesForms === true && type === 'application/x-www-form-urlencoded') return
  if (type !== 'application/json')
    throw new Problem(415, 'json_required', 'Send JSON, with the content type application/json.')
}

/** Tells a failure to whoever asked: a small page to a person at a page, JSON to everything else. */
function tell(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, retryAfter } = describeFailure(error)
  if (status >= 500 && !(error instanceof Problem && error.cause === undefined))
    request.log.error({ err: error }, 'request failed')
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  void reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id)
  const isPage = !(request.raw.url ?? '').startsWith('/api') && (request.headers.accept ?? '').includes('text/html')
  if (isPage) void reply.type('text/html; charset=utf-8').send(problemPage(status, message, request.id))
  else void reply.type('application/json; charset=utf-8').send(problemBody(code, message, request.id))
}
