/**
 * Every calculator as a visitor meets it. What the frame does is proved on five in `frame.spec.ts`; here stand the things that a
 * calculator of its own could break: its page without scripts, its form, and what can be taken away from its answer.
 */
import { catalogue } from '../src/calculators/catalogue.ts'
import {
  actionOf,
  amountBox,
  chartsOf,
  csvName,
  formOf,
  headlineOf,
  names,
  printedInputsOf,
  problemOf,
  raised,
  reset,
  resultOf,
  solvedWords,
  solveGoOf,
  solvePanelOf,
  tooWide,
  unfoldAround,
} from './calculator-page.ts'
import { drawAll } from './draw-all.ts'
import { expect, test } from './visitor.ts'

for (const entry of catalogue.filter((one) => one.isImplemented))
  test.describe(entry.slug, () => {
    test('is whole before any script runs', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(entry.path)
      await expect(page).toHaveTitle(`${entry.title} | Truepenny`)
      await expect(page.getByRole('heading', { level: 1, name: entry.title })).toBeVisible()
      await expect(page.getByText('Loading calculator...')).toHaveCount(0)
      await expect(resultOf(page)).toContainText(/\d/)
      await expect(chartsOf(page).locator('svg').filter({ visible: true }).first()).toBeVisible()
      await context.close()
    })

    test('typing answers at once, nonsense keeps the last answer, reload keeps the numbers, Reset begins again', async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(entry.path)
      const headline = headlineOf(page)
      const start = (await headline.textContent()) ?? ''
      const before = await resultOf(page).textContent()
      const box = await amountBox(page)
      const text = await raised(box)
      for (const nonsense of ['', 'abc', '1e16']) {
        await box.fill(nonsense)
        await expect(problemOf(page)).toBeVisible()
        await expect(box).toHaveAttribute('aria-invalid', 'true')
        await expect(headline).toHaveText(start)
      }
      await box.fill('')
      await box.pressSequentially(text)
      await expect(box).toHaveValue(text)
      await box.blur()
      await expect.poll(() => resultOf(page).textContent()).not.toBe(before)
      await expect.poll(() => new URL(page.url()).hash).toContain(text)
      const answer = (await headline.textContent()) ?? ''
      await page.reload()
      await expect(headline).toHaveText(answer)
      await reset(page)
      await expect(headline).toHaveText(start)
      expect(new URL(page.url()).hash).toBe('')
      expect(asked.filter((url) => url.includes(text))).toEqual([])

      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await page.setViewportSize({ width: 390, height: 844 })
      await drawAll(page)
      expect(await tooWide(page), 'at 200% text on a phone nothing sticks out').toBeLessThanOrEqual(0)
    })

    test('every chart has its table, the answer leaves as CSV, paper and JSON, and can be asked backwards', async ({
      page,
      request,
    }) => {
      await page.goto(entry.path)
      const charts = chartsOf(page)
      for (let i = 0; i < (await charts.count()); i++) {
        const chart = charts.nth(i)
        await unfoldAround(chart)
        await chart.getByRole('button', { name: names.asTable }).click()
        await expect(chart.getByRole('table')).toBeVisible()
        expect(await chart.getByRole('row').count()).toBeGreaterThan(1)
        await chart.getByRole('button', { name: names.asChart }).click()
        await expect(chart.locator('svg').filter({ visible: true }).first()).toBeVisible()
      }
      expect(await csvName(page)).toBe(`${entry.slug}-results.csv`)

      const answer = await request.post(`/api/calculators/${entry.slug}`, { data: { inputs: {} } })
      expect(answer.status()).toBe(200)
      const body = (await answer.json()) as { headline: string; figures: Record<string, number> }
      await expect(headlineOf(page)).toContainText(body.headline.split(/[\d$]/)[0] ?? '')
      expect(Object.keys(body.figures).length).toBeGreaterThan(3)

      await actionOf(page, 'solve').click()
      await solvePanelOf(page).getByRole('textbox').fill('1000')
      await solveGoOf(page).click()
      await expect(solvePanelOf(page).getByRole('status')).toContainText(solvedWords)

      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await expect(formOf(page)).toBeHidden()
      await expect(resultOf(page)).toBeVisible()
      await expect(page.getByRole('button', { name: names.share })).toBeHidden()
      await expect(printedInputsOf(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  })
