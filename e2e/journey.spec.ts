/** Where the next dollar goes, how far the nine levels are, and how a household compares at its age: with the sample, and with a few numbers of one's own. */
import type { Page } from '@playwright/test'
import { open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-23T18:00:00Z')
})

const numbers = (page: Page) => page.getByRole('region', { name: 'Your numbers', exact: true })
const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

test('the sample’s next dollar is there at once, and each order places it another way', async ({ page }) => {
  await open(page, '/financial-journey')
  // 12,900 in cash less one month of essentials, 5,849.
  await expect(page.getByText('You could move $7,051 of your savings to your debts.')).toBeVisible()
  await step(page, 'High-interest debt').getByText('Why, when and what skipping costs').click()
  await expect(step(page, 'High-interest debt').getByText('If you skip it')).toBeVisible()
  await page.getByRole('radio', { name: /Financial Order of Operations/ }).check()
  // The largest deductible, 3,000, stays: 8,750 clears both cards.
  await expect(page.getByText(/^You could move \$8,750 of your savings/)).toBeVisible()
  await page.getByRole('button', { name: 'Use this as my own order' }).click()
  await expect(page.getByRole('radio', { name: /Your own order/ })).toBeChecked()
  await page.getByRole('button', { name: 'Move High-interest debt up' }).click()
  await expect(page.getByRole('heading', { level: 3 }).nth(1)).toContainText('High-interest debt')
  await page.getByRole('button', { name: 'Skip this step: Full emergency fund' }).click()
  const skipped = page.getByRole('region', { name: 'Skipped steps' })
  await expect(skipped).toContainText('Full emergency fund')
  await skipped.getByRole('button', { name: 'Bring back: Full emergency fund' }).click()
  await expect(step(page, 'Full emergency fund')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Your own order/ })).toBeChecked()
})

test('three numbers of one’s own give an answer; a month that falls short meets help first', async ({ page }) => {
  await open(page, '/financial-journey')
  await numbers(page).getByLabel('Take-home pay').fill('4200')
  await numbers(page).getByLabel('Essential costs').fill('2600')
  await numbers(page).getByLabel('Cash savings').fill('900')
  await expect(page.getByText('Your next $1,600 a month could go to your starter emergency fund.')).toBeVisible()
  await expect(step(page, 'Starter emergency fund')).toContainText('$1,600/mo')
  await numbers(page).getByLabel('Take-home pay').fill('2000')
  await expect(page.getByRole('region', { name: 'If money is short now' })).toContainText('211')
  await expect(page.getByText('Right now, $600 a month more goes out than comes in.').first()).toBeVisible()
  await page.goto('/financial-growth-levels')
  await expect(page.getByRole('region', { name: 'If money is short now' })).toBeVisible()
  await expect(page.getByText('Next: Footing. You’re $600 a month away.')).toBeVisible()
})

test('the nine levels say which are lit, the formula, and what a return changes', async ({ page }) => {
  await open(page, '/financial-growth-levels')
  // 6,800 and 1,950 on cards.
  await expect(page.getByText(/^Next: No high-interest debt. \$8,750 to go/)).toBeVisible()
  await expect(page.getByText('2 of 9 levels are lit.')).toBeVisible()
  await step(page, 'Coasting').getByText('Formula with your numbers').click()
  await expect(step(page, 'Coasting').getByText(/1\.04\^\(67 − 38\)/)).toBeVisible()
  await page.getByText('Assumptions', { exact: true }).click()
  await page.getByLabel('Return above inflation').fill('12')
  await expect(step(page, 'Coasting').getByText('Lit', { exact: true })).toBeVisible()
  await expect(page.getByText('3 of 9 levels are lit.')).toBeVisible()
})

test('checkpoints show several rules, and another age moves them', async ({ page }) => {
  await open(page, '/checkpoints')
  await expect(page.getByText(/^At \d+, the rules say \$/)).toBeVisible()
  const rules = page.getByRole('list', { name: 'Retirement savings: what the rules say' })
  await page.getByText('Assumptions', { exact: true }).click()
  await page.getByLabel('Age', { exact: true }).fill('50')
  await page.getByLabel('Pay before taxes').fill('100000')
  await expect(rules).toContainText('6 times pay')
  await expect(rules).toContainText('3.5 to 6 times pay')
  await expect(page.getByText('At 50, the rules say $350,000 to $600,000. You have $100,500.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Catch-up contributions begin' }).first()).toBeVisible()
})
