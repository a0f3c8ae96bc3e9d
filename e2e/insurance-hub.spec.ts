/** Which insurance, which plan, and a household's own policies. */
import type { Page } from '@playwright/test'
import { open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-23T18:00:00Z')
})

const result = (page: Page) => page.getByRole('region', { name: 'Result' })

test('guide: what a household needs, two health plans, a deductible', async ({ page }) => {
  await open(page, '/insurance-guide')
  await expect(result(page)).toContainText('health, car, home, disability and life')
  await expect(page.getByLabel('Who’s on the plan?')).toHaveValue('3')
  await expect(page.getByText('Hard, $60,000 for one')).toBeVisible()
  await page.getByLabel('Who’s on the plan?').selectOption('One person')
  const plans = page.getByRole('group', { name: /^(Copay plan|HSA plan)$/ })
  const fill = async (at: number, values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      await plans.nth(at).getByLabel(label, { exact: true }).fill(value)
  }
  // By hand: 1,700 + bills under the deductible meets 3,600 + 500 + 20% above 500 at bills of 2,875.
  await fill(0, { 'Premium a year': '3600', Deductible: '500', 'Out-of-pocket maximum': '4000', Coinsurance: '20' })
  await fill(1, {
    'Premium a year': '2200',
    Deductible: '3000',
    'Out-of-pocket maximum': '6000',
    Coinsurance: '20',
    'Employer’s HSA money': '500',
    'Your HSA money a year': '0',
  })
  await expect(page.getByText(/HSA plan costs the least up to \$2,8[78]0 in bills/).first()).toBeVisible()
  await page.getByLabel('Lower deductible').fill('500')
  await page.getByLabel('Higher deductible').fill('1000')
  const premiums = page.getByLabel('Premium a year')
  await premiums.nth(2).fill('1350')
  await premiums.nth(3).fill('1200')
  // 500 more at risk for 150 a year.
  await expect(page.getByText('The higher deductible pays off after 3.3 years')).toBeVisible()
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  await expect(page.getByText('$4,031')).toBeVisible()
})

test('guide: four answers are enough for a visitor without lists', async ({ page }) => {
  await open(page, '/insurance-guide')
  await page.getByRole('button', { name: 'Use my numbers' }).click()
  await expect(result(page)).toContainText('Answer 4 questions')
  const answer = (question: string, reply: string) =>
    page.getByRole('group', { name: question }).getByRole('button', { name: reply }).click()
  await answer('Do you have a car?', 'Yes')
  await answer('Do you own your home?', 'No')
  await answer('Do you live on a paycheck?', 'Yes')
  await answer('Does anyone else live on your pay?', 'No')
  await expect(result(page)).toContainText('You’d likely need health, car and disability insurance.')
  await page.reload()
  await expect(result(page)).toContainText('health, car and disability')
})

test('hub: a policy of one’s own, its gap and its renewal', async ({ page }) => {
  await open(page, '/insurance-hub')
  // The sample: nobody insures its pay, and life insurance is worked out by the calculator.
  await expect(result(page)).toContainText('disability and life for both of you')
  await expect(page.getByText(/Your family would need|your family would need/).first()).toBeVisible()
  const link = page.getByRole('link', { name: 'Open the life insurance calculator with these numbers' }).first()
  expect(await link.getAttribute('href')).toContain('pay=78000')
  await link.click()
  await expect(page.getByRole('textbox', { name: 'Your pay' })).toHaveValue('78,000')
  await open(page, '/insurance-hub')
  await page.getByRole('button', { name: 'Add your own policy' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Car with Acme')
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Auto' })
  await page.getByLabel('Coverage', { exact: true }).fill('50000')
  await page.getByLabel('Deductible', { exact: true }).fill('1000')
  await page.getByRole('button', { name: 'Add a policy' }).click()
  await expect(page.getByText('Car with Acme').first()).toBeVisible()
  await expect(page.getByText('$1,000 short')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Car with Acme').first()).toBeVisible()
  await expect(result(page)).not.toContainText('Partner')
})
