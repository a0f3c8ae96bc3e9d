/** Every page of the site against the targets, in one table: weight and calm at load, keys and what follows them. */
import type { Browser } from 'playwright-core'
import { headline, pressKeys, visibleBoxes } from './keys/press-keys.ts'
import { referenceWork } from './keys/reference.ts'
import { marks, reference, SLOWED, type Spent, spentIn } from './keys/thread-time.ts'
import { watchAnswer } from './keys/watch-answer.ts'
import type { Section, Sheet } from './report/figure.ts'
import { median, percentile } from './report/spread.ts'
import { openBrowser, openPage } from './site/browser.ts'
import { builtCalculators, chosen, everyPath } from './site/pages.ts'
import { buildSite, serveSite } from './site/server.ts'
import { type Moved, visit } from './site/visit.ts'

/** A task longer than this holds the visitor up. */
const LONG_MS = 50
/** After the last answer of the network at load. */
const SETTLE_MS = 2000

interface Seen {
  readonly name: string
  readonly atLoad: Moved['atLoad']
  readonly cls: number
  /** Tasks after the first paint, in milliseconds. */
  readonly loading: readonly number[]
  /** Null where nothing can be typed. */
  readonly typed: Spent | null
  readonly reference: number
}

const columns: Sheet['columns'] = [
  { name: 'script at load', unit: 'KB', atMost: 132 },
  { name: 'requests', unit: '', atMost: 14 },
  { name: 'CLS', unit: '', atMost: 0.001 },
  { name: 'TBT', unit: 'ms', atMost: 50 },
  { name: 'key, median', unit: 'ms', atMost: 25 },
  { name: 'key, p95', unit: 'ms', atMost: 50 },
  { name: 'longest task after', unit: 'ms', atMost: LONG_MS },
  { name: 'tasks over 50 ms', unit: '', atMost: 0 },
]

/** Pages measured at once, each in a browser of its own: most of the time is waiting, and only the page's own thread is counted. */
const LANES = 3

export async function measure(): Promise<Section> {
  buildSite()
  const site = await serveSite()
  // Calculators first: the targets are theirs.
  const paths = chosen([...new Set([...builtCalculators, ...everyPath])])
  const seenOf = new Map<string, Seen>()
  const notes: string[] = []
  const waiting = [...paths]
  const lane = async () => {
    const browser = await openBrowser()
    try {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        try {
          const seen = await look(browser, site.url + path)
          if (seen) seenOf.set(path, seen)
          else notes.push(`${path} did not answer and was left out.`)
        } catch (error) {
          notes.push(`${path} could not be measured: ${String(error).split('\n')[0]}`)
        }
        process.stderr.write(`${path}\n`)
      }
    } finally {
      await browser.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
  } finally {
    await site.stop()
  }
  const seen = paths.flatMap((path) => seenOf.get(path) ?? [])
  const quiet = Math.min(...seen.map(({ reference }) => reference))
  const rows = seen.map((one) => rowOf(one, quiet))
  const medians = columns.map((_, at) => median(rows.flatMap(({ values }) => values[at] ?? [])))
  const busy = seen.map(({ reference }) => reference / quiet)
  notes.push(
    `The machine was ${median(busy).toFixed(2)} times as slow as at its best in this run (median; at most ${Math.max(...busy).toFixed(2)} times), by work that is the same on every page; each page's times are divided by its own.`,
  )
  return {
    title: 'Every page against the targets',
    how: `Script (Brotli, 1 KB = 1,000 bytes) and requests until the load event of a first visit. CLS and TBT on a phone, keys on a desk: up to four boxes of each page, the second digit rubbed out and typed anew, six keys 180 ms apart, two seconds of rest after each box. Times are processor time of the page's own thread, read from the browser's trace, times ${SLOWED}: what a processor ${SLOWED} times slower would need, without the wait for the screen and without other work on this machine. A key: from the key's event to the task after the frame that shows the answer (another text of the page where no headline is).`,
    figures: columns.map(({ name, atMost }, at) => ({
      name: `${name}: pages that miss it, of ${rows.length}`,
      unit: '' as const,
      ours: rows.filter(({ values }) => (values[at] ?? 0) > (atMost ?? Number.POSITIVE_INFINITY)).length,
      target: { of: 'ours' as const, atMost: 0 },
    })),
    sheet: { columns, rows: [...rows, { name: 'median', values: medians }] },
    notes,
  }
}

async function look(browser: Browser, url: string): Promise<Seen | null> {
  const { status, atLoad } = await visit(browser, url)
  if (status !== 200) return null
  const [calm, typed] = [await load(browser, url), await type(browser, url)]
  const references = [...calm.references, ...(typed?.references ?? [])]
  return {
    name: new URL(url).pathname,
    atLoad,
    cls: calm.cls,
    loading: calm.late,
    typed,
    reference: median(references),
  }
}

/** A page's line; `quiet`: what the reference work took at its best. */
function rowOf({ name, atLoad, cls, loading, typed, reference }: Seen, quiet: number): Sheet['rows'][number] {
  const even = (times: readonly number[]) => times.map((ms) => (ms * quiet) / reference)
  const tbt = even(loading).reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0)
  const painted = even(typed?.painted ?? [])
  const tasks = typed ? even(typed.tasks.map(({ ms }) => ms)) : null
  const keys = tasks
    ? [
        painted.length > 0 ? median(painted) : null,
        painted.length > 0 ? percentile(painted, 0.95) : null,
        Math.max(0, ...tasks),
        tasks.filter((ms) => ms > LONG_MS).length,
      ]
    : [null, null, null, null]
  return { name, values: [atLoad.scripts / 1000, atLoad.requests, cls, tbt, ...keys] }
}

/** How calm a page is while it loads on a phone. */
async function load(browser: Browser, url: string) {
  const { page } = await openPage(browser, { width: 390, height: 844 })
  try {
    const { tasks, firstPaint, references } = await spentIn(browser, page, async () => {
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.waitForTimeout(SETTLE_MS)
      await page.evaluate(referenceWork, reference)
    })
    const cls = await page.evaluate(shiftSoFar)
    return { cls, references, late: tasks.filter(({ at }) => at >= (firstPaint ?? 0)).map(({ ms }) => ms) }
  } finally {
    await page.context().close()
  }
}

/** Runs inside a page: how much of it has moved by itself. */
function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value ?? 0
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 200)
  })
}

async function type(browser: Browser, url: string): Promise<Spent | null> {
  const { page } = await openPage(browser)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const found = await visibleBoxes(page)
    if (found.length === 0) return null
    await page.evaluate(watchAnswer, { headline, ...marks })
    // The first touch fetches what answers.
    await found[0]?.focus()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    return await spentIn(browser, page, async () => {
      for (const box of found) {
        if (await box.isVisible()) await pressKeys(page, box)
        await page.evaluate(referenceWork, reference)
      }
    })
  } finally {
    await page.context().close()
  }
}
