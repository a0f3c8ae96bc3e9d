/** A visitor of several years opens a planning page: what is drawn doesn't grow with what is kept. */
import { fullRecords } from '../bench/pages/full-records.ts'
import { open } from './device.ts'
import { expect, test } from './visitor.ts'

/** Rows a page draws at first, whatever is kept: a window of a list, a table of months. */
const MOST_ROWS = 400

test('5,000 expenses and 30 debts: own numbers are seen, and only a window of them is drawn', async ({ page }) => {
  await page.addInitScript((records) => {
    for (const [key, text] of Object.entries(records)) sessionStorage.setItem(key, text)
  }, fullRecords(Date.now()))
  for (const [path, said] of [
    ['/spending-patterns', 'You’ve spent'],
    ['/budget-buddy', 'Corner Market'],
    ['/debt-payoff', '30 debts'],
    ['/financial-management', 'Budget & Spend'],
  ] as const) {
    await open(page, path)
    await expect(page.locator('main').getByText(said).first()).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-own-picture')
    const rows = await page.locator('main :is(li, tr)').count()
    expect(rows, path).toBeLessThan(MOST_ROWS)
  }
})
