/** The tab that goes from test to test comes empty to each: the first test leaves all a test can leave, the second looks for it. */
import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

test.describe.configure({ mode: 'serial' })
test.use({ isNewcomer: false })

let first: Page | undefined

test('a visitor leaves behind what can be left behind', async ({ page, context }) => {
  first = page
  await page.addInitScript(() => Object.assign(window, { leftover: true }))
  await page.route('**/favicon.svg', (route) => route.abort())
  await page.goto('/about')
  await page.goto('/blog')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
    await cookieStore.set('left', 'here')
    window.name = 'left'
    await caches.open('left')
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve
    })
    // Written when the page is left: the tab is emptied after that.
    addEventListener('pagehide', () => localStorage.setItem('late', 'here'))
  })
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.setViewportSize({ width: 320, height: 640 })
  await (await context.newPage()).goto('/about')
  expect(await context.cookies()).toHaveLength(1)
  expect(context.pages()).toHaveLength(2)
})

test('the next one meets nothing of it, in the same tab, whose scripts need not be fetched again', async ({
  page,
  context,
}) => {
  expect(page).toBe(first)
  expect(context.pages()).toEqual([page])
  await page.goto('/about')
  const found = await page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => /left|late/.test(key)),
    session: sessionStorage.getItem('left'),
    cookie: document.cookie,
    name: window.name,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'left'),
    script: 'leftover' in window,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    print: matchMedia('print').matches,
    width: innerWidth,
  }))
  expect(found).toEqual({
    local: [],
    session: null,
    cookie: '',
    name: '',
    caches: [],
    databases: [],
    script: false,
    dark: false,
    print: false,
    width: 1280,
  })
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.every((bytes) => bytes === 0)).toBe(true)
})

test('what reaches past the page ends the tab', async ({ page, context }) => {
  first = page
  await page.goto('/about')
  await context.setOffline(true)
})

test('and the next visitor has a new one', async ({ page }) => {
  expect(page).not.toBe(first)
  await page.goto('/about')
})
