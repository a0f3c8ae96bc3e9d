/** A first visit to a page, from an empty cache until the network is quiet: what moved over the wire, as the browser counts it. */
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { openPage } from './browser.ts'

export const kinds = ['HTML', 'CSS', 'JS', 'font', 'other'] as const
export type Kind = (typeof kinds)[number]

export interface Moved {
  readonly status: number
  /** Bodies of each kind as sent, and the headers of all answers. */
  readonly headers: number
  readonly total: number
  readonly by: Readonly<Record<Kind, number>>
  /** What was asked for until the page's load event, the page itself included, and the scripts among it in bytes. */
  readonly atLoad: { readonly requests: number; readonly scripts: number }
  readonly scripts: readonly { readonly name: string; readonly bytes: number; readonly atLoad: boolean }[]
}

export async function visit(browser: Browser, url: string): Promise<Moved> {
  const { page, devtools } = await openPage(browser)
  const types = new Map<string, { kind: Kind; url: string; headers: number }>()
  const early = new Set<string>()
  let [headers, earlyScripts] = [0, 0]
  let isLoaded = false
  const by: Record<Kind, number> = { HTML: 0, CSS: 0, JS: 0, font: 0, other: 0 }
  const scripts: { name: string; bytes: number; atLoad: boolean }[] = []
  page.once('load', () => {
    isLoaded = true
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isLoaded && request.url.startsWith('http')) early.add(requestId)
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    types.set(requestId, {
      kind: kindOf(response.mimeType),
      url: response.url,
      headers: response.encodedDataLength,
    })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = types.get(requestId)
    if (!seen) return
    const bytes = encodedDataLength - seen.headers
    headers += seen.headers
    by[seen.kind] += bytes
    if (seen.kind !== 'JS') return
    const atLoad = early.has(requestId)
    if (atLoad) earlyScripts += bytes
    scripts.push({ name: path.basename(new URL(seen.url).pathname), bytes, atLoad })
  })
  await devtools.send('Network.enable')
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  await page.context().close()
  return {
    status: response?.status() ?? 0,
    headers,
    total: kinds.reduce((sum, kind) => sum + by[kind], headers),
    by,
    atLoad: { requests: early.size, scripts: earlyScripts },
    scripts: scripts.toSorted((a, b) => b.bytes - a.bytes),
  }
}

function kindOf(mime: string): Kind {
  if (mime === 'text/html') return 'HTML'
  if (mime === 'text/css') return 'CSS'
  if (mime.endsWith('javascript')) return 'JS'
  return mime.startsWith('font/') ? 'font' : 'other'
}
