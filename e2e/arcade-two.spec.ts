/** Short games two: scams sorted, a jar through ten years, a hill to 67, a car in four deals and a lease, each to its end. */
import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const ended = (page: Page) => page.getByRole('region', { name: 'What happened' })

test('Hook or Real: signs, verdict and action, with keys, undo and a reload on the way', async ({ page }) => {
  await page.goto('/usa-wealth-building-games/hook-or-real')
  await press(page, /^Hurry$/)
  await expect(page.getByText(/cost.*1 of 3 marked/)).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByText(/cost.*0 of 3 marked/)).toBeVisible()
  await press(page, /It’s a scam/)
  await press(page, /Report it/)
  await page.keyboard.press('1')
  await expect(page.getByText('Message 2 of 12', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Message 2 of 12', { exact: true })).toBeVisible()
  for (let at = 2; at <= 12; at++) {
    await press(page, /It’s a scam/)
    await press(page, /Report it/)
    if (at < 12) await press(page, 'Next message')
  }
  await expect(ended(page)).toContainText(/You caught (\d) of \1 scams and doubted \d real messages/)
  await expect(ended(page)).toContainText('they got nothing')
  await expect(page.getByRole('link', { name: /ReportFraud/ })).toBeVisible()
})

test('Storm Jar: ten years, and the same dice with other choices', async ({ page }) => {
  await page.goto('/usa-wealth-building-games/storm-jar')
  await press(page, /^Home: \$900/)
  await expect(page.getByText('Coverage this year: $900. Into the jar: $1,500.')).toBeVisible()
  await press(page, 'Live year 1')
  await press(page, 'Same dice, other choices')
  for (let year = 1; year <= 10; year++) await press(page, `Live year ${year}`)
  await expect(ended(page)).toContainText(/\d+ of 10 years without debt/)
  await expect(ended(page).getByRole('row', { name: /All four/ })).toContainText('$22,913')
})

test('Snowball Hill: money put in early, then left alone', async ({ page }) => {
  await page.goto('/usa-wealth-building-games/snowball-hill')
  await expect(page.getByText('Ana has $519,620 at 65, and Ben has $463,219.')).toBeVisible()
  await page.getByLabel('$600').check()
  for (let age = 27; age <= 67; age += 5) await press(page, `Roll on to ${age}`)
  await expect(ended(page)).toContainText('At 67, you have')
  await expect(ended(page)).toContainText(/At \d\d, you chose/)
  await expect(ended(page).getByRole('link', { name: 'Compound Interest' })).toHaveAttribute('href', /years=540/)
})

test('Four Deals: the sticker price costs more than the best deal, and both open in the real tool', async ({
  page,
}) => {
  await page.goto('/usa-wealth-building-games/four-deals')
  await press(page, /full price first/)
  await press(page, 'Agree on this price')
  await press(page, 'Agree on this trade-in')
  await press(page, /Use your bank’s loan/)
  for (let extra = 0; extra < 3; extra++) await press(page, /No, thanks/)
  await expect(ended(page)).toContainText(/Over five years, your deal costs \$\d/)
  const figure = ended(page).getByText('Payment', { exact: true }).first().locator('xpath=following-sibling::dd[1]')
  const payment = (await figure.textContent()) ?? ''
  await ended(page).getByRole('link', { name: 'Auto Loan: your contract' }).click()
  await expect(page.getByRole('main')).toContainText(payment)
})

test('Apartment Hunt: a visit tells more than the ad', async ({ page }) => {
  await page.goto('/usa-wealth-building-games/apartment-hunt')
  await expect(page.getByText('Visits made: 0 of 4', { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /^Visit: / })
    .first()
    .click()
  await expect(page.getByText('3 visits left.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Sign the lease: / })
    .first()
    .click()
  await expect(ended(page)).toContainText('What each ad really costs')
})

test('First Paycheck: five answers with their dollars, and the same paycheck in the real tool', async ({ page }) => {
  await page.goto('/usa-wealth-building-games/first-paycheck')
  await page
    .getByRole('group', { name: /How much lands/ })
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByText(/leaves \$[\d,.]+\.$/).first()).toBeVisible()
  await press(page, /Single.*nothing else/)
  await press(page, /6%.*would land/)
  await press(page, /Nothing: it’s right/)
  await page.getByRole('group', { name: /bonus/ }).getByRole('button').first().click()
  await expect(ended(page)).toContainText(/your employer adds \$1,\d\d\d to your 401\(k\)/)
  await expect(ended(page).getByRole('link', { name: 'Payroll Tax' })).toHaveAttribute('href', /planPercent=6/)
})
