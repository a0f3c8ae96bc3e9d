/** One picture of a household: the sample, own numbers in its place, its lists, and what calculators take from it. */
import type { Locator, Page } from '@playwright/test'
import { openMore } from './calculator-page.ts'
import { dataIn, notices, open, putIn } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-23T18:00:00Z')
})

const whose = (page: Page) => page.getByRole('region', { name: 'Whose numbers these are' })
const debts = (page: Page) => page.getByRole('region', { name: 'What you owe' })
const costs = (page: Page) => page.getByRole('region', { name: 'What it costs' })

/** Fills the form that is open, by the labels of its boxes. */
async function fill(form: Locator, boxes: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(boxes)) await form.getByLabel(label, { exact: true }).fill(text)
}
async function addDebt(page: Page, type: string, boxes: Readonly<Record<string, string>>): Promise<void> {
  await debts(page).getByRole('button', { name: /^Add/ }).click()
  const form = page.getByRole('form', { name: /^Add/ })
  await form.getByLabel('Type').selectOption(type)
  await fill(form, boxes)
  await form.getByRole('button', { name: /^Add/ }).click()
}

test('a new visitor sees the sample’s answer; the first own debt takes its place, and the sample can come back', async ({
  page,
}) => {
  await open(page, '/credit-debt-overview')
  await expect(whose(page)).toContainText('Sample household')
  await expect(page.getByText(/^This household owes \$/)).toBeVisible()
  await expect(debts(page).getByRole('button', { name: /^Edit|^Delete/ })).toHaveCount(0)
  await addDebt(page, 'car', { Name: 'Car', Balance: '7300', APR: '5', 'Minimum payment': '300' })
  // 7,300 × 5% ÷ 365 = $1.00 a day.
  await expect(page.getByText('You owe $7,300 in total. Interest costs you about $1.00 a day.')).toBeVisible()
  await expect(whose(page)).toContainText('Your numbers')
  await whose(page).getByRole('button', { name: 'Try it with a sample household' }).click()
  await expect(page.getByText(/^This household owes \$/)).toBeVisible()
  await page.goto('/financial-management')
  await expect(whose(page)).toContainText('Sample household')
  await whose(page).getByRole('button', { name: 'Show my numbers' }).click()
  await page.goto('/credit-debt-overview')
  await expect(page.getByText('You owe $7,300 in total.')).toBeVisible()
})

test('numbers of a link are tried beside one’s own, kept on a press, and every other page keeps its footer', async ({
  page,
}) => {
  const link = '/debt-payoff#v1&heard=1&debts=name:Game%20card~kind:card~balance:1200~apr:0~minimum:100'
  await open(page, '/credit-debt-overview')
  await addDebt(page, 'car', { Name: 'Car', Balance: '7300', APR: '5', 'Minimum payment': '300' })
  await expect(page.getByText('You owe $7,300 in total.')).toBeVisible()
  await page.goto(link)
  // 1,200 at 0% and 100 a month: twelve payments from December 2026.
  await expect(page.getByText('You’d be debt-free in November 2027')).toBeVisible()
  await expect(whose(page)).toContainText('Yours haven’t changed.')
  await expect(page.getByRole('button', { name: /^Edit|^Delete/ })).toHaveCount(0)
  await whose(page).getByRole('button', { name: 'Show my numbers' }).click()
  await expect(page.getByRole('button', { name: 'Edit Car' })).toBeVisible()
  await expect(page.getByText('Game card')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('You owe $7,300 in total.')).toBeVisible()
  await page.goto(link)
  await whose(page).getByRole('button', { name: 'Keep these numbers' }).click()
  await expect(page.getByRole('button', { name: 'Edit Game card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Car' })).toBeVisible()
  await page.goto('/auto-loan-calculator')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Learn this' })).toContainText('Four Deals')
})

test('the sample is taken away in one press, without any number of one’s own', async ({ page }) => {
  await open(page, '/credit-debt-overview')
  await whose(page).getByRole('button', { name: 'Use my numbers' }).click()
  await expect(page.getByText('Add what you owe to see what it costs you a day.')).toBeVisible()
  await expect(debts(page)).toContainText('No debts yet.')
  await page.reload()
  await expect(page.getByText('Add what you owe to see what it costs you a day.')).toBeVisible()
})

test('debts are added, edited, deleted and brought back; what cannot be is refused', async ({ page }) => {
  await open(page, '/credit-debt-overview')
  await addDebt(page, 'car', { Name: 'Car', Balance: '7300', APR: '5', 'Minimum payment': '300' })
  await expect(notices(page)).toContainText('Debt added')
  // 3,650 × 20% ÷ 365 = $2.00 more a day; a month of it is 730 ÷ 12 = $60.83, more than the 40 paid.
  await addDebt(page, 'card', {
    Name: 'Visa',
    Balance: '3,650',
    APR: '20',
    'Minimum payment': '40',
    'Credit limit': '10000',
  })
  await expect(page.getByText('You owe $10,950 in total. Interest costs you about $3.00 a day.')).toBeVisible()
  await expect(costs(page).getByRole('rowheader')).toHaveText(['Visa', 'Car', 'Total'])
  // (7,300 × 5 + 3,650 × 20) ÷ 10,950 = 10%.
  await expect(costs(page).getByRole('row', { name: /^Total/ })).toContainText('10%')
  await expect(
    page.getByText('Visa keeps growing. The payment is less than its $60.83 a month of interest.'),
  ).toBeVisible()
  await expect(page.getByText('Visa uses 37% of its limit.')).toBeVisible()

  await debts(page).getByRole('button', { name: 'Edit Visa' }).click()
  const form = page.getByRole('form', { name: 'Save changes' })
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  for (const text of ['-5', 'abc', '1e15', '']) {
    await form.getByLabel('Balance', { exact: true }).fill(text)
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(form.getByRole('alert').first()).toBeVisible()
  }
  await fill(form, { Name: '<b>Visa</b>', Balance: '0', APR: '0' })
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(debts(page)).toContainText('<b>Visa</b>')
  await expect(page.getByText('You owe $7,300 in total.')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('You owe $10,950 in total.')).toBeVisible()
  await debts(page).getByRole('button', { name: 'Delete Visa' }).click()
  await expect(page.getByText('You owe $7,300 in total.')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expect(page.getByText('You owe $10,950 in total.')).toBeVisible()
})

test('the keyboard opens the form, fills it and comes back to where it was', async ({ page }) => {
  await open(page, '/credit-debt-overview')
  const add = debts(page).getByRole('button', { name: /^Add/ })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form').getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Loan')
  await page.getByRole('form').getByLabel('Balance', { exact: true }).fill('100')
  await page.keyboard.press('Enter')
  await expect(debts(page)).toContainText('Loan')
  await expect(add).toBeFocused()
})

test('own numbers never show the sample first, and nothing jumps', async ({ page }) => {
  await open(page, '/credit-debt-overview')
  await addDebt(page, 'car', { Name: 'Car', Balance: '7300', APR: '5', 'Minimum payment': '300' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen, shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const answer = document.querySelector('.picture [aria-live] p')
      if (answer && getComputedStyle(answer).visibility === 'visible') seen.push(answer.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(page.getByText('You owe $7,300 in total.')).toBeVisible()
  const { seen, shift } = await page.evaluate(() => {
    const { seen, shift } = window as unknown as { seen: string[]; shift: number }
    return { seen, shift }
  })
  expect(seen.filter((text) => !text.startsWith('You owe'))).toEqual([])
  expect(shift).toBeLessThan(0.01)
})

test('debts of the time before move in once; one damaged entry is set aside and the good ones stay', async ({
  page,
}) => {
  await open(page, '/about')
  const old = [
    { id: 1, name: 'Chase card', owed: 3650, rate: 20, payment: 90 },
    { id: 2, name: '', owed: null, rate: null, payment: null },
  ]
  await putIn(page, 'session', 'debts', JSON.stringify({ v: 1, savedAt: '2026-01-01T00:00:00Z', data: old }))
  await page.goto('/credit-debt-overview')
  await expect(page.getByText('You owe $3,650 in total. Interest costs you about $2.00 a day.')).toBeVisible()
  expect(await dataIn(page, 'session', 'debts')).toBeUndefined()
  const held = (await dataIn(page, 'session', 'household')) as { debts: object[] }
  expect(held.debts).toMatchObject([{ name: 'Chase card', kind: 'card', apr: 0.2, payment: 90 }])
  const damaged = { ...held, debts: [...held.debts, { id: 'x', name: 5 }] }
  await putIn(page, 'session', 'household', JSON.stringify({ v: 1, savedAt: '2026-01-01T00:00:00Z', data: damaged }))
  await page.reload()
  await expect(page.getByText('Your household: we couldn’t read 1 entry')).toBeVisible()
  await expect(page.getByText('You owe $3,650 in total.')).toBeVisible()
  await page.getByRole('button', { name: /^Delete what we set aside/ }).click()
  await expect(page.getByText('we couldn’t read')).toHaveCount(0)
})

test('paydays and bills say what is safe to spend', async ({ page }) => {
  await open(page, '/financial-management')
  await expect(page.getByText(/This household can safely spend/)).toBeVisible()
  await page.getByLabel('Take-home pay').fill('3000')
  await page.getByLabel('Take-home pay').blur()
  await expect(page.getByText('Add your checking account to see what’s safe to spend.')).toBeVisible()
  const add = async (list: string, button: string, boxes: Readonly<Record<string, string>>, often?: string) => {
    const fold = page.locator('details', { has: page.getByRole('heading', { name: list }) })
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click()
    await fold.getByRole('button', { name: button }).click()
    const form = fold.getByRole('form')
    await fill(form, boxes)
    if (often) await form.getByLabel('How often').selectOption(often)
    await form.getByRole('button', { name: button }).click()
  }
  await add('Accounts', 'Add an account', { Balance: '1000' })
  await expect(page.getByText('Add your next payday to see what’s safe to spend.')).toBeVisible()
  await add('Income and paydays', 'Add an income', { Amount: '3000', 'Next payday': '2026-12-01' }, 'month')
  await expect(page.getByText('Add your bills, or plan your spending below')).toBeVisible()
  // Rent of 2,400 a month: 1,000 + 3,000 − 2,400 on December 3, never less than the 1,000 of today before payday.
  await add('Bills and subscriptions', 'Add a bill', { Name: 'Rent', Amount: '2400', 'Next due date': '2026-12-03' })
  await expect(page.getByText('You can safely spend $700 more than planned.')).toBeVisible()
  await page.getByLabel('Keep at least').fill('0')
  await page.getByLabel('Keep at least').blur()
  await expect(page.getByText('You can safely spend $1,000 more than planned.')).toBeVisible()
  await add(
    'Bills and subscriptions',
    'Add a bill',
    { Name: 'Dentist', Amount: '1500', 'Next due date': '2026-11-25' },
    'once',
  )
  await expect(page.getByText('The account would fall below $0 on November 25, 2026.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'If money is short now' })).toContainText('211')
})

test('calculators take the household’s debts, and give theirs back on a press', async ({ page }) => {
  await open(page, '/credit-debt-overview')
  await addDebt(page, 'card', { Name: 'Visa', Balance: '3650', APR: '20', 'Minimum payment': '90' })
  await page.getByRole('link', { name: 'Credit Card Payoff Calculator' }).first().click()
  await expect(page.getByText('Use your saved 1 debt ($3,650)?')).toBeVisible()
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  const balance = page.getByRole('textbox', { name: /^Balance/ }).first()
  await expect(balance).toHaveValue('3,650')
  await balance.fill('3000')
  await openMore(page)
  await page.getByRole('button', { name: 'Save these debts' }).click()
  await expect(notices(page)).toContainText('1 debt saved to your household')
  await open(page, '/credit-debt-overview')
  await expect(page.getByText('You owe $3,000 in total.')).toBeVisible()
})

test('a link to a calculator carries the cards', async ({ page }) => {
  await open(page, '/credit-debt-overview')
  await page.getByRole('link', { name: 'Plan the payoff with these cards' }).first().click()
  await expect(page.getByRole('textbox', { name: /^Balance/ }).first()).toHaveValue('6,800')
})

test('the whole household can be edited on the profile, and goes with its backup', async ({ page }) => {
  await open(page, '/profile')
  await page.getByLabel('Savings', { exact: true }).fill('5000')
  const accounts = page.locator('#your-accounts')
  await expect(accounts).toContainText('1 account')
  await accounts.locator('summary').first().click()
  await accounts.getByRole('button', { name: 'Add an account' }).click()
  const form = accounts.getByRole('form')
  await form.getByLabel('Type').selectOption('cd')
  await fill(form, { Balance: '2500' })
  await form.getByRole('button', { name: 'Add an account' }).click()
  await expect(accounts).toContainText('2 accounts')
  await expect(page.getByRole('link', { name: 'From your accounts' }).first()).toBeVisible()
  await expect(page.getByText('$7,500')).toBeVisible()
  expect(await dataIn(page, 'session', 'profile')).toEqual({})
})

test('30 debts and 300 bills open in the time of any page', async ({ page }) => {
  await open(page, '/about')
  const debt = (i: number) => ({
    id: `d${i}`,
    name: `Debt ${i}`,
    kind: 'card',
    balance: 100 + i,
    apr: 0.2,
    minimum: 25,
    dueDay: 5,
  })
  const bill = (i: number) => ({
    id: `b${i}`,
    name: `Bill ${i}`,
    kind: 'bill',
    amount: 9,
    every: 'month',
    dueOn: '2026-12-05',
  })
  const data = {
    debts: Array.from({ length: 30 }, (_, i) => debt(i)),
    bills: Array.from({ length: 300 }, (_, i) => bill(i)),
    accounts: [{ id: 'c', name: 'Checking', kind: 'checking', balance: 9000 }],
  }
  await putIn(page, 'session', 'household', JSON.stringify({ v: 1, savedAt: '2026-01-01T00:00:00Z', data }))
  const longest = async (path: string) => {
    await page.goto(path)
    return page.evaluate(
      () =>
        new Promise<number>((done) => {
          let most = 0
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) most = Math.max(most, duration)
          }).observe({ type: 'longtask', buffered: true })
          setTimeout(() => done(most), 400)
        }),
    )
  }
  // A busy machine slows all pages alike: the longest task of a page without any of it is the measure.
  await longest('/about')
  const usual = Math.max(150, await longest('/about'))
  await longest('/credit-debt-overview')
  expect(await longest('/credit-debt-overview')).toBeLessThan(3 * usual)
  await expect(debts(page).getByRole('button', { name: /^Edit/ })).toHaveCount(30)
  await longest('/financial-management')
  expect(await longest('/financial-management')).toBeLessThan(3 * usual)
})

test('two tabs that keep numbers on the device are joined, entry by entry', async ({ page, context }) => {
  await open(page, '/profile')
  await page.getByRole('switch', { name: 'Keep my numbers on this device' }).check()
  await open(page, '/credit-debt-overview')
  const other = await context.newPage()
  await open(other, '/credit-debt-overview')
  await addDebt(page, 'card', { Name: 'Visa', Balance: '100', APR: '10' })
  await addDebt(other, 'car', { Name: 'Car', Balance: '900', APR: '5' })
  await expect(debts(page)).toContainText('Car')
  await expect(debts(other)).toContainText('Visa')
  await debts(other).getByRole('button', { name: 'Delete Visa' }).click()
  await expect(page.getByText('You owe $900 in total.')).toBeVisible()
})
