/** Pay and gains: a paycheck against the printed table, a W-4 that falls short, a share sold a day too soon, a loss at a broker. */
import { boxOf as box, headlineOf as headline, pick, resultOf as result, unfold } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('payroll tax: a weekly check as Pub. 15-T prints it; then two stub lines say what the year will owe', async ({
  page,
}) => {
  await page.goto('/payroll-tax-calculator')
  await box(page, 'Gross pay').fill('670')
  await page.getByRole('radio', { name: 'Paycheck', exact: true }).check()
  await pick(page, 'You’re paid', 'weekly')
  // The wage bracket of 2026, single, weekly, 665 to 675: $38. 6.2% and 1.45% of 670: 41.54 + 9.72.
  // 670 − 38.48 − 51.26 = 580.26.
  await expect(headline(page)).toContainText('$580')
  await expect(headline(page)).toContainText('$38')
  await page.getByRole('radio', { name: 'My W-4' }).check()
  const job = page.getByRole('group', { name: 'Job 1', exact: true })
  const line = (name: string) => job.getByRole('textbox', { name, exact: true })
  await line('Gross pay').fill('2000')
  await line('Gross pay, YTD').fill('26,000')
  await line('Federal tax').fill('100')
  await line('Federal tax, YTD').fill('1300')
  // The 13th of 26: 52,000 − 16,100 = 35,900. The Tax Table takes the middle of its $50: 1,240 + 12% of 23,525 = 4,063.
  // 26 × 100 = 2,600 is withheld: 1,463 short.
  await job.getByLabel('Last pay date').fill('2026-06-19')
  await expect(headline(page)).toContainText(/\$1,46\d/)
  await expect(result(page)).toContainText('$4,063')
  await expect(headline(page)).toContainText('W-4')
  // A child's credit of 2,200 turns it into a refund of 737.
  await box(page, 'Children under 17').fill('1')
  await expect(headline(page)).toContainText(/\$7(37|40)/)
})

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

test('capital gains: sold on the first anniversary, and on the day after', async ({ page }) => {
  await page.goto('/capital-gains-tax-calculator')
  await box(page, 'Household pay').fill('100,000')
  await box(page, 'Cost basis').fill('10,000')
  await box(page, 'Sale price').fill('20,000')
  const sold = page.getByLabel('Date to sell')
  const today = await sold.inputValue()
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  await page.getByLabel('Date bought').fill(dayOf(year - 1, month, day))
  // 83,900 of other taxable income: all 10,000 more is under 105,700, at 22%. A day later it is long-term, at 15%.
  await expect(headline(page)).toContainText('$2,200')
  await expect(headline(page)).toContainText('$1,500')
  await sold.fill(dayOf(year, month, day + 1))
  await expect(headline(page)).toContainText('$1,500')
  await expect(headline(page)).not.toContainText('$2,200')
  // Sold for less than was paid: at most 3,000 of the loss against pay, at 22%; 2,000 are left.
  await box(page, 'Sale price').fill('5000')
  await expect(headline(page)).toContainText('$660')
  await expect(headline(page)).toContainText('$2,000')
})

const brokerLots = [
  'Symbol\tDate acquired\tQuantity\tCost basis\tMarket value',
  'VTI\t03/04/2024\t100\t$25,000.00\t$22,000.00',
  'AAPL\t01/15/2025\t10\t$1,500.00\t$2,500.00',
].join('\n')

test('tax-loss harvesting: lots pasted from a broker; shares bought in an IRA lose the loss for good', async ({
  page,
}) => {
  await page.goto('/tax-loss-harvesting-calculator')
  const lots = page.getByRole('group', { name: /^Lot \d+$/ })
  await page.getByRole('button', { name: 'Paste lots' }).click()
  await page.getByRole('textbox', { name: 'Paste your table here' }).fill(brokerLots)
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(lots).toHaveCount(2)
  await expect(lots.first().getByLabel('Date bought')).toHaveValue('2024-03-04')
  // 3,000 against pay of 75,000, single: 58,900 is taxed at 22% down to 50,400.
  await expect(headline(page)).toContainText('$660')
  await unfold(page, 'Purchases in any account')
  await page.getByRole('button', { name: 'Add a purchase' }).click()
  const bought = page.getByRole('group', { name: 'Purchase 1', exact: true })
  await bought.getByRole('textbox', { name: 'Name or symbol' }).fill('VTI')
  await bought.getByLabel('Date').fill(await page.getByLabel('Sale date').inputValue())
  await bought.getByRole('textbox', { name: 'Shares' }).fill('100')
  await bought.getByRole('textbox', { name: 'Total cost' }).fill('22,000')
  await bought.getByRole('combobox', { name: 'Where' }).selectOption('ira')
  // Rev. Rul. 2008-5: no loss and no basis.
  await expect(headline(page)).not.toContainText('$660')
  await expect(page.getByRole('listitem').filter({ hasText: /\$3,000.*VTI.*for good/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo paste' }).click()
  await expect(lots.first().getByLabel('Date bought')).not.toHaveValue('2024-03-04')
})
