/** The stock screener, as a visitor goes through it. */
import { readFileSync } from 'node:fs'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('a newcomer sets a limit, sees who is left, and finds it again by the address', async ({ page }) => {
  await page.goto('/stocks-screener')
  await expect(page.getByText('these 500 companies are made up')).toBeVisible()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('heading').first()).toHaveText('All 500 companies in our sample')
  await page.getByLabel('P/E ratio, At most').fill('12')
  await expect(results.getByRole('heading').first()).toHaveText(/^\d+ of 500 companies in our sample$/)
  await expect(results.getByText('P/E ratio: 12 or less')).toBeVisible()
  await results.getByRole('columnheader', { name: 'P/E' }).getByRole('button').click()
  await expect(results.getByRole('columnheader', { name: 'P/E' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/#pe=\.\.12&sort=pe$/)
  const found = await results.getByRole('heading').first().textContent()
  await page.reload()
  await expect(results.getByRole('heading').first()).toHaveText(found ?? '')
  await expect(page.getByLabel('P/E ratio, At most')).toHaveValue('12')
  await results.getByRole('button', { name: 'Remove P/E ratio: 12 or less' }).click()
  await expect(results.getByRole('heading').first()).toHaveText('All 500 companies in our sample')
})

test('a measure says what it means where it stands, and an idea says what it cannot see', async ({ page }) => {
  await page.goto('/stocks-screener')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByText('Dividend yield', { exact: true }).click()
  await expect(filters.getByText('When the price falls, the yield goes up.')).toBeVisible()
  await page.getByRole('link', { name: 'High yield: look twice' }).click()
  await expect(page.getByText('Which of them will cut the dividend.')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Payout' })).toBeVisible()
})

test('nobody fits: the way out says how many, and leads there', async ({ page }) => {
  await page.goto('/stocks-screener#pe=..3')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('heading', { name: 'No company fits all of these' })).toBeVisible()
  const move = results.getByRole('button', { name: /^Change to P\/E ratio .* or less: \d+ compan(y|ies)$/ })
  const gives = /(\d+) compan/.exec((await move.textContent()) ?? '')?.[1]
  await move.click()
  await expect(results.getByRole('heading').first()).toHaveText(`${gives} of 500 companies in our sample`)
})

test('columns are moved by keys, companies compared, the list taken along', async ({ page }) => {
  await page.goto('/stocks-screener#cols=pe.yield.beta&sort=-cap')
  const table = page.getByRole('table', { name: 'Companies that match, with the columns you chose' })
  const heads = table.getByRole('columnheader')
  await expect(heads).toContainText(['Company', 'P/E', 'Yield', 'Beta'])
  await heads.nth(1).getByRole('button').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(heads).toContainText(['Company', 'Yield', 'P/E', 'Beta'])
  await expect(heads.nth(2).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(table.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const compare = page.getByRole('region', { name: 'Compare side by side' })
  await expect(compare.getByRole('button', { name: /^Remove .* from the comparison$/ })).toHaveCount(2)
  await expect(compare.getByRole('row', { name: /^P\/E ratio/ })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(501)
  expect(lines[0]).toContain('Company,Symbol,Sector,Dividend yield (%),P/E ratio,Beta,Data')
  expect(lines[1]).toMatch(/\(sample\),[A-Z]+\.SMP,.*,Sample: made-up company$/)
})

test('an own screen is kept on the device and opens again', async ({ page }) => {
  await page.goto('/stocks-screener#yield=4..&pay=pays')
  await page.getByLabel('Screen name').fill('Payers')
  await page.getByRole('button', { name: 'Save this screen' }).click()
  await page.goto('/stocks-screener')
  const own = page.getByRole('region', { name: 'Your saved screens' })
  await own.getByRole('link', { name: 'Payers' }).click()
  await expect(page.getByText('Dividend yield: 4% or more')).toBeVisible()
  await own.getByRole('button', { name: 'Delete Payers' }).click()
  await expect(own.getByText('Nothing saved yet.')).toBeVisible()
})

test('without scripts the first companies stand there, marked as invented', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/stocks-screener')
  await expect(page.getByText('these 500 companies are made up')).toBeVisible()
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(26)
  await page.close()
})

test('the hub answers by question, and its strip is the visitor’s own', async ({ page }) => {
  await page.goto('/investment-market-menu')
  await page.getByRole('link', { name: 'What do fees take?' }).click()
  await expect(page).toHaveURL(/#costs$/)
  const costs = page.getByRole('region', { name: 'What do fees take?' })
  await expect(costs).toBeInViewport()
  await expect(costs.getByRole('link', { name: /How much does a small yearly fee really take\?/ })).toHaveAttribute(
    'href',
    '/learning/fees',
  )
  const market = page.getByRole('region', { name: 'The market now' })
  await expect(market.getByText(/^\d{1,2}:\d{2}:\d{2} [AP]M ET · sample data$/)).toHaveCount(4)
  await market.getByText('Choose what’s shown here').click()
  await market.getByRole('checkbox', { name: 'Foxglade Bank (sample)' }).check()
  await market.getByRole('checkbox', { name: 'Copper 100 Sample Index' }).uncheck()
  await page.reload()
  await expect(market.getByRole('listitem').filter({ hasText: 'Foxglade Bank (sample)' })).toBeVisible()
  await expect(market.getByRole('listitem').filter({ hasText: 'Copper 100' })).toHaveCount(0)
})

test('the picture of a measure opens to where the matches are', async ({ page }) => {
  await page.goto('/stocks-screener#pe=..12&sort=pe')
  await page.getByText('P/E ratio: where your matches are').click()
  const picture = page.getByRole('region', { name: 'P/E ratio of all companies' })
  await expect(picture.getByRole('listitem').first()).toContainText(/under 10.*Match your filters \d+, Don’t match 0/)
  await picture.getByRole('button', { name: 'View as table' }).click()
  await expect(picture.getByRole('columnheader')).toHaveText([
    'P/E ratio',
    'Match your filters',
    'Don’t match',
    'Companies',
  ])
})
