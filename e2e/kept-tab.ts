/**
 * The tab a worker goes from test to test with. A new tab is a new process that fetches and compiles every script again, which was half the price
 * of opening a page; in a tab that stays, files that never change come from its memory, as they do for somebody who stays on the site.
 * Between two tests it is emptied: storage of every kind, listeners, routes, scripts, emulation, other tabs. Whatever a test
 * changes that is not known here to be taken back makes the tab spent, and the next test gets a new one.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What a context is made with: a tab is kept only for tests that ask for the same. */
export interface Made {
  readonly viewport: { width: number; height: number } | null
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null
  readonly reducedMotion: 'reduce' | 'no-preference' | null
  readonly javaScriptEnabled: boolean
  readonly rest: string
}

export interface Kept {
  readonly context: BrowserContext
  readonly page: Page
  readonly made: string
  /** Ends what the test began; said by what began it. */
  readonly undo: Set<() => Promise<unknown> | unknown>
  spent: boolean
}

/** A page of the site that holds nothing and runs nothing: from here the storage of its origin is emptied without anybody writing to it. */
const resting = '/robots.txt'

/** What reaches past the page, or cannot be taken back from outside. */
const spoilsPage = [
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
]
const spoilsContext = [
  'exposeFunction',
  'exposeBinding',
  'grantPermissions',
  'newCDPSession',
  'on',
  'route',
  'routeWebSocket',
  'routeFromHAR',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
]

/** Calls `then` with what a method was given and gave, each time it is used. */
function hear(target: object, name: string, then: (given: unknown[], gave: unknown) => void): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') throw new Error(`There is no ${name} to hear of.`)
  Reflect.set(target, name, (...given: unknown[]) => {
    const gave: unknown = Reflect.apply(method, target, given)
    then(given, gave)
    return gave
  })
}

/** Fails what would prove nothing here: what is in the tab's memory is neither held back by a route nor missed without a line. */
function refuse(target: object, name: string, isVain: (given: unknown[]) => boolean): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') throw new Error(`There is no ${name} to refuse.`)
  Reflect.set(target, name, (...given: unknown[]): unknown =>
    isVain(given)
      ? Promise.reject(new Error(`${name} needs a tab that nobody used: say firstVisit or isNewcomer.`))
      : Reflect.apply(method, target, given),
  )
}

/** A tab that was opened for these options and hears what is done with it. */
export async function openTab(browser: Browser, options: Made, baseURL: string): Promise<Kept> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const kept: Kept = { context, page, made: JSON.stringify(options), undo: new Set(), spent: false }
  const spoil = () => {
    kept.spent = true
  }
  for (const name of spoilsPage) hear(page, name, spoil)
  for (const name of spoilsContext) hear(context, name, spoil)
  for (const name of ['install', 'setFixedTime', 'setSystemTime']) hear(page.clock, name, spoil)
  for (const name of ['on', 'once'])
    hear(page, name, ([event, heard]) => {
      kept.undo.add(() => Reflect.apply(page.off, page, [event, heard]))
    })
  hear(page, 'goto', ([address]) => {
    if (new URL(String(address), baseURL).origin !== new URL(baseURL).origin) spoil()
  })
  hear(page, 'route', () => kept.undo.add(unroute))
  refuse(page, 'route', ([pattern]) => /assets|\.js|worker/.test(String(pattern)))
  refuse(context, 'setOffline', () => true)
  hear(page, 'setViewportSize', () => kept.undo.add(asMade))
  hear(page, 'emulateMedia', () => kept.undo.add(asMade))
  for (const target of [page, context])
    hear(target, 'addInitScript', (_, added) => {
      kept.undo.add(async () => (await (added as ReturnType<Page['addInitScript']>)).dispose())
    })
  const unroute = () => page.unrouteAll({ behavior: 'ignoreErrors' })
  const asMade = async () => {
    const { viewport, colorScheme, reducedMotion } = options
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null, contrast: null })
    kept.undo.delete(asMade)
  }
  return kept
}

/** Empties the tab for the next test; false when it has to be closed instead. */
export async function emptied({ context, page, undo, spent }: Kept): Promise<boolean> {
  if (spent || page.isClosed()) return false
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const end of undo) await end()
    // No code of ours runs there: nobody waits for it.
    await page.goto(resting, { waitUntil: 'commit' })
    await page.evaluate(async () => {
      sessionStorage.clear()
      localStorage.clear()
      window.name = ''
      for (const name of await caches.keys()) await caches.delete(name)
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
      for (const { name } of await indexedDB.databases())
        await new Promise((resolve, reject) => {
          const gone = indexedDB.deleteDatabase(name ?? '')
          gone.onsuccess = resolve
          gone.onerror = reject
          gone.onblocked = reject
        })
    })
    await context.clearCookies()
    await page.mouse.move(-1, -1)
    undo.clear()
    return true
  } catch {
    return false
  }
}
