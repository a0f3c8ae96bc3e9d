/** Everything in one list: by words, life event, time and kind; favorites and what was opened; why the numbers put it first. */
import type { Page } from '@playwright/test'
import { open } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('words and facets narrow the list, stand behind the #, and are never sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await open(page, '/explore')
  await page.getByLabel('What’s going on?').selectOption('Divorce or separation')
  await expect(page).toHaveURL(/\/explore#event=divorce$/)
  await page.getByLabel('Time you have').selectOption('Up to 5 minutes')
  await page.getByLabel('Type').selectOption('Calculators')
  // The list follows the address.
  await expect(page).toHaveURL(/minutes=5&kind=calculator$/)
  await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d+ results?\./)
  const count = await titles(page).count()
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThanOrEqual(12)
  await page.reload()
  await expect(page.getByLabel('What’s going on?')).toHaveValue('divorce')
  await expect(titles(page)).toHaveCount(count)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('pay off 2 cards')
  await expect(titles(page).first()).toContainText(/Card|Debt/)
  await page.getByRole('searchbox', { name: 'Search' }).fill('minimum payments')
  await expect(page.getByRole('link', { name: /Minimum payments/i }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz')
  await expect(page.getByText('No results. Try fewer or different words').first()).toBeVisible()
  expect(sent.filter((url) => /divorce|zzzz|cards/.test(url))).toEqual([])
})

test('favorites and what was opened are found again', async ({ page }) => {
  await open(page, '/explore')
  await page.getByRole('button', { name: 'Favorites', exact: true }).click()
  await expect(page.getByText('No favorites yet.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Everything' }).click()
  await page.getByText(/^Show \d+ more: planners/).click()
  await page.getByRole('button', { name: 'Favorite: Goal Tracker' }).first().click()
  await page.getByRole('button', { name: 'Favorites', exact: true }).click()
  await expect(titles(page)).toHaveText(['Goal Tracker'])
  await page.getByRole('link', { name: 'Goal Tracker' }).click()
  await expect(page).toHaveURL('/goal-tracker')
  await open(page, '/explore')
  await page.getByRole('button', { name: 'Recent' }).click()
  await expect(titles(page)).toHaveText(['Goal Tracker'])
})

test('own numbers rank the list and say why', async ({ page }) => {
  await page.addInitScript(() => {
    const expenses = { housing_rent: 2500, food_groceries: 900 }
    const data = { monthlyIncome: 3000, expenses, savingsGoal: 0, targetSavingsRate: 20 }
    sessionStorage.setItem('truepenny:budget', JSON.stringify({ v: 1, savedAt: '2026-11-20T00:00:00Z', data }))
  })
  await open(page, '/explore')
  await expect(page.getByRole('heading', { name: 'For your numbers' })).toBeVisible()
  await expect(titles(page).first()).toHaveText('Budget & Spend')
  await expect(page.getByText('You spend $400 a month more than you take home.').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole list is there, by kind, with links', async ({ page }) => {
    await page.goto('/explore')
    const calculators = page.getByRole('region', { name: 'Calculators', exact: true })
    await calculators.getByText('Show 46 more: calculators').click()
    await expect(calculators.getByRole('link')).toHaveCount(50)
    await page
      .getByRole('navigation', { name: 'Jump to' })
      .getByRole('link', { name: /^Planners/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Planners' })).toBeInViewport()
    await page
      .getByRole('region', { name: 'Planners' })
      .getByText(/^Show \d+ more: planners/)
      .click()
    await page.getByRole('region', { name: 'Planners' }).getByRole('link', { name: 'Spending Patterns' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spending Patterns')
  })
})
