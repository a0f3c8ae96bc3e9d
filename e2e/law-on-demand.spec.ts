/** The tax law of a state comes when the state is chosen: the answer waits for it, and says so when it cannot come. */
import type { Page } from '@playwright/test'
import {
  actionOf,
  comparedOf,
  headlineOf as headline,
  keepAs,
  quiet,
  reset,
  resultOf as result,
} from './calculator-page.ts'
import { expect, test } from './visitor.ts'

const path = '/tax-calculator'
const stateBox = (page: Page) => page.getByRole('combobox', { name: 'State', exact: true })
/** The law of one state, by its postal code. */
const lawOf = (code: string) => new RegExp(`/assets/state-${code}-[^/]*\\.js$`)
const federalOnly = /You’d owe about \$[\d,]+ in federal tax/
const lost = (page: Page) => result(page).getByRole('alert')

test('a page without a state carries no state’s law; choosing one fetches that one and answers with it', async ({
  page,
}) => {
  const laws: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/state-[^/]*\.js$/.test(request.url())) laws.push(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await expect(headline(page)).toContainText(federalOnly)
  expect(laws).toEqual([])
  await stateBox(page).selectOption('CA')
  await expect(headline(page)).toContainText('California tax')
  await expect(
    page
      .locator('summary')
      .filter({ hasText: /^California/ })
      .first(),
  ).toBeVisible()
  // Once by the page, and once by what explains beside it; no other state's.
  const fetched = () => laws.filter((law) => lawOf('ca').test(law)).length
  const times = fetched()
  expect(times).toBeLessThanOrEqual(2)
  expect(laws.filter((law) => !lawOf('ca').test(law) && /state-[a-z]{2}-/.test(law))).toEqual([])
  await stateBox(page).selectOption('US')
  await expect(headline(page)).toContainText(federalOnly)
  await stateBox(page).selectOption('CA')
  await expect(headline(page)).toContainText('California tax')
  expect(fetched()).toBe(times)
})

test('the last answer stays in its place until the new one is here, and nothing of it can be carried away', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(lawOf('ca'), async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  const before = (await headline(page).textContent()) ?? ''
  const place = await headline(page).boundingBox()
  await stateBox(page).selectOption('CA')
  await expect(result(page).getByText('Fetching California’s rules…')).toBeVisible()
  await expect(headline(page)).toHaveText(before)
  await expect(headline(page)).toHaveAttribute('aria-busy', 'true')
  expect(await headline(page).boundingBox()).toEqual(place)
  await actionOf(page, 'paper').click()
  for (const name of ['csv', 'print'] as const) await expect(actionOf(page, name)).toBeDisabled()
  release()
  await expect(headline(page)).toContainText('California tax')
  await expect(headline(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Fetching')).toHaveCount(0)
  await expect(actionOf(page, 'csv')).toBeEnabled()
})

test('a late answer of an earlier choice never takes the place of a later one', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(lawOf('ny'), async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await stateBox(page).selectOption('NY')
  await expect(result(page).getByText('Fetching New York’s rules…')).toBeVisible()
  await stateBox(page).selectOption('PA')
  await expect(headline(page)).toContainText('Pennsylvania tax')
  const came = page.waitForResponse(lawOf('ny'))
  release()
  await came
  await page.waitForTimeout(300)
  await expect(headline(page)).toContainText('Pennsylvania tax')
  await expect(stateBox(page)).toHaveValue('PA')
})

test('a law that cannot be fetched leaves form and answer as they are, says so, and can be asked for again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/)
  await page.route(lawOf('ca'), (route) => route.abort())
  await page.goto(path)
  const before = (await headline(page).textContent()) ?? ''
  await stateBox(page).selectOption('CA')
  await expect(lost(page)).toContainText('California’s rules couldn’t be loaded')
  await expect(headline(page)).toHaveText(before)
  await expect(stateBox(page)).toHaveValue('CA')
  // Another choice is free of it.
  await stateBox(page).selectOption('PA')
  await expect(headline(page)).toContainText('Pennsylvania tax')
  await expect(lost(page)).toHaveCount(0)
  await stateBox(page).selectOption('CA')
  await expect(lost(page)).toBeVisible()
  await expect(headline(page)).toContainText('Pennsylvania tax')
  await page.unroute(lawOf('ca'))
  await lost(page).getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toContainText('California tax')
  await expect(stateBox(page)).toHaveValue('CA')
  await expect(lost(page)).toHaveCount(0)
})

test('without any connection trying again keeps the page; back online it answers', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.goto(path)
  await expect(headline(page)).toContainText(federalOnly)
  // What says that something is missing has come too.
  await quiet(page)
  await context.setOffline(true)
  await stateBox(page).selectOption('CA')
  await expect(lost(page)).toBeVisible()
  await lost(page).getByRole('button', { name: 'Try again' }).click()
  await page.waitForTimeout(500)
  await expect(lost(page)).toBeVisible()
  await expect(headline(page)).toContainText(federalOnly)
  await context.setOffline(false)
  await lost(page).getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toContainText('California tax')
})

test('a link, a reload and a kept scenario bring the law they need', async ({ page }) => {
  await page.goto(path)
  await stateBox(page).selectOption('CA')
  await expect(headline(page)).toContainText('California tax')
  const answer = (await headline(page).textContent()) ?? ''
  await keepAs(page, 'Out west')
  await expect.poll(() => new URL(page.url()).hash).toContain('state=CA')
  await page.reload()
  await expect(headline(page)).toHaveText(answer)
  await page.goto('/about')
  await page.goto(path)
  // The numbers from earlier come back, law and all.
  await expect(headline(page)).toHaveText(answer)
  await reset(page)
  await expect(headline(page)).toContainText(federalOnly)
  await actionOf(page, 'compare').click()
  const row = page.getByRole('row', { name: /State income tax|State and local/ }).first()
  await expect(comparedOf(page)).toBeVisible()
  await expect(row.getByRole('cell').nth(1)).toContainText(/\$[1-9]/)
  await page.getByRole('button', { name: 'Open Out west' }).click()
  await expect(headline(page)).toHaveText(answer)
})
