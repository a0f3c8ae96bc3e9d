/** A later mortgage average than the starting value: offered with its day, never forced, and missed by nobody when it does not come. */
import type { Page } from '@playwright/test'
import { headlineOf as headline } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

const PATH = '/mortgage-calculator'
const newest = { rate: 6.83, asOf: '2026-11-19', source: 'Freddie Mac, Primary Mortgage Market Survey' }
const box = (page: Page) => page.getByRole('textbox', { name: 'Interest rate', exact: true })
const offer = (page: Page) => page.getByRole('button', { name: 'Use it: 6.83% for Interest rate' })

/** Opens the page once its question about rates has an answer. */
async function openWith(page: Page, mortgage30: object | null) {
  let asked = 0
  await page.route('**/api/v1/rates', (route) => {
    asked += 1
    return route.fulfill({ json: { mortgage30 } })
  })
  const answered = page.waitForResponse('**/api/v1/rates')
  await page.goto(PATH)
  await answered
  return { asked: () => asked }
}

test('a later average is offered; the box changes only when it is taken, by key, and the link holds it', async ({
  page,
}) => {
  const { asked } = await openWith(page, newest)
  await expect(page.getByText('6.83% on November 19, 2026 (Freddie Mac).')).toBeVisible()
  const was = await box(page).inputValue()
  const answer = (await headline(page).textContent()) ?? ''
  expect(was).not.toBe('6.83')
  await offer(page).focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('6.83')
  await expect(headline(page)).not.toHaveText(answer)
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByText('6.83% on November 19, 2026 (Freddie Mac).')).toBeFocused()
  await expect.poll(() => new URL(page.url()).hash).toContain('6.83')
  expect(asked()).toBe(1)
})

test('an average older than the starting value, or none, is not offered', async ({ page }) => {
  for (const mortgage30 of [{ ...newest, asOf: '2025-11-20' }, null]) {
    await page.unrouteAll()
    await openWith(page, mortgage30)
    await expect(headline(page)).toHaveText(/\d/)
    await expect(page.getByText('(Freddie Mac).')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Use it/ })).toHaveCount(0)
  }
})

test('when the rates do not come, the page says nothing of it', async ({ page, expectNoise }) => {
  expectNoise(/503/)
  await page.route('**/api/v1/rates', (route) => route.fulfill({ status: 503, body: 'no' }))
  const answered = page.waitForResponse('**/api/v1/rates')
  await page.goto(PATH)
  await answered
  await expect(headline(page)).toHaveText(/\d/)
  await expect(page.getByRole('button', { name: /^Use it/ })).toHaveCount(0)
  await expect(page.getByText(/503/)).toHaveCount(0)
})
