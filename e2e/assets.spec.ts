/** The kinds of investments by the time one has, and the accounts that hold them. */
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('the longer the time, the rarer stocks lost; the table sorts; a kind opens', async ({ page }) => {
  await page.goto('/usa-investments')
  await expect(page.getByText(/^Over 5 years, stocks lost to rising prices 23% of the time/)).toBeVisible()
  await page.getByRole('radio', { name: '20', exact: true }).check({ force: true })
  await expect(
    page.getByText('Over 20 years, stocks lost to rising prices 0% of the time. Treasury bills: 35%.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  const first = page.getByRole('table').first().getByRole('rowheader').first()
  await expect(first).toHaveText('A home or rental')
  await page.locator('#gold > summary').click()
  await expect(page.locator('#gold')).toContainText('taxed at up to 28%')
})

test('what the money is for picks the accounts, and they say their limits', async ({ page }) => {
  await page.goto('/investment-options-overview')
  await page.getByRole('button', { name: 'Health care' }).click()
  await expect(page.getByText('For health care, 1 kind of account fits.')).toBeVisible()
  await page.locator('#hsa > summary').click()
  await expect(page.locator('#hsa')).toContainText('$4,400 for one, $8,750 for a family')
  await page.getByRole('link', { name: 'How each investment did in the past' }).click()
  await expect(page).toHaveURL(/usa-investments/)
})
