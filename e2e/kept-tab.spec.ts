/** The tab that goes from test to test comes empty to each: the first test leaves all a test can leave, the second looks for it. */
import type { Page } from '@playwright/test'
import { setToday } from './today.ts'
import { expect, firstVisit, test } from './visitor.ts'

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
  await context.grantPermissions(['clipboard-read'])
})

test('and the next visitor has a new one', async ({ page }) => {
  expect(page).not.toBe(first)
  await page.goto('/about')
})

test('a date that was set is read by every page of the visitor', async ({ page, context }) => {
  first = page
  await setToday(page, '2031-05-06T18:00:00Z')
  const second = await context.newPage()
  for (const one of [page, second]) {
    await one.goto('/about')
    expect(
      await one.evaluate(() => [
        new Date().toISOString(),
        Date.now(),
        new Date(2020, 1, 2).getFullYear(),
        new Date() instanceof Date,
      ]),
    ).toEqual(['2031-05-06T18:00:00.000Z', Date.UTC(2031, 4, 6, 18), 2020, true])
  }
})

test('and is taken back in a tab that stays, which refuses what would prove nothing there', async ({
  page,
  context,
}) => {
  expect(page).toBe(first)
  await page.goto('/about')
  const [before, now] = [Date.now(), await page.evaluate(() => Date.now())]
  expect(Math.abs(now - before)).toBeLessThan(60_000)
  await expect(context.setOffline(true)).rejects.toThrow('setOffline needs a tab')
  await expect(page.route(/\/assets\/.*\.js$/, (route) => route.abort())).rejects.toThrow('route needs a tab')
})

test('a first visit among them has a tab of its own', { tag: firstVisit }, async ({ page }) => {
  expect(page).not.toBe(first)
})
