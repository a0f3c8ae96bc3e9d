import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageStore } from '#wire/page-context.ts'
import { noncePolicy } from '../http/content-policy.ts'
import { Problem } from '../http/problems.ts'
import type { PageRenderer } from './load-context.ts'
import { chooseEncoding, isUnchanged, type SiteFile, type SiteFiles } from './site-files.ts'

export interface PagesOptions {
  readonly files: SiteFiles
  /** Draws every page that is not a finished file; null while the site has not been built. */
  readonly render: PageRenderer | null
  readonly store: PageStore
  readonly publicOrigins: readonly string[]
}

/** Everything that is not the API: finished files from memory, all other pages (and the 404 page) from the app. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  app.get('/*', (request, reply) => {
    const [path = '/', query] = splitUrl(request.raw.url ?? '/')
    const tidy = tidyPath(path)
    if (tidy !== path) return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 308)
    const file = options.files.get(path)
    if (file) return sendFile(file, request, reply)
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/') || path === '/ws')
      throw new Problem(404, 'not_found', 'There is nothing at this address.')
    return renderPage(options, request, reply)
  })
}

/** The path and, after the first question mark, the query. */
export function splitUrl(url: string): readonly [path: string, query: string | undefined] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, undefined] : [url.slice(0, mark), url.slice(mark + 1)]
}

/**
 * The one spelling of a path: no empty segments, no slash at the end. So a redirect made from it always stays on this host.
 * Refuses what no address of ours holds: backslashes and encoded slashes, dots that climb, zero bytes, broken escapes.
 */
function tidyPath(path: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    throw badAddress()
  }
  const hasControl = [...decoded].some((character) => character < ' ' || character === '\u007f')
  if (!path.startsWith('/') || hasControl || decoded.includes('\\') || /%2f/i.test(path)) throw badAddress()
  if (decoded.split('/').some((segment) => segment === '..' || segment === '.')) throw badAddress()
  const tidy = path.replaceAll(/\/{2,}/g, '/')
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy
}

function badAddress(): Problem {
  return new Problem(400, 'bad_address', 'This address cannot be understood.')
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = chooseEncoding(file, request.headers['accept-encoding'])
  const version = file.bodies[encoding]
  if (!version) throw new Problem(404, 'not_found', 'There is nothing at this address.')
  void reply.header('cache-control', file.cacheControl).header('etag', version.etag).header('vary', 'accept-encoding')
  if (file.policy !== undefined) void reply.header('content-security-policy', file.policy)
  if (isUnchanged(request.headers['if-none-match'], version.etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(file.type).send(version.body)
}

function renderPage(options: PagesOptions, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!options.render) throw new Problem(503, 'not_built', 'The pages have not been built yet. Run the build first.')
  const nonce = randomBytes(16).toString('base64url')
  reply.hijack()
  const response = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value)
  }
  response.setHeader('content-security-policy', noncePolicy(nonce, options.publicOrigins))
  response.setHeader('cache-control', 'no-cache')
  options.render(request.raw, response, { nonce, requestId: request.id, store: options.store })
  return reply
}
