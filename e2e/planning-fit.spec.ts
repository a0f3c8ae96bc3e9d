/** The answer of each planning screen is read at one glance on a phone, and what belongs to the household goes both ways. */
import { dataIn, notices, open } from './device.ts'
import { expect, test } from './visitor.ts'

const screens = [
  '/credit-debt-overview',
  '/debt-payoff',
  '/debt-payoff-strategies',
  '/credit-score-simulator',
  '/smart-credit-card',
  '/smart-credit-card-usage',
  '/credit-card-usage',
  '/financial-journey',
  '/run-financial-scenario',
  '/smart-life-manager',
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the answer takes at most two lines, and large text stays within the page', async ({ page }) => {
    for (const path of screens) {
      await open(page, path)
      const answer = page.locator('.picture [aria-live] > p').first()
      await expect(answer).toBeVisible()
      const lines = await answer.evaluate((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, path).toBeLessThanOrEqual(2)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '24px'
      })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, path).toBeLessThanOrEqual(0)
    }
  })
})

test('what is owned goes into the household on a press, and its bills into the budget on another', async ({ page }) => {
  await open(page, '/net-worth-calculator')
  const bank = page.getByRole('group', { name: 'Asset 1', exact: true }).getByRole('textbox', { name: 'Value today' })
  await bank.fill('15,500')
  await bank.blur()
  await page.getByRole('button', { name: 'Save these assets' }).click()
  await expect(notices(page).first()).toContainText('1 asset saved to your household')
  const kept = (await dataIn(page, 'session', 'household')) as { accounts: readonly object[] }
  expect(kept.accounts).toMatchObject([{ kind: 'savings', balance: 15_500 }])

  await open(page, '/smart-life-manager')
  await page.getByRole('button', { name: /^Add (a|your own) bill$/ }).click()
  const form = page.getByRole('form', { name: /^Add / })
  await form.getByLabel('Name', { exact: true }).fill('Fiber')
  await form.getByLabel('Amount', { exact: true }).fill('70')
  await form.getByText('More details').click()
  await form.getByLabel('Budget item').selectOption({ label: 'Utilities & Bills: Internet' })
  await form.getByRole('button', { name: /^Add / }).click()
  await open(page, '/budget-planner-calculator')
  const offer = page.getByRole('region', { name: 'Numbers you entered before' })
  await expect(offer).toContainText('Use your saved 1 bill?')
  await offer.getByRole('button', { name: 'Use' }).click()
  await page.getByText('Bills with due dates').first().click()
  await expect(page.getByLabel('Amount due').first()).toHaveValue('70')
})
