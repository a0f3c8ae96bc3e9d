/** The front page: one search, one small calculator that works at once, six doors. */
import type { Page } from '@playwright/test'
import { catalogue } from '../src/calculators/catalogue.ts'
import { formOf, headlineOf } from './calculator-page.ts'
import { holdScripts } from './slow-scripts.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ isNewcomer: false })

const box = (page: Page) => page.getByRole('combobox', { name: 'What are you deciding?' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Matching tools' })
const mini = (page: Page) => page.getByRole('region', { name: /^Try it/ })

test('finds tools as the visitor types, in the words people use', async ({ page }) => {
  await page.goto('/')
  await expect(list(page)).toBeHidden()
  for (const [words, title] of [
    ['pay off a card', 'Credit Card Payoff Calculator'],
    ['house payment', 'Mortgage Calculator'],
    ['compound', 'Compound Interest Calculator'],
    ['savings goals', 'Savings Goals'],
  ] as const) {
    await box(page).fill('')
    await box(page).pressSequentially(words)
    await expect(list(page).getByRole('option').first()).toContainText(title)
    expect(await list(page).getByRole('option').count()).toBeLessThanOrEqual(6)
  }
  await box(page).fill('zzzz qqqq')
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No results')
})

test('the arrow keys walk through the list, Escape closes it, Enter opens what is chosen', async ({ page }) => {
  await page.goto('/')
  await box(page).pressSequentially('mortgage')
  const options = list(page).getByRole('option')
  await expect(options.nth(2)).toBeVisible()
  const count = await options.count()
  expect(count).toBeGreaterThan(2)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await box(page).press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? 'none')
  await box(page).press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await box(page).press('ArrowUp')
  await box(page).press('ArrowUp')
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0)
  await box(page).press('ArrowUp')
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('mortgage')
  await box(page).press('ArrowDown')
  await expect(options.first()).toContainText('Mortgage Calculator')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/mortgage-calculator/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mortgage Calculator' })).toBeVisible()
})

test('a click on a match opens it; Find opens the list of calculators with the words', async ({ page }) => {
  await page.goto('/')
  await box(page).pressSequentially('compound')
  await list(page)
    .getByRole('option', { name: /Compound Interest Calculator/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compound Interest Calculator' })).toBeVisible()
  await page.goto('/')
  await box(page).pressSequentially('student loan')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/\/financial-calculators#q=student\+loan$/)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('student loan')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Student Loan Calculator')
})

test('without scripts the search is a plain form, the answer stands and every door opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(mini(page)).toContainText('Save $400 a month from age 30')
  await page.getByLabel('What are you deciding?').fill('rent or buy')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/\/financial-calculators\?q=rent\+or\+buy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Financial Calculators' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Mortgage Calculator' }).first()).toBeVisible()
  await context.close()
})

test('the small calculator answers as its numbers change, and keeps its last answer over a bad one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const answer = mini(page).locator('p[aria-live=polite]')
  await expect(answer).toContainText('Save $400 a month from age 30')
  // A color's mark stands beside the first line of its name, however many lines it has.
  const [mark, name] = await mini(page)
    .locator('dt')
    .last()
    .evaluate((dt) => [dt.firstElementChild?.getBoundingClientRect(), dt.getBoundingClientRect()] as const)
  expect((mark?.bottom ?? 0) - name.top).toBeLessThan(20)
  await expect(page.getByText('never sent to us unless you post them')).toBeVisible()
  // 400 × (1.05^35 − 1) ÷ (1.05^(1/12) − 1) = 400 × 4.516015 ÷ 0.004074124 = 443,385: three telling digits are 443,000.
  await expect(answer).toContainText('about $443,000 in today’s dollars at 65')
  const amount = mini(page).getByRole('textbox', { name: 'Monthly savings' })
  await amount.fill('500')
  // The answer is linear in the deposit: 443,385 × 500 ÷ 400 = 554,231.
  await expect(answer).toContainText('Save $500 a month')
  await expect(answer).toContainText('about $554,000')
  await mini(page).getByRole('textbox', { name: 'Starting age' }).fill('40')
  await expect(answer).toContainText('from age 40')
  const before = await answer.textContent()
  for (const text of ['', 'abc', '-5', '1e9']) {
    await amount.fill(text)
    await expect(mini(page).getByText('Enter an amount from $1 to $20,000.')).toBeVisible()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(answer).toHaveText(before ?? '')
  }
  const slider = mini(page).getByRole('slider', { name: 'Monthly savings' })
  await slider.focus()
  await slider.press('End')
  await expect(amount).toHaveValue('1000')
  await expect(answer).toContainText('Save $1,000 a month from age 40')
  await slider.press('ArrowLeft')
  await expect(amount).toHaveValue('975')
})

test('“Open with my numbers” opens the full calculator with the same numbers and the same answer', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  for (const [amount, age, shown] of [
    ['400', '30', '400'],
    ['275', '23', '275'],
    ['1850.5', '51', '1,850.50'],
  ] as const) {
    await page.goto('/')
    await mini(page).getByRole('textbox', { name: 'Monthly savings' }).fill(amount)
    await mini(page).getByRole('textbox', { name: 'Starting age' }).fill(age)
    await expect(mini(page).locator('p[aria-live=polite]')).toContainText(`from age ${age}`)
    await mini(page).getByText('How we calculated this').click()
    const total = /= (\$[\d,]+)\s*$/.exec((await mini(page).locator('pre').textContent()) ?? '')?.[1]
    expect(total).toBeDefined()
    await mini(page).getByRole('link', { name: 'Open with my numbers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Compound Interest Calculator' })).toBeVisible()
    const form = formOf(page)
    await expect(form.getByRole('textbox', { name: /^Deposit amount/ })).toHaveValue(shown)
    // The headline says it as a person would: from $100,000 on to the nearest thousand.
    const worth = Number(total?.replace(/[$,]/g, ''))
    const said = worth < 100_000 ? total : `about $${(Math.round(worth / 1000) * 1000).toLocaleString('en-US')}`
    await expect(headlineOf(page)).toContainText(said ?? '')
    await expect(page.getByText('We couldn’t read this link')).toHaveCount(0)
  }
  expect(asked.filter((url) => url.includes('1850.5') || url.includes('deposit='))).toEqual([])
})

test('six doors and three questions lead to pages that answer, and what is not built says so', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const doors = page.getByRole('region', { name: 'What’s going on in your life?' })
  await expect(doors.getByRole('heading', { level: 3 })).toHaveText([
    'Buying a home',
    'Getting out of debt',
    'A new job or a raise',
    'Planning retirement',
    'Having a baby',
    'Starting to invest',
  ])
  const soon = new Set(catalogue.filter((entry) => !entry.isImplemented).map((entry) => entry.path))
  for (const item of await doors.locator('li li').all()) {
    const path = (await item.getByRole('link').getAttribute('href')) ?? ''
    expect((await request.get(path)).status(), path).toBe(200)
    await expect(item.getByText('coming soon')).toHaveCount(soon.has(path) ? 1 : 0)
  }
  for (const question of [
    'What would this home cost me each month?',
    'When will my card be paid off?',
    'Where does my paycheck go?',
  ]) {
    const path = await page.getByRole('link', { name: question }).getAttribute('href')
    expect((await request.get(path ?? '')).status()).toBe(200)
  }
  await page.getByRole('link', { name: 'See all calculators' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Financial Calculators' })).toBeVisible()
})

test('the front page toggles the theme and the next page wears it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'See all calculators' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Financial Calculators' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('what is typed before the page comes alive is kept and answered', { tag: firstVisit }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await mini(page).getByRole('textbox', { name: 'Monthly savings' }).fill('500')
  await page.getByLabel('What are you deciding?').fill('mortgage')
  await release()
  await expect(mini(page).locator('p[aria-live=polite]')).toContainText('Save $500 a month from age 30')
  await expect(mini(page).getByRole('textbox', { name: 'Monthly savings' })).toHaveValue('500')
  await expect(box(page)).toHaveValue('mortgage')
  await box(page).press('ArrowDown')
  await expect(list(page).getByRole('option').first()).toContainText('Mortgage Calculator')
})
