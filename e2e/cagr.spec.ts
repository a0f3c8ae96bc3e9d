/** CAGR: any three give the fourth; dated flows pasted as a table give their own rate; what has no rate is said. */
import type { Page } from '@playwright/test'
import { boxOf as box, headlineOf as headline, staleOf } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const path = '/cagr-calculator'
const find = (page: Page) => page.getByRole('combobox', { name: 'I want to find' })
const lines = (page: Page) => page.getByRole('table', { name: 'Deposits and withdrawals' }).getByRole('row')
const pasteBox = (page: Page) => page.getByRole('textbox', { name: 'Paste your table here' })

/** The flows of the worked example in Microsoft's description of XIRR: 37.336%. */
const published = [
  'Date\tAmount',
  '1/1/2008\t-10,000',
  '3/1/2008\t2,750',
  '10/30/2008\t4,250',
  '2/15/2009\t3,250',
  '4/1/2009\t2,750',
].join('\n')

async function openFlows(page: Page): Promise<void> {
  await page.goto(path)
  await find(page).selectOption('flows')
  await expect(lines(page)).toHaveCount(5)
  await expect(headline(page)).toContainText('counting when you added and withdrew it')
}
async function pasteTable(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a table' }).click()
  await expect(pasteBox(page)).toBeFocused()
  await pasteBox(page).fill(text)
  await page.getByRole('button', { name: 'Use these rows' }).click()
}

test('a pasted table of dated flows gives the published rate, travels in the link, and is taken back', async ({
  page,
  context,
}) => {
  await openFlows(page)
  const before = await box(page, 'Date, deposit or withdrawal 1').inputValue()
  await pasteTable(page, published)
  await expect(page.getByText(/^5 rows added\. 1 line without a date and amount was left out\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Paste a table' })).toBeFocused()
  await expect(lines(page)).toHaveCount(6)
  await expect(box(page, 'Date, deposit or withdrawal 1')).toHaveValue('2008-01-01')
  await expect(box(page, 'Amount ($), deposit or withdrawal 1')).toHaveValue('-10,000')

  await page.getByRole('combobox', { name: 'Deposits are entered as' }).selectOption('sheet')
  await box(page, 'Ending balance').fill('')
  await expect(headline(page)).toContainText('37.34%')

  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText(/^(Link copied|The link with your numbers)/)).toBeVisible()
  const elsewhere = await context.newPage()
  await elsewhere.goto(page.url())
  await expect(headline(elsewhere)).toContainText('37.34%')

  await page.getByRole('button', { name: 'Undo paste' }).click()
  await expect(page.getByText('Your earlier rows are back.')).toBeVisible()
  await expect(lines(page)).toHaveCount(5)
  await expect(box(page, 'Date, deposit or withdrawal 1')).toHaveValue(before)
  await expect(page.getByRole('button', { name: 'Undo paste' })).toHaveCount(0)
})

test('a paste without flows says what each line needs and changes nothing; Escape closes it', async ({ page }) => {
  await openFlows(page)
  const answer = (await headline(page).textContent()) ?? ''
  await pasteTable(page, 'my broker\nsays hello\n<script>alert(1)</script>')
  await expect(page.getByRole('alert').filter({ hasText: 'Each line needs a date and an amount' })).toBeVisible()
  await expect(pasteBox(page)).toBeFocused()
  await expect(pasteBox(page)).toHaveAttribute('aria-invalid', 'true')
  await pasteBox(page).fill('   ')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Paste the text into the box first.' })).toBeVisible()
  await expect(lines(page)).toHaveCount(5)
  await expect(headline(page)).toHaveText(answer)
  await pasteBox(page).press('Escape')
  await expect(pasteBox(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Paste a table' })).toBeFocused()
})

test('a table pasted into a box of the list is offered as a table', async ({ page }) => {
  await openFlows(page)
  await box(page, 'Amount ($), deposit or withdrawal 2').focus()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, published)
  const opened = page.getByRole('textbox', { name: 'You pasted several lines. Is this a table?' })
  await expect(opened).toHaveValue(published)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(lines(page)).toHaveCount(5)
})

test('an amount that cannot be read marks the answer; the last good one stays', async ({ page }) => {
  await openFlows(page)
  const answer = (await headline(page).textContent()) ?? ''
  await box(page, 'Amount ($), deposit or withdrawal 1').fill('50x')
  await expect(staleOf(page)).toBeVisible()
  await expect(headline(page)).toContainText(answer.slice(0, 20))
  await box(page, 'Amount ($), deposit or withdrawal 1').fill('5001')
  await expect(staleOf(page)).toHaveCount(0)
})

test('any three give the fourth', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('combobox', { name: 'Enter time as' }).selectOption('years')
  await box(page, 'Starting value').fill('1000')
  await box(page, 'Ending value').fill('2000')
  await box(page, 'Years').fill('10')
  // 2^(1/10) − 1 = 7.177%.
  await expect(headline(page)).toContainText('7.18% a year')
  await find(page).selectOption('end')
  await box(page, 'Yearly rate').fill('10')
  // 1,000 × 1.1^10 = 2,593.74.
  await expect(headline(page)).toContainText('$2,594')
  await find(page).selectOption('start')
  // 2,000 / 1.1^10 = 771.09.
  await expect(headline(page)).toContainText('$771')
  await find(page).selectOption('years')
  // ln 2 / ln 1.1 = 7.27 years.
  await expect(headline(page)).toContainText(/7\.27 years|7 years and 3 months/)
})

test('a start of zero, or money that changes its sign, has no rate: that is said, not a number', async ({ page }) => {
  await page.goto(path)
  for (const start of ['0', '-500']) {
    await box(page, 'Starting value').fill(start)
    await expect(headline(page)).not.toContainText(/NaN|Infinity|∞/)
    await expect(headline(page)).toContainText(/no (yearly |single |steady )?rate|has no|cannot|not defined/i)
  }
})
