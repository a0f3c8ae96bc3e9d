import type { Page } from '@playwright/test'
import { catalogue } from '../src/calculators/catalogue.ts'
import { resultOf } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test('old privacy addresses lead to the privacy tab', async ({ page, request }) => {
  for (const path of ['/privacy-policy', '/privacypolicy']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([301, 302, 307, 308]).toContain(answer.status())
    expect(answer.headers()['location']).toMatch(/\/legal\?tab=privacy$/)
    await page.goto(path)
    await expect(page).toHaveURL(/\/legal\?tab=privacy$/)
  }
})

test('an unknown path is a true 404 with its ways out', async ({ page, expectNoise }) => {
  expectNoise(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/learning')
  await expect(main.getByRole('link', { name: 'Join Community' })).toHaveAttribute('href', '/community')
  await expect(main.getByRole('link', { name: /support@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('any other calculator path is Coming Soon, named from its path', async ({ page }) => {
  const answer = await page.goto('/boat-loan-calculator')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Boat Loan Calculator' })).toBeVisible()
  await expect(page.getByText('being fine-tuned')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Other Calculators' })).toHaveAttribute(
    'href',
    '/financial-calculators',
  )
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('a fixed-deposit path is not Coming Soon', async ({ page, expectNoise }) => {
  expectNoise(/status of 404/)
  for (const path of ['/somebank-fd-calculator', '/somebank-fixed-deposit-calculator']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
})

test('a calculator stands where the piece of its own cannot be loaded', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource|Failed to fetch/)
  await page.route(/\/assets\/own-pieces-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/net-worth-calculator')
  await expect(page.getByText('This part of the page couldn’t be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Net Worth Calculator' })).toBeVisible()
  await expect(resultOf(page)).toContainText(/\d/)
})

test('a calculator that cannot be loaded says so and offers a refresh', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource|Failed to fetch dynamically|preload/i)
  expectNoise(/TypeError: Failed to fetch/)
  await page.goto('/financial-calculators')
  let blocked = 0
  await page.route(/\/assets\/tool-mortgage-[^/]*\.js$/, async (route) => {
    blocked += 1
    await route.abort()
  })
  await page.getByRole('main').getByRole('link', { name: 'Mortgage Calculator' }).first().click()
  await expect(page.getByText('Calculator Loading Error')).toBeVisible()
  expect(blocked).toBeGreaterThan(0)
  await expect(
    page.getByText("We're having trouble loading this calculator. Please try refreshing the page."),
  ).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(resultOf(page)).toBeVisible()
})

test("'Loading calculator...' stands while a calculator loads", async ({ page }) => {
  await page.goto('/financial-calculators')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/tool-mortgage-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Mortgage Calculator' }).first().click()
  await expect(page.getByText('Loading calculator...')).toBeVisible()
  release()
  await expect(resultOf(page)).toBeVisible()
})

test('without scripts every calculator says that it shows an example, and what it takes to type', async ({
  request,
  browser,
}) => {
  const calculators = catalogue.filter((entry) => entry.isImplemented).map((entry) => entry.path)
  expect(calculators.length).toBeGreaterThan(40)
  for (const path of calculators)
    expect(await (await request.get(path)).text(), path).toMatch(/<noscript>.*shows a worked example.*<\/noscript>/)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/mortgage-calculator')
  await expect(page.locator('noscript p')).toBeVisible()
  await page.goto('/insights')
  await expect(page.locator('noscript p')).toBeVisible()
  await context.close()
})

/** A site after a new edition: the files of the old one are gone. */
const newEdition = (page: Page) =>
  page.route(/\/assets\/(?!entry|root)[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))

test('an old tab’s press arrives at the page that was asked for, with the numbers typed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/./)
  await page.goto('/mortgage-calculator')
  const price = page.getByRole('textbox', { name: 'Home price' })
  await price.fill('512000')
  await expect(page).toHaveURL(/512000/)
  await newEdition(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Savings Calculator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Mortgage/)
  await page.unrouteAll()
  await expect(page).toHaveURL(/\/savings-calculator/)
  await page.goto('/mortgage-calculator')
  await expect(price).toHaveValue('512,000')
})
