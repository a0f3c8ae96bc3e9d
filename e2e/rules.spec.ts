/** The rules of thumb: which a household keeps, one tried with own numbers, a list of one's own. */
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })

test('a visitor tries a rule, fills in numbers, and keeps a list with a limit of their own', async ({ page }) => {
  await page.goto('/investment-rules')
  await expect(page.getByText(/^This household keeps \d of \d rules\.$/)).toBeVisible()
  const rule = page.locator('#rule-of-72')
  await rule.locator('> summary').click()
  await rule.getByLabel('Yearly return').fill('6')
  await expect(rule).toContainText('At 6% a year, the rule says 12 years to double. It’s really 11.9 years.')
  await expect(rule.getByRole('link', { name: /with these numbers/ })).toHaveAttribute(
    'href',
    /compound-interest-calculator#.*rate=6/,
  )

  const numbers = page.getByRole('region', { name: 'Your numbers' })
  await numbers.getByLabel('Essential costs').fill('2000')
  await numbers.getByLabel('Cash savings').fill('7000')
  await expect(page.getByText('You keep 1 of 1 rule.')).toBeVisible()
  const mine = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '3 to 6 months of expenses' }) })
  await expect(mine).toContainText('Your cash covers 3.5 months.')
  await mine.locator('summary').click()
  await mine.getByLabel('Your limit, at least').fill('6')
  await expect(page.getByText('You keep 0 of 1 rule.')).toBeVisible()
  await expect(mine).toContainText(/Not kept since/)
  await page.reload()
  await expect(page.getByText('You keep 0 of 1 rule.')).toBeVisible()
  await page.getByRole('button', { name: 'Homes', exact: true }).click()
  await expect(rule).toHaveCount(0)
  await expect(page.locator('#one-percent-upkeep')).toBeVisible()
})
