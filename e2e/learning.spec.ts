/** From Money 101 into a lesson, through its guess, its calculator and its questions, and back to what comes back. */
import type { Page } from '@playwright/test'
import { lessonLines } from '../src/teaching/lessons/lessons.ts'
import { tooWide } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const main = (page: Page) => page.getByRole('main')
const link = { name: 'Open with these numbers' }

test('a lesson: guess, the real calculator, questions with reasons, and what comes back', async ({ page }) => {
  await page.goto('/learning/compounding')
  await page.getByRole('slider', { name: 'Your guess' }).fill('300000')
  await page.getByRole('button', { name: 'Lock in my guess' }).click()
  await expect(main(page).getByText('$524,963').first()).toBeVisible()
  await expect(main(page).getByText('Your guess: $300,000. The answer: $524,963.')).toBeVisible()

  const form = page.getByRole('form', { name: 'Lesson numbers' })
  await form.getByRole('textbox', { name: 'Deposit amount' }).fill('400')
  await expect(main(page).getByText('You’d have about $1,050,000 in 40 years.')).toBeVisible()
  await main(page).getByRole('link', link).click()
  await expect(page).toHaveURL(/\/compound-interest-calculator#.*deposit=400/)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('You’d have about $1,050,000 in 40 years.')
  await page.goBack()

  // One right, three not: by keyboard and by pointer.
  const items = main(page).locator('fieldset', { has: page.getByRole('button', { name: 'Check my answer' }) })
  await expect(items).toHaveCount(4)
  await items.first().getByRole('button').click()
  await expect(items.first().getByText('Choose an answer first.')).toBeVisible()
  await items.first().getByRole('radio', { name: '$121' }).press('Space')
  await items.first().getByRole('button').press('Enter')
  await expect(
    main(page).getByText('The second year pays interest on the first year’s interest too.').first(),
  ).toBeVisible()
  for (const answer of ['12%', 'Your deposits', 'Your rent']) {
    await main(page).getByRole('radio', { name: answer, exact: true }).check()
    await items.first().getByRole('button').click()
  }
  await expect(main(page).getByText('You got 1 of 4 right.')).toBeVisible()
  await expect(main(page).getByText(/Comes back/)).toHaveCount(4)

  await main(page).getByRole('link', { name: 'Review list' }).click()
  await expect(main(page).getByText(/Next: 3 questions on/)).toBeVisible()
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 })
  await page.reload()
  await expect(main(page).getByRole('link', { name: '3 questions for today' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Review now' }).click()
  await expect(main(page).getByText('From “Why does starting early beat saving more?”')).toBeVisible()
})

test('every lesson stands whole without scripts, and fits a narrow phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  for (const { slug } of lessonLines) {
    await page.goto(`/learning/${slug}`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1'), slug).toHaveCount(1)
    await expect(main(page).getByRole('link', link), slug).toHaveCount(1)
    expect(await tooWide(page), slug).toBeLessThanOrEqual(0)
  }
  await page.goto('/learning', { waitUntil: 'domcontentloaded' })
  const numbers = main(page).locator('ol > li > span')
  expect(await numbers.count()).toBe(10)
  const heights = await numbers.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect(new Set(heights).size, 'each number stands in one line').toBe(1)
  await context.close()
})

test('a lesson loads no script of its calculator before somebody comes near', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(asked.url()))
  await page.goto('/learning/compounding')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /calculator-page-|tool-|answer-/.test(url))).toEqual([])
})

test('the library narrows as words are typed, and says where it stands in the address', async ({ page }) => {
  await page.goto('/learning-hub')
  await page.getByRole('searchbox', { name: 'Search lessons' }).fill('starting early')
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/#q=starting\+early/)
  await main(page).getByRole('link', { name: 'Clear filters' }).click()
  await expect(main(page).getByRole('listitem')).toHaveCount(lessonLines.length)
})

test('a class link gives the same questions in the same order, and slides go by arrow keys', async ({
  page,
  browser,
}) => {
  await page.goto('/learning/class')
  await main(page).getByRole('checkbox', { name: 'Why does starting early beat saving more?' }).check()
  await expect(page).toHaveURL(/#seed=\d+&lessons=compounding/)
  const questions = async (of: Page) => {
    await of.getByRole('button', { name: 'Show the questions' }).click()
    await expect(of.getByRole('main').getByRole('button', { name: 'Check my answer' })).toHaveCount(4)
    return of.getByRole('main').locator('fieldset legend').allTextContents()
  }
  const mine = (await questions(page)).filter((text) => text.startsWith('Question'))
  const other = await browser.newPage()
  await other.goto(page.url())
  expect((await questions(other)).filter((text) => text.startsWith('Question'))).toEqual(mine)
  await other.close()

  await page.goto('/learning/compounding')
  await main(page).getByRole('button', { name: 'Class slides' }).click()
  const slides = page.getByRole('dialog', { name: 'Class slides' })
  await expect(slides).toContainText('Slide 1 of')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slides).toContainText('$524,963')
  await page.keyboard.press('Escape')
  await expect(slides).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Class slides' })).toBeFocused()
})

test('lessons ticked faster than the address follows are all in the class', async ({ page }) => {
  await page.goto('/learning/class')
  await main(page).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/lessons=[\w-]+$/)
  await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')]
    for (const box of boxes.slice(1, 4)) box.click()
  })
  await expect(page).toHaveURL(/lessons=[\w-]+(,[\w-]+){3}$/)
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(4)
})
