/** Solve for and Save & compare where they could not be read before: on a phone. And what matters most, off the page's own thread. */
import { actionOf, openMore } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('Solve for takes the focus, offers three questions, and everything fits', async ({ page }) => {
    await page.goto('/tax-calculator')
    await page.getByRole('button', { name: 'Solve for…' }).click()
    const panel = page.getByRole('region', { name: 'Solve for' })
    await expect(panel.getByRole('heading', { name: 'Solve for' })).toBeFocused()
    const questions = panel.getByRole('list', { name: 'Common questions' }).getByRole('button')
    await expect(questions).toHaveCount(3)
    await questions.first().click()
    await expect(panel.getByRole('status')).toContainText(/Your pay: \$[\d,.]+\. That makes “After-tax income” \$/)
    await expect(panel.getByRole('status')).toBeInViewport()
    for (const box of await panel.locator('select, .box').all()) {
      const place = await box.boundingBox()
      expect((place?.x ?? 0) + (place?.width ?? 999)).toBeLessThanOrEqual(320)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await panel.getByRole('button', { name: 'Use this number' }).click()
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('status').first()).not.toContainText('$7,670')
  })

  test('scenarios are cards: name, what differs, by how much, and which is best', async ({ page }) => {
    await page.goto('/mortgage-calculator')
    await page.getByRole('button', { name: 'Save & compare' }).click()
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await page.getByLabel('Scenario name').fill('A home for $420,000')
    await page.getByRole('button', { name: 'Save on this device' }).click()
    await page.locator('form[aria-label="Your numbers"] input[inputmode=decimal]').first().fill('350000')
    const now = page.getByRole('region', { name: 'Your numbers now' })
    const saved = page.getByRole('region', { name: 'A home for $420,000', exact: true })
    await expect(now).toContainText('$350,000')
    await expect(now).toContainText('Best')
    await expect(saved).toContainText('$420,000')
    await expect(saved).toContainText(/\+\$[\d,.]+/)
    await expect(saved).not.toContainText('Best')
    await expect(saved.locator('dt')).toHaveCount(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('two actions and More; the rest comes when asked for', async ({ page }) => {
    await page.goto('/cd-calculator')
    const share = actionOf(page, 'share')
    await expect(share).toBeHidden()
    await openMore(page)
    await expect(share).toBeVisible()
  })
})

test('a spoiled entry on the shelf is left out and the good one opens', async ({ page }) => {
  await page.goto('/cd-calculator')
  await page.getByRole('button', { name: 'Save & compare' }).click()
  await page.getByLabel('Scenario name').fill('Good')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.includes('scenarios')) ?? ''
    const spoiled = (localStorage.getItem(key) ?? '').replace(
      '"cd":[',
      '"tax":"x","cd":[7,{"name":"Bad","hash":"#v1&no","savedOn":"x"},',
    )
    localStorage.setItem(key, spoiled)
  })
  await page.reload()
  await page.getByRole('button', { name: 'Save & compare' }).click()
  await expect(page.getByRole('checkbox', { name: 'Good', exact: true })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: /Bad/ })).toBeDisabled()
})

test('what matters most stands in the HTML, follows from the worker, and runs without one too', async ({
  page,
  browser,
}) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const ranking = (on: typeof page) =>
    on.locator('details').filter({ has: on.locator('summary').filter({ hasText: 'What matters most' }) })
  await page.goto('/cd-calculator')
  const before = await ranking(page).locator('ul').textContent()
  expect(before).toContain('CD rate')
  await page.waitForTimeout(600)
  expect(workers).toEqual([])
  await page.locator('form[aria-label="Your numbers"] input[inputmode=decimal]').first().fill('50000')
  await expect.poll(() => ranking(page).locator('ul').textContent()).not.toBe(before)
  expect(workers.filter((url) => url.includes('calculator-worker'))).toHaveLength(1)

  const context = await browser.newContext()
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  const other = await context.newPage()
  await other.goto('/cd-calculator')
  await other.locator('form[aria-label="Your numbers"] input[inputmode=decimal]').first().fill('50000')
  await expect.poll(() => ranking(other).locator('ul').textContent()).not.toBe(before)
  await context.close()
})
