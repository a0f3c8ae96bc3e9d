import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { MarketAnswer } from '#wire/market.ts'
import { openTestApp } from '../app.testkit.ts'
import { hashPolicy } from '../http/content-policy.ts'
import type { SiteFiles } from '../routes/site-files.ts'
import { builtApp } from './built-app.testkit.ts'
import { ChangedFiles } from './changed-files.ts'
import { DailyPages } from './daily-pages.ts'
import { drawDay } from './day-thread.ts'
import { pageDrawer } from './draw-page.ts'
import { finishHtml, passesOn } from './finish-html.ts'
import { MarketPages } from './market-pages.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const buildDir = mkdtempSync(path.join(tmpdir(), 'truepenny-day-'))
const serverFile = path.join(buildDir, 'server', 'index.js')
beforeAll(() => {
  mkdirSync(path.dirname(serverFile), { recursive: true })
  writeFileSync(path.join(buildDir, 'package.json'), '{"type":"module"}')
  writeFileSync(serverFile, builtApp(pathToFileURL(path.join(root, 'src/wire/page-context.ts')).href))
})
afterAll(() => rmSync(buildDir, { recursive: true }))

const textOf = (files: SiteFiles, address: string) => files.get(address)?.bodies.identity.body.toString()
const day = (wanted: string, addresses: readonly string[], signal = new AbortController().signal) =>
  drawDay({ buildDir, day: wanted, pages: addresses.map((one) => [one, ['/assets/x.js']]), publicOrigins: [] }, signal)

test('the day is the one in New York, whatever the clock of the machine', () => {
  expect(dayIn(HOME_ZONE, new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21')
  expect(dayIn(HOME_ZONE, new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22')
  expect(dayIn(HOME_ZONE, new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
})

test('a page fetches its own code at once, each script named once, all after the words', () => {
  const html = '<head><link rel="modulepreload" href="/a.js"/></head><p>$& </head></p>'
  expect(finishHtml(html, ['/a.js', '/$&.js'])).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/$&.js"/></head><p>$& </head></p>',
  )
})

test('what is smaller than its own request stands in the page', () => {
  const html = [
    '<head><link rel="modulepreload" href="/assets/root-a.js"/><link rel="modulepreload" href="/assets/wake-a.js"/></head>',
    '<script>import * as route0 from "/assets/root-a.js";\nwindow.routes = {route0};\nimport("/assets/wake-a.js");</script>',
  ].join('')
  const small = {
    '/assets/root-a.js': 'export{V as Layout,$ as default}from"./house-b.js";',
    '/assets/wake-a.js': 'import{n as e}from"./base-c.js";e(`$&`);',
  }
  expect(finishHtml(html, [], small)).toBe(
    '<head></head><script>import{V as route0_Layout,$ as route0_default}from"/assets/house-b.js";const route0={Layout:route0_Layout,default:route0_default};\nwindow.routes = {route0};\nimport{n as e}from"/assets/base-c.js";e(`$&`);</script>',
  )
  expect(Object.values(small).map(passesOn)).toEqual([true, false])
  // A page for one visitor says on each link which of its scripts are its own.
  const own = html.replaceAll('.js"/>', '.js" nonce="N-_0"/>')
  expect(finishHtml(own, [], small)).toBe(finishHtml(html, [], small))
})

describe('in a thread of its own', () => {
  test('more pages than one thread draws are drawn all, or none', async () => {
    const files = await day('2027-01-02', [...Array.from({ length: 32 }, () => '/a'), '/b'])
    expect([...files.keys()]).toEqual(['/a', '/a.data', '/b', '/b.data'])
    expect(textOf(files, '/b')).toContain('/b on 2027-01-02')
    // What breaks in a later thread breaks the day.
    await expect(day('2027-01-02', [...Array.from({ length: 32 }, () => '/a'), '/broken'])).rejects.toThrow('/broken')
  })

  test('the pages of a day are drawn with their data, packed, and their scripts allowed', async () => {
    const files = await day('2027-01-01', ['/a', '/b'])
    expect([...files.keys()]).toEqual(['/a', '/a.data', '/b', '/b.data'])
    const html = textOf(files, '/a') ?? ''
    expect(html).toContain('/a on 2027-01-01 with nothing')
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/x.js"/></head>')
    expect(textOf(files, '/b.data')).toContain('2027-01-01')
    // Kept for a day: no body holds on to more memory than it is long.
    for (const { bodies } of files.values())
      for (const version of [bodies.gzip, bodies.br]) expect(version?.body.buffer.byteLength).toBe(version?.body.length)
    const page = files.get('/a')
    expect(page?.policy).toBe(hashPolicy(html, []))
    expect(page?.type).toContain('text/html')
    expect(page?.bodies.br && brotliDecompressSync(page.bodies.br.body).toString()).toBe(html)
    expect(page?.bodies.gzip && gunzipSync(page.bodies.gzip.body).toString()).toBe(html)
    const next = await day('2027-01-02', ['/a'])
    expect(next.get('/a')?.bodies.identity.etag).not.toBe(page?.bodies.identity.etag)
  })

  test('the program that was built with the site is the one that draws', async () => {
    const folder = path.join(buildDir, 'finished')
    mkdirSync(folder)
    writeFileSync(
      path.join(folder, 'day-worker.js'),
      `import { parentPort, workerData } from 'node:worker_threads'
       const body = new TextEncoder().encode('as built, ' + workerData.day)
       parentPort.postMessage([['/a', { type: 'text/html', bodies: { identity: { body, etag: '"a"' } } }]])`,
    )
    try {
      expect(textOf(await day('2027-01-03', ['/a']), '/a')).toBe('as built, 2027-01-03')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a page that fails fails the day; an end in the middle ends the thread', async () => {
    await expect(day('2027-01-01', ['/a', '/broken'])).rejects.toThrow('/broken was drawn with status 500')
    await expect(day('2027-01-01', ['/a'], AbortSignal.abort())).rejects.toThrow(/abort/)
  })
})

describe('the calendar', () => {
  const now = { today: '2026-11-21' }
  const published: string[] = []
  const failed: string[] = []
  let draw: (day: string) => Promise<SiteFiles>
  let pages: DailyPages
  beforeEach(() => {
    vi.useFakeTimers()
    now.today = '2026-11-21'
    published.length = 0
    failed.length = 0
    draw = async () => new Map()
    pages = new DailyPages({
      drawnFor: '2026-11-21',
      today: () => now.today,
      draw: (wanted) => draw(wanted),
      publish: () => published.push(now.today),
      onDrawn: () => {},
      onFailure: (wanted) => failed.push(wanted),
    })
  })
  afterEach(() => {
    pages.stop()
    vi.useRealTimers()
  })

  test('nothing is drawn while the day is that of the build; a new one is seen within half a minute, once', async () => {
    pages.start()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(published).toEqual([])
    now.today = '2026-11-22'
    await vi.advanceTimersByTimeAsync(30_000)
    expect(published).toEqual(['2026-11-22'])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([published.length, pages.day]).toEqual([1, '2026-11-22'])
  })

  test('a build of another day is drawn anew at the start', async () => {
    now.today = '2026-12-24'
    pages.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(published).toEqual(['2026-12-24'])
  })

  test('a failure keeps the old pages, is told once and tried again after ten minutes', async () => {
    draw = () => Promise.reject(new Error('broken'))
    now.today = '2026-11-22'
    pages.start()
    await vi.advanceTimersByTimeAsync(599_000)
    expect([published, failed, pages.day]).toEqual([[], ['2026-11-22'], '2026-11-21'])
    draw = async () => new Map()
    await vi.advanceTimersByTimeAsync(31_000)
    expect([published, failed]).toEqual([['2026-11-22'], ['2026-11-22']])
  })

  test('while a day is drawn it is not begun again, and what comes after the end is not shown', async () => {
    const begun: string[] = []
    let finish = () => {}
    draw = (wanted) => {
      begun.push(wanted)
      return new Promise((resolve) => {
        finish = () => resolve(new Map())
      })
    }
    now.today = '2026-11-22'
    pages.start()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(begun).toEqual(['2026-11-22'])
    pages.stop()
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect([published, failed]).toEqual([[], []])
  })
})

describe('served', () => {
  test('pages drawn anew take the place of the old ones together, with their own ETag and policy', async () => {
    const changes = new ChangedFiles()
    const opened = await openTestApp({ files: await day('2026-11-21', ['/a', '/b']), changes })
    const see = async (url: string) => {
      const { body, headers } = await opened.app.inject(url)
      return { body, etag: String(headers['etag']), policy: String(headers['content-security-policy']) }
    }
    const before = await see('/a')
    changes.publish(await day('2026-11-22', ['/a', '/b']))
    const after = await see('/a')
    expect(before.body).toContain('2026-11-21')
    expect(after.body).toContain('2026-11-22')
    expect((await see('/b')).body).toContain('2026-11-22')
    expect((await see('/b.data')).body).toContain('2026-11-22')
    expect(after.etag).not.toBe(before.etag)
    expect([before.policy, after.policy]).toEqual([hashPolicy(before.body, []), hashPolicy(after.body, [])])
    expect(after.policy).not.toBe(before.policy)
    await opened.close()
  })
})

describe('market pages', () => {
  const answer = (seq: number) => ({ seq }) as MarketAnswer

  test('hold the newest values, one drawing at a time, the last of several snapshots for sure', async () => {
    const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild
    const drawer = pageDrawer(build, [])
    let newest = answer(1)
    let drawings = 0
    const seen: string[] = []
    const pages = new MarketPages({
      draw: (...args) => {
        drawings += 1
        return drawer(...args)
      },
      newest: () => newest,
      today: () => '2026-11-22',
      publish: (files) => seen.push(textOf(files, '/market-data') ?? ''),
      onFailure: () => {},
    })
    await pages.refresh()
    expect(seen.at(-1)).toContain('/market-data on 2026-11-22 with 1')
    const many = [2, 3, 4, 5].map((seq) => {
      newest = answer(seq)
      return pages.refresh()
    })
    await Promise.all(many)
    expect(seen.at(-1)).toContain('with 5')
    expect(drawings).toBeLessThanOrEqual(6)
  })

  test('a failure is told, and the next snapshot is drawn all the same', async () => {
    const failures: unknown[] = []
    let broken = true
    let published = 0
    const pages = new MarketPages({
      draw: async () => {
        if (broken) throw new Error('broken')
        return []
      },
      newest: () => null,
      today: () => '2026-11-22',
      publish: () => {
        published += 1
      },
      onFailure: (error) => failures.push(error),
    })
    await pages.refresh()
    broken = false
    await pages.refresh()
    expect([failures.length, published]).toEqual([1, 1])
  })
})
