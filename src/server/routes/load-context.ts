import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageContext, pageContext } from '#wire/page-context.ts'

/** Draws a page: `context` reaches its loaders and entry.server under the key `pageContext`. */
export type PageRenderer = (request: IncomingMessage, response: ServerResponse, context: PageContext) => void

/**
 * The built app as a renderer. The listener makes its own Request, so what belongs to this one (nonce, id) travels beside it
 * in the asynchronous scope.
 */
export function pageRenderer(build: ServerBuild): PageRenderer {
  const scope = new AsyncLocalStorage<PageContext>()
  const listener = createRequestListener({
    build,
    mode: 'production',
    getLoadContext: () => {
      const provider = new RouterContextProvider()
      provider.set(pageContext, scope.getStore() ?? pageContext.defaultValue)
      return provider
    },
  })
  return (request, response, context) => scope.run(context, () => listener(request, response))
}

/** Draws the page of an address for whoever may get it, as bare as it is: unpacked, and with headers of its own alone. */
export type BareRenderer = (address: string, context: Partial<PageContext>) => Promise<Response>

export function bareRenderer(build: ServerBuild): BareRenderer {
  const handle = createRequestHandler(build, 'production')
  return async (address, context) => {
    const provider = new RouterContextProvider()
    provider.set(pageContext, { ...pageContext.defaultValue, ...context })
    return await handle(new Request(`http://localhost${address}`), provider)
  }
}
