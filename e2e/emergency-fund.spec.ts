/** The emergency fund takes the essentials of this browser's budget when asked, says what it took, and gives it back. */
import type { Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { boxOf as box, explained, headlineOf as headline, resultOf, unfold } from './calculator-page.ts'
import { dataIn, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-10T18:00:00Z')
})

const path = '/emergency-fund-calculator-new'
const offer = (page: Page) => page.getByRole('button', { name: 'Use essentials from my budget' })

async function plan(page: Page, category: string, item: string, amount: string): Promise<void> {
  const line = page.getByLabel(item, { exact: true })
  if (!(await line.isVisible())) await page.locator('summary').filter({ hasText: category }).click()
  await line.fill(amount)
  await line.blur()
}
/** 1,500 of rent, 450 of groceries and 60 of phone are essential, 300 of eating out is not. */
async function budget(page: Page): Promise<void> {
  await open(page, '/financial-management')
  await plan(page, 'Housing', 'Rent or mortgage payment', '1500')
  await plan(page, 'Food', 'Groceries', '450')
  await plan(page, 'Food', 'Eating out', '300')
  await plan(page, 'Utilities', 'Phone', '60')
}

test('without a budget the page says where to make one, and the link leads there', async ({ page }) => {
  await open(page, path)
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByText('and you can use its essentials here.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Budget Planner' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Budget Planner' })).toBeVisible()
})

test('essentials of the budget are offered, taken only by the button, shown line by line, and given back', async ({
  page,
}) => {
  await budget(page)
  const before = await dataIn(page, 'session', 'budget')
  await open(page, path)
  await expect(page.getByText('Your budget has $2,010 a month in essentials.')).toBeVisible()
  await expect(box(page, 'Groceries')).toHaveValue('620')
  const answer = (await headline(page).textContent()) ?? ''

  await box(page, 'Medical').fill('140')
  await box(page, 'Medical').blur()
  await offer(page).focus()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('Essentials copied from your budget')
  await expect(notices(page)).toContainText('$2,010 a month. Your budget hasn’t changed.')
  await expect(box(page, 'Rent or mortgage')).toHaveValue('1,500')
  await expect(box(page, 'Groceries')).toHaveValue('450')
  await expect(box(page, 'Utilities, internet, phone')).toHaveValue('60')
  await expect(box(page, 'Medical')).toHaveValue('0')
  await expect(headline(page)).not.toHaveText(answer)
  await expect(resultOf(page)).toContainText('of $2,010 in essentials')
  await expect(page.getByText('From your budget, each month:')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /: \$450 \(Groceries\)$/ })).toBeVisible()
  await expect(page.getByText('Not included, $300: Eating out.')).toBeVisible()
  expect(await dataIn(page, 'session', 'budget')).toEqual(before)

  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(box(page, 'Groceries')).toHaveValue('620')
  await expect(box(page, 'Medical')).toHaveValue('140')
  await expect(page.getByText('From your budget, each month:')).toHaveCount(0)
})

test('one total put in before gives way to the lines, and comes back with Undo', async ({ page }) => {
  await budget(page)
  await open(page, path)
  await box(page, 'Or one total').fill('5000')
  await expect(resultOf(page)).toContainText('of $5,000 in essentials')
  await offer(page).click()
  await expect(box(page, 'Or one total')).toHaveValue('')
  await expect(resultOf(page)).toContainText('of $2,010 in essentials')
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(box(page, 'Or one total')).toHaveValue('5,000')
  await expect(resultOf(page)).toContainText('of $5,000 in essentials')
})

test('a budget without essentials offers none', async ({ page }) => {
  await open(page, '/financial-management')
  await plan(page, 'Food', 'Eating out', '300')
  await open(page, path)
  await expect(page.getByText('and you can use its essentials here.')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('what each circumstance adds is said, and the gap has its date', async ({ page }) => {
  await open(page, path)
  const result = resultOf(page)
  // 3,900 of essentials: 4 to 5.5 months with one income and one dependent, and 2,500 of deductibles.
  await expect(result).toContainText('4 to 5.5 months of $3,900 in essentials, plus $2,500 for deductibles')
  await unfold(page, 'What each reason adds')
  const why = page.getByRole('table', { name: 'What each reason adds' })
  await expect(why.getByRole('row', { name: /^One income/ })).toContainText('$1,950')
  await page.getByRole('radio', { name: 'Two or more' }).check()
  await expect(why.getByRole('row', { name: /^One income/ })).toHaveCount(0)
  await box(page, 'Emergency savings').fill('60000')
  await expect(result.getByRole('status').first()).toContainText('already covers your balanced fund')
})

for (const theme of ['light', 'dark'] as const)
  test(`what was taken can be read by everyone, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await budget(page)
    await open(page, path)
    await offer(page).click()
    await expect(page.getByText('From your budget, each month:')).toBeVisible()
    await explained(page)
    expect(await violationsIn(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
