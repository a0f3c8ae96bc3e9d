import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { RequestLimits } from './config.ts'
import { clientAddress, countedAddress, trustedProxies } from './http/client-address.ts'
import { dataPolicy } from './http/content-policy.ts'
import { splitUrl, tidyPath } from './http/paths.ts'
import { describeFailure, Problem, problemBody, problemPage } from './http/problems.ts'
import { RateLimiter } from './http/rate-limiter.ts'
import { isCrossSite } from './http/same-site.ts'
import type { Hub } from './live/hub.ts'
import { asksForSocket, attachLive } from './live/upgrade.ts'
import type { MarketFeed } from './market/feed.ts'
import { type CalculatorApi, calculatorRoutes } from './routes/calculators-api.ts'
import { healthRoutes } from './routes/health.ts'
import type { PageRenderer } from './routes/load-context.ts'
import { marketRoutes } from './routes/market-api.ts'
import { pageRoutes } from './routes/pages.ts'
import { postRoutes } from './routes/posts-api.ts'
import type { SiteFiles } from './routes/site-files.ts'
import type { Store } from './store/open-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits are counted against: an address, or the network of one. */
    visitor: string
  }
}

const LONGEST_URL = 4_096

export interface AppDeps {
  readonly limits: RequestLimits
  readonly publicOrigins: readonly string[]
  readonly trustProxy: readonly string[]
  readonly logger?: FastifyBaseLogger
  readonly store: Pick<Store, 'posts' | 'ping'>
  readonly feed: MarketFeed
  readonly hub: Hub
  readonly calculators: CalculatorApi
  readonly files: SiteFiles
  readonly render: PageRenderer | null
  readonly isDraining: () => boolean
  /** Called after a manual refresh brought new values. */
  readonly onRefreshed: () => void
  readonly now?: () => number
}

/** Builds the whole HTTP side and hangs `/ws` on it; listening is the caller's business. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: deps.limits.bodyBytes,
    requestTimeout: deps.limits.requestTimeoutMs,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16_384, shouldUpgradeCallback: asksForSocket },
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      void reply.header('content-security-policy', dataPolicy).header('x-content-type-options', 'nosniff')
      tell(error, request, reply)
    },
  })

  acceptOnlyJson(app)
  guard(app, deps)
  app.setErrorHandler((error, request, reply) => tell(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const isApi = splitUrl(request.raw.url ?? '')[0].startsWith('/api/')
    if (isApi || request.method === 'GET' || request.method === 'HEAD')
      throw new Problem(404, 'not_found', 'There is nothing at this address.')
    void reply.header('allow', 'GET, HEAD')
    throw new Problem(405, 'method_not_allowed', 'Pages can only be read.')
  })

  const now = deps.now ?? Date.now
  healthRoutes(app, { isDraining: deps.isDraining, ping: deps.store.ping })
  calculatorRoutes(app, deps.calculators)
  marketRoutes(app, {
    feed: deps.feed,
    refreshPerMinute: deps.limits.refreshPerMinute,
    now,
    onRefreshed: deps.onRefreshed,
  })
  postRoutes(app, deps.store.posts)
  pageRoutes(app, {
    files: deps.files,
    render: deps.render,
    publicOrigins: deps.publicOrigins,
    store: { listPosts: () => deps.store.posts.list(), findPost: (slug) => deps.store.posts.find(slug) },
  })

  const trusts = trustedProxies(deps.trustProxy)
  attachLive(app.server, {
    hub: deps.hub,
    origins: deps.publicOrigins,
    addressOf: (request) => clientAddress(request, trusts),
  })
  return app
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

/** What every request passes before its route: headers, limits, and who may change things. */
function guard(app: FastifyInstance, deps: AppDeps): void {
  const trusts = trustedProxies(deps.trustProxy)
  const now = deps.now ?? Date.now
  const limiter = new RateLimiter([
    { most: deps.limits.per10Seconds, windowMs: 10_000 },
    { most: deps.limits.perMinute, windowMs: 60_000 },
  ])

  void app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: deps.publicOrigins.some((origin) => origin.startsWith('https:')),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.decorateRequest('visitor', '')

  app.addHook('onRequest', async (request, reply) => {
    request.visitor = countedAddress(clientAddress(request.raw, trusts))
    void reply
      .header('x-request-id', request.id)
      .header('content-security-policy', dataPolicy)
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    const url = request.raw.url ?? '/'
    if (url.length > LONGEST_URL) throw new Problem(414, 'address_too_long', 'The address is too long.')
    const { host } = request.headers
    if (host !== undefined && URL.parse(`http://${host}`)?.host !== host.toLowerCase().replace(/:80$/, ''))
      throw new Problem(400, 'bad_host', 'The Host header cannot be understood.')
    if (!isFree(splitUrl(url)[0], deps.files)) {
      const wait = limiter.take(request.visitor, now())
      if (wait > 0) {
        void reply.header('retry-after', wait)
        throw new Problem(429, 'too_many_requests', `Too many requests. Try again in ${wait} seconds.`)
      }
    }
    const [path, query] = splitUrl(url)
    if (path.startsWith('/api')) void reply.header('cache-control', 'no-store')
    const tidy = tidyPath(path)
    if (tidy !== path) return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 308)
    if (changesSomething(request.method)) refuseForeign(request, deps.publicOrigins)
    return undefined
  })

  app.addHook('onSend', async (_request, reply) => {
    if (deps.isDraining()) void reply.header('connection', 'close')
  })

  app.addHook('onResponse', async (request, reply) => {
    // The query is left out on purpose: a shared link may hold somebody's amounts.
    const path = splitUrl(request.raw.url ?? '')[0].slice(0, 300)
    request.log.info(
      { method: request.method, path, status: reply.raw.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}

/** Assets, and the questions of whoever watches over the service, are not counted. */
function isFree(path: string, files: SiteFiles): boolean {
  if (path === '/healthz' || path === '/readyz') return true
  const file = files.get(path)
  return file !== undefined && file.policy === undefined
}

function changesSomething(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

function refuseForeign(request: FastifyRequest, publicOrigins: readonly string[]): void {
  const { origin, referer, host, 'sec-fetch-site': site } = request.headers
  const secFetchSite = Array.isArray(site) ? site.join() : site
  if (isCrossSite({ secFetchSite, origin, referer, host }, publicOrigins))
    throw new Problem(403, 'cross_site', 'This request comes from another site and was not carried out.')
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new Problem(415, 'json_required', 'Send JSON, with the content type application/json.')
}

/** Tells a failure to whoever asked: a small page to a person at a page, JSON to everything else. */
function tell(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message } = describeFailure(error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  void reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id)
  const isPage = !(request.raw.url ?? '').startsWith('/api') && (request.headers.accept ?? '').includes('text/html')
  if (isPage) void reply.type('text/html; charset=utf-8').send(problemPage(status, message, request.id))
  else void reply.type('application/json; charset=utf-8').send(problemBody(code, message, request.id))
}
