/** Calculators inside the page of another site: they fit, answer, tell their height, keep nothing and lead home with the numbers. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { hostScript } from '../src/app/screens/developers/host-script.ts'
import { catalogue } from '../src/calculators/catalogue.ts'
import { violationsIn } from './axe.ts'
import { representative } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

const built = catalogue.filter((entry) => entry.isImplemented)
let host: Server
let hostOrigin = ''
/** What the other site's page holds. */
let hostBody = ''

test.beforeAll(async () => {
  host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>A column</title><body style="margin:0">${hostBody}</body></html>`,
    )
  })
  await new Promise<void>((resolve) => host.listen(0, resolve))
  // Another host name, so another site and not only another port: storage in the frame is then a third party's.
  hostOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
test.afterAll(() => host.close())

const frameOf = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`)
const headline = (frame: FrameLocator) => frame.getByRole('region', { name: 'Result' }).getByRole('status').first()
const tag = (baseURL: string | undefined, slug: string, rest = '') =>
  `<iframe src="${baseURL}/embed/${slug}${rest}" title="${slug}" width="100%" height="500" style="border:0"></iframe>`

test('two calculators answer in a page of another site, which follows their heights', async ({ page, baseURL }) => {
  hostBody = `${tag(baseURL, 'mortgage')}<p>A paragraph</p>${tag(baseURL, 'savings', '?theme=dark')}<script>${hostScript(baseURL ?? '')}</script>`
  await page.goto(hostOrigin)
  const [first, second] = [frameOf(page, 'mortgage'), frameOf(page, 'savings')]
  const height = (title: string) => page.locator(`iframe[title="${title}"]`).evaluate((frame) => frame.clientHeight)
  for (const title of ['mortgage', 'savings']) {
    await expect.poll(() => height(title)).toBeGreaterThan(600)
    const inside = await frameOf(page, title)
      .locator('html')
      .evaluate((html) => [html.scrollHeight, html.clientHeight])
    expect(inside[0], `${title} fits without scrolling`).toBe(inside[1])
  }
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')

  const before = await headline(first).textContent()
  const other = await headline(second).textContent()
  await first.getByLabel('Home price', { exact: true }).fill('500000')
  await expect(headline(first)).not.toHaveText(before ?? '')
  await expect(headline(second)).toHaveText(other ?? '')
  // The chart follows too.
  await expect(first.locator('figure')).toHaveCount(1)
  await expect(first.locator('[data-old]')).toHaveCount(0)

  const small = await height('mortgage')
  await first.getByText('More of your numbers').first().click()
  await expect.poll(() => height('mortgage')).toBeGreaterThan(small + 100)

  const opened = page.context().waitForEvent('page')
  await first.getByRole('link', { name: 'Open with your numbers' }).click()
  const home = await opened
  await expect(home.getByLabel('Home price', { exact: true })).toHaveValue('500,000')
  expect(new URL(home.url()).pathname).toBe('/mortgage-calculator')
})

test('a frame keeps nothing in the browser, even where it could', async ({ page, baseURL }) => {
  hostBody = tag(baseURL, 'mortgage')
  // Another port of the same site: what it stores would be there.
  await page.goto(hostOrigin.replace('127.0.0.1', 'localhost'))
  const frame = frameOf(page, 'mortgage')
  const before = await headline(frame).textContent()
  await frame.getByLabel('Home price', { exact: true }).fill('500000')
  await expect(headline(frame)).not.toHaveText(before ?? '')
  const kept = await frame
    .locator('html')
    .evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
    ])
  expect(kept).toEqual([0, 0, '', 0])
})

test('where the browser refuses a frame all storage, the calculator works the same', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError')
        },
      })
  })
  hostBody = tag(baseURL, 'social-security')
  await page.goto(hostOrigin)
  const frame = frameOf(page, 'social-security')
  const before = await headline(frame).textContent()
  const box = frame.getByRole('form', { name: 'Your numbers' }).getByRole('textbox').first()
  await box.focus()
  await box.press('ArrowUp')
  await box.press('ArrowUp')
  await expect(headline(frame)).not.toHaveText(before ?? '')
})

test('a frame comes with numbers, takes others from the page around it, and says what it cannot read', async ({
  page,
  baseURL,
}) => {
  const price = (amount: number) => `#v2&price=${amount}`
  await page.goto('/mortgage-calculator')
  await page.getByLabel('Home price', { exact: true }).fill('654000')
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect.poll(() => new URL(page.url()).hash).toContain('price=654000')
  const { hash } = new URL(page.url())
  hostBody = tag(baseURL, 'mortgage', hash)
  await page.goto(hostOrigin)
  const frame = frameOf(page, 'mortgage')
  await expect(frame.getByLabel('Home price', { exact: true })).toHaveValue('654,000')
  await page.locator('iframe').evaluate(
    (element, src) => {
      ;(element as HTMLIFrameElement).src = src
    },
    `${baseURL}/embed/mortgage${hash.replace('654000', '321000')}`,
  )
  await expect(frame.getByLabel('Home price', { exact: true })).toHaveValue('321,000')
  await page.locator('iframe').evaluate(
    (element, src) => {
      ;(element as HTMLIFrameElement).src = src
    },
    `${baseURL}/embed/mortgage${price(1)}&nonsense`,
  )
  await expect(frame.getByRole('alert').first()).toContainText('We couldn’t read these numbers')
})

test('the line copied on a calculator’s page holds the height that fits, and the numbers only where asked', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/cagr-calculator')
  const start = page.getByRole('form', { name: 'Your numbers' }).getByRole('textbox').first()
  await start.fill('12345')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Embed', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Embed this calculator' })
  const code = panel.getByLabel('Code for your page')
  await expect(panel.getByText('fits a frame')).toBeVisible()
  const fitting = await panel.locator('iframe').evaluate((frame) => Math.round(frame.getBoundingClientRect().height))
  await panel.getByRole('button', { name: 'Copy code' }).click()
  await expect(panel.getByRole('status')).toHaveText(/copied/)
  const plain = await page.evaluate(() => navigator.clipboard.readText())
  expect(plain).toBe(
    `<iframe src="${baseURL}/embed/cagr" title="CAGR Calculator by Truepenny" width="100%" height="${fitting}" loading="lazy" style="border:0"></iframe>`,
  )
  const steps = await page.evaluate(() => history.length)
  await panel.getByLabel('Start with my numbers').check()
  await expect(code).toHaveValue(/12345/)
  const inside = panel.frameLocator('iframe').getByRole('form', { name: 'Your numbers' }).getByRole('textbox').first()
  await expect(inside).toHaveValue('12,345')
  await start.fill('23456')
  await expect(inside).toHaveValue('23,456')
  expect(await page.evaluate(() => history.length), 'the preview adds no step to Back').toBe(steps)
  await panel.getByRole('radio', { name: 'Dark' }).press('Space')
  await expect(panel.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark')
  hostBody = await code.inputValue()
  await page.goto(hostOrigin)
  await expect(
    page.frameLocator('iframe').getByRole('form', { name: 'Your numbers' }).getByRole('textbox').first(),
  ).toHaveValue('23,456')
})

for (const [at, part] of ['first', 'second', 'third', 'fourth', 'fifth'].entries())
  test(`the ${part} fifth of the calculators fits 320 pixels, and can be used by keys`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 800 })
    for (const [i, { slug, title }] of built.entries()) {
      if (i % 5 !== at) continue
      await page.goto(`/embed/${slug}?theme=${i % 2 === 0 ? 'light' : 'dark'}`)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, slug).toBe(0)
      // Its parts are those of its page, where axe looks at every calculator; what the frame puts around them is the same around all.
      if (representative.includes(slug)) expect(await violationsIn(page), slug).toEqual([])
      await expect(page).toHaveTitle(`${title} by Truepenny`)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('form') !== null), slug).toBe(true)
    }
  })

test('a frame takes less script than the page it comes from', async ({ page }) => {
  const scripts = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    )
  }
  for (const { slug, path } of built.filter(({ slug }) => ['mortgage', 'tax', 'cagr'].includes(slug)))
    expect(await scripts(`/embed/${slug}`), slug).toBeLessThan((await scripts(path)) * 0.75)
})

test('only embedded calculators may be framed, and each of them may', async ({ request }) => {
  for (const { slug } of built) {
    const { headers, ...answer } = await request
      .get(`/embed/${slug}`)
      .then((one) => ({ status: one.status(), headers: one.headers() }))
    expect(answer.status, slug).toBe(200)
    expect(headers['x-frame-options'], slug).toBeUndefined()
    expect(headers['content-security-policy'], slug).toContain('frame-ancestors *')
    expect(headers['cross-origin-resource-policy'], slug).toBe('cross-origin')
  }
  for (const path of ['/embed', '/embed/nothing', '/embed/mortgage.data', '/embed/..%2fabout', '/embeds/mortgage']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
  const moved = await request.get('/embed/mortgage-calculator', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/embed/mortgage'])
})
