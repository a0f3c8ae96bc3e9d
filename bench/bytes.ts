/** What a first visit to a page moves over the wire, compressed with Brotli, and how much of it the charts are. */
import { installRecharts, rechartsVersion } from './pages/recharts.ts'
import type { Figure, Section } from './report/figure.ts'
import { openBrowser } from './site/browser.ts'
import { brotli, bundle } from './site/bundle.ts'
import { serveFloor } from './site/floor-site.ts'
import { builtCalculators, chosen, measuredPaths } from './site/pages.ts'
import { buildSite, serveSite } from './site/server.ts'
import { kinds, type Moved, visit } from './site/visit.ts'

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
