/** The month's money: what was spent, what is planned, and what the house says about it. */
import type { Page } from '@playwright/test'
import { dataIn, giveFile, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-10T18:00:00Z')
})

const list = (page: Page) => page.getByRole('list', { name: 'Daily expenses, newest first' }).getByRole('listitem')

/** Amount, category, Add; a note only where one is given. */
async function spend(page: Page, amount: string, category: string, note?: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('radio', { name: category }).check()
  if (note !== undefined) {
    await page.getByText('Add a note or change the date').click()
    await page.getByLabel('Description').fill(note)
  }
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}
const amounts = (page: Page) => list(page).locator('.font-semibold')

/** Opens a category of the plan and sets one of its items. */
async function plan(page: Page, category: string, item: string, amount: string): Promise<void> {
  const box = page.getByLabel(item, { exact: true })
  if (!(await box.isVisible())) await page.locator('summary').filter({ hasText: category }).click()
  await box.fill(amount)
  await box.blur()
}

test('three taps add an expense; the newest stands first; a reload keeps them, a new session does not', async ({
  page,
  context,
}) => {
  await open(page, '/budget-buddy')
  await expect(page.getByText('Nothing spent yet')).toBeVisible()
  await spend(page, '12.50', 'Food')
  await expect(notices(page)).toContainText('Expense added')
  await expect(notices(page)).toContainText('Food, $12.50')
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await spend(page, '$1,040', 'Housing', 'Rent share')
  await spend(page, '30', 'Transportation')
  await expect(amounts(page)).toHaveText(['$30.00', '$1,040.00', '$12.50'])
  await expect(list(page).first()).toContainText('Nov 10, 2026')
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect(page.getByText('$1,083 spent so far')).toBeVisible()
  await page.reload()
  await expect(amounts(page)).toHaveText(['$30.00', '$1,040.00', '$12.50'])
  const later = await context.newPage()
  await open(later, '/budget-buddy')
  await expect(later.getByText('No expenses yet.')).toBeVisible()
})

test('adding can be undone', async ({ page }) => {
  await open(page, '/budget-buddy')
  await spend(page, '12', 'Food')
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByText('Nothing spent yet')).toBeVisible()
})

test('an expense is edited and deleted where it stands, each with its notice and its undo', async ({ page }) => {
  await open(page, '/budget-buddy')
  for (const [amount, note] of [
    ['10', 'Bread'],
    ['20', 'Milk'],
    ['30', 'Apples'],
  ] as const)
    await spend(page, amount, 'Food', note)
  await page.getByRole('button', { name: 'Edit Milk, $20.00' }).click()
  const form = list(page).nth(1)
  await form.getByLabel('Amount').fill('21.75')
  await form.getByLabel('Description').fill('Oat milk')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page)).toContainText('Expense updated')
  await expect(notices(page)).toContainText('Oat milk, $21.75')
  await expect(amounts(page)).toHaveText(['$30.00', '$21.75', '$10.00'])
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(amounts(page)).toHaveText(['$30.00', '$20.00', '$10.00'])
  await expect(list(page).nth(1)).toContainText('Milk')

  await page.getByRole('button', { name: 'Delete Milk, $20.00' }).click()
  await expect(notices(page)).toContainText('Expense deleted')
  await expect(notices(page)).toContainText('Milk, $20.00')
  await expect(amounts(page)).toHaveText(['$30.00', '$10.00'])
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(amounts(page)).toHaveText(['$30.00', '$20.00', '$10.00'])

  await page.getByRole('button', { name: 'Edit Apples, $30.00' }).click()
  await list(page).first().getByRole('button', { name: 'Cancel' }).click()
  await expect(amounts(page)).toHaveText(['$30.00', '$20.00', '$10.00'])
  expect(((await dataIn(page, 'session', 'daily-expenses')) as { item: string }[]).map(({ item }) => item)).toEqual([
    'Apples',
    'Milk',
    'Bread',
  ])
})

test('the effect on the category is said before and after, and the overrun is named', async ({ page }) => {
  await open(page, '/financial-management')
  await plan(page, 'Food', 'Groceries', '100')
  await open(page, '/budget-buddy')
  await page.getByLabel('Amount').fill('60')
  await page.getByRole('radio', { name: 'Food' }).check()
  await expect(page.getByText('Food: $60 of $100 including this, $40 left.')).toBeVisible()
  await page.getByRole('radio', { name: 'Travel' }).check()
  await expect(page.getByText('Travel: $60 this month including this, not in your plan yet.')).toBeVisible()
  await page.getByRole('radio', { name: 'Food' }).check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Food: $60 of $100' })).toBeVisible()
  await page.getByLabel('Amount').fill('60')
  await page.getByRole('radio', { name: 'Food' }).check()
  await expect(page.getByText('Food: $120 this month including this, $20 over your $100 plan.')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('$120 of $100, $20 over')).toBeVisible()
  await expect(page.getByText('Food is $20 over your $100 plan.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Food, $60.00' }).first().click()
  await expect(page.getByRole('img', { name: 'Food: $60 of $100' })).toBeVisible()
})

test('a plan above the income is warned of, with the two largest others; the change stands', async ({ page }) => {
  await open(page, '/financial-management')
  await plan(page, 'Housing', 'Rent or mortgage payment', '1500')
  await expect(notices(page)).toHaveCount(0)
  const income = page.getByLabel('Take-home pay')
  await income.fill('3000')
  await income.blur()
  await plan(page, 'Food', 'Groceries', '400')
  await plan(page, 'Transportation', 'Car payment', '350')
  await plan(page, 'Food', 'Eating out', '750')
  // 1,500 + 400 + 350 + 750 is the income exactly: no warning yet.
  await expect(page.getByText('Every dollar of your income is planned.')).toBeVisible()
  await expect(notices(page)).toHaveCount(0)
  await plan(page, 'Food', 'Eating out', '1000.50')
  await expect(notices(page)).toContainText('Exceeds monthly income')
  await expect(notices(page)).toContainText('$250.50 above')
  await expect(notices(page)).toContainText('Consider reducing: Rent or mortgage payment ($1,500), Groceries ($400)')
  await expect(page.getByLabel('Eating out')).toHaveValue('1,000.50')
  await expect(page.locator('dl').getByText('Short')).toBeVisible()
  const kept = (await dataIn(page, 'session', 'budget')) as { expenses: Record<string, number> }
  expect(kept.expenses).toEqual({
    'essential_rent-home-emi': 1500,
    food_groceries: 400,
    'transportation_car-payment': 350,
    'food_eating-out': 1000.5,
  })
})

test('alone above the income, an expense is warned of without others to reduce', async ({ page }) => {
  await open(page, '/financial-management')
  await page.getByLabel('Take-home pay').fill('1000')
  await page.getByLabel('Take-home pay').blur()
  await plan(page, 'Housing', 'Rent or mortgage payment', '1200')
  await expect(notices(page)).toContainText('Exceeds monthly income')
  await expect(notices(page)).not.toContainText('Consider reducing')
})

test('a new savings target is confirmed with its percentage and can be undone', async ({ page }) => {
  await open(page, '/financial-management')
  const target = page.getByLabel('Savings target')
  await expect(target).toHaveValue('20')
  await target.fill('27.5')
  await target.blur()
  await expect(notices(page)).toContainText('27.5%')
  expect(await dataIn(page, 'session', 'budget')).toMatchObject({ targetSavingsRate: 27.5 })
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(target).toHaveValue('20')
  await target.fill('140')
  await expect(page.getByRole('alert')).toHaveText('Enter 100 or less.')
  await target.blur()
  expect(await dataIn(page, 'session', 'budget')).toMatchObject({ targetSavingsRate: 20 })
})

test('a budget box left with an unreadable text changes nothing and keeps saying so', async ({ page }) => {
  await open(page, '/financial-management')
  const income = page.getByLabel('Take-home pay')
  await income.fill('4000')
  await income.blur()
  for (const text of ['12x', '1e15', '-5', '5000000000000', '<script>alert(1)</script>']) {
    await income.fill('')
    await income.pressSequentially(text)
    await income.blur()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(income).toHaveValue(text)
    expect(await dataIn(page, 'session', 'budget'), text).toMatchObject({ monthlyIncome: 4000 })
  }
  await income.fill('4100')
  await income.blur()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await dataIn(page, 'session', 'budget')).toMatchObject({ monthlyIncome: 4100 })
})

test('nothing, zero, less than nothing, too much and a script are refused in words; none of them is added', async ({
  page,
}) => {
  await open(page, '/budget-buddy')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await expect(page.getByRole('alert')).toHaveText(['Enter an amount above $0.', 'Choose a category.'])
  await page.getByRole('radio', { name: 'Food' }).check()
  for (const [text, words] of [
    ['0', 'Enter an amount above $0.'],
    ['-5', 'Enter 0 or more.'],
    ['99999999999', 'Enter 1,000,000,000 or less.'],
    ['1e15', 'Enter a number like 1,250.50.'],
    ['five', 'Enter a number like 1,250.50.'],
    ['<script>alert(1)</script>', 'Enter a number like 1,250.50.'],
    ['9'.repeat(60), 'too long'],
  ] as const) {
    await page.getByLabel('Amount').fill(text)
    await add.click()
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(list(page)).toHaveCount(0)
  }
  await spend(page, '1000000000', 'Food', '<img src=x onerror=alert(1)> "quoted" & more')
  await expect(list(page)).toContainText('<img src=x onerror=alert(1)> "quoted" & more')
  await expect(list(page)).toContainText('$1,000,000,000.00')
  await expect(page.locator('main img[src]')).toHaveCount(0)
})

const bank = [
  'Date,Description,Amount',
  '11/03/2026,"KROGER, STORE 12",-54.20',
  '11/04/2026,PAYROLL ACME,"2,500.00"',
  '11/05/2026,<script>alert(1)</script> NETFLIX,-15.49',
  'someday,UNKNOWN,-9.00',
  '2026-10-30,Shell gas station,($40.00)',
].join('\r\n')
const picker = (page: Page) => page.locator('input[type=file]')
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a bank file is read on the device, shown, added, undone; the same file twice adds nothing twice', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await open(page, '/budget-buddy')
  await spend(page, '5', 'Food', 'Coffee')
  await giveFile(picker(page), file('bank.csv', bank))
  await expect(page.getByText('3 expenses to add, from October 30, 2026 to November 5, 2026.')).toBeVisible()
  await expect(page.getByText('Not spending: 1 deposit or transfer.')).toBeVisible()
  await expect(page.getByText('1 line we couldn’t read.')).toBeVisible()
  await expect(list(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await expect(notices(page)).toContainText('3 expenses added')
  await expect(amounts(page)).toHaveText(['$5.00', '$15.49', '$54.20', '$40.00'])
  await expect(list(page).nth(1)).toContainText('<script>alert(1)</script> NETFLIX')
  await expect(list(page).nth(1)).toContainText('Entertainment & Lifestyle')
  await expect(list(page).nth(2)).toContainText('KROGER, STORE 12')
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(amounts(page)).toHaveText(['$5.00'])
  await giveFile(picker(page), file('bank.csv', bank))
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await expect(list(page)).toHaveCount(4)
  await giveFile(picker(page), file('bank.csv', bank))
  await expect(page.getByText('Already in your list: 4.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to my list' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(list(page)).toHaveCount(4)
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([])
})

test('a bank file that is none is refused in words', async ({ page }) => {
  await open(page, '/budget-buddy')
  for (const [text, words] of [
    ['', 'This file has no transactions.'],
    ['Date,Description,Amount\n', 'This file has no transactions.'],
    ['When,What\n1,2\n', 'We couldn’t find a date and an amount column.'],
    ['Date,Amount\nnever,none\n', 'We found dates or amounts we can’t read in every line'],
    ['\u0000\u0001\u0002PNG\n\u0003\u0004', 'We couldn’t find a date and an amount column.'],
    [`Date,Amount\n${'x'.repeat(12_000_001)}`, 'This file is larger than 12 MB.'],
  ] as const) {
    await giveFile(picker(page), file('odd.csv', text))
    await expect(page.getByRole('alert')).toContainText(words)
  }
  await expect(list(page)).toHaveCount(0)
})

test('the month at a glance counts what is spent and planned', async ({ page }) => {
  await open(page, '/budget-buddy')
  await spend(page, '250', 'Food')
  await open(page, '/financial-management')
  await page.getByLabel('Take-home pay').fill('5k')
  await page.getByLabel('Take-home pay').blur()
  await expect(page.getByLabel('Take-home pay')).toHaveValue('5,000')
  await plan(page, 'Savings & Investments', 'Emergency fund', '500')
  await plan(page, 'Housing', 'Rent or mortgage payment', '2000')
  const glance = page.getByRole('region', { name: 'November 2026' })
  const figure = (name: string) => glance.locator('dl > div').filter({ hasText: name })
  await expect(figure('Spent so far')).toContainText('$250')
  await expect(figure('Planned').first()).toContainText('$2,500')
  await expect(figure('Planned savings')).toContainText('10% of income')
  await expect(figure('Left over')).toContainText('$2,500')
  // 20 % of 5,000 is 1,000; 500 is planned.
  await expect(glance).toContainText('Your savings are $500 a month short of your 20% target')
})

test('the budget planner saves on a press: an example changed by one box is nobody’s budget', async ({ page }) => {
  await open(page, '/budget-planner-calculator')
  const save = page.getByRole('button', { name: 'Save to my budget' })
  await expect(save).toBeDisabled()
  const groceries = page.getByLabel('Groceries', { exact: true })
  await page.locator('details').filter({ has: groceries }).locator('summary').first().click()
  await groceries.fill('512')
  await expect(page.getByText('These numbers aren’t saved to your budget.')).toBeVisible()
  await page.waitForTimeout(700)
  expect(await dataIn(page, 'session', 'budget')).toBeUndefined()
  await save.click()
  await expect(notices(page)).toContainText('Saved to your budget')
  expect(await dataIn(page, 'session', 'budget')).toMatchObject({ expenses: { food_groceries: 512 } })
  await expect(page.getByText('This is your budget, saved')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('These numbers aren’t saved to your budget.')).toBeVisible()
})
