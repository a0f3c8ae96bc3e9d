/** What a first visit to a page moves over the wire, compressed with Brotli, and how much of it the charts are. */
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { installRecharts, rechartsVersion } from './pages/recharts.ts'
import type { Figure, Section } from './report/figure.ts'
import { openBrowser, openPage } from './site/browser.ts'
import { brotli, bundle } from './site/bundle.ts'
import { serveFloor } from './site/floor-site.ts'
import { builtCalculators, chosen, measuredPaths } from './site/pages.ts'
import { buildSite, serveSite } from './site/server.ts'

const kinds = ['HTML', 'CSS', 'JS', 'font', 'other'] as const
type Kind = (typeof kinds)[number]
interface Moved {
  readonly status: number
  /** Bodies of each kind as sent, and the headers of all answers. */
  readonly headers: number
  readonly total: number
  readonly by: Readonly<Record<Kind, number>>
  /** What was asked for until the page's load event, the page itself included, and the scripts among it in bytes. */
  readonly atLoad: { readonly requests: number; readonly scripts: number }
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[]
}

export async function measure(): Promise<Section> {
  buildSite()
  const [site, floor, browser] = [await serveSite(), await serveFloor(), await openBrowser()]
  try {
    const bare = await visit(browser, `${floor.url}/`)
    const figures: Figure[] = []
    const notes: string[] = []
    for (const page of chosen(measuredPaths)) {
      const moved = await visit(browser, site.url + page)
      if (moved.status !== 200) {
        notes.push(`${page} answered ${moved.status} and was left out.`)
        continue
      }
      for (const kind of kinds) {
        if (kind === 'other' && moved.by.other === 0) continue
        figures.push({
          name: `${page} ${kind}`,
          unit: 'KB',
          ours: moved.by[kind] / 1000,
          peer: { name: 'floor', value: bare.by[kind] / 1000 },
        })
      }
      figures.push({
        name: `${page} headers of all answers`,
        unit: 'KB',
        ours: moved.headers / 1000,
        peer: { name: 'floor', value: bare.headers / 1000 },
      })
      figures.push({
        name: `${page} total`,
        unit: 'KB',
        ours: moved.total / 1000,
        peer: { name: 'floor', value: bare.total / 1000 },
      })
      notes.push(`${page} scripts: ${moved.scripts.map(({ name, bytes }) => `${name} ${kb(bytes)}`).join(', ')}`)
    }
    for (const page of chosen(builtCalculators))
      figures.push(...loadOf(page, await visit(browser, site.url + page), bare))
    figures.push(await chartModule(notes))
    return {
      title: 'Bytes moved on a first visit',
      how: 'Bytes on the wire, bodies compressed, 1 KB = 1,000 bytes, from an empty cache until the network is quiet, as the browser counts them. On a calculator page at most 132 KB of script and 14 requests are allowed until the load event. The chart module is the chart card with all it needs except React, bundled alone and compressed.',
      figures,
      notes,
    }
  } finally {
    await browser.close()
    await Promise.all([site.stop(), floor.stop()])
  }
}

function loadOf(page: string, { atLoad }: Moved, bare: Moved): Figure[] {
  return [
    {
      name: `${page} requests at load`,
      unit: '',
      ours: atLoad.requests,
      peer: { name: 'floor', value: bare.atLoad.requests },
      target: { of: 'ours', atMost: 14 },
    },
    {
      name: `${page} JS at load`,
      unit: 'KB',
      ours: atLoad.scripts / 1000,
      peer: { name: 'floor', value: bare.atLoad.scripts / 1000 },
      target: { of: 'ours', atMost: 132 },
    },
  ]
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

async function visit(browser: Browser, url: string): Promise<Moved> {
  const { page, devtools } = await openPage(browser)
  const types = new Map<string, { kind: Kind; url: string; headers: number }>()
  const early = new Set<string>()
  let [headers, earlyScripts] = [0, 0]
  let isLoaded = false
  const by: Record<Kind, number> = { HTML: 0, CSS: 0, JS: 0, font: 0, other: 0 }
  const scripts: { name: string; bytes: number }[] = []
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
    if (seen.kind === 'JS' && early.has(requestId)) earlyScripts += bytes
    if (seen.kind === 'JS') scripts.push({ name: path.basename(new URL(seen.url).pathname), bytes })
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

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']

async function chartModule(notes: string[]): Promise<Figure> {
  const ours = await bundle(new URL('../src/app/ui/chart/chart-card.tsx', import.meta.url), { external: react })
  const recharts = installRecharts()
  if (!recharts)
    notes.push('Recharts could not be installed (is the package registry reachable?), so charts stand alone.')
  const peer = recharts
    ? await bundle(new URL('./pages/recharts-parts.js', import.meta.url), {
        external: react,
        alias: { 'virtual:recharts': recharts },
      })
    : null
  return {
    name: 'chart module',
    unit: 'KB',
    ours: brotli(ours.js).length / 1000,
    ...(peer
      ? { peer: { name: `Recharts ${rechartsVersion}, area chart`, value: brotli(peer.js).length / 1000 } }
      : {}),
    target: { of: 'ours', atMost: 16 },
  }
}
