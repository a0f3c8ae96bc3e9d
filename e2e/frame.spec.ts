/** What the frame around every calculator does, on the five that stand for all of them. */
import { entryBySlug } from '../src/calculators/catalogue.ts'
import {
  actionOf,
  amountBox,
  comparedOf,
  headlineOf,
  keepAs,
  names,
  problemOf,
  quiet,
  raised,
  representative,
  resultOf,
  solveGoOf,
  solvePanelOf,
} from './calculator-page.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ isNewcomer: false })

/** Calculators whose first amount may be negative: they say what that means. */
const takesNegatives: ReadonlySet<string> = new Set(['cagr'])

for (const slug of representative)
  test.describe(slug, () => {
    const entry = entryBySlug(slug)
    if (!entry) throw new Error(`No calculator ${slug}.`)

    test('a bad number is answered with a sentence, and the last good answer stays', async ({ page }) => {
      await page.goto(entry.path)
      const headline = headlineOf(page)
      const before = (await headline.textContent()) ?? ''
      const box = await amountBox(page)
      const below = takesNegatives.has(slug) ? [] : ['-5']
      for (const text of ['', 'abc', '1.2.3', '1e16', ...below, '<script>alert(1)</script>', '9999999999999999']) {
        await box.fill(text)
        await expect(problemOf(page)).toBeVisible()
        await expect(headline).toHaveText(before)
        await expect(box).toHaveAttribute('aria-invalid', 'true')
      }
    })

    test('the numbers stand behind the # and survive a copied address and Back', async ({ page, context }) => {
      await page.goto(entry.path)
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill(text)
      await expect.poll(() => new URL(page.url()).hash).toContain(text)
      const address = page.url()
      const answer = (await headlineOf(page).textContent()) ?? ''
      const other = await context.newPage()
      await other.goto(address)
      await expect(headlineOf(other)).toHaveText(answer)
      await page.goto('/about')
      await page.goBack()
      await expect(headlineOf(page)).toHaveText(answer)
    })

    test('an unreadable link says so and opens the starting values', async ({ page }) => {
      await page.goto(entry.path)
      const answer = (await headlineOf(page).textContent()) ?? ''
      await page.goto('/about')
      await page.goto(`${entry.path}#v1&nonsense=1`)
      await expect(page.getByText('We couldn’t read this link')).toBeVisible()
      await expect(headlineOf(page)).toHaveText(answer)
    })

    test('numbers can be kept under a name and stand side by side', async ({ page }) => {
      await page.goto(entry.path)
      await keepAs(page, 'First try')
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill(text)
      const table = comparedOf(page)
      await expect(table.getByRole('columnheader')).toHaveText([
        names.compareRows,
        names.compareNow,
        'First try',
        names.compareLast,
      ])
      await expect(table.getByRole('row').nth(1)).toContainText(Number(text).toLocaleString('en-US'))
      await page.reload()
      await actionOf(page, 'compare').click()
      await expect(page.getByText('First try').first()).toBeVisible()
      await page.getByRole('button', { name: 'Remove First try' }).click()
      await expect(page.getByText('First try')).toHaveCount(0)
    })

    test('asked backwards, a missing and a broken target are answered with a sentence', async ({ page }) => {
      await page.goto(entry.path)
      await actionOf(page, 'solve').click()
      const panel = solvePanelOf(page)
      const go = solveGoOf(page)
      await go.click()
      await expect(panel.getByText('Enter the result you want.')).toBeVisible()
      await panel.getByRole('textbox').fill('1e9x')
      await go.click()
      await expect(panel.getByRole('alert')).toBeVisible()
    })

    test('a part that cannot be fetched leaves the page standing', { tag: firstVisit }, async ({
      page,
      expectNoise,
    }) => {
      expectNoise(/Failed to load resource|Failed to fetch/)
      await page.goto(entry.path)
      await quiet(page)
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
      await actionOf(page, 'solve').click()
      await expect(page.getByText('This part of the page couldn’t be loaded.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: entry.title })).toBeVisible()
      const box = await amountBox(page)
      const text = await raised(box)
      await box.fill(text)
      await expect(box).toHaveValue(text)
    })

    test('works by keyboard alone, and without a network once open', { tag: firstVisit }, async ({ page, context }) => {
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
      const before = await resultOf(page).textContent()
      await box.fill(text)
      await expect(box).toHaveValue(text)
      await expect.poll(() => resultOf(page).textContent()).not.toBe(before)
    })
  })

test('the API lists them', async ({ request }) => {
  const listed = (await (await request.get('/api/calculators')).json()) as { slug: string }[]
  expect(listed.map((one) => one.slug)).toEqual(expect.arrayContaining([...representative]))
})
