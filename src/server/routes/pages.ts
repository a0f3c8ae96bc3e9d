import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageStore } from '#wire/page-context.ts'
import { noncePolicy } from '../http/content-policy.ts'
import { splitUrl } from '../http/paths.ts'
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
    const [path] = splitUrl(request.raw.url ?? '/')
    const file = options.files.get(path)
    if (file) return sendFile(file, request, reply)
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/') || path === '/ws')
      throw new Problem(404, 'not_found', 'There is nothing at this address.')
    return renderPage(options, request, reply)
  })
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
