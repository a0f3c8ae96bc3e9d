/** Pay in every unit, two offers, work on a 1099, and the law of a state when it is chosen. */
import type { Page } from '@playwright/test'
import { headlineOf as headline, resultOf as result, unfold } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

const path = '/salary-hourly-converter'
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const units = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Your pay in every unit' }).getByRole('row', { name: new RegExp(`^${name} `) })
const pay = (page: Page, unit: string) => units(page, unit).getByRole('cell').first()
const compare = (page: Page, with_: string) => page.getByRole('radio', { name: with_ }).check()
const figure = (page: Page, name: RegExp) =>
  result(page).getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
const dollarsIn = (text: string | null) => Number(/\$([\d,]+(?:\.\d+)?)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
const lawOf = (code: string) => new RegExp(`/assets/state-${code}-[^/]*\\.js$`)

test('a year in every unit, and every unit back to a year', async ({ page }) => {
  await page.goto(path)
  // 75,000 / 2,080 = 36.06; / 260 = 288.46; / 52 = 1,442.31; / 26 = 2,884.62; / 24 = 3,125; / 12 = 6,250.
  await expect(headline(page)).toContainText('$75,000 a year is $36.06 an hour')
  await unfold(page, 'Your pay in every unit')
  for (const [unit, amount] of [
    ['An hour', '$36.06'],
    ['A day', '$288.46'],
    ['A week', '$1,442.31'],
    ['Two weeks', '$2,884.62'],
    ['Half a month', '$3,125.00'],
    ['A month', '$6,250.00'],
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
    await box(page, 'Pay, before tax').fill(amount)
    await expect(pay(page, 'A year')).toHaveText(year)
  }
  // 60,000 / (52 × 37.5) = 30.77.
  await box(page, 'Hours a week it is for').fill('37.5')
  await expect(pay(page, 'An hour')).toHaveText('$30.77')
})

test('two offers are weighed with bonus and travel; the same offer twice is no difference', async ({ page }) => {
  await page.goto(path)
  await compare(page, 'Another offer')
  await expect(headline(page)).toContainText(/The other offer leaves you \$[\d,]+ more a year/)
  await box(page, 'The other pay').fill('75000')
  await expect(figure(page, /^Other offer|offer/i).first()).toContainText('$0')
  await page.locator('summary').filter({ hasText: 'The other offer: time, benefits, travel' }).click()
  await box(page, 'Bonus there').fill('5000')
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
  await expect(headline(page)).toContainText(/On a 1099 you would need \$[\d.]+ an hour/)
  const rate = dollarsIn(await headline(page).textContent())
  expect(rate).toBeGreaterThan(31.25)
  await box(page, 'Business costs').fill('13000')
  await expect.poll(async () => dollarsIn(await headline(page).textContent())).toBeGreaterThan(rate + 1)
  await compare(page, 'Nothing')
  await expect(headline(page)).toContainText('$75,000 a year is $36.06 an hour')
})

test('overtime that is not paid, and travel, make the real hour smaller than the hour of the contract', async ({
  page,
}) => {
  await page.goto(path)
  const real = async () => dollarsIn(/leaves (\$[\d.]+)/.exec((await headline(page).textContent()) ?? '')?.[1] ?? null)
  const before = await real()
  await page.locator('summary').filter({ hasText: 'Overtime, time off, breaks' }).click()
  await box(page, 'Hours worked beyond that, a week').fill('10')
  await page.getByRole('radio', { name: 'Not paid' }).check()
  await expect.poll(real).toBeLessThan(before - 2)
  await unfold(page, 'Your pay in every unit')
  await expect(pay(page, 'An hour')).toHaveText('$36.06')
})

test('a state’s law is fetched when the state is chosen, and can be asked for again', async ({ page, expectNoise }) => {
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
  await expect(headline(page)).toContainText('Take-home is about')
  expect(
    dollarsIn(/Take-home is about (\$[\d,]+)/.exec((await headline(page).textContent()) ?? '')?.[1] ?? ''),
  ).toBeLessThan(dollarsIn(/Take-home is about (\$[\d,]+)/.exec(before)?.[1] ?? ''))
})
