/** Numbers nobody types: in a link, kept from before, past all counting, and as they are written elsewhere. */
import { actionOf, formOf, headlineOf, names, openMore, problemOf, resultOf } from './calculator-page.ts'
import { smallTargets } from './targets.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const ours = 'Start with our numbers'

test('next to nothing in a link is nothing: the page answers, and keeps answering when it is opened again', async ({
  page,
}) => {
  await page.goto('/salary-hourly-converter#v1&pay=5e-324&hours=1e-300')
  await expect(headlineOf(page)).not.toContainText('$68,')
  await expect(page.getByText('Calculator Loading Error')).toBeHidden()
  await page.goto('/about')
  await page.goBack()
  await expect(page).toHaveURL(/pay=0&/)
  await page.reload()
  await expect(headlineOf(page)).toContainText(/\S/)
  await expect(headlineOf(page)).not.toContainText('$68,')
  await expect(page.getByText('Calculator Loading Error')).toBeHidden()
})

test('what grows past all counting is said in a sentence, and a press brings our numbers back', async ({ page }) => {
  await page.goto('/compound-interest-calculator')
  const answer = (await headlineOf(page).textContent()) ?? ''
  await page.goto('/about')
  await page.goto('/compound-interest-calculator#v1&start=100000000&rate=30&years=960')
  await expect(headlineOf(page)).toContainText('These numbers grow past what we can count.')
  await resultOf(page).getByRole('button', { name: ours }).click()
  await expect(headlineOf(page)).toHaveText(answer)
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await expect(headlineOf(page)).toHaveText(answer)
})

test('6,5 is asked about when the box is left, and 1,250 never while it is typed', async ({ page }) => {
  await page.goto('/mortgage-calculator')
  const answer = (await headlineOf(page).textContent()) ?? ''
  const rate = formOf(page).getByLabel('Interest rate').first()
  await rate.fill('')
  await rate.pressSequentially('6,5')
  await expect(problemOf(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(problemOf(page)).toHaveText('Write 6.5 with a point. Commas go before three digits, like 1,250.')
  await rate.fill('6.5')
  await expect(problemOf(page)).toBeHidden()
  await expect(headlineOf(page)).not.toHaveText(answer)
  const price = formOf(page).getByLabel('Home price').first()
  await price.fill('')
  for (const key of '412,500') {
    await page.keyboard.type(key)
    // Too little it may be by now; commas are not asked about before all digits are there.
    await expect(page.getByText('Commas go before')).toBeHidden()
  }
  await page.keyboard.press('Tab')
  await expect(price).toHaveValue('412,500')
})

test('nothing to press is under 24 px in a calculator’s lists, panels and pieces to share', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/credit-card-payoff-calculator', '/cagr-calculator', '/stock-average-calculator']) {
    await page.goto(path)
    await headlineOf(page).waitFor()
    for (const name of [names.solve, names.compare])
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await openMore(page)
    await actionOf(page, 'share').click()
    for (const button of await page.getByRole('button', { name: /^Paste/ }).all()) await button.click()
    expect(await smallTargets(page), path).toEqual([])
  }
})
