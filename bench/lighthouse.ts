/** Lighthouse on a phone, every page of the site: scores under its simulated network, and what a visitor waits for under an applied one. */
import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Figure, Section } from './report/figure.ts'
import { median } from './report/spread.ts'
import { freePort, openBrowser } from './site/browser.ts'
import { serveFloor } from './site/floor-site.ts'
import { chosen, everyPath, namedPaths, samples } from './site/pages.ts'
import { buildSite, serveSite } from './site/server.ts'

const categories = [
  ['performance', 'performance', 98],
  ['accessibility', 'accessibility', 100],
  ['best-practices', 'best practices', 100],
  ['seo', 'SEO', 100],
] as const

interface Seen {
  readonly scores: Readonly<Record<string, number>>
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

export async function measure(): Promise<Section> {
  buildSite()
  const [site, floor] = [await serveSite(), await serveFloor()]
  try {
    const bare = await look(`${floor.url}/`, samples(3, 1))
    const figures: Figure[] = []
    const notes: string[] = []
    for (const path of chosen(everyPath)) {
      const { status } = await fetch(site.url + path)
      const isNamed = namedPaths.includes(path)
      if (status === 200) {
        const seen = figuresOf(path, await look(site.url + path, isNamed ? samples(3, 1) : 1), bare)
        figures.push(...(isNamed ? seen : seen.filter(isSpeed)))
      } else notes.push(`${path} answered ${status} and was left out.`)
    }
    return {
      title: 'Lighthouse, phone',
      how: `Every page once, the named ones (${namedPaths.join(', ')}) as the median of ${samples(3, 1)} and with all scores, each run in a fresh browser. Scores under Lighthouse's simulated slow 4G and 4× slower processor; LCP, TBT and CLS with the same slowness applied for real (devtools throttling). The floor is a bare hydrated React page with the site's font and style sheet, served by the same server. Performance is wanted at 100; 98 where noise decides.`,
      figures,
      notes,
    }
  } finally {
    await Promise.all([site.stop(), floor.stop()])
  }
}

function figuresOf(path: string, page: Seen, floor: Seen): Figure[] {
  const beside = (value: number) => ({ name: 'floor', value })
  return [
    ...categories.map(
      ([id, name, atLeast]): Figure => ({
        name: `${path} ${name}`,
        unit: 'score',
        ours: page.scores[id] ?? 0,
        peer: beside(floor.scores[id] ?? 0),
        target: { of: 'ours', atLeast },
      }),
    ),
    {
      name: `${path} LCP`,
      unit: 'ms',
      ours: page.lcp,
      peer: beside(floor.lcp),
      target: { of: 'ratio', atMost: 1.6 },
    },
    { name: `${path} TBT`, unit: 'ms', ours: page.tbt, peer: beside(floor.tbt), target: { of: 'ours', atMost: 50 } },
    { name: `${path} CLS`, unit: '', ours: page.cls, peer: beside(floor.cls), target: { of: 'ours', atMost: 0.001 } },
  ]
}

/** What a visitor waits for; the other scores hardly differ from page to page. */
const isSpeed = ({ name }: Figure) => !/ (?:accessibility|best practices|SEO)$/.test(name)

async function look(url: string, runs: number): Promise<Seen> {
  const simulated: Result[] = []
  const applied: Result[] = []
  for (let i = 0; i < runs; i++) {
    simulated.push(await once(url, {}))
    applied.push(await once(url, { throttlingMethod: 'devtools', onlyCategories: ['performance'] }))
  }
  const number = (audit: string) => median(applied.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return {
    scores: Object.fromEntries(
      categories.map(([id]) => [id, median(simulated.map((run) => (run.categories[id]?.score ?? 0) * 100))]),
    ),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
  }
}

async function once(url: string, flags: Flags): Promise<Result> {
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', output: 'json', ...flags })
    if (!run) throw new Error(`Lighthouse had nothing to say about ${url}.`)
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
    return run.lhr
  } finally {
    await browser.close()
  }
}
