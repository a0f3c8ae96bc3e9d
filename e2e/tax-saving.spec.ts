/** Which account next: the sample's ranking is there at once, and follows the amount, what was put in, and own pay. */
import type { Page } from '@playwright/test'
import { open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-23T18:00:00Z')
})

const account = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

test('the sample’s best account, both returns, and all the room left', async ({ page }) => {
  await open(page, '/tax-saving-investments')
  // 12% federal, 4.95% Illinois, and half of it from the employer.
  await expect(page.getByText('Best next: 401(k) up to the match. $1,000 brings you $670 this year.')).toBeVisible()
  const match = account(page, '401(k) up to the match, You')
  await expect(match).toContainText('$1,560 of room left')
  await match.getByText('Both tax returns and the rules').click()
  await expect(match.getByRole('row', { name: /Federal income tax/ })).toContainText('−$120')
  const care = account(page, 'Dependent care FSA')
  await expect(care).toContainText('$104 more tax')
  await page.getByRole('radio', { name: /room left/ }).check({ force: true })
  await expect(care).toContainText('$780 saved')
  await page.getByRole('radio', { name: /same amount/i }).check({ force: true })
  await page.getByLabel('Contribution to compare').fill('2000')
  await expect(account(page, 'Traditional IRA, You')).toContainText('$2,000 saves you $339 in tax')
})

test('what was put in already takes room, settings open accounts, and own pay is one’s own answer', async ({
  page,
}) => {
  await open(page, '/tax-saving-investments')
  const used = page.getByRole('region', { name: 'What you’ve put in this year' })
  await used.getByLabel('Roth IRA, you').fill('7000')
  await expect(account(page, 'Traditional IRA, You')).toContainText('$500 of room left')
  await page.getByLabel('Health plan for an HSA').selectOption('Qualifies, family')
  await expect(account(page, 'Health savings account (HSA)')).toContainText('$246 saved')
  await page.getByRole('region', { name: 'Your numbers' }).getByLabel('Yearly income').fill('60000')
  await expect(page.getByText(/federal return, with and without the money\. Add your state/)).toBeVisible()
  // 60,000 − 16,100 = 43,900 is taxed at 12%; 500 of the IRA limit are left.
  await expect(account(page, 'Traditional IRA')).toContainText('$60 saved')
})
