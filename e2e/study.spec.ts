/** Work too long for a key press: it runs beside the page, shows how far it is, can be stopped, and says when it cannot come. */
import type { Page } from '@playwright/test'
import { headlineOf as headline, resultOf as result } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

const path = '/lumpsum-calculator'
const work = /\/assets\/study-(?!worker|note)[^/]*\.js$/
const line = (page: Page) => result(page).getByText(/every starting month since 1871/)
const years = (page: Page) => page.getByRole('textbox', { name: 'Time invested' })
const starts = /([\d,]+) starting months since 1871/
const startsOf = async (page: Page) =>
  Number(starts.exec((await headline(page).textContent()) ?? '')?.[1]?.replace(',', ''))

test('the page comes with the history of its starting values; other values are worked through beside it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/study-(?!note)/.test(request.url())) asked.push(request.url())
  })
  await page.goto(path)
  await expect(line(page)).toHaveText('Checked every starting month since 1871.')
  const twenty = await startsOf(page)
  expect(twenty).toBeGreaterThan(1500)
  expect(asked).toEqual([])
  await years(page).fill('30')
  await expect(headline(page)).toContainText('in 30 years')
  await expect(headline(page)).toContainText(starts)
  // Ten more years: 120 fewer months from which a whole window follows.
  await expect(async () => expect(await startsOf(page)).toBe(twenty - 120)).toPass()
  await expect(line(page)).toHaveText('Checked every starting month since 1871.')
  expect(asked.length).toBeGreaterThan(0)
})

test('it can be stopped and begun again; the answer is there all the while', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(work, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await expect(headline(page)).toContainText(starts)
  await years(page).fill('30')
  await expect(headline(page)).toContainText('in 30 years')
  await expect(line(page)).toHaveText('Checking every starting month since 1871…')
  const place = await result(page).boundingBox()
  await result(page).getByRole('button', { name: 'Stop' }).click()
  await expect(line(page)).toHaveText('Stopped after 0% of every starting month since 1871.')
  await expect(headline(page)).not.toContainText(starts)
  expect((await result(page).boundingBox())?.height).toBe(place?.height)
  await result(page).getByRole('button', { name: 'Start again' }).click()
  release()
  await expect(headline(page)).toContainText(starts)
  await expect(line(page)).toHaveText('Checked every starting month since 1871.')
})

test('when it cannot be fetched the page says so, keeps its answer, and tries again', async ({ page, expectNoise }) => {
  await page.goto(path)
  await expect(headline(page)).toContainText(starts)
  expectNoise(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.route(work, (route) => route.abort('internetdisconnected'))
  await years(page).fill('30')
  await expect(result(page).getByText('We couldn’t load the history. Check your connection.')).toBeVisible()
  await expect(headline(page)).toContainText('in 30 years')
  await page.unroute(work)
  await result(page).getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toContainText(starts)
})

test('typing on takes the newest numbers, whatever was being worked on', async ({ page }) => {
  await page.goto(path)
  await expect(headline(page)).toContainText(starts)
  await years(page).fill('')
  await years(page).pressSequentially('45', { delay: 20 })
  await expect(headline(page)).toContainText('in 45 years')
  await expect(line(page)).toHaveText('Checked every starting month since 1871.')
  await years(page).fill('20')
  await expect(headline(page)).toContainText('in 20 years')
  await expect(headline(page)).toContainText(starts)
})
