/** What a visitor does with any calculator: type, read the answer, share, reload, keep and compare, solve, print, start over. */

import type { Locator, Page } from '@playwright/test'
import { catalogue } from '../src/calculators/catalogue.ts'
import { drawAll } from './draw-all.ts'
import { expect, openMore, test } from './visitor.ts'

const built = catalogue.filter((entry) => entry.isImplemented)

const numberBoxes = 'form[aria-label="Your numbers"] fieldset input[inputmode=decimal]'

/** The first box that holds an amount: a year cannot be a tenth larger. */
async function amountBox(page: Page): Promise<Locator> {
  for (const box of await page.locator(numberBoxes).all())
    if (!/^(19|20)\d\d$/.test(await box.inputValue())) return page.locator(`[id="${await box.getAttribute('id')}"]`)
  throw new Error('No box with an amount.')
}
/** Calculators whose first amount may be negative: they say what that means. */
const takesNegatives: ReadonlySet<string> = new Set(['cagr'])

/** A number a tenth above the one in the box: surely allowed, surely another answer. */
async function raised(box: Locator): Promise<string> {
  const now = Number((await box.inputValue()).replaceAll(',', ''))
  return String(Math.round(now * 1.1 * 100) / 100)
}

/** Waits until the page has asked for nothing new during half a second. */
async function quiet(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await asked(); now !== before; now = await asked()) {
    before = now
    await page.waitForTimeout(500)
  }
}

for (const entry of built) {
  test.describe(entry.slug, () => {
    test('is whole before any script runs', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(entry.path)
      await expect(page).toHaveTitle(`${entry.title} | Truepenny`)
      await expect(page.getByRole('heading', { level: 1, name: entry.title })).toBeVisible()
      await expect(page.getByText('Loading calculator...')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Result' })).toContainText(/\d/)
      await expect(page.locator('figure svg').first()).toBeVisible()
      await context.close()
    })

    test('typing changes the answer at once; the text under the caret is left alone; leaving the box tidies it', async ({
      page,
    }) => {
      await page.goto(entry.path)
      const result = page.getByRole('region', { name: 'Result' })
      const before = await result.textContent()
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill('')
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
      await box.pressSequentially(text)
      await expect(box).toHaveValue(text)
      await box.blur()
      await expect.poll(() => result.textContent()).not.toBe(before)
    })

    test('a bad number is answered with a sentence, and the last good answer stays', async ({ page }) => {
      await page.goto(entry.path)
      const headline = page.getByRole('region', { name: 'Result' }).getByRole('status').first()
      const before = await headline.textContent()
      const box = await amountBox(page)
      const below = takesNegatives.has(entry.slug) ? [] : ['-5']
      for (const text of ['abc', '1.2.3', '1e16', ...below, '<script>alert(1)</script>', '9999999999999999']) {
        await box.fill(text)
        await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
        await expect(headline).toHaveText(before ?? '')
        await expect(box).toHaveAttribute('aria-invalid', 'true')
      }
    })

    test('the numbers stand behind the # and survive reload, a copied address and Back', async ({ page, context }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(entry.path)
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill(text)
      await expect.poll(() => new URL(page.url()).hash).toContain(text)
      const address = page.url()
      const answer = await page.getByRole('region', { name: 'Result' }).getByRole('status').first().textContent()
      await page.reload()
      await expect(page.getByRole('region', { name: 'Result' }).getByRole('status').first()).toHaveText(answer ?? '')
      const other = await context.newPage()
      await other.goto(address)
      await expect(other.getByRole('region', { name: 'Result' }).getByRole('status').first()).toHaveText(answer ?? '')
      await page.goto('/about')
      await page.goBack()
      await expect(page.getByRole('region', { name: 'Result' }).getByRole('status').first()).toHaveText(answer ?? '')
      expect(asked.filter((url) => url.includes(text))).toEqual([])
    })

    test('an unreadable link says so and opens the starting values', async ({ page }) => {
      await page.goto(entry.path)
      const answer = await page.getByRole('region', { name: 'Result' }).getByRole('status').first().textContent()
      await page.goto('/about')
      await page.goto(`${entry.path}#v1&nonsense=1`)
      await expect(page.getByText('This link could not be read')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Result' }).getByRole('status').first()).toHaveText(answer ?? '')
    })

    test('numbers can be kept under a name and stand side by side', async ({ page }) => {
      await page.goto(entry.path)
      await page.getByRole('button', { name: 'Save & compare' }).click()
      await page.getByLabel('Scenario name').fill('First try')
      await page.getByRole('button', { name: 'Save on this device' }).click()
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill(text)
      const table = page.getByRole('table', { name: 'Scenarios side by side' })
      await expect(table.getByRole('columnheader')).toHaveText([
        'What differs',
        'Your numbers now',
        'First try',
        'Difference',
      ])
      await expect(table.getByRole('row').nth(1)).toContainText(Number(text).toLocaleString('en-US'))
      await page.reload()
      await page.getByRole('button', { name: 'Save & compare' }).click()
      await expect(page.getByText('First try').first()).toBeVisible()
      await page.getByRole('button', { name: 'Remove First try' }).click()
      await expect(page.getByText('First try')).toHaveCount(0)
    })

    test('any number can be made the unknown', async ({ page }) => {
      await page.goto(entry.path)
      await page.getByRole('button', { name: 'Solve for…' }).click()
      const panel = page.getByRole('region', { name: 'Solve for' })
      await panel.getByRole('button', { name: 'Solve', exact: true }).click()
      await expect(panel.getByText('Enter the result you want.')).toBeVisible()
      await panel.getByRole('textbox').fill('1e9x')
      await panel.getByRole('button', { name: 'Solve', exact: true }).click()
      await expect(panel.getByRole('alert')).toBeVisible()
      await panel.getByRole('textbox').fill('1000')
      await panel.getByRole('button', { name: 'Solve', exact: true }).click()
      await expect(panel.getByRole('status')).toContainText(
        /That makes|as close as it gets|No answer in this range|nothing to solve/,
      )
    })

    test('a part that cannot be fetched leaves the page standing', async ({ page, expectNoise }) => {
      expectNoise(/Failed to load resource|Failed to fetch/)
      await page.goto(entry.path)
      await quiet(page)
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
      await page.getByRole('button', { name: 'Solve for…' }).click()
      await expect(page.getByText('This part of the page could not be fetched.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: entry.title })).toBeVisible()
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill(text)
      await expect(box).toHaveValue(text)
    })

    test('every chart has its table twin', async ({ page }) => {
      await page.goto(entry.path)
      const figures = page.locator('figure')
      for (let i = 0; i < (await figures.count()); i++) {
        const figure = figures.nth(i)
        await figure.getByRole('button', { name: 'View as table' }).click()
        await expect(figure.getByRole('table')).toBeVisible()
        expect(await figure.getByRole('row').count()).toBeGreaterThan(1)
        await figure.getByRole('button', { name: 'View as chart' }).click()
        await expect(figure.locator('svg').first()).toBeVisible()
      }
    })

    test('the results download as CSV', async ({ page }) => {
      await page.goto(entry.path)
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Print & CSV' }).click()
      await page.getByRole('button', { name: 'Download CSV' }).click()
      const file = await waiting
      expect(file.suggestedFilename()).toBe(`${entry.slug}-results.csv`)
    })

    test('on paper stand the inputs and the answer, and no buttons', async ({ page }) => {
      await page.goto(entry.path)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await expect(page.locator('form[aria-label="Your numbers"]')).toBeHidden()
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
      await expect(page.getByText(/Printed \w+ \d/)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })

    test('Reset goes back to the starting values and clears the address', async ({ page }) => {
      await page.goto(entry.path)
      const headline = page.getByRole('region', { name: 'Result' }).getByRole('status').first()
      const before = await headline.textContent()
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill(text)
      await expect.poll(() => new URL(page.url()).hash).toContain(text)
      await openMore(page)
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(headline).toHaveText(before ?? '')
      expect(new URL(page.url()).hash).toBe('')
    })

    test('the JSON API answers with the figures of the page', async ({ page, request }) => {
      const listed = (await (await request.get('/api/calculators')).json()) as { slug: string }[]
      expect(listed.map((one) => one.slug)).toContain(entry.slug)
      const answer = await request.post(`/api/calculators/${entry.slug}`, { data: { inputs: {} } })
      expect(answer.status()).toBe(200)
      const body = (await answer.json()) as { headline: string; figures: Record<string, number> }
      await page.goto(entry.path)
      await expect(page.getByRole('region', { name: 'Result' }).getByRole('status').first()).toContainText(
        body.headline.split(/[\d$]/)[0] ?? '',
      )
      expect(Object.keys(body.figures).length).toBeGreaterThan(3)
    })

    test('works by keyboard alone, at 200 % text and without a network once open', async ({ page, context }) => {
      await page.goto(entry.path)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      const box = await amountBox(page)
      await box.focus()
      const was = await box.inputValue()
      await page.keyboard.press('ArrowUp')
      await expect(box).not.toHaveValue(was)
      await quiet(page)
      await context.setOffline(true)
      const text = await raised(box)
      await box.fill(text)
      await expect(box).toHaveValue(text)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await page.setViewportSize({ width: 390, height: 844 })
      await drawAll(page)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide).toBeLessThanOrEqual(0)
    })
  })
}
