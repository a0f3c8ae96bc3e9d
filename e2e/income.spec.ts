/** Income and expenses: the example it starts from, months counted, and the home payment that comes from a calculator. */
import type { Page } from '@playwright/test'
import { dataIn, notices, open } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your month' }).locator('dl > div').filter({ hasText: name })

test('it starts from the example, and says that it is one', async ({ page }) => {
  await open(page, '/irregular-income')
  await expect(page.getByText('These are example amounts.')).toBeVisible()
  const job = row(page, 'Primary Job')
  await expect(job.getByLabel('Type')).toHaveValue('salary')
  await expect(job.getByLabel('Amount')).toHaveValue('6,000')
  await expect(job.getByLabel('How often')).toHaveValue('monthly')
  await expect(job.getByRole('slider')).toHaveValue('10')
  await expect(job.getByLabel('Guaranteed')).toBeChecked()
  for (const [name, amount, priority] of [
    ['Rent', '1,800', 'essential'],
    ['Groceries', '400', 'essential'],
    ['Car Payment', '350', 'important'],
    ['Entertainment', '200', 'discretionary'],
  ] as const) {
    await expect(row(page, name).getByLabel('Amount')).toHaveValue(amount)
    await expect(row(page, name).getByLabel('Priority')).toHaveValue(priority)
    await expect(row(page, name).getByLabel('How often')).toHaveValue('monthly')
  }
  await expect(figure(page, 'Guaranteed income')).toContainText('$6,000')
  await expect(figure(page, 'Total expenses')).toContainText('$2,750')
  // 6,000 − (1,800 + 400) − 350
  await expect(page.getByText('You can safely spend $3,450 a month.')).toBeVisible()
})

test('amounts are counted by the month: weekly 4.33 times, quarterly a third, yearly a twelfth', async ({ page }) => {
  await open(page, '/irregular-income')
  const job = row(page, 'Primary Job')
  await job.getByLabel('Amount').fill('1000')
  for (const [often, a_month] of [
    ['weekly', '$4,330'],
    ['quarterly', '$333'],
    ['annual', '$83'],
    ['monthly', '$1,000'],
  ] as const) {
    await job.getByLabel('How often').selectOption(often)
    await expect(job.locator('strong')).toHaveText(a_month)
    await expect(figure(page, 'Guaranteed income')).toContainText(a_month)
  }
})

test('the floor counts what is guaranteed and rated 8 or more, and nothing else', async ({ page }) => {
  await open(page, '/irregular-income')
  await page.getByRole('button', { name: 'Add income' }).click()
  const side = row(page, 'Income source')
  await side.getByLabel('Amount').fill('500')
  await expect(figure(page, 'Guaranteed income')).toContainText('$6,000')
  await expect(figure(page, 'Likely income')).toContainText('$6,250')
  await expect(figure(page, 'If everything comes in')).toContainText('$6,500')
  await side.getByLabel('Guaranteed').check()
  await expect(side.getByText('Rated below 8, so it isn’t counted as guaranteed income.')).toBeVisible()
  await side.getByRole('slider').fill('7')
  await expect(figure(page, 'Guaranteed income')).toContainText('$6,000')
  await side.getByRole('slider').fill('8')
  await expect(figure(page, 'Guaranteed income')).toContainText('$6,500')
  await side.getByLabel('Guaranteed').uncheck()
  await expect(figure(page, 'Guaranteed income')).toContainText('$6,000')
  await page.getByRole('slider', { name: /guaranteed comes in/ }).fill('50')
  await expect(page.getByText('50% of the $500 that’s not guaranteed comes in')).toBeVisible()
})

test('taxes go aside before what is safe to spend', async ({ page }) => {
  await open(page, '/irregular-income')
  const job = row(page, 'Primary Job')
  await expect(figure(page, 'Set aside for taxes')).toContainText('$0')
  await job.getByLabel('Type').selectOption('freelance')
  await expect(job.getByText('Our default')).toBeVisible()
  // A quarter of 6,000; 6,000 − 1,500 − 2,200 − 350.
  await expect(figure(page, 'Set aside for taxes')).toContainText('$1,500')
  await expect(page.getByText('You can safely spend $1,950 a month.')).toBeVisible()
  await job.getByLabel('Set aside for taxes').fill('30')
  await expect(page.getByText('You can safely spend $1,650 a month.')).toBeVisible()
  await page.reload()
  await expect(job.getByLabel('Set aside for taxes')).toHaveValue('30')
  await page.getByRole('button', { name: 'Use guaranteed income in my budget' }).click()
  await expect(notices(page)).toContainText('Your budget now uses $4,200 a month of take-home pay.')
})

test('a shortfall is said plainly; odd amounts never break the sentence', async ({ page }) => {
  await open(page, '/irregular-income')
  const amount = row(page, 'Primary Job').getByLabel('Amount')
  await amount.fill('2000')
  // 1,800 + 400 + 350 must be paid.
  await expect(page.getByText('Your guaranteed income falls $550 a month short of your bills.')).toBeVisible()
  await amount.fill('')
  await expect(figure(page, 'Guaranteed income')).toContainText('$0')
  await expect(page.getByRole('button', { name: 'Use guaranteed income in my budget' })).toBeDisabled()
  await amount.fill('1000000000')
  await expect(figure(page, 'Guaranteed income')).toContainText('$1,000,000,000')
  for (const text of ['-5', 'abc', '1e15', '<b>']) {
    await amount.fill(text)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(figure(page, 'Guaranteed income')).toContainText('$1,000,000,000')
  }
  await row(page, 'Groceries').getByLabel('Name').fill('<script>alert(1)</script>')
  await expect(row(page, '<script>alert(1)</script>')).toBeVisible()
})

test('a new entry gets the highest number plus one; deleting and starting over can be undone', async ({ page }) => {
  await open(page, '/irregular-income')
  await page.getByRole('button', { name: 'Delete Groceries' }).click()
  await expect(notices(page)).toContainText('Expense deleted')
  await expect(notices(page)).toContainText('Groceries')
  await page.getByRole('button', { name: 'Add an expense' }).click()
  const ids = async () =>
    ((await dataIn(page, 'session', 'income-expenses')) as { expenses: { id: number }[] }).expenses.map(({ id }) => id)
  expect(await ids()).toEqual([1, 3, 4, 5])
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  expect(await ids()).toEqual([1, 2, 3, 4, 5])
  await page.getByRole('button', { name: 'Delete Primary Job' }).click()
  await expect(page.getByText('No income yet.')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Primary Job')).toBeVisible()
  await page.getByRole('button', { name: 'Reset to the example' }).click()
  await expect(page.getByText('These are example amounts.')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  expect(await ids()).toEqual([1, 2, 3, 4, 5])
})

test('the floor becomes the income of the budget', async ({ page }) => {
  await open(page, '/irregular-income')
  await page.getByRole('button', { name: 'Use guaranteed income in my budget' }).click()
  await expect(notices(page)).toContainText('Your budget now uses $6,000 a month of take-home pay.')
  await open(page, '/financial-management')
  await expect(page.getByLabel('Take-home pay')).toHaveValue('6,000')
})

test('a mortgage payment goes into the budget and the rent, with a notice and an undo', async ({ page }) => {
  await open(page, '/mortgage-calculator')
  await page.getByRole('button', { name: 'Use this payment in my budget' }).click()
  await expect(notices(page)).toContainText('EMI synced')
  const budget = (await dataIn(page, 'session', 'budget')) as {
    expenses: Record<string, number>
    homeLoanData: { emi: number }
  }
  const payment = budget.homeLoanData.emi
  expect(payment).toBeGreaterThan(0)
  expect(budget.expenses).toEqual({ 'essential_rent-home-emi': payment })
  const text = payment.toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(notices(page)).toContainText(`$${text}`)

  const rail = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
  await rail.getByRole('link', { name: 'Budget & Spend' }).click()
  await page.locator('summary').filter({ hasText: 'Housing' }).click()
  const boxText = Number.isInteger(payment) ? text.replace('.00', '') : text
  await expect(page.getByLabel('Rent or mortgage payment')).toHaveValue(boxText)
  await page.getByRole('link', { name: 'Income and Expenses' }).first().click()
  await expect(row(page, 'Rent').getByLabel('Amount')).toHaveValue(boxText)
  await expect(row(page, 'Rent').getByLabel('Priority')).toHaveValue('essential')
})

test('taking the mortgage payment back restores the budget and the rent as they were', async ({ page }) => {
  await open(page, '/financial-management')
  await page.getByLabel('Take-home pay').fill('1000')
  await page.getByLabel('Take-home pay').blur()
  await page.locator('summary').filter({ hasText: 'Housing' }).click()
  await page.getByLabel('Rent or mortgage payment').fill('900')
  await page.getByLabel('Rent or mortgage payment').blur()
  await open(page, '/mortgage-calculator')
  await page.getByRole('button', { name: 'Use this payment in my budget' }).click()
  await expect(notices(page)).toContainText('EMI synced')
  await expect(notices(page)).toContainText('Exceeds monthly income')
  // What is changed between the notice and its Undo is kept.
  await notices(page).hover()
  const rail = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
  await rail.getByRole('link', { name: 'Budget & Spend' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Take-home pay').fill('1200')
  await page.getByLabel('Take-home pay').blur()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  const after = await dataIn(page, 'session', 'budget')
  expect(after).toMatchObject({ monthlyIncome: 1200, expenses: { 'essential_rent-home-emi': 900 } })
  expect(after).not.toHaveProperty('homeLoanData')
  await open(page, '/irregular-income')
  await expect(row(page, 'Rent').getByLabel('Amount')).toHaveValue('1,800')
})
