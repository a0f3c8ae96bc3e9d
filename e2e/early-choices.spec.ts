/** What is chosen in a finished page before its code has come counts: a list, a box to tick, a choice of few, a line of text, a slider. */
import type { Page } from '@playwright/test'
import { dataIn } from './device.ts'
import { holdScripts } from './slow-scripts.ts'
import { expect, test } from './visitor.ts'

async function beforeItsCode(page: Page, path: string, use: () => Promise<unknown>): Promise<void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await use()
  await release()
}

test('a task ticked, a state, a name and a theme chosen before the code has come are kept', async ({ page }) => {
  const task = page.getByRole('checkbox', { name: /^Read your three credit reports/ })
  await beforeItsCode(page, '/smart-financial-checklist', () => task.check())
  await expect.poll(async () => JSON.stringify(await dataIn(page, 'session', 'checklist'))).toContain('year-reports')
  await expect(task).toBeChecked()

  await beforeItsCode(page, '/profile', async () => {
    await page.getByLabel('State', { exact: true }).selectOption('TX')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByRole('radio', { name: 'Dark' }).check()
  })
  await expect.poll(() => dataIn(page, 'session', 'profile')).toMatchObject({ state: 'TX', name: 'Ada' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
})

test('a slider moved before the code has come moves what it stands for', async ({ page }) => {
  const price = page.getByRole('slider', { name: 'Home price, slider' })
  await beforeItsCode(page, '/mortgage-calculator', () => price.fill('500000'))
  await expect(page.getByRole('textbox', { name: 'Home price', exact: true })).toHaveValue('500,000')
})
