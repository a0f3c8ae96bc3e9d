/** Debts: entered once, paid off by an order, followed month by month; help first where a month doesn't fit. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-10T18:00:00Z')
})

async function addDebt(page: Page, name: string, balance: string, apr: string, minimum: string) {
  await page.getByRole('button', { name: /^Add (a|your own) debt$/ }).click()
  const form = page.getByRole('form', { name: /^Add / })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Type').selectOption('personal')
  await form.getByLabel('Balance', { exact: true }).fill(balance)
  await form.getByLabel('APR', { exact: true }).fill(apr)
  await form.getByLabel('Minimum payment').fill(minimum)
  await form.getByRole('button', { name: /^Add / }).click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
}

/** 300 at 0% and 1,000 at 24%, 50 each at least, and 200 more: worked by hand in strategies.test.ts. */
async function twoDebts(page: Page) {
  await addDebt(page, 'Dentist', '300', '0', '50')
  await addDebt(page, 'Loan', '1000', '24', '50')
  await page.getByLabel('Extra each month').fill('200')
}

test('the sample answers at once; own debts take its place, and each order says its price', async ({ page }) => {
  await open(page, '/debt-payoff')
  await expect(page.getByText(/^From .* you’d owe only your mortgage\. Interest: \$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Whose numbers these are' })).toContainText('Sample household')
  await twoDebts(page)
  await expect(page.getByText('You’d be debt-free in April 2027, after $53 of interest.')).toBeVisible()
  await expect(
    page.getByText(
      'Highest APR first saves $13 over smallest balance first, but your first debt is gone 3 months later.',
    ),
  ).toBeVisible()
  await page.getByLabel('Pay off', { exact: true }).selectOption('snowball')
  await expect(page.getByText('You’d be debt-free in April 2027, after $67 of interest.')).toBeVisible()
  await expect(
    page.getByText(
      'Smallest balance first costs $13 more than highest APR first, but your first debt is gone 3 months earlier.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Paid off January 2027' })).toContainText('Dentist')
})

test('a plan is started, paid and held against what was planned; a payment can be taken back', async ({ page }) => {
  await open(page, '/debt-payoff')
  await twoDebts(page)
  await page.getByRole('button', { name: 'Start this plan' }).click()
  await expect(page.getByText('Your first payment is in December 2026.')).toBeVisible()
  await page.clock.setFixedTime('2026-12-05T18:00:00Z')
  await page.reload()
  await expect(page.getByText('$300.00 left to pay in December 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Record a payment on Loan' }).click()
  await expect(page.getByLabel('Amount paid')).toHaveValue('250')
  await expect(page.getByLabel('Balance afterward')).toHaveValue('770')
  await page.getByRole('button', { name: 'Save payment' }).click()
  await expect(page.getByText('$50.00 left to pay in December 2026.')).toBeVisible()
  await expect(page.getByRole('img', { name: '23% of Loan paid off' })).toBeVisible()
  // What the plan says doesn't change by doing what it says.
  await expect(page.getByText(/^You’d be debt-free in April 2027/)).toBeVisible()
  await notices(page).filter({ hasText: 'Debt updated' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('$300.00 left to pay in December 2026.')).toBeVisible()
})

test('extra money, the schedule and the calendar', async ({ page }) => {
  await open(page, '/debt-payoff')
  await twoDebts(page)
  await page.getByRole('button', { name: 'Add extra money' }).click()
  const form = page.getByRole('form', { name: 'Add extra money' })
  await form.getByLabel('Amount').fill('500')
  await form.getByRole('group', { name: 'Month' }).getByLabel('Month').selectOption('01')
  await form.getByRole('group', { name: 'Month' }).getByLabel('Year').selectOption('2027')
  await form.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('$500 in January 2027')).toBeVisible()
  // 770.00 + 15.40 - 750 = 35.40 and 0.71 of interest; 200 of the other one is gone with it in February.
  await expect(page.getByText('You’d be debt-free in February 2027, after $36 of interest.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Schedule as CSV' }).click(),
  ])
  const csv = await readFile((await file.path()) ?? '', 'utf8')
  expect(csv.split('\r\n')[1]).toContain('2026-12,300,20,1020,50,0,250,250,20,770')
  const [dates] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  const calendar = await readFile((await dates.path()) ?? '', 'utf8')
  expect(calendar).toContain('SUMMARY:Pay Loan')
  expect(calendar).toContain('SUMMARY:Loan paid off')
})

test('who can’t pay meets help first', async ({ page }) => {
  await open(page, '/debt-payoff')
  await page.getByLabel('I can’t make the minimum payments').check()
  await expect(page.getByRole('region', { name: 'If money is short now' })).toBeVisible()
  await expect(page.getByRole('link', { name: /800-388-2227/ })).toHaveAttribute('href', 'tel:+1-800-388-2227')
  await expect(page.getByRole('link', { name: '211', exact: true })).toBeVisible()
})

test('strategies side by side on the same debts; an own order changes at once, and one press takes it into the plan', async ({
  page,
}) => {
  await open(page, '/debt-payoff-strategies')
  await twoDebts(page)
  await expect(page.getByText('Highest APR first costs the least: up to $13 less than the others.')).toBeVisible()
  const own = page.getByRole('region', { name: 'Your own order' }).first()
  await expect(own).toContainText('$67')
  await page.getByRole('button', { name: 'Move Loan up' }).last().click()
  await expect(own).toContainText('$53')
  await own.getByRole('button', { name: 'Use your own order' }).click()
  await page.getByRole('link', { name: 'See your plan month by month' }).click()
  await expect(page.getByLabel('Pay off', { exact: true })).toHaveValue('custom')
})
