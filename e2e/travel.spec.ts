/** Numbers travel: what is typed in one tool is offered in the next, and coming back finds the last ones. Nothing moves for it. */
import type { Page } from '@playwright/test'
import { dataIn, namesIn, open } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const line = (page: Page) => page.getByRole('region', { name: 'Numbers you entered before' })
const price = (page: Page) => page.getByRole('textbox', { name: 'Home price' })

async function typePrice(page: Page, text: string): Promise<void> {
  await open(page, '/mortgage-calculator')
  await price(page).fill(text)
  await price(page).blur()
  await expect
    .poll(() => dataIn(page, 'session', 'carried'))
    .toMatchObject({ facts: { homePrice: { from: 'Mortgage' } } })
}

test('a price typed in one tool is offered in the next: use, undo', async ({ page }) => {
  await open(page, '/mortgage-calculator')
  await expect(line(page)).toHaveCount(0)
  await typePrice(page, '455,000')
  await expect(line(page)).toHaveCount(0)
  await open(page, '/rent-vs-buy-calculator')
  await expect(line(page)).toContainText('Use your $455,000 home from Mortgage?')
  await expect(price(page)).toHaveValue('420,000')
  await line(page).getByRole('button', { name: 'Use' }).click()
  await expect(price(page)).toHaveValue('455,000')
  await expect(line(page)).toContainText('Filled in $455,000 home')
  await line(page).getByRole('button', { name: 'Undo' }).click()
  await expect(price(page)).toHaveValue('420,000')
  await expect(line(page)).toHaveCount(0)
})

test('an offer that is closed stays closed; nothing moves when it comes', async ({ page }) => {
  await typePrice(page, '455,000')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/rent-vs-buy-calculator')
  await expect(line(page)).toBeVisible()
  expect((await line(page).boundingBox())?.height).toBeLessThanOrEqual(44)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await line(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(line(page)).toHaveCount(0)
  await page.reload()
  await expect(price(page)).toHaveValue('420,000')
  await expect(line(page)).toHaveCount(0)
})

test('coming back finds the last numbers, with the way to the starting ones; a link wins', async ({ page }) => {
  await typePrice(page, '455,000')
  await open(page, '/about')
  await open(page, '/mortgage-calculator')
  await expect(price(page)).toHaveValue('455,000')
  await expect(line(page)).toContainText('Your numbers from earlier')
  await expect.poll(() => page.url()).toContain('price=455000')
  const address = page.url()
  await line(page).getByRole('button', { name: 'Reset' }).click()
  await expect(price(page)).toHaveValue('420,000')
  await expect.poll(() => dataIn(page, 'session', 'last-numbers')).toEqual({})
  await open(page, '/about')
  await page.goto(address.replace('455000', '333000'))
  await expect(price(page)).toHaveValue('333,000')
})

test('what is carried can be seen and deleted like everything else', async ({ page }) => {
  await typePrice(page, '455,000')
  expect(await namesIn(page, 'session')).toEqual(['carried', 'last-numbers'])
  await open(page, '/data-deletion')
  await expect(page.getByText('Numbers one calculator can offer to another')).toBeVisible()
  await expect(page.getByText('Your last numbers in each calculator')).toBeVisible()
})
