/** Net worth over time: days kept on this device when the visitor says so, and never by themselves. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { headlineOf as headline, openMore, staleOf, upToDate } from './calculator-page.ts'
import { dataIn, giveFile, namesIn, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, '2026-11-10T18:00:00Z')
})

const path = '/net-worth-calculator'
const snapshots = (page: Page) => page.getByRole('region', { name: 'Your snapshots' })
const days = (page: Page) => snapshots(page).getByRole('table', { name: 'Days you saved' }).getByRole('row')
const dayBox = (page: Page) => snapshots(page).getByLabel('As of')
const bank = (page: Page) =>
  page.getByRole('group', { name: 'Asset 1', exact: true }).getByRole('textbox', { name: 'Value today' })

/** The example household owns 522,000, 14,000 of it in the bank, and owes 274,500: with another bank balance, 233,500 more than it. */
async function inTheBank(page: Page, amount: string, netWorth: string): Promise<void> {
  await bank(page).fill(amount)
  await expect(headline(page)).toContainText(`Your net worth is ${netWorth}`)
}
async function keep(page: Page, button: string): Promise<void> {
  await snapshots(page).getByRole('button', { name: button, exact: true }).click()
}
/** Two days: 243,500 on August 1, 253,500 today. */
async function twoDays(page: Page): Promise<void> {
  await inTheBank(page, '20000', '$253,500')
  await keep(page, 'Save today’s numbers')
  await expect(days(page)).toHaveCount(2)
  await inTheBank(page, '10000', '$243,500')
  await dayBox(page).fill('2026-08-01')
  await keep(page, 'Save these numbers for Aug 1, 2026')
  await expect(days(page)).toHaveCount(3)
}

test('example numbers cannot be kept; nothing is stored until the button is pressed', async ({ page }) => {
  await open(page, path)
  await expect(snapshots(page).getByText('These are example numbers. Enter your own first.')).toBeVisible()
  await expect(snapshots(page).getByRole('button', { name: 'Save today’s numbers' })).toBeDisabled()
  await inTheBank(page, '20000', '$253,500')
  await expect(snapshots(page).getByText('These are example numbers.')).toHaveCount(0)
  await expect(snapshots(page).getByRole('button', { name: 'Save today’s numbers' })).toBeEnabled()
  expect(await namesIn(page, 'local')).toEqual([])
  await bank(page).fill('lots')
  await expect(snapshots(page).getByText('Fix the highlighted fields first.')).toBeVisible()
  await expect(snapshots(page).getByRole('button', { name: 'Save today’s numbers' })).toBeDisabled()
  await expect(staleOf(page)).toBeVisible()
  await openMore(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(bank(page)).toHaveValue('14,000')
  await expect(staleOf(page)).toHaveCount(0)
})

test('today and an earlier day stand in a list and on a chart; a reload keeps them', async ({ page }) => {
  await open(page, path)
  await inTheBank(page, '20000', '$253,500')
  await keep(page, 'Save today’s numbers')
  await expect(notices(page)).toContainText('Snapshot saved')
  await expect(notices(page)).toContainText('November 10, 2026: $253,500')
  await expect(days(page).nth(1)).toContainText('Nov 10, 2026')
  await expect(page.getByRole('region', { name: 'Your net worth over time' })).toHaveCount(0)

  await inTheBank(page, '10000', '$243,500')
  await dayBox(page).fill('2026-08-01')
  await keep(page, 'Save these numbers for Aug 1, 2026')
  await expect(days(page)).toHaveCount(3)
  const [newest, oldest] = [days(page).nth(1), days(page).nth(2)]
  await expect(newest.getByRole('cell').nth(0)).toHaveText('$253,500')
  await expect(newest.getByRole('cell').nth(1)).toHaveText('+$10,000')
  await expect(oldest).toContainText('Aug 1, 2026')
  await expect(oldest.getByRole('cell').nth(0)).toHaveText('$243,500')
  await expect(oldest.getByRole('cell').nth(1)).toHaveText('–')
  // 101 days are 3.318 months of 30.4375 days: 10,000 / 3.318 = 3,014.
  await expect(snapshots(page)).toContainText('On average +$3,014 a month over 3 months.')
  const trend = page.getByRole('region', { name: 'Your net worth over time' })
  const drawn = trend.getByRole('img', {
    name: 'From $243,500 on August 1, 2026 to $253,500 on November 10, 2026.',
  })
  await expect(drawn).toBeVisible()
  await trend.getByRole('button', { name: 'View as table' }).click()
  await expect(trend.getByRole('row')).toHaveCount(3)

  const waiting = page.waitForEvent('download')
  await snapshots(page).getByRole('button', { name: 'CSV of your snapshots' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('net-worth-snapshots.csv')
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 4))).toEqual([
    ['2026-08-01', '243500', '518000', '274500'],
    ['2026-11-10', '253500', '528000', '274500'],
  ])

  await page.reload()
  await expect(days(page)).toHaveCount(3)
  await expect(drawn).toBeVisible()
})

test('a day kept twice is replaced, after saying so, and the earlier numbers come back', async ({ page }) => {
  await open(page, path)
  await inTheBank(page, '20000', '$253,500')
  await keep(page, 'Save today’s numbers')
  await inTheBank(page, '30000', '$263,500')
  await expect(snapshots(page)).toContainText(
    'Your snapshot for November 10, 2026 is $253,500. Saving again replaces it.',
  )
  await keep(page, 'Replace today’s numbers')
  await expect(notices(page)).toContainText('Snapshot replaced')
  await expect(days(page)).toHaveCount(2)
  await expect(days(page).nth(1)).toContainText('$263,500')
  await notices(page).filter({ hasText: 'Snapshot replaced' }).getByRole('button', { name: 'Undo' }).click()
  await expect(days(page).nth(1)).toContainText('$253,500')
})

test('a day is deleted, comes back, and opens its numbers in the form', async ({ page }) => {
  await open(page, path)
  await twoDays(page)
  await snapshots(page).getByRole('button', { name: 'Delete August 1, 2026' }).click()
  await expect(days(page)).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Your net worth over time' })).toHaveCount(0)
  await notices(page).filter({ hasText: 'Snapshot deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(days(page)).toHaveCount(3)
  await expect(days(page).nth(2)).toContainText('$243,500')

  await snapshots(page).getByRole('button', { name: 'Open the numbers from November 10, 2026' }).click()
  await expect(snapshots(page)).toContainText('The form now shows your numbers from November 10, 2026.')
  await expect(bank(page)).toHaveValue('20,000')
  await expect(headline(page)).toContainText('Your net worth is $253,500')
})

test('a day to come, or long past, is not kept; the change since the last day is said', async ({ page }) => {
  await open(page, path)
  await twoDays(page)
  for (const day of ['2026-11-11', '1989-12-31']) {
    await dayBox(page).fill(day)
    await expect(snapshots(page)).toContainText('Choose a day from 1990 to today.')
    await expect(snapshots(page).getByRole('button', { name: 'Save today’s numbers' })).toBeDisabled()
  }
  await dayBox(page).fill('2026-09-01')
  // 10,000 in the bank still, as on August 1.
  await expect(snapshots(page)).toContainText('Since August 1, 2026 (31 days): no change.')
  await inTheBank(page, '12500', '$246,000')
  await expect(snapshots(page)).toContainText('Since August 1, 2026 (31 days): +$2,500.')
})

test('a what-if is not kept: the day holds what is', async ({ page }) => {
  await open(page, path)
  await inTheBank(page, '20000', '$253,500')
  await page.locator('summary').filter({ hasText: 'What if markets change' }).click()
  await page.getByRole('textbox', { name: 'Investments change by', exact: true }).fill('-50')
  // Half of 20,000 of funds and 92,000 in the 401(k) is gone: 56,000 less.
  await expect(headline(page)).toContainText('$197,500')
  await keep(page, 'Save today’s numbers')
  await expect(days(page).nth(1)).toContainText('$253,500')
})

test('the days stay on the device whatever the switch for other numbers says; a later visit has them', async ({
  page,
  context,
}) => {
  await open(page, '/profile')
  await expect(page.getByRole('switch', { name: 'Keep my numbers on this device' })).not.toBeChecked()
  await open(page, path)
  await inTheBank(page, '20000', '$253,500')
  await keep(page, 'Save today’s numbers')
  await expect(days(page)).toHaveCount(2)
  expect(await namesIn(page, 'local')).toEqual(['net-worth'])
  await expect.poll(() => namesIn(page, 'session')).toEqual(['last-numbers'])
  expect(await dataIn(page, 'local', 'net-worth')).toMatchObject({
    snapshots: [{ date: '2026-11-10', netWorth: 253_500, assets: 528_000, debts: 274_500 }],
  })
  const later = await context.newPage()
  await later.clock.setFixedTime('2026-12-10T18:00:00Z')
  await open(later, path)
  await expect(days(later).nth(1)).toContainText('Nov 10, 2026')
  // The form itself was of the first visit alone.
  await expect(bank(later)).toHaveValue('14,000')
})

test('two tabs hold the same days, and a day deleted in one does not come back from the other', async ({
  page,
  context,
}) => {
  await open(page, path)
  const other = await context.newPage()
  await other.clock.setFixedTime('2026-11-10T18:00:00Z')
  await open(other, path)
  await inTheBank(page, '20000', '$253,500')
  await keep(page, 'Save today’s numbers')
  await expect(days(other).nth(1)).toContainText('$253,500')
  await inTheBank(other, '10000', '$243,500')
  await dayBox(other).fill('2026-08-01')
  await keep(other, 'Save these numbers for Aug 1, 2026')
  await expect(days(page)).toHaveCount(3)
  await snapshots(page).getByRole('button', { name: 'Delete November 10, 2026' }).click()
  await expect(days(other)).toHaveCount(2)
  await dayBox(other).fill('2026-07-01')
  await keep(other, 'Save these numbers for Jul 1, 2026')
  await expect(days(page)).toHaveCount(3)
  await expect(days(page).filter({ hasText: 'Nov 10, 2026' })).toHaveCount(0)
})

test('the days are named in the list of what this browser holds, and go from there', async ({ page }) => {
  await open(page, path)
  await inTheBank(page, '20000', '$253,500')
  await keep(page, 'Save today’s numbers')
  await expect(days(page)).toHaveCount(2)
  await open(page, '/data-deletion')
  const device = page.getByRole('region', { name: 'This device' })
  await expect(device.getByRole('checkbox', { name: /^Net worth snapshots/ })).toBeChecked()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('region', { name: 'Receipt' }).getByRole('listitem')).toHaveText([
    'Your last numbers in each calculator (this tab)',
    'Net worth snapshots (this device)',
  ])
  await open(page, path)
  await expect(snapshots(page).getByText('These are example numbers.')).toBeVisible()
  await expect(days(page)).toHaveCount(0)
})

test('an export carries the days to another browser', async ({ page, browser }) => {
  await open(page, path)
  await inTheBank(page, '20000', '$253,500')
  await keep(page, 'Save today’s numbers')
  await expect(days(page)).toHaveCount(2)
  await open(page, '/profile')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to a file' }).click()
  const file = await (await waiting).path()
  const elsewhere = await (await browser.newContext()).newPage()
  await open(elsewhere, '/profile')
  await giveFile(elsewhere.locator('input[type=file]'), file)
  await expect(elsewhere.getByText('Net worth snapshots')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Replace my numbers' }).click()
  await open(elsewhere, path)
  await expect(days(elsewhere).nth(1)).toContainText('$253,500')
  await elsewhere.context().close()
})

for (const theme of ['light', 'dark'] as const)
  test(`the days kept can be read by everyone and fit a phone, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await twoDays(page)
    await expect(page.getByRole('region', { name: 'Your net worth over time' })).toBeVisible()
    await upToDate(page)
    expect(await violationsIn(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
