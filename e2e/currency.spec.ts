/** The currency converter: dated rates that come with the page, later ones taken only when asked, history fetched for the pair chosen. */
import type { Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { headlineOf as headline, quiet, unfold } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

const path = '/currency-converter'
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const bundled = 'Using rates from October 2, 2026 for major currencies'
const offer = (page: Page) => page.getByRole('button', { name: 'Use ECB rates from Nov 19, 2026' })
const months = (code: string) => new RegExp(`/assets/${code}-[^/]*\\.js$`)

/** A euro is 1.2 dollars, 0.9 pounds and 180 yen. */
const later = {
  base: 'EUR',
  asOf: '2026-11-19',
  source: 'European Central Bank reference rates',
  rates: { USD: 1.2, GBP: 0.9, CAD: 1.6, MXN: 20, JPY: 180, CHF: 0.95 },
  bundled: false,
}
async function openWith(page: Page, tables: readonly object[]): Promise<void> {
  await page.route('**/api/v1/fx', (route) => route.fulfill({ json: { tables } }))
  const answered = page.waitForResponse('**/api/v1/fx')
  await page.goto(path)
  await answered
}

test('the day of the rates is said, and that they are not of this moment', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByText(bundled)).toBeVisible()
  await expect(headline(page)).toContainText('€890.87 at the reference rate of October 2, 2026')
  await expect(headline(page)).toContainText('not real time')
  await expect(page.getByRole('button', { name: /^Use ECB rates/ })).toHaveCount(0)
})

test('a later table is offered, taken by key, named everywhere, and given back', async ({ page }) => {
  await openWith(page, [later, { ...later, asOf: '2026-10-02', bundled: true }])
  await expect(headline(page)).toContainText('€890.87')
  await offer(page).focus()
  await page.keyboard.press('Enter')
  // 1,000 / 1.2.
  await expect(headline(page)).toContainText('€833.33 at the reference rate of November 19, 2026')
  await expect(page.getByText('Using rates from November 19, 2026.')).toBeFocused()
  await expect(offer(page)).toHaveCount(0)
  await unfold(page, 'in other currencies')
  const others = page.getByRole('table', { name: 'in other currencies' })
  await expect(others.getByRole('row', { name: /^Pound/ })).toContainText('£750.00')
  await expect(others.getByRole('row', { name: /^Japanese yen/ })).toContainText('JPY 150,000')
  await page.getByRole('button', { name: 'Go back to this page’s rates' }).click()
  await expect(headline(page)).toContainText('€890.87')
  await expect(page.getByText(bundled)).toBeFocused()
})

test('a link carries the rates taken over and gives the same answer where no later table is known', async ({
  page,
  context,
}) => {
  await openWith(page, [later])
  await offer(page).click()
  await expect(headline(page)).toContainText('€833.33')
  const answer = (await headline(page).textContent()) ?? ''
  await expect.poll(() => new URL(page.url()).hash).toContain('2026-11-19')
  const elsewhere = await context.newPage()
  await elsewhere.goto(page.url())
  await expect(headline(elsewhere)).toHaveText(answer)
  await expect(elsewhere.getByText('Using rates from November 19, 2026.')).toBeVisible()
})

test('a table no later than the page’s own, or of this release, is not offered', async ({ page }) => {
  for (const table of [
    { ...later, asOf: '2026-10-02' },
    { ...later, bundled: true },
  ]) {
    await page.unrouteAll()
    await openWith(page, [table])
    await expect(page.getByText(bundled)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Use ECB rates/ })).toHaveCount(0)
  }
})

test('rates that cannot be had, or make no sense, are missed by nobody', async ({ page, expectNoise }) => {
  expectNoise(/503/)
  for (const answer of [
    { status: 503, body: 'no' },
    { status: 200, json: { tables: [{ ...later, rates: { USD: -1 } }] } },
  ]) {
    await page.unrouteAll()
    await page.route('**/api/v1/fx', (route) => route.fulfill(answer))
    const answered = page.waitForResponse('**/api/v1/fx')
    await page.goto(path)
    await answered
    await expect(headline(page)).toContainText('€890.87')
    await expect(page.getByRole('button', { name: /^Use ECB rates/ })).toHaveCount(0)
  }
})

test('without a network the page converts on, with the day of its rates', async ({ page, context }) => {
  await page.goto(path)
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true })
  // What explains the answer comes with the first change.
  await amount.fill('2000')
  await expect(headline(page)).toContainText('€1,781.74')
  await quiet(page)
  await context.setOffline(true)
  await amount.fill('500')
  // Half of 890.87, to the cent.
  await expect(headline(page)).toContainText('€445.44 at the reference rate of October 2, 2026')
})

test('the pair is turned round, and the same currency twice is answered with a sentence', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Swap currencies' }).click()
  await expect(select(page, 'You have')).toHaveValue('EUR')
  await expect(select(page, 'You want')).toHaveValue('USD')
  // 1,000 / 0.89087 = 1,122.498.
  await expect(headline(page)).toContainText('It’s worth $1,122.50')
  await select(page, 'You want').selectOption('EUR')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choose a different currency from the one you have.' }),
  ).toBeVisible()
  await expect(headline(page)).toContainText('$1,122.50')
  await select(page, 'You want').selectOption('GBP')
  // 1,000 × 0.75753 / 0.89087 = 850.326.
  await expect(headline(page)).toContainText('£850.33')
})

test('a press that comes before its piece of the page is made as soon as it stands', async ({ page }) => {
  await page.route('**/*fresh-rates*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Swap currencies' }).click()
  await expect(select(page, 'You have')).toHaveValue('EUR')
  // Once: a second press would turn the pair back.
  await page.waitForTimeout(300)
  await expect(select(page, 'You have')).toHaveValue('EUR')
  await page.getByRole('button', { name: 'Swap currencies' }).click()
  await expect(select(page, 'You have')).toHaveValue('USD')
})

test('history comes for the currencies chosen; the answer does not depend on it', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(jpy|gbp|cad|mxn)-/.test(request.url())) asked.push(request.url())
  })
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'EUR for 100 USD' }).getByRole('img')).toBeVisible()
  expect(asked).toEqual([])
  await select(page, 'You want').selectOption('JPY')
  // Yen have no cents: 1,000 × 157.67.
  await expect(headline(page)).toContainText('JPY 157,670')
  await expect(page.getByRole('region', { name: /^JPY for/ }).getByRole('img')).toBeVisible()
  // Once by the page, and once by what explains beside it.
  const times = asked.filter((url) => months('jpy').test(url)).length
  expect(times).toBeGreaterThan(0)
  expect(times).toBeLessThanOrEqual(2)
  expect(asked.filter((url) => !months('jpy').test(url))).toEqual([])

  // Lost, it takes nothing else with it; loaded again, it is there.
  await page.route(months('gbp'), (route) => route.abort())
  await select(page, 'You want').selectOption('GBP')
  await expect(headline(page)).toContainText('£757.53')
  await expect(page.getByText('We couldn’t load the history of the pound sterling')).toBeVisible()
  await page.unroute(months('gbp'))
  await expect.poll(() => new URL(page.url()).hash).toMatch(/[#&]to=GBP/)
  await page.reload()
  await expect(headline(page)).toContainText('£757.53')
  await expect(page.getByRole('region', { name: /^GBP for/ }).getByRole('img')).toBeVisible()
})

test('many currencies stand side by side; fees change what arrives, never the reference', async ({ page }) => {
  await page.goto(path)
  const others = page.getByRole('table', { name: 'in other currencies' })
  await unfold(page, 'in other currencies')
  await expect(others.getByRole('row')).toHaveCount(6)
  await page.locator('summary').filter({ hasText: 'More currencies, history' }).click()
  await page.getByRole('button', { name: 'Add a currency' }).click()
  await page.getByRole('combobox', { name: 'Currency, currency 5' }).selectOption('CHF')
  await expect(others.getByRole('row', { name: /^Swiss franc/ })).toContainText('826.64')
  await page.getByRole('button', { name: 'Remove currency 1' }).click()
  await expect(others.getByRole('row', { name: /^Pound/ })).toHaveCount(0)

  await select(page, 'How you’ll exchange it').selectOption('none')
  await expect(headline(page)).toContainText('€890.87')
  await expect(headline(page)).not.toContainText('you’d get')
  await select(page, 'How you’ll exchange it').selectOption('atm')
  await expect(headline(page)).toContainText('from an ATM')
  await page.locator('summary').filter({ hasText: 'Card, ATM, wire and transfer fees' }).click()
  await page.getByRole('textbox', { name: 'ATM foreign fee' }).fill('0')
  await page.getByRole('textbox', { name: 'ATM fixed fees' }).fill('0')
  await expect(headline(page)).toContainText('you’d get €890.87 from an ATM')
})

for (const theme of ['light', 'dark'] as const)
  test(`the offer of later rates can be read by everyone, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await openWith(page, [later])
    await expect(offer(page)).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
  })
