import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from '#wire/page-context.ts'
import { NonceContext } from './shell/nonce.ts'

/** Pages are whole when they leave: no fallback text in the HTML, no scripts that move pieces around. */
const giveUpAfterMs = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(pageContext).nonce || undefined
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </NonceContext>,
      {
        ...(nonce ? { nonce } : {}),
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }))
        },
        onShellError: reject,
        onError() {
          finalStatus = 500
        },
      },
    )
    const timer = setTimeout(abort, giveUpAfterMs)
  })
}
