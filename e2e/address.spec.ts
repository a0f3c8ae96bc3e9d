/** Numbers just typed are in the address before anyone can leave: they do not wait for a pause. */
import type { Page } from '@playwright/test'
import { headlineOf as headline } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const path = '/savings-calculator'

async function type(page: Page): Promise<string> {
  await page.goto(path)
  const before = await headline(page).textContent()
  const box = page.locator('form[aria-label="Your numbers"] fieldset input[inputmode=decimal]').first()
  await box.fill('4321')
  await expect(headline(page)).not.toHaveText(before ?? '')
  return (await headline(page).textContent()) ?? ''
}

test('a link pressed right after typing, and Back', async ({ page }) => {
  const answer = await type(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/about$/)
  await page.goBack()
  await expect(headline(page)).toHaveText(answer)
})

test('a reload right after typing, by its shortcut', async ({ page }) => {
  const answer = await type(page)
  await page.keyboard.press('Control')
  await page.reload()
  await expect(headline(page)).toHaveText(answer)
})

test('another tab right after typing: the address copied there is whole', async ({ page }) => {
  await type(page)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  expect(new URL(page.url()).hash).toContain('4321')
})
