/** The guide: a decision walked by keyboard with own numbers, a word found and opened, a term on a calculator. */
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('a decision by keyboard: answers, own numbers, back, and the same numbers in the calculator', async ({ page }) => {
  await page.goto('/guide')
  await page.getByRole('link', { name: 'Which debt should I pay first?' }).click()
  await expect(
    page.getByRole('heading', { name: 'Can you make every minimum payment this month?', exact: true }),
  ).toBeVisible()
  for (const answer of [
    'Yes, with something left',
    'No',
    'No, or I’d rather not borrow again',
    'Paying the least interest',
  ]) {
    await page.getByRole('button', { name: answer, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const end = page.getByRole('heading', { name: 'Pay the highest rate first', exact: true })
  await expect(end).toBeFocused()
  await expect(page).toHaveURL(/#way=0-1-1-0$/)
  await page.getByLabel('First card: balance').fill('9000')
  const answered = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Highest rate first', exact: true }) })
  await expect(answered.getByRole('link')).toHaveAttribute('href', /credit-card-payoff-calculator#.*9000/)
  await page.reload()
  await expect(end).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'What would keep you going?', exact: true })).toBeFocused()
})

test('help comes first where it is needed', async ({ page }) => {
  for (const slug of ['got-a-collection-letter', 'lost-a-job', 'someone-died']) {
    await page.goto(`/guide/${slug}`)
    const help = page.getByRole('region', { name: 'Free help, first' })
    const question = page.locator('#here')
    expect((await help.boundingBox())?.y).toBeLessThan((await question.boundingBox())?.y ?? 0)
    await expect(help.getByRole('link', { name: '211' })).toHaveAttribute('href', 'tel:211')
  }
})

test('a word is found in either language, and has its own page', async ({ page }) => {
  await page.goto('/guide')
  await page.getByLabel('Find a word').fill('hipoteca de tasa')
  await expect(page.getByText('1 word', { exact: true })).toBeVisible()
  await page.locator('#terms').getByRole('link', { name: 'Adjustable-rate mortgage (ARM)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adjustable-rate mortgage (ARM)')
  await expect(page.getByRole('link', { name: 'Mortgage Calculator' }).first()).toBeVisible()
})

test('a term on a calculator opens beside its word, and closes by Escape, a press outside and by leaving', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/mortgage-calculator')
  const term = page.getByRole('link', { name: 'Down payment', exact: true })
  const meaning = page.getByRole('dialog', { name: 'Down payment' })
  await term.click()
  await expect(meaning).toContainText('pago inicial')
  const [word, box] = [await term.boundingBox(), await meaning.boundingBox()]
  if (!word || !box) throw new Error('The word or its meaning is not there.')
  expect(box.y >= word.y + word.height || box.y + box.height <= word.y).toBe(true)
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(term).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(meaning).toBeFocused()
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(meaning).toBeHidden()
  await term.click()
  await expect(meaning).toBeVisible()
  // The top edge of the page: wherever the word stands, its meaning is not there.
  await page.mouse.click(200, 3)
  await expect(meaning).toBeHidden()
})
