import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { names } from './calculator-page.ts'
import { emptied, type Kept, openTab } from './kept-tab.ts'

/** Pages whose loads are waited for already. */
const awaited = new WeakSet<Page>()

/** Every part of the page that people touch first has its code. A list in a closed fold takes its own when it is opened. */
const awake = ({ form, more }: { form: string; more: string }) => {
  const ready = (element: Element | null) =>
    element === null || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return (
    ready(document.querySelector('main') ?? document.body.firstElementChild) &&
    ready(document.querySelector(`form[aria-label="${form}"]`)) &&
    [...document.querySelectorAll('main form button')]
      .filter((button) => button.closest('details:not([open])') === null)
      .every(ready) &&
    [...document.querySelectorAll('main button')].filter((button) => button.textContent === more).every(ready)
  )
}

/**
 * Loads end when the page answers. A load that is followed only until its answer begins is not waited for: there a test holds the code
 * back. Where it does so otherwise, loads end after a moment all the same.
 */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const settle = () =>
    page.waitForFunction(awake, { form: names.form, more: names.more }, { timeout: 5000 }).catch(() => undefined)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil !== 'commit') await settle()
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload(...args)
    await settle()
    return answer
  }
}

interface Tab {
  kept?: Kept | undefined
}

/** Hears of what breaks on pages of other contexts too: a second visitor, another tab, no scripts. What a test leaves open is closed after it. */
function hearOthers(browser: Browser, tab: Tab, noise: string[]): () => Promise<void> {
  const open = browser.newContext
  const opened: BrowserContext[] = []
  browser.newContext = async (...options) => {
    const context = await open.apply(browser, options)
    context.on('weberror', (one) => noise.push(String(one.error())))
    opened.push(context)
    return context
  }
  return async () => {
    browser.newContext = open
    for (const context of opened) if (context !== tab.kept?.context) await context.close()
  }
}

/** A test among others that use the worker's tab, which has one of its own: nothing is in the browser's memory. */
export const firstVisit = '@first-visit'

interface Heard {
  readonly noise: string[]
  readonly allowed: RegExp[]
}

/** A visitor whose console must stay clean: an error or a refused script fails the test that met it. */
export const test = base.extend<
  { heard: Heard; expectNoise: (pattern: RegExp) => void; isNewcomer: boolean },
  { tab: Tab }
>({
  /** False where a test may have the worker's tab: it looks at pages, and neither holds their code back nor cuts the line (decision 0094). One that does says `firstVisit`. */
  isNewcomer: [true, { option: true }],
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
    async ({}, use) => {
      const tab: Tab = {}
      await use(tab)
      await tab.kept?.context.close()
    },
    { scope: 'worker' },
  ],
  /** The worker's tab where the test may have it, else one of its own. */
  context: async (
    {
      browser,
      tab,
      baseURL,
      isNewcomer,
      viewport,
      colorScheme,
      reducedMotion,
      javaScriptEnabled,
      timezoneId,
      isMobile,
      hasTouch,
      locale,
    },
    use,
    info,
  ) => {
    const made = {
      viewport,
      colorScheme,
      reducedMotion,
      javaScriptEnabled,
      rest: String([timezoneId, isMobile, hasTouch, locale]),
    }
    if (isNewcomer || info.tags.includes(firstVisit) || !javaScriptEnabled) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    if (tab.kept && tab.kept.made !== JSON.stringify(made)) {
      await tab.kept.context.close()
      tab.kept = undefined
    }
    tab.kept ??= await openTab(browser, made, baseURL ?? '')
    await use(tab.kept.context)
    if (info.status === info.expectedStatus && (await emptied(tab.kept))) return
    await tab.kept.context.close()
    tab.kept = undefined
  },
  page: async ({ context, tab, heard: { noise } }, use) => {
    const kept = tab.kept?.context === context ? tab.kept.page : undefined
    const page = kept ?? (await context.newPage())
    if (!awaited.has(page)) waitForCode(page)
    awaited.add(page)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(String(error)))
    await use(page)
  },
  heard: [
    async ({ browser, tab }, use) => {
      const heard: Heard = { noise: [], allowed: [] }
      const forget = hearOthers(browser, tab, heard.noise)
      await use(heard)
      await forget()
      expect(heard.noise.filter((text) => !heard.allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  expectNoise: async ({ heard }, use) => {
    await use((pattern) => {
      heard.allowed.push(pattern)
    })
  },
})
export { expect }

/** Both themes and both widths the house is made for. */
export const looks = [
  { name: 'phone, light', width: 390, height: 844, theme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, theme: 'dark' },
  { name: 'desk, dark', width: 1280, height: 900, theme: 'dark' },
  { name: 'desk, light', width: 1280, height: 900, theme: 'light' },
] as const
export type Look = (typeof looks)[number]
