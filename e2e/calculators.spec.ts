/**
 * Every calculator as a visitor meets it: its page without scripts, its form, its charts, its fit and its paper, which a calculator
 * of its own could break. What is done with any answer alike (Reset, file, panel, a program's question) is tried on the five that
 * stand for all of them; that each calculator has what these need is proved by the contract in `src/calculators/kit/contract`,
 * by `kit/presets.test.ts` and by `src/server/contract/api-contract.test.ts`.
 */
import { catalogue } from '../src/calculators/catalogue.ts'
import {
  actionOf,
  amountBox,
  chartsOf,
  csvName,
  explained,
  formOf,
  headlineOf,
  names,
  printedInputsOf,
  problemOf,
  raised,
  representative,
  reset,
  resultOf,
  solvedWords,
  solveGoOf,
  solvePanelOf,
  tooWide,
  unfoldAround,
} from './calculator-page.ts'
import { expect, test } from './visitor.ts'

const plain = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
test.use({ isNewcomer: false })

const built = catalogue.filter((one) => one.isImplemented)

test('every calculator is whole before any script runs', async ({ request }) => {
  for (const { path, title, slug } of built) {
    const html = await (await request.get(path)).text()
    expect(html, slug).toContain(`<title>${title} | Truepenny</title>`)
    expect(plain(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0]), slug).toBe(title)
    expect(html, slug).not.toContain('Loading calculator...')
    expect(plain(/<section[^>]*aria-label="Result"[\s\S]*?<\/section>/.exec(html)?.[0]), slug).toMatch(/\d/)
    expect(html, slug).toMatch(/<figure[\s\S]*?<svg/)
  }
})

for (const entry of built)
  test(`${entry.slug}: typing answers at once, nonsense keeps the last answer, reload keeps the numbers; its charts are tables too, it fits and prints`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    await page.goto(entry.path)
    const headline = headlineOf(page)
    const start = (await headline.textContent()) ?? ''
    const before = await resultOf(page).textContent()
    const box = await amountBox(page)
    const text = await raised(box)
    await box.fill('abc')
    await expect(problemOf(page)).toBeVisible()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(headline).toHaveText(start)
    // The last digit by key: the box already says the rest.
    await box.fill(text.slice(0, -1))
    await box.press('End')
    await box.press(text.slice(-1))
    await expect(box).toHaveValue(text)
    await box.blur()
    await expect(resultOf(page)).not.toHaveText(before ?? '')
    await page.waitForURL((url) => url.hash.includes(text))
    // A study adds to the answer when it is done.
    await expect(resultOf(page).getByRole('progressbar')).toHaveCount(0)
    await explained(page)
    const charts = chartsOf(page)
    for (let i = 0; i < (await charts.count()); i++) {
      const chart = charts.nth(i)
      await unfoldAround(chart)
      await chart.getByRole('button', { name: names.asTable }).click()
      await expect(chart.getByRole('table')).toBeVisible()
      await expect(chart.getByRole('row').nth(1)).toBeAttached()
      await chart.getByRole('button', { name: names.asChart }).click()
      await expect(chart.locator('svg').filter({ visible: true }).first()).toBeVisible()
    }

    // The address may know the numbers before the answer does; by now both do.
    const answer = (await headline.textContent()) ?? ''
    await page.reload()
    await expect(headline).toHaveText(answer)
    expect(asked.filter((url) => url.includes(text))).toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await tooWide(page), 'at 200% text on a phone nothing sticks out').toBeLessThanOrEqual(0)

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(formOf(page)).toBeHidden()
    await expect(resultOf(page)).toBeVisible()
    await expect(page.getByRole('button', { name: names.share })).toBeHidden()
    await expect(printedInputsOf(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })

for (const entry of built.filter(({ slug }) => representative.includes(slug)))
  test(`${entry.slug}: typed key by key it answers, Reset begins again; a file, a question asked backwards and a program's question are answered`, async ({
    page,
    request,
  }) => {
    await page.goto(entry.path)
    const headline = headlineOf(page)
    const start = (await headline.textContent()) ?? ''
    const before = await resultOf(page).textContent()
    const box = await amountBox(page)
    const text = await raised(box)
    await box.fill('')
    await box.pressSequentially(text)
    await expect(box).toHaveValue(text)
    await box.blur()
    await expect(resultOf(page)).not.toHaveText(before ?? '')
    await page.waitForURL((url) => url.hash.includes(text))
    await page.reload()
    await expect(box).toHaveValue(Number(text).toLocaleString('en-US'))
    await reset(page)
    await expect(headline).toHaveText(start)
    expect(new URL(page.url()).hash).toBe('')
    expect(await csvName(page)).toBe(`${entry.slug}-results.csv`)

    const reply = await request.post(`/api/v1/calculators/${entry.slug}`, { data: { inputs: {} } })
    expect(reply.status()).toBe(200)
    const body = (await reply.json()) as { headline: { text: string }; figures: Record<string, number> }
    await expect(headline).toContainText(body.headline.text.split(/[\d$]/)[0] ?? '')
    expect(Object.keys(body.figures).length).toBeGreaterThan(3)

    await actionOf(page, 'solve').click()
    await solvePanelOf(page).getByRole('textbox').fill('1000')
    await solveGoOf(page).click()
    await expect(solvePanelOf(page).getByRole('status')).toContainText(solvedWords)
  })
