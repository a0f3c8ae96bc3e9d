/** The short games of money: a month, twenty years, two years of credit and the taxes, each to its end by keyboard. */
import type { Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const ARCADE = '/usa-wealth-building-games'
const first = (page: Page) => page.locator('button[aria-keyshortcuts="1"]')

/** Plays with a key until the debrief stands there. */
async function playOn(page: Page, key: string) {
  await first(page).click()
  for (let press = 0; press < 120; press++) {
    if (await page.getByRole('heading', { name: 'What happened' }).isVisible()) return
    await page.keyboard.press(key)
  }
}

test('a month is played by keyboard, undone, found again after a reload, and its result is kept', async ({ page }) => {
  await page.goto(ARCADE)
  await page.getByRole('link', { name: 'Play: Thirty Days' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thirty Days')
  await expect(first(page)).toContainText('Pay from cash')
  await first(page).click()
  const before = await page
    .getByText(/^Day \d+ of 30$/)
    .first()
    .textContent()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Day \d+ of 30$/).first()).toHaveText(before ?? '')
  await page.reload()
  await expect(page.getByText(/^Day \d+ of 30$/).first()).toHaveText(before ?? '')
  await playOn(page, '1')
  await expect(page.getByRole('heading', { name: 'The choice that mattered most' })).toBeVisible()
  await expect(page.getByText(/and the same luck/)).toBeVisible()
  await page.locator('.game').getByRole('link', { name: 'Budget Planner' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budget')
  await expect(page.getByLabel('Rent or mortgage payment').first()).toHaveValue(/1,?150/)
  await page.goto(ARCADE)
  await expect(page.getByText(/^Your best on this device: \d+ points$/)).toHaveCount(1)
})

test('the tax sorter pours 60,000 into 5,020 of tax, and says why each coin belongs where it does', async ({
  page,
}) => {
  await page.goto(`${ARCADE}/bracket-buckets`)
  await page.getByRole('button', { name: 'Show a hint' }).click()
  await expect(page.getByText(/Hint:/).last()).toBeVisible()
  for (let coin = 0; coin < 20; coin++) await page.getByRole('button', { name: /^Not taxed/ }).click()
  for (const answer of ['$16,100', '$12,400', '$31,500', '$5,020', '12%', '8.4%'])
    await page.getByRole('button', { name: answer, exact: true }).click()
  await expect(
    page.getByText('You sorted 10 of 20 coins and got 6 of 6 tax questions: 157 of 260 points.'),
  ).toBeVisible()
  // 85% of $18,000 at 22%.
  await expect(page.getByText(/You’d have met a bill of \$3,366 you didn’t expect/)).toBeVisible()
  await page.locator('.game').getByRole('link', { name: 'Tax Calculator' }).click()
  await expect(page.getByText('$5,020').first()).toBeVisible()
})

test('twenty winters end with their years, and a step into a jar is a tenth of the money', async ({ page }) => {
  await page.goto(`${ARCADE}/twenty-winters`)
  await page.getByRole('button', { name: 'Put more into Stock index' }).click()
  await expect(page.getByRole('row', { name: /Stock index/ })).toContainText('10%')
  await page.getByRole('button', { name: 'All in the stock index' }).click()
  await expect(page.getByRole('row', { name: /Stock index/ })).toContainText('100%')
  await playOn(page, '1')
  await expect(page.getByRole('heading', { name: /^The years were \d{4} to \d{4}$/ })).toBeVisible()
  await expect(page.getByText(/^In year 1, which was \d{4}, you moved/)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('two years of statements end with five bars and a range, never one number', async ({ page }) => {
  await page.goto(`${ARCADE}/score-sprint`)
  await expect(page.getByRole('img', { name: /^Payment history: \d+ of 100/ })).toBeVisible()
  await playOn(page, '1')
  await expect(page.getByText(/Your credit strength is \d+ to \d+ of 100/)).toBeVisible()
  await expect(page.getByText(/and the same luck/)).toBeVisible()
})
