/** Saving for retirement and living on it: what an IRA allows and demands, a match lost, money that must last. */
import { boxOf as box, headlineOf as headline, pick, resultOf as result, unfold } from './calculator-page.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('traditional IRA: no required money at 72, $10,000 of $246,000 at 75; a gift counts toward it', async ({
  page,
}) => {
  await page.goto('/traditional-ira-calculator')
  await page.getByLabel('Birth month').fill('1954-05')
  await box(page, 'Your pay').fill('0')
  await box(page, 'IRA contribution').fill('0')
  await unfold(page, 'IRA balance, after-tax money')
  await box(page, 'IRA balance today').fill('246,000')
  // Born in 1954: from 73, in 2027 (IRC 401(a)(9)(C)(v)).
  await expect(headline(page)).not.toContainText('Take at least')
  await page.getByLabel('Birth month').fill('1951-05')
  // 24.6 at 75 in the Uniform Lifetime Table (Pub. 590-B, Table III).
  await expect(headline(page)).toContainText('$10,000')
  await expect(headline(page)).toContainText('December 31, 2026')
  await unfold(page, 'Withdrawals, Roth conversions')
  await box(page, 'Given straight to charity').fill('4000')
  // A qualified charitable distribution (IRC 408(d)(8)) is counted and not taxed.
  await expect(page.getByRole('listitem').filter({ hasText: /\$4,000.*toward your RMD/ })).toBeVisible()
})

test('Roth IRA: the limit shrinks to half in the middle of the range, and the front door closes at its end', async ({
  page,
}) => {
  await page.goto('/roth-ira-calculator')
  // Notice 2025-67: 7,500, less from 153,000 to 168,000 for a single filer; 7,500 ÷ 15,000 of it is gone.
  await box(page, 'Your pay').fill('160,500')
  await box(page, 'Roth contribution').fill('3750')
  await expect(headline(page)).toContainText('$3,750')
  await expect(result(page)).toContainText('$153,000')
  await box(page, 'Your pay').fill('168,000')
  await expect(headline(page)).toContainText('$168,000')
  // 3,750 beside 67,500 of untaxed money: 3,750 × 67,500 ÷ 71,250 = 3,552.63 is taxed, at 24%: 852.63.
  await unfold(page, 'Backdoor Roth, conversions')
  await box(page, 'Traditional IRA balance').fill('67,500')
  await expect(headline(page)).toContainText('$853')
})

test('401(k): half the pay until the limit loses the match of 16 paychecks; a true-up brings it back', async ({
  page,
}) => {
  await page.goto('/401k-calculator')
  await box(page, 'Your pay').fill('130,000')
  await box(page, 'Your contribution').fill('49')
  // 49% of 5,000 is 2,450: 24,500 with the 10th of 26. Half of 6% is 150 a paycheck: 16 × 150 = 2,400 of 3,900.
  await expect(headline(page)).toContainText('$2,400')
  await unfold(page, 'True-up, match limit')
  await pick(page, 'True-up after year-end', 'yes')
  await expect(headline(page)).not.toContainText('$2,400')
  await expect(result(page)).toContainText('$3,900')
  // A second line of the match: 25% of the next 4% is 1,300 more.
  await page.getByRole('button', { name: 'Add a match tier' }).click()
  await page.getByRole('textbox', { name: 'Match, match tier 2' }).fill('25')
  await page.getByRole('textbox', { name: /^On the next .*, match tier 2$/ }).fill('4')
  await expect(result(page)).toContainText('$5,200')
})

test('retirement: the need by hand; the numbers go along to the plan', async ({ page }) => {
  await page.goto('/retirement-calculator')
  await box(page, 'Retirement savings').fill('360,000')
  await box(page, 'You save').fill('0')
  await box(page, 'Your pay').fill('90,000')
  await box(page, 'Spending in retirement').fill('2000')
  await unfold(page, '+ Social Security')
  await box(page, 'Your Social Security').fill('0')
  await unfold(page, 'Roth, spouse, state')
  await box(page, 'Roth share of savings').fill('100')
  await unfold(page, 'Stocks, fees, inflation')
  await box(page, 'Inflation').fill('2.5')
  await box(page, 'Steady return').fill('2.5')
  await box(page, 'Fund and plan fees').fill('0')
  // A return that only keeps up with prices: 30 years of 2,000 a month, tax-free, and half of it is there.
  await expect(headline(page)).toContainText('$720,000')
  await expect(headline(page)).toContainText('$360,000')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Retirement Planning Calculator/ })
    .click()
  await expect(page).toHaveURL(/retirement-planning-calculator-usa/)
  const offered = page.getByRole('region', { name: 'Numbers you entered before' })
  await offered.getByRole('button', { name: 'Use' }).click()
  await expect(box(page, 'Traditional 401(k) and IRA')).toHaveValue('360,000')
  await expect(box(page, 'Your pay')).toHaveValue('90,000')
})

test('retirement plan: money without growth, by hand; each row of the list moves the end by its own amount', async ({
  page,
}) => {
  // Nothing grows, nothing is earned: a link as a friend sends it.
  const still =
    'birthDate=1966-05-15&pay=0&spending=24000&preTax=0&roth=0&taxable=0&cash=1000000&saves=0&match=0&benefit=0' +
    '&before65=included&medicalGrowth=0&lastIncome=0&stockShare=0&stockReturn=0&bondReturn=0&cashReturn=0&fee=0' +
    '&inflation=0&startYear=2027'
  await page.goto(`/retirement-planning-calculator-usa#v1&${still}`)
  // 35 years of 24,000 are 840,000; Medicare from May 2031, 368 months of 202.90 + 38.99, is 89,016: 70,984 is left.
  await expect(headline(page)).toContainText(/\$7(0,984|1,000)/)
  await unfold(page, 'Part-time work, inheritance')
  await page.getByRole('button', { name: 'Add an item' }).click()
  const item = page.getByRole('group', { name: 'Item 1', exact: true })
  await item.getByRole('textbox', { name: 'What' }).fill('New roof')
  await item.getByRole('combobox', { name: 'Type' }).selectOption('cost')
  await item.getByRole('textbox', { name: 'Amount' }).fill('50,000')
  await item.getByRole('textbox', { name: 'From age' }).fill('70')
  await expect(headline(page)).toContainText(/\$2(0,984|1,000)/)
  await item.getByRole('combobox', { name: 'Type' }).selectOption('free')
  await expect(headline(page)).toContainText(/\$12(0,984|1,000)/)
  await page.getByRole('button', { name: 'Remove item 1' }).click()
  await expect(headline(page)).toContainText(/\$7(0,984|1,000)/)
})

test('drawdown: an RMD divisor, 4% of a million, and a simulation that is stopped and begun again', {
  tag: firstVisit,
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/study-(?!worker|note)[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/retirement-drawdown-calculator')
  await unfold(page, 'Test an amount')
  await box(page, 'Amount to test').fill('40,000')
  // The Trinity study and its sequels: with 50% to 75% in stocks, 4% lasted 30 years in 95% of the starts and more.
  await expect(headline(page)).toContainText('$40,000')
  const [, failed, starts] = /in (\d+) of (\d+)/.exec((await headline(page).textContent()) ?? '') ?? []
  expect(Number(failed) / Number(starts)).toBeLessThan(0.06)
  const line = result(page).getByText(/10,000 simulated retirements/)
  await expect(line).toHaveText(/^Checking/)
  await result(page).getByRole('button', { name: 'Stop' }).click()
  await expect(line).toHaveText(/^Stopped after 0%/)
  await result(page).getByRole('button', { name: 'Start again' }).click()
  release()
  await expect(line).toHaveText(/^Checked/)
  await box(page, 'Amount to test').fill('')
  await pick(page, 'How you’d spend', 'rmd')
  await box(page, 'Your age').fill('73')
  // 1,000,000 ÷ 26.5, Pub. 590-B, Table III.
  await expect(headline(page)).toContainText('$37,700')
})
