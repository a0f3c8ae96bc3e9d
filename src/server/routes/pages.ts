import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MarketAnswer } from '#wire/market.ts'
import type { FormTold, PageCommunity, PageStore } from '#wire/page-context.ts'
import { chooseEncoding } from '../http/accept-encoding.ts'
import { type Asker, askerOf } from '../http/asker.ts'
import { noncePolicy } from '../http/content-policy.ts'
import { untaken } from '../http/only-methods.ts'
import { splitUrl } from '../http/paths.ts'
import { notAcceptable, Problem, tooBusy } from '../http/problems.ts'
import { Refusal, type RefusalReason } from '../load/refusal.ts'
import type { Turnstile } from '../load/turnstile.ts'
import type { ReadyFile, ReadyFiles } from './file-answers.ts'
import { type KeptPage, type KeptPages, ownTokens } from './kept-pages.ts'
import type { PageRenderer } from './load-context.ts'
import { usualSpelling } from './spelling.ts'

export interface PagesOptions {
  readonly files: ReadyFiles
  /** Draws every page that is not a finished file; null while the site has not been built. */
  readonly render: PageRenderer | null
  /** Pages drawn once for all who open them; left out, every page is drawn for its visitor. */
  readonly kept?: KeptPages
  /** Addresses it draws that are neither finished files nor of the store. */
  readonly drawn: ReadonlySet<string>
  /** Those who wait for a page to be drawn. */
  readonly pages: Turnstile
  /** Told why a page was not drawn. */
  readonly onShed: (reason: RefusalReason) => void
  readonly store: PageStore
  readonly community: PageCommunity
  readonly today: () => string
  readonly market: () => MarketAnswer | null
  /** Whether anybody can sign in to the administration. */
  readonly isAdminSetUp: boolean
  /** The last touch on the HTML of a page that is drawn for a visitor. */
  readonly finish: (html: string) => string
  readonly publicOrigins: readonly string[]
}

/** Everything that is not the API: finished files from memory, all other pages (and the 404 page) from the app. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path, query] = splitUrl(request.raw.url ?? '/')
    const file = options.files.get(path)
    if (file) return sendFile(file, request, reply)
    if (app.takenMethods.at(path) || /^\/(?:api|assets)(?:\/|$)/.test(path) || path === '/ws')
      throw untaken(app, request, reply)
    const usual = usualSpelling(path)
    if (usual !== null && (await isPage(usual, options)))
      return reply.redirect(query === undefined ? usual : `${usual}?${query}`, 308)
    return await renderPage(options, request, reply)
  }
  // HEAD is named, since the one Fastify derives from GET tells a length of 0 where nothing changed.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
}

/** Whether a page stands at this address: finished, drawn by the app, or a post of the store, which may be away. */
export async function isPage(
  path: string,
  { files, drawn, store }: Pick<PagesOptions, 'files' | 'drawn' | 'store'>,
): Promise<boolean> {
  if (files.get(path)?.isPage || drawn.has(path)) return true
  const post = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  if (post === undefined) return false
  return await store.findPost(post).then(
    (found) => found !== null,
    () => false,
  )
}

/** Sends a file as the front does; what comes here is what the front would not take, such as a request while the server ends. */
function sendFile(file: ReadyFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = file.answer(request.headers['accept-encoding'], request.headers['if-none-match'])
  if (!answer) throw notAcceptable()
  // The file's own headers are all of them: one that was set before and is not among them goes.
  void reply.removeHeader('x-frame-options')
  for (let i = 0; i + 1 < answer.headers.length; i += 2)
    void reply.header(answer.headers[i] ?? '', answer.headers[i + 1])
  return reply.code(answer.status).send(answer.body)
}

/** A page whose reader is slow does not hold up the next for longer than this (milliseconds). */
const LONGEST_IN_TURN_MS = 300

/** Draws the page at this address for a form that was sent to it: as if it were opened, with what became of the form. */
export async function drawTold(
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  told: FormTold,
): Promise<FastifyReply> {
  request.raw.method = 'GET'
  return await renderPage(options, request, reply, told)
}

async function renderPage(
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  told: FormTold | null = null,
): Promise<FastifyReply> {
  if (!options.render) throw new Problem(503, 'not_built', 'The pages have not been built yet. Run the build first.')
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['gzip', 'identity'])
  if (!encoding) throw notAcceptable()
  if (told === null && request.method === 'GET' && options.kept) {
    const kept = await keptPage(options, options.kept, request, reply)
    if (kept) return await sendKept(options, kept, encoding, reply)
  }
  const done = await turnOf(options, askerOf(request, reply))
  const late = setTimeout(done, LONGEST_IN_TURN_MS)
  reply.raw.once('close', () => {
    clearTimeout(late)
    done()
  })
  // The app packs as it is told; what a browser takes is read in one place.
  request.raw.headers['accept-encoding'] = encoding
  const nonce = randomBytes(16).toString('base64url')
  reply.hijack()
  const response = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value)
  }
  response.setHeader('content-security-policy', noncePolicy(nonce, options.publicOrigins))
  // A page with a nonce, and in the community with a visitor's own code, is nobody else's.
  response.setHeader('cache-control', told === null ? 'private, no-cache' : 'no-store')
  const { store, community } = options
  options.render(request.raw, response, {
    nonce,
    requestId: request.id,
    store,
    community,
    told,
    formSecret: null,
    today: options.today(),
    market: options.market(),
    corrections: [],
    isAdminSetUp: options.isAdminSetUp,
    finish: options.finish,
  })
  return reply
}

const keptPage = async (options: PagesOptions, pages: KeptPages, request: FastifyRequest, reply: FastifyReply) =>
  // Who asked first may leave: the page is drawn for the others too.
  await pages.page(request.raw.url ?? '/', () => turnOf(options, { visitor: askerOf(request, reply).visitor }))

/** Sends a page that was drawn for all, with what is this visitor's own: the nonce of its scripts, and what opens a text sent from its form. */
async function sendKept(
  { publicOrigins }: PagesOptions,
  { status, headers, mould }: KeptPage,
  encoding: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const own = ownTokens()
  const isPacked = encoding === 'gzip'
  const body = isPacked ? await mould.castPacked(own) : mould.cast(own)
  void reply
    .code(status)
    .headers(Object.fromEntries(headers))
    .header('content-security-policy', noncePolicy(own.nonce, publicOrigins))
    .header('cache-control', 'private, no-cache')
  if (isPacked) void reply.header('content-encoding', 'gzip')
  return reply.send(body)
}

async function turnOf(
  { pages, onShed }: PagesOptions,
  { visitor, signal }: Pick<Asker, 'visitor'> & Partial<Asker>,
): Promise<() => void> {
  try {
    return await pages.enter(visitor, signal)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    onShed(error.reason)
    throw tooBusy()
  }
}
