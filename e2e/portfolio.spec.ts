/** The portfolio simulator, as a visitor goes through it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { giveFile } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const PATH = '/portfolio-simulator'

test('a newcomer reads what the mix did, tries another, and sends it on', async ({ page }) => {
  await page.goto(PATH)
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toContainText(/From Jan 1996 to Mar 2026, \$10,000 became \$[\d,]+\. Worst fall: \d+%\./)
  await page.getByRole('radio', { name: '100% stocks' }).check()
  await expect(answer).toContainText('100% stocks')
  await page.getByLabel('US stocks').fill('70')
  await expect(page.getByText('You’re at 70%. Add 30% more.')).toBeVisible()
  await expect(answer).toContainText('100% stocks')
  await page.getByLabel('Gold').fill('30')
  await expect(answer).toContainText('70% stocks and 30% gold')
  await page.getByLabel('Each month', { exact: true }).fill('200')
  await expect(answer).toContainText('plus $200 a month')
  await expect(page).toHaveURL(/#.*mix=70-0-0-30.*monthly=200/)
  await page.reload()
  await expect(answer).toContainText('70% stocks and 30% gold')
  await page.getByLabel('Each month', { exact: true }).fill('')
  await page.getByRole('radio', { name: 'Take out' }).check({ force: true })
  await page.getByLabel('Each month', { exact: true }).fill('50')
  await expect(answer).toContainText('$50 a month')
  await expect(page).toHaveURL(/monthly=-50/)
})

test('every past start and drawn futures, worked out beside the page', async ({ page }) => {
  await page.goto(`${PATH}#span=10`)
  const range = page.getByRole('region', { name: 'What if you’d started at another time?' })
  await expect(range).toContainText(/Over 10 years, 8 in 10 ended between/)
  await range.getByRole('radio', { name: 'Random (Monte Carlo)' }).check({ force: true })
  await expect(range).toContainText('2,000 made-up futures')
  await expect(range.getByRole('img', { name: /Typical/ }).first()).toBeVisible()
})

/** The market as the page asks for it, each answer ten seconds newer, every price a tenth of a dollar higher. */
async function risingMarket(page: Page): Promise<void> {
  let times = 0
  const answer = await (await page.request.get('/api/v1/market')).json()
  await page.routeWebSocket(/\/ws$/, () => {})
  await page.route('**/api/v1/market', async (route) => {
    const later = (iso: string) => new Date(Date.parse(iso) + 10_000 * times).toISOString()
    const { data } = answer
    const instruments = data.instruments.map((line: { price: number; asOf: string }) => ({
      ...line,
      price: Math.round((line.price + times / 10) * 100) / 100,
      asOf: later(line.asOf),
    }))
    times += 1
    await route.fulfill({ json: { ...answer, seq: answer.seq + times, data: { ...data, instruments } } })
  })
}

test('an order fills at the next price; a split, a file and a second portfolio', async ({ page }) => {
  await risingMarket(page)
  await page.goto(`${PATH}#part=paper`)
  await expect(page.getByText('Sample data. These companies and prices are made up')).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('You have $10,000, exactly what you put in.')).toBeVisible()
  await page.getByLabel('Shares', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Place order' }).click()
  const waiting = page.getByRole('region', { name: 'Waiting orders' })
  await expect(waiting).toContainText('Buy 20 shares')
  await waiting.getByRole('button', { name: 'Look for a newer price' }).click()
  const held = page.getByRole('table', { name: 'What you hold' })
  await expect(held.getByRole('row').nth(1)).toContainText('20')
  await expect(waiting).toBeHidden()

  await page.getByText('Money, dividends, splits').click()
  const split = page.getByRole('form', { name: 'Record a split' })
  await split.getByLabel('New shares for each old one').fill('2')
  await split.getByRole('button').click()
  await expect(held.getByRole('row').nth(1)).toContainText('40')

  await page.getByText('Export or import').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(4)
  await giveFile(page.getByLabel('Choose a CSV file'), {
    name: 'Again.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await expect(page.getByLabel('Practice portfolio', { exact: true })).toHaveValue(/.+/)
  await expect(held.getByRole('row').nth(1)).toContainText('40')
  await page.reload()
  await expect(held.getByRole('row').nth(1)).toContainText('40')
})

test('years are lived again without foresight, and the end says what was luck', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('link', { name: 'Time travel' }).click()
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true })
  await page.getByLabel('Start', { exact: true }).selectOption('2000')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('2000, year 1 of 5')).toBeVisible()
  const past = page.getByRole('table', { name: 'The years before' })
  await expect(past.getByRole('rowheader').first()).toHaveText('1999')
  await page.getByRole('button', { name: '100% stocks' }).click()
  await expect(page.getByText(/^You have .* Last year you lost/)).toBeVisible()
  await expect(past.getByRole('rowheader').first()).toHaveText('2000')
  await page.reload()
  await expect(page.getByText('2001, year 2 of 5')).toBeVisible()
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: '100% cash' }).click()
  await expect(page.getByText(/^You ended with .* 60\/40 every year would have made/)).toBeVisible()
  await expect(page.getByText(/You switched 1 time\. That made .* more than holding your first mix\./)).toBeVisible()
  await expect(page.getByText(/You beat \d+ of 1,000 made-up people/)).toBeVisible()
})

test('without scripts the answer, its chart and the range are there', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(PATH)
  await expect(page.getByText(/became \$[\d,]+\. Worst fall: \d+%\./)).toBeVisible()
  await expect(page.getByText(/Over 20 years, 8 in 10 ended between/)).toBeVisible()
  await page.close()
})
