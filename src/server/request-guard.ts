import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseEncoding } from './http/accept-encoding.ts'
import type { Admission } from './http/admission.ts'
import { isHost } from './http/hosts.ts'
import { untaken } from './http/only-methods.ts'
import { LONGEST_URL, splitUrl, tidyPath } from './http/paths.ts'
import { notAcceptable, Problem, tooBusy } from './http/problems.ts'
import { type RequestClass, requestClass } from './http/request-class.ts'
import { isCrossSite } from './http/same-site.ts'
import type { Shedding } from './load/shedding.ts'
import type { RequestMeter } from './metrics/request-meter.ts'
import type { ReadyFiles } from './routes/file-answers.ts'

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
export function guard(
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
