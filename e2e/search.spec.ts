/** Search by question: in the header, on the front page, in the catalogue and on an unknown address. */
import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const header = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search all tools' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Matching tools' }).getByRole('option')
const form = (page: Page) => page.getByRole('form', { name: 'Your numbers' })

test('the header finds a tool by a question and opens it with its numbers; nothing typed is sent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/about')
  expect(asked.filter((url) => url.includes('finder'))).toEqual([])
  await header(page).fill('should I refinance 7.1% to 6.2%')
  await expect(options(page).first()).toContainText('Refinance Calculator')
  await expect(options(page).first()).toContainText('Opens with: current rate 7.1%, new rate 6.2%')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d results?$/)
  await header(page).press('ArrowDown')
  await expect(header(page)).toHaveAttribute('aria-activedescendant', /.+/)
  await header(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Refinance Calculator' })).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'Current rate' })).toHaveValue('7.1')
  await expect(form(page).getByRole('textbox', { name: 'New rate', exact: true })).toHaveValue('6.2')
  await header(page).fill('refi from 7.5 to 5.9')
  await expect(options(page).first()).toContainText('new rate 5.9%')
  await options(page).first().click()
  await expect(form(page).getByRole('textbox', { name: 'New rate', exact: true })).toHaveValue('5.9')
  await expect(page.getByText('We couldn’t read this link')).toHaveCount(0)
  expect(asked.filter((url) => /7\.1|refinance%20|refi[+ %]/.test(url))).toEqual([])
})

test('a misspelled word finds its tool; Escape closes; Enter shows all results behind the #', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'What are you deciding?' })
  await box.fill('three cards, $14k')
  await expect(options(page).first()).toContainText('Opens with: 3 cards with $14,000 total')
  await box.fill('mortage')
  await expect(options(page).first()).toContainText('Mortgage Calculator')
  await box.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await box.fill('car loan 35k 72 months')
  await expect(options(page).first()).toContainText('Auto Loan Calculator')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/financial-calculators#q=car\+loan/)
  const card = page.getByRole('main').getByRole('listitem').first()
  await expect(card).toContainText('Opens with: price $35,000, term 6 years')
  await card.getByRole('link').click()
  await expect(form(page).getByRole('textbox', { name: 'Car price' })).toHaveValue('35,000')
})

test('at 320 px a touch opens the box, a result and its numbers fit', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(header(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await expect(header(page)).toBeFocused()
  await header(page).fill('30 year fixed 7% $300k')
  await expect(options(page).first()).toContainText('home price $300,000')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await options(page).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Mortgage Calculator' })).toBeVisible()
  await context.close()
})

test('an unknown address has the search; without scripts the form opens the list', async ({
  page,
  browser,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/404/)
  await page.goto('/no-such-page-anywhere')
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('SAVE plan')
  await expect(options(page).first()).toContainText('Student Loan Calculator')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto('/about')
  await plain.getByRole('combobox', { name: 'Search all tools' }).fill('rent or buy')
  await plain.getByRole('combobox', { name: 'Search all tools' }).press('Enter')
  await expect(plain).toHaveURL(/\/financial-calculators\?q=rent\+or\+buy$/)
  await context.close()
})
