/** The long chart and the guesses about markets, as a visitor goes through them. */
import { readFileSync } from 'node:fs'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('a newcomer reads the answer, compares gold, and sends the view on', async ({ page }) => {
  await page.goto('/historical-chart')
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('$100 in US stocks in January 1926 would be about $1.97 million in March 2026.')
  await page.getByRole('checkbox', { name: 'Gold' }).check()
  await expect(answer).toContainText('in January 1960')
  await expect(page.getByText('The comparison starts in January 1960, where our numbers for gold begin.')).toBeVisible()
  await page.getByRole('radio', { name: 'After inflation' }).check({ force: true })
  await expect(page).toHaveURL(/#.*lines=stocks\.bonds\.prices\.gold.*dollars=real/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Gold' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'What $100 became, in 1960 dollars' })).toBeVisible()
})

test('the chart is read by keys, month by month, and its numbers can be taken along', async ({ page }) => {
  await page.goto('/historical-chart#lines=stocks&from=1929-01&to=1932-12')
  const reader = page.getByRole('slider', { name: /^Values of the chart/ })
  await reader.focus()
  await page.keyboard.press('Home')
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight')
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    /^October 1929, US stocks: \$[\d.,]+, Black Thursday, Black Tuesday, Great Depression$/,
  )
  await page.getByRole('button', { name: 'View as table' }).click()
  await expect(
    page
      .getByRole('table', { name: /as a table/ })
      .getByRole('rowheader')
      .first(),
  ).toHaveText('Jan 1929')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV of What $100 became' }).click()
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(49)
  expect(lines[1]).toBe('1929-01,100')
})

test('falls, returns by years held and rates', async ({ page }) => {
  await page.goto('/historical-chart')
  await page.getByRole('button', { name: 'Falls' }).click()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('The deepest fall here: US stocks, down 82% from September 1929 to June 1932.')
  await expect(page.getByText('the S&P lost 34% by daily closes and 19% by months')).toBeVisible()
  await page.getByRole('button', { name: 'Returns', exact: true }).click()
  await page.getByRole('radio', { name: '20', exact: true }).check({ force: true })
  await expect(answer).toContainText(/^Over 20 years, US stocks typically returned [\d.]+% a year\./)
  await page.getByRole('button', { name: '10 years', exact: true }).click()
  await expect(answer).toContainText('Choose a range longer than 20 years.')
  await page.getByRole('button', { name: 'Rates' }).click()
  await expect(answer).toContainText('in the year to May 2026')
})

test('a visitor guesses by keys, draws a line, and finds both again', async ({ page }) => {
  await page.goto('/market-behaviour')
  const below = page.locator('#below')
  const slider = below.getByRole('slider', { name: 'Your guess' })
  await slider.focus()
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowDown')
  await below.getByRole('button', { name: 'Lock in my guess' }).click()
  await expect(below).toContainText('Your guess40%')
  await expect(below).toContainText('The record69%')
  await expect(below.getByRole('table').first()).toBeVisible()

  const rises = page.locator('#rises')
  await rises.scrollIntoViewIfNeeded()
  const box = await rises.locator('svg').boundingBox()
  if (!box) throw new Error('nothing to draw on')
  await page.mouse.move(box.x + 54, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 30, box.y + 15, { steps: 12 })
  await page.mouse.up()
  await expect(rises.getByRole('slider', { name: 'After 20 years' })).not.toHaveValue('50')
  await rises.getByRole('button', { name: 'Lock in my guess' }).click()
  await expect(rises.getByRole('heading', { name: 'Your line and the record', level: 4 })).toBeVisible()
  await expect(page.getByText('2 of 12 guessed')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 of 12 guessed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your guesses so far' })).toContainText('Below an old high')
})

test('a check asks one question at a time and shows one’s own result', async ({ page }) => {
  await page.goto('/market-behaviour')
  const check = page.locator('#sunk')
  await check.locator('> summary').click()
  await check.getByRole('button', { name: 'Keep it' }).click()
  await expect(check).toContainText('Question 2 of 4')
  await check.getByRole('button', { name: 'Stop going' }).click()
  await check.getByRole('button', { name: 'No', exact: true }).click()
  await check.getByRole('button', { name: 'Stop going' }).click()
  await expect(check).toContainText('What was already paid changed one of your choices.')
  await check.getByRole('button', { name: 'Back' }).click()
  await expect(check).toContainText('Question 4 of 4')
  await check.getByRole('button', { name: 'Stop going' }).click()
  await expect(check.getByRole('link')).toHaveAttribute('href', /stock-average/)
  await page.getByRole('button', { name: 'Clear my guesses and answers' }).click()
  await expect(check).toContainText('Question 1 of 4')
})

test('without scripts the answer and the chart stand, and every guess opens', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/historical-chart')
  await expect(page.getByText('would be about $1.97 million in March 2026.')).toBeVisible()
  await expect(page.getByRole('img', { name: /US stocks: \$1\.97 million/ }).first()).toBeVisible()
  await page.goto('/market-behaviour')
  await page.locator('#bears summary').click()
  await expect(page.locator('#bears')).toContainText('14 times at daily closing prices')
  await page.close()
})
