/** The answer of a planning screen is read at one glance on a phone. */
import { open } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

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
