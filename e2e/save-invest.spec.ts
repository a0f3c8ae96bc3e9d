/** One journey for each of the other saving and investing pages, along what is theirs alone. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  actionOf,
  boxOf as box,
  headlineOf as headline,
  openMore,
  resultOf as result,
  saidOf,
  unfold,
} from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const dollarsIn = (text: string | null) => Number(/\$([\d,]+(?:\.\d+)?)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

test.describe('on the day of the page', () => {
  /** The server's day, in New York: a finished page answers for it wherever it is read. */
  const now = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  const [thisYear, month, day] = now.split('-').map(Number) as [number, number, number]
  // A day that no year lacks.
  const inYears = (years: number) =>
    new Date(Date.UTC(thisYear + years, month - 1, month === 2 ? Math.min(day, 28) : day))
  const said = (date: Date) =>
    date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' })

  test('CD: a ladder comes free year by year; the calendar file has each day; leaving at once can cost the deposit', async ({
    page,
  }) => {
    await page.goto('/cd-calculator')
    await unfold(page, 'CD ladder')
    await page.getByRole('switch', { name: 'Build a CD ladder' }).click()
    await unfold(page, /^Your ladder$/)
    const rungs = table(page, 'Your ladder').getByRole('row')
    await expect(rungs).toHaveCount(6)
    await expect(rungs.nth(1)).toContainText(said(inYears(1)))
    await expect(rungs.nth(5)).toContainText(said(inYears(5)))
    const waiting = page.waitForEvent('download')
    await openMore(page)
    await actionOf(page, 'calendar').click()
    const file = await waiting
    expect(file.suggestedFilename()).toBe('cd-ladder.ics')
    const text = await readFile(await file.path(), 'utf8')
    for (const years of [1, 2, 3, 4, 5])
      expect(text).toContain(`DTSTART;VALUE=DATE:${inYears(years).toISOString().slice(0, 10).replaceAll('-', '')}`)
    await expect(saidOf(page).filter({ hasText: /Saved \d+ dates as / })).toBeVisible()
    // Three months of interest on a month's earnings: less than was put in.
    await unfold(page, 'Early withdrawal')
    await box(page, 'Withdraw after').fill('1')
    await expect(headline(page)).toContainText('of your deposit')
  })
})

for (const { path, group, button, first } of [
  {
    path: '/net-worth-calculator',
    group: 'Asset 1',
    button: 'Owner, liquidity, what you paid, asset 1',
    first: 'Owner',
  },
  {
    path: '/529-calculator',
    group: 'Child 1',
    button: 'Cost, share, years, scholarship, child 1',
    first: 'Share you’ll pay',
  },
])
  test(`${path}: what few rows need is folded; opening it by key leads to its first box`, async ({ page }) => {
    await page.goto(path)
    const card = page.getByRole('group', { name: group, exact: true })
    await expect(card.getByLabel(first, { exact: true })).toHaveCount(0)
    const elsewhere = await page.getByLabel(first, { exact: true }).count()
    const opener = card.getByRole('button', { name: button })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(card.getByLabel(first, { exact: true })).toBeFocused()
    await expect(opener).toHaveCount(0)
    // The other rows stay short.
    await expect(page.getByLabel(first, { exact: true })).toHaveCount(elsewhere + 1)
  })

test('brokerage fees: three accounts side by side; a third cannot be exceeded, and taking one away takes its column', async ({
  page,
}) => {
  await page.goto('/brokerage-fees-calculator')
  await expect(headline(page)).toContainText('Fees would cost you')
  const chart = (name: RegExp) =>
    page.getByRole('region', { name: 'Your money with and without fees' }).getByRole('img', { name })
  await expect(chart(/“Your account”.*“Robo-adviser”.*“On your own”/)).toBeVisible()
  const cost = dollarsIn(await headline(page).textContent())
  await box(page, 'Adviser or program fee').fill('0')
  await expect.poll(async () => dollarsIn(await headline(page).textContent())).toBeLessThan(cost - 100_000)
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove account 1' }).click()
  await expect(chart(/“Your account”.*“On your own”/)).toBeVisible()
  await expect(chart(/Robo-adviser/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeEnabled()
})

test('mutual fund: the front load is said in dollars, and an IRA pays no tax on the way', async ({ page }) => {
  await page.goto('/mutual-fund-calculator')
  // 5.75% of 25,000.
  await expect(page.getByText('The front-end load takes $1,438')).toBeVisible()
  await expect(page.getByText(/Distributions cost you/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Account type' }).selectOption({ index: 1 })
  await expect(page.getByText(/Distributions cost you/)).toHaveCount(0)
  await unfold(page, 'Index fund to compare')
  await page.getByRole('switch', { name: 'Compare an index fund' }).click()
  await expect(page.getByText(/“Index fund” would leave you/)).toHaveCount(0)
})

test('ETF: a wider spread costs its half on the way in and out', async ({ page }) => {
  await page.goto('/etf-calculator')
  await expect(result(page)).toContainText('$5.00')
  await box(page, 'Bid-ask spread').fill('0.5')
  // 0.5% of 10,000, half on each way.
  await expect(result(page)).toContainText('$50.00')
})

test('529: another child makes another bill; the table runs through graduation', async ({ page }) => {
  await page.goto('/529-calculator')
  // The second child, born in 2020, starts in 2038 and has four bills.
  await unfold(page, 'Year by year through graduation')
  const years = table(page, 'Year by year through graduation').getByRole('row')
  await expect(years.last()).toContainText('2041')
  await expect(years.last().getByRole('cell').last()).toHaveText('$0')
  const needed = dollarsIn(await headline(page).textContent())
  await page.getByRole('button', { name: 'Add a child' }).click()
  await expect(page.getByRole('group', { name: 'Child 3', exact: true })).toBeVisible()
  await expect.poll(async () => dollarsIn(await headline(page).textContent())).toBeGreaterThan(needed)
  await page.getByRole('button', { name: 'Remove child 3' }).click()
  await expect.poll(async () => dollarsIn(await headline(page).textContent())).toBe(needed)
})

test('savings: the date becomes the deposit, and the deposit the date', async ({ page }) => {
  await page.goto('/savings-calculator')
  const question = page.getByRole('combobox', { name: 'I want to know' })
  const before = await headline(page).textContent()
  const options = await question.locator('option').allTextContents()
  expect(options.length).toBeGreaterThan(1)
  await question.selectOption({ index: 1 })
  await expect(headline(page)).not.toHaveText(before ?? '')
  await expect(headline(page)).toContainText(/\$\d/)
  await question.selectOption({ index: 0 })
  await expect(headline(page)).toHaveText(before ?? '')
})

test('money market: a state’s law changes what a Treasury fund leaves, and is fetched when chosen', async ({
  page,
}) => {
  const laws: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/state-[a-z]{2}-/.test(request.url())) laws.push(request.url())
  })
  await page.goto('/money-market-calculator')
  const before = (await headline(page).textContent()) ?? ''
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('CA')
  await expect(headline(page)).not.toHaveText(before)
  expect(laws.length).toBeGreaterThan(0)
})

test('DCA: the other question is another page of answers; history is worked through for it', async ({ page }) => {
  await page.goto('/dca-calculator')
  await expect(result(page)).toContainText('Checked every past starting month.')
  const before = (await headline(page).textContent()) ?? ''
  await page.getByRole('combobox', { name: 'Which question?' }).selectOption({ index: 1 })
  await expect(headline(page)).not.toHaveText(before)
  await expect(headline(page)).toContainText(/\d/)
  await page.getByRole('combobox', { name: 'Which question?' }).selectOption({ index: 0 })
  await expect(headline(page)).toHaveText(before)
})

test('stock average: trades pasted from a statement give their average, and are taken back', async ({ page }) => {
  await page.goto('/stock-average-calculator')
  const trades = page.getByRole('group', { name: /^Trade \d+$/ })
  const count = await trades.count()
  await page.getByRole('button', { name: 'Paste trades' }).click()
  await page
    .getByRole('textbox', { name: 'Paste your table here' })
    .fill('Bought\t2025-01-15\t10\t20.00\nBought\t2025-06-16\t30\t40.00')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(trades).toHaveCount(2)
  // (10 × 20 + 30 × 40) / 40 = 35.
  await expect(result(page)).toContainText('$35.00')
  await page.getByRole('button', { name: 'Undo paste' }).click()
  await expect(trades).toHaveCount(count)
})

test('HSA: family coverage raises the limit', async ({ page }) => {
  await page.goto('/hsa-calculator')
  const coverage = page.getByRole('combobox', { name: 'HSA-eligible coverage' })
  const options = await coverage.locator('option').allTextContents()
  const family = options.findIndex((name) => /family/i.test(name))
  expect(family).toBeGreaterThan(-1)
  // Rev. Proc. 2025-19: 4,400 alone, 8,750 for a family, in 2026; 500 comes from the employer.
  await expect(result(page)).toContainText('$3,900')
  await coverage.selectOption({ index: family })
  await expect(result(page)).toContainText('$8,250')
})
