/** Bills, renewals, papers and people: what is due, what was paid, by when to cancel, and the sheet for the family. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-10T18:00:00Z')
})

async function addBill(
  page: Page,
  name: string,
  kind: string,
  amount: string,
  due: string,
  more?: (form: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: /^Add (a|your own) bill$/ }).click()
  const form = page.getByRole('form', { name: /^Add / })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Type').selectOption(kind)
  await form.getByLabel('Amount', { exact: true }).fill(amount)
  await form.getByLabel('Next due date').fill(due)
  await more?.(form)
  await form.getByRole('button', { name: /^Add / }).click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
}

test('bills add up, a payment is marked and taken back, and what is missed is said first', async ({ page }) => {
  await open(page, '/smart-life-manager')
  await expect(page.getByText(/^Your bills come to \$[\d,]+ a month/)).toBeVisible()
  await addBill(page, 'Internet', 'bill', '70', '2026-11-20')
  await addBill(page, 'Music', 'subscription', '12', '2026-11-26', async (form) => {
    await form.getByLabel('Notice to cancel').fill('10')
  })
  await expect(page.getByText('Your bills come to $82 a month, $984 a year.')).toBeVisible()
  await expect(page.getByText('Cancel by November 16, 2026 (6 days left)')).toBeVisible()
  await page.getByRole('button', { name: 'Mark Internet of November 20, 2026 paid' }).click()
  await expect(page.getByText('You recorded 1 payment, $70.00 in total.')).toBeVisible()
  await notices(page).filter({ hasText: 'Bill updated' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Mark Internet of November 20, 2026 paid' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark Internet of November 20, 2026 paid' }).click()
  await page.clock.setFixedTime('2026-12-27T18:00:00Z')
  await page.reload()
  await expect(page.getByText('Internet is 7 days past due: $70.00.')).toBeVisible()
})

test('dates go into a calendar file', async ({ page }) => {
  await open(page, '/smart-life-manager')
  await addBill(page, 'Club', 'membership', '40', '2026-12-01', async (form) => {
    await form.getByLabel('Notice to cancel').fill('14')
  })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file of all dates' }).click(),
  ])
  const calendar = await readFile((await file.path()) ?? '', 'utf8')
  expect(calendar).toContain('SUMMARY:Club is due')
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20261117[\s\S]{0,80}SUMMARY:Last day to cancel Club/)
})

test('papers and people stand on the sheet for the family; amounts only by choice', async ({ page }) => {
  await open(page, '/smart-life-manager')
  await page.getByRole('button', { name: /^Add (a|your own) document$/ }).click()
  const form = page.getByRole('form', { name: /^Add / })
  await form.getByLabel('Name', { exact: true }).fill('Our wills')
  await form.getByLabel('Where it’s kept').fill('Desk, top drawer')
  await form.getByRole('button', { name: /^Add / }).click()
  await page.getByRole('button', { name: /^Add (a|your own) contact$/ }).click()
  await form.getByLabel('Name', { exact: true }).fill('Aunt June')
  await form.getByLabel('Phone').fill('312-555-0144')
  await form.getByRole('button', { name: /^Add / }).click()
  await addBill(page, 'Internet', 'bill', '70', '2026-11-20')
  await page.getByLabel('Anything else they should know').fill('The cat eats at seven.')
  const sheet = page.getByRole('article', { name: 'For my family' })
  await expect(sheet).toContainText('Our wills: Will, Desk, top drawer')
  await expect(sheet).toContainText('Aunt June: Family, 312-555-0144')
  await expect(sheet).toContainText('The cat eats at seven.')
  await expect(sheet).not.toContainText('$70')
  await page.getByLabel('Show amounts').check()
  await expect(sheet).toContainText('Internet: $70, every month')
})
