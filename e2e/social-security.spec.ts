/** Social Security as people come to it: with a statement in the clipboard, as a couple, born on an odd day. */
import { headlineOf as headline, resultOf as result } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const path = '/social-security-calculator'

/** The table of the official statement, as a browser copies it. */
const statement = [
  'Work Year\tEarnings Taxed for Social Security\tEarnings Taxed for Medicare (began 1966)',
  ...Array.from({ length: 30 }, (_, i) => `${1995 + i}\t$${(30_000 + i * 1_000).toLocaleString('en-US')}\t$60,000`),
  '2025\tNot yet recorded\tNot yet recorded',
].join('\n')

test('an earnings record is pasted, read, counted and can be taken back', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('record')
  await expect(headline(page)).toContainText('Paste your earnings record')
  const button = page.getByRole('button', { name: 'Paste your earnings record' }).first()
  // The box stands open where a record is asked for and not here yet.
  const area = page.getByRole('textbox', { name: 'Paste your table here' })
  await expect(area).toBeVisible()
  await area.fill('this is no record')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await area.fill(statement)
  const before = await headline(page).textContent()
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByText('30 years read.')).toBeVisible()
  await expect(headline(page)).not.toHaveText(before ?? '')
  await expect(button).toBeFocused()
  const after = await headline(page).textContent()
  await page.getByRole('button', { name: 'Undo paste' }).click()
  await expect(headline(page)).not.toHaveText(after ?? '')
})

test('a couple’s map is walked with the arrow keys and says each pair in words', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('combobox', { name: 'Marital status' }).selectOption('married')
  const map = page.getByRole('grid', { name: /Every pair of claim ages/ })
  await map.scrollIntoViewIfNeeded()
  await map.focus()
  const cell = map.getByRole('gridcell', { selected: true })
  const first = await cell.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(cell).not.toHaveText(first ?? '')
  await expect(cell).toContainText(/\$/)
  await page.keyboard.press('Control+Home')
  await expect(cell).toContainText('62')
})

test('born on the 1st or 2nd, the first month is the birthday’s own', async ({ page }) => {
  await page.goto(path)
  await page.getByLabel('Your date of birth').fill('1966-05-15')
  await expect(result(page)).toContainText('At 62 and 1 month, you’d get')
  await page.getByLabel('Your date of birth').fill('1966-05-02')
  await expect(result(page)).toContainText('At 62, you’d get')
})

test('everything is in today’s dollars, and a plan as good as the best is told so', async ({ page }) => {
  await page.goto(path)
  await expect(headline(page)).toContainText('today’s dollars')
  await expect(result(page)).toContainText('no single right month')
})
