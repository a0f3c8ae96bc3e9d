import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from '#wire/page-context.ts'
import { NonceContext } from './shell/nonce.ts'

const giveUpAfterMs = 10_000

/** Pages are whole when they leave: no fallback text in the HTML, no scripts that move pieces around. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status === 503) headers.set('Retry-After', '5')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const given = loadContext.get(pageContext)
  const nonce = given.nonce || undefined
  let failed = false
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceContext>,
    {
      ...(nonce ? { nonce } : {}),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(giveUpAfterMs),
      onError() {
        failed = true
      },
    },
  )
  await stream.allReady
  const html = new Blob([given.finish(await new Response(stream).text())])
  const answer = { headers, status: failed ? 500 : status }
  headers.append('Vary', 'Accept-Encoding')
  // The server has read what the browser takes and says 'gzip' or 'identity'.
  if (request.headers.get('accept-encoding') !== 'gzip') return new Response(html, answer)
  headers.set('Content-Encoding', 'gzip')
  return new Response(html.stream().pipeThrough(new CompressionStream('gzip')), answer)
}

/** Unknown paths are no news; anything else is. */
export function handleError(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  console.error(error)
}
