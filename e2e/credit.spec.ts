/** Cards chosen, used and paid for, and a score's way tried: with the sample first, then with a visitor's own card. */
import type { Locator, Page } from '@playwright/test'
import { unfold } from './calculator-page.ts'
import { dataIn, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-23T18:00:00Z')
})

const part = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function addCard(page: Page, boxes: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: /^Add (a|your own) card$/ }).click()
  const form = page.getByRole('form', { name: 'Add a card' })
  for (const [label, text] of Object.entries(boxes)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('button', { name: 'Add a card' }).click()
}

test('what a balance costs: the sample’s card, another way to pay, then an own card', async ({ page }) => {
  await open(page, '/credit-card-usage')
  await expect(page.getByText(/^Everyday card costs you \$4\.56 a day: \$1\d\d on your next/)).toBeVisible()
  await page.getByLabel('Each statement, you pay').selectOption({ label: 'In full' })
  await expect(page.getByText(/Paying in full gets your grace period back/)).toBeVisible()
  await page.getByLabel('Card', { exact: true }).selectOption('Travel card')
  await expect(page.getByText(/^Travel card charges 0% through /)).toBeVisible()
  await expect(part(page, 'Before your offer ends')).toContainText(/pay \$\d{3}\.\d\d on each of \d due dates/)

  await addCard(page, {
    Name: 'Visa',
    Balance: '3650',
    APR: '20',
    'Minimum payment': '80',
    'Statement day': '12',
    'Due day': '7',
  })
  // 3,650 × 20% ÷ 365 = 2.00 a day; from November 13: 3,650 × (1.0005479^30 − 1) − 80 × (1.0005479^6 − 1) = 60.22, about $60.
  await expect(page.getByText('Visa costs you $2.00 a day: $60 on your next statement.')).toBeVisible()
  await unfold(page, 'How we calculated this')
  await expect(page.getByText('= $3,650.00 × 20% ÷ 365 = $2.00')).toBeVisible()
  await page.getByLabel('New purchases a month').fill('900')
  await expect(page.getByText(/New purchases cost interest from the day you buy/)).toBeVisible()
})

test('when to pay which card, and what credit reports will show', async ({ page }) => {
  await open(page, '/smart-credit-card-usage')
  await expect(page.getByText(/^Next: pay \$\d+ on (Everyday|Travel) card by /)).toBeVisible()
  // The sample is as old as the page; an own card is seen on the visitor's day.
  await addCard(page, {
    Name: 'Visa',
    Balance: '6800',
    APR: '20',
    'Credit limit': '9000',
    'Statement day': '12',
    'Due day': '7',
    'Minimum payment': '200',
  })
  await addCard(page, { Name: 'Store', Balance: '0', 'Credit limit': '1000', 'Statement day': '3', 'Due day': '28' })
  await expect(page.getByText('Next: pay $200 on Visa by Dec 7, 2026.')).toBeVisible()
  const days = part(page, 'When to pay which card').getByRole('listitem')
  await expect(days.filter({ hasText: 'Dec 9, 2026' })).toContainText('pay $4,100 by this day')
  const limits = part(page, 'What credit reports will show')
  await limits.getByRole('radio', { name: '10%' }).check()
  // 6,800 − 10% of 9,000.
  await expect(days.filter({ hasText: 'Dec 9, 2026' })).toContainText('pay $5,900 by this day')
  await expect(limits.getByRole('img', { name: 'All cards: $6,800 of $10,000, 68%' })).toBeVisible()
  // Bought on December 4, the store card's next statement is January 3, due January 28.
  await page.getByLabel(/^Purchase on/).fill('11')
  await expect(part(page, 'Your billing cycles')).toContainText('It’s due January 28, 2027, 55 days later')
  await page.getByLabel('Extra money').fill('1000')
  await expect(part(page, 'If you have extra money this month')).toContainText('put $1,000 on Visa at 20%')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  expect((await saved).suggestedFilename()).toBe('card-dates.ics')
})

test('which card for what, and whether a typed card is worth its fee', async ({ page }) => {
  await open(page, '/smart-credit-card')
  // The limit of 2,000 has room for 24,000 a year at 1%.
  await expect(page.getByText(/^Best: Store card, \$240 a year\. Your balances cost/)).toBeVisible()
  await expect(page.getByText(/^Store card’s limit has room for about \$2,000 a month/)).toBeVisible()
  await page.getByRole('button', { name: 'Use my numbers' }).click()
  await addCard(page, { Name: 'Plain', Balance: '0', 'Rewards on everything': '2' })
  await page.getByLabel('Groceries', { exact: true }).fill('800')
  await page.getByLabel('Everything else').fill('1200')
  // 2,000 × 12 × 2%.
  await expect(page.getByText('Best for everything: Plain, $480 a year after fees.')).toBeVisible()
  const look = part(page, 'Look at another card')
  await look.getByLabel('Annual fee').fill('95')
  await look.getByLabel('Rewards on everything').fill('1')
  await look.getByLabel('Rewards: groceries').fill('6')
  // 9,600 × (6% − 2%) = 384; the fee needs 2,375 of groceries a year, which is 40% of spending: 494.79 a month.
  await expect(look).toContainText('It would add $384 a year')
  await expect(look).toContainText('After its $95 fee, you’d be $289 ahead each year.')
  await expect(look).toContainText('The fee pays off from $495 a month')
  await page.reload()
  await expect(look).toContainText('It would add $384 a year')
  await look.getByRole('button', { name: 'Clear' }).click()
  await expect(look).toContainText('Enter the rewards on everything')
})

test('a score’s way: ranges, a queue, no memory of utilization, and the official report', async ({ page }) => {
  await open(page, '/credit-score-simulator')
  await expect(page.getByText(/not a FICO Score or a VantageScore/).first()).toBeVisible()
  await expect(page.getByText(/^A score of 694 could be 702 to 709 in /)).toBeVisible()
  const plan = part(page, 'Your plan')
  const form = page.getByRole('form', { name: 'Try something' })
  await form.getByLabel('What you’d do').selectOption({ label: 'Miss payments or default' })
  await form.getByRole('button', { name: 'Add to my plan' }).click()
  await expect(plan.getByRole('listitem')).toHaveCount(2)
  await expect(plan).toContainText('FICO’s published samples')
  await expect(page.getByText(/^A score of 694 could fall to \d{3} to \d{3}/)).toBeVisible()
  await plan.getByRole('button', { name: 'Delete 30 days late on a payment' }).click()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(plan.getByRole('listitem')).toHaveCount(2)
  await plan.getByRole('button', { name: 'Start over' }).click()
  await page.getByLabel('Your score now').fill('780')
  await form.getByRole('button', { name: 'Add to my plan' }).click()
  // FICO's 2011 study: from 780, 30 days late leaves 670 to 690.
  await expect(page.getByText(/^A score of 780 could fall to 670 to 690 in /)).toBeVisible()
  expect(await dataIn(page, 'session', 'score-plan')).toMatchObject({ score: 780, queue: [{ kind: 'mark', month: 0 }] })
  await expect(page.getByRole('link', { name: 'AnnualCreditReport.com, the official site' })).toHaveAttribute(
    'href',
    'https://www.annualcreditreport.com/',
  )
})
