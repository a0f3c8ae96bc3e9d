/** Pay in every unit, two offers, work on a 1099, and the law of a state when it is chosen. */
import type { Page } from '@playwright/test'
import { boxOf as box, headlineOf as headline, resultOf as result, unfold } from './calculator-page.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ isNewcomer: false })

const path = '/salary-hourly-converter'
const units = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Your pay by hour, week, month and year' })
    .getByRole('row', { name: new RegExp(`^${name} `) })
const pay = (page: Page, unit: string) => units(page, unit).getByRole('cell').first()
const compare = (page: Page, with_: string) => page.getByRole('radio', { name: with_ }).check()
const dollarsIn = (text: string | null) => Number(/\$([\d,]+(?:\.\d+)?)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
const lawOf = (code: string) => new RegExp(`/assets/state-${code}-[^/]*\\.js$`)

test('a year in every unit, and every unit back to a year', async ({ page }) => {
  await page.goto(path)
  // 75,000 / 2,080 = 36.06; / 260 = 288.46; / 52 = 1,442.31; / 26 = 2,884.62; / 24 = 3,125; / 12 = 6,250.
  await expect(headline(page)).toContainText('$75,000 a year is $36.06 an hour')
  await unfold(page, 'Your pay by hour, week, month and year')
  for (const [unit, amount] of [
    ['Hour', '$36.06'],
    ['Day', '$288.46'],
    ['Week', '$1,442.31'],
    ['Two weeks', '$2,884.62'],
    ['Half month', '$3,125.00'],
    ['Month', '$6,250.00'],
  ] as const)
    await expect(pay(page, unit)).toHaveText(amount)
  for (const [unit, amount, year] of [
    ['hour', '20', '$41,600.00'],
    ['day', '200', '$52,000.00'],
    ['week', '1000', '$52,000.00'],
    ['two-weeks', '2000', '$52,000.00'],
    ['half-month', '2000', '$48,000.00'],
    ['month', '5000', '$60,000.00'],
  ] as const) {
    await page.locator('#f-unit').selectOption(unit)
    await box(page, 'Pay before taxes').fill(amount)
    await expect(pay(page, 'Year')).toHaveText(year)
  }
  // 60,000 / (52 × 37.5) = 30.77.
  await box(page, 'Hours per week').fill('37.5')
  await expect(pay(page, 'Hour')).toHaveText('$30.77')
})

test('28 an hour is 58,240 a year in either order of typing', async ({ page }) => {
  await page.goto(path)
  await box(page, 'Pay before taxes').fill('28')
  await expect(page.getByText('Is $28 your pay for a year?')).toBeVisible()
  await page.locator('#f-unit').selectOption('hour')
  await expect(headline(page)).toContainText('$28 an hour is $58,240 a year')
  await page.reload()
  await page.goto(path)
  await page.locator('#f-unit').selectOption('hour')
  await box(page, 'Pay before taxes').fill('28')
  await expect(headline(page)).toContainText('$28 an hour is $58,240 a year')
})

test('two offers are weighed with bonus and travel; the same offer twice is no difference', async ({ page }) => {
  await page.goto(path)
  await compare(page, 'Another offer')
  await expect(headline(page)).toContainText(/The offer leaves you \$[\d,]+ more a year/)
  await box(page, 'Offer’s pay').fill('75000')
  await expect(headline(page)).toContainText('leaves you the same as your job')
  await page.locator('summary').filter({ hasText: 'Offer: hours, benefits, commute' }).click()
  await box(page, 'Offer’s bonus').fill('5000')
  await expect(headline(page)).toContainText(/leaves you \$[\d,]+ more a year/)
  const more = dollarsIn(await headline(page).textContent())
  expect(more).toBeGreaterThan(2000)
  expect(more).toBeLessThan(5000)
  // 60 dollars a travel day more, on more than 200 days, is more than the bonus.
  const there = page.locator('#f-commuteCost2')
  await there.fill('68')
  await expect(headline(page)).toContainText(/leaves you \$[\d,]+ less a year/)
})

test('a 1099 rate that leaves the same is above the wage, and rises with what the business costs', async ({ page }) => {
  await page.goto(path)
  await compare(page, '1099 work')
  await expect(headline(page)).toContainText(/You’d need \$[\d.]+ an hour on a 1099/)
  const rate = dollarsIn(await headline(page).textContent())
  expect(rate).toBeGreaterThan(31.25)
  await box(page, 'Business expenses').fill('13000')
  await expect.poll(async () => dollarsIn(await headline(page).textContent())).toBeGreaterThan(rate + 1)
  await compare(page, 'Nothing')
  await expect(headline(page)).toContainText('$75,000 a year is $36.06 an hour')
})

test('overtime that is not paid, and travel, make the real hour smaller than the hour of the contract', async ({
  page,
}) => {
  await page.goto(path)
  const real = async () =>
    dollarsIn(/(?:or|pay is) (\$[\d.]+)/.exec((await headline(page).textContent()) ?? '')?.[1] ?? null)
  const before = await real()
  await page.locator('summary').filter({ hasText: 'Overtime, time off, breaks' }).click()
  await box(page, 'Extra hours per week').fill('10')
  await page.getByRole('radio', { name: 'Not paid' }).check()
  await expect.poll(real).toBeLessThan(before - 2)
  await unfold(page, 'Your pay by hour, week, month and year')
  await expect(pay(page, 'Hour')).toHaveText('$36.06')
})

test('a state’s law is fetched when the state is chosen, and can be asked for again', { tag: firstVisit }, async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/)
  const laws: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/state-[a-z]{2}-/.test(request.url())) laws.push(request.url())
  })
  await page.route(lawOf('ca'), (route) => route.abort())
  await page.goto(path)
  await expect(headline(page)).toContainText('before state tax')
  expect(laws).toEqual([])
  const before = (await headline(page).textContent()) ?? ''
  const state = page.getByRole('combobox', { name: 'State', exact: true })
  await state.selectOption('CA')
  await expect(result(page).getByRole('alert')).toContainText('California’s rules couldn’t be loaded')
  await expect(headline(page)).toHaveText(before)
  await page.unroute(lawOf('ca'))
  await result(page).getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).not.toContainText('before state tax')
  const afterTaxes = (text: string) => dollarsIn(/or (\$[\d.]+) after taxes/.exec(text)?.[1] ?? '')
  expect(afterTaxes((await headline(page).textContent()) ?? '')).toBeLessThan(afterTaxes(before))
})
