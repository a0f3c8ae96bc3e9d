/** The tax calculator as a family, a worker with withholding and a curious mind use it. */
import type { Page } from '@playwright/test'
import { boxOf as box, headlineOf as headline, resultOf as result } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const path = '/tax-calculator'
const open = (page: Page, more: string) => page.getByText(`+ ${more}`, { exact: true }).click()

test('a couple with two children: seven questions, then withholding turns the tax into a refund', async ({ page }) => {
  await page.goto(path)
  await expect(box(page, 'Spouse’s pay')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Filing status' }).selectOption('joint')
  await box(page, 'Your pay').fill('62,000')
  await box(page, 'Spouse’s pay').fill('45k')
  await box(page, 'Children under 17').fill('2')
  // 107,000 - 32,200 = 74,800; 2,480 + 12% of 50,000 = 8,480; less 2 x 2,200 of child credit: 4,080
  await expect(headline(page)).toContainText('$4,080')
  await open(page, 'Withholding: refund or amount you owe')
  await box(page, 'Federal tax withheld').fill('6000')
  await expect(result(page)).toContainText('$1,920')
  await expect.poll(() => page.url()).toContain('federalWithheld=6000')
  await page.reload()
  await expect(headline(page)).toContainText('$4,080')
  await expect(box(page, 'Federal tax withheld')).toBeVisible()
})

test('what if: a change on one line says what it does to every tax', async ({ page }) => {
  await page.goto(path)
  await open(page, 'What if, next $1,000, rounding')
  await page.getByRole('combobox', { name: 'What to change' }).selectOption('planDeferrals')
  await box(page, 'Change it by').fill('5000')
  // 75,000 of pay is in the 22% bracket with 8,500 in it: 5,000 less saves 1,100
  await expect(page.getByRole('heading', { name: /What if/ }).first()).toBeVisible()
  await expect(page.getByText(/\$1,100/).first()).toBeVisible()
})

test('the next $50,000: each turn is a number on the chart and a sentence under it', async ({ page }) => {
  await page.goto(path)
  const chart = page.getByRole('figure').filter({ hasText: 'Your next $50,000' })
  await chart.scrollIntoViewIfNeeded()
  // The 22% bracket of a single filer ends at 105,700 of taxable income: 105,700 + 16,100 - 75,000 = 46,800
  await expect(chart.getByRole('listitem').filter({ hasText: '22% bracket for 24%' })).toContainText('$46,800')
})

test('the year of the rules changes the answer and the address keeps it', async ({ page }) => {
  await page.goto(path)
  await expect(headline(page)).toContainText('$7,670')
  await page.getByRole('radio', { name: '2025', exact: true }).check()
  // 75,000 - 15,750 = 59,250; 1,192.50 + 12% of 36,550 + 22% of 10,775 = 7,949
  await expect(headline(page)).toContainText('$7,949')
  await expect.poll(() => page.url()).toContain('rules=2025')
  await page.reload()
  await expect(headline(page)).toContainText('$7,949')
})

test('every state answers, and says what its part leaves out', async ({ page }) => {
  await page.goto(path)
  const box = page.getByRole('combobox', { name: 'State', exact: true })
  const codes = await box.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  expect(codes.length).toBe(52)
  for (const code of codes.filter((one) => one !== 'US')) {
    const name = await box.locator(`option[value=${code}]`).textContent()
    await box.selectOption(code)
    await expect(headline(page)).toContainText(/\$/)
    await expect(headline(page)).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('heading', { name: `Not included in ${name} tax` }).first()).toBeAttached()
  }
})
