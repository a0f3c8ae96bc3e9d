import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { type CatalogueEntry, entryBySlug } from '#calculators/catalogue.ts'
import { closure } from '../../../scripts/chunks.ts'
import { type EmbedData, places } from './about.ts'
import { embedHtml } from './embed-html.tsx'
import { headScript } from './head-script.ts'
import { SIZE_MESSAGE, tellSize } from './size-message.ts'

/** One for each way of asking: boxes, lists, choices, lists in a fold, a study. That every one stands is seen in `e2e/embed.spec.ts`. */
const some = ['mortgage', 'tax', 'credit-card-payoff', 'social-security', 'budget-planner', 'dca']
async function drawn(slug: string): Promise<{ entry: CatalogueEntry; html: string }> {
  const entry = entryBySlug(slug)
  if (!entry?.load) throw new Error(slug)
  return { entry, html: await embedHtml(entry, (await entry.load()).calculator, '2026-11-23') }
}

test.each(some)('%s stands whole in its frame: a form, an answer, one chart, the way out', async (slug) => {
  const { entry, html } = await drawn(slug)
  const body = html.slice(html.indexOf('<body>'), html.indexOf(`<script type="application/json"`))
  expect(body).toContain('aria-label="Your numbers"')
  expect(body).toMatch(/role="status"[^>]*>[\s\S]{0,200}?<p class="[^"]*font-serif/)
  expect(body.match(/<figure/g) ?? []).toHaveLength(1)
  expect(body).toContain(`href="${entry.path}" target="_blank" rel="noopener"`)
  expect(body).not.toMatch(/<template|<!--\$!-->|undefined|NaN|Loading/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain(`<link rel="canonical" href="https://truepenny.example${entry.path}"/>`)
})

test('its data reads back as what it was, and nothing in it can end the script it stands in', async () => {
  const { entry, html } = await drawn('mortgage')
  const written = new RegExp(`<script type="application/json" id="${places.data}">([^<]*)</script>`).exec(html)?.[1]
  const { about, opening } = JSON.parse(written ?? '') as EmbedData
  expect(about).toEqual({ slug: 'mortgage', path: entry.path, title: entry.title, question: entry.question })
  expect(opening.today).toBe('2026-11-23')
})

test('nothing a frame wakes up with keeps anything in the browser, knows the router or carries the shell', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const form = 'src/app/calculator/form'
  const later = ['rows-editor', 'rank-list', 'published-rate'].map((file) => `${form}/${file}.tsx`)
  const files = [...closure('src/app/embed/entry.tsx', 'src/app/embed/chart-drawing.tsx', ...later)]
  expect(files).toContain('src/app/calculator/form/form.tsx')
  expect(files.filter((file) => /state\/stored\.ts|\/shell\/|companions/.test(file))).toEqual([])
  for (const file of files) {
    const code = readFileSync(path.join(root, file), 'utf8')
    expect(code, file).not.toMatch(/\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie|from 'react-router/)
  }
  expect(headScript).not.toMatch(/Storage|cookie/)
})

test.each([
  ['', true, 'dark'],
  ['', false, 'light'],
  ['?theme=light', true, 'light'],
  ['?theme=dark', false, 'dark'],
  ['?a=1&theme=dark&b', false, 'dark'],
  ['?theme=darker', false, 'light'],
])('address %j on a device that is dark: %s gives %s', (search, isDark, look) => {
  const marks: Record<string, string> = {}
  const page = { dataset: marks, setAttribute: (name: string) => (marks[name] = '') }
  const media = { matches: isDark, addEventListener: () => {} }
  new Function('document', 'location', 'matchMedia', headScript)(
    { documentElement: page },
    { search, hash: '#v1&price=1' },
    () => media,
  )
  expect(marks).toEqual({ theme: look, 'data-own-numbers': '' })
})

let measured: () => void
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        measured = heard
      }
      observe() {}
    },
  )
})

test('a frame tells its height when that changes and when it is asked, and tells nobody else', () => {
  const told: unknown[] = []
  const host = { postMessage: (message: unknown, target: string) => told.push([message, target]) }
  let height = 600.2
  let hear: (event: unknown) => void = () => {}
  const frame = {
    parent: host,
    document: { documentElement: { getBoundingClientRect: () => ({ height }) } },
    addEventListener: (_: string, heard: typeof hear) => {
      hear = heard
    },
  }
  tellSize(frame as unknown as Window)
  const ask = (source: unknown, data: unknown) => hear({ source, data })
  ask(host, { type: SIZE_MESSAGE })
  expect(told).toEqual([])
  measured()
  measured()
  expect(told).toEqual([[{ type: 'truepenny:size', height: 601 }, '*']])
  ask({}, { type: SIZE_MESSAGE })
  ask(host, { type: 'other' })
  ask(host, null)
  ask(host, 'truepenny:size')
  expect(told).toHaveLength(1)
  ask(host, { type: SIZE_MESSAGE })
  height = 700
  measured()
  expect(told.slice(1)).toEqual([
    [{ type: 'truepenny:size', height: 601 }, '*'],
    [{ type: 'truepenny:size', height: 700 }, '*'],
  ])
  const alone = { addEventListener: () => expect.unreachable() } as { parent?: unknown; addEventListener: () => void }
  alone.parent = alone
  tellSize(alone as unknown as Window)
})
