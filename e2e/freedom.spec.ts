import type { Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

const open = async (page: Page, hash = '') => {
  await page.goto(`/financial-freedom-game${hash}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financial Freedom Game')
}
const live = (page: Page) => page.getByRole('button', { name: /^Live year/ }).first()
const year = (page: Page) => page.getByRole('heading', { level: 2, name: /^Year \d+, age/ })

/** Lives years until one of this number begins, answering every card with its first choice. */
async function liveUntil(page: Page, number: number) {
  for (let press = 0; press < 200; press++) {
    const over = page.getByRole('heading', { name: 'What happened' })
    const button = live(page)
    const card = page.locator('button[aria-keyshortcuts="1"]')
    await expect(over.or(button).or(card).first()).toBeVisible()
    if (await over.isVisible()) return
    if (await button.isVisible()) {
      if ((await button.textContent())?.includes(`Live year ${number}`)) return
      await button.click()
    } else await card.click()
  }
}

test('a code is played to the end: undo, reload, and a debrief whose links carry the numbers', async ({ page }) => {
  test.slow()
  await open(page)
  await page.getByText(/^Game code/).click()
  await page.getByLabel('Play another code').fill('b0')
  await page.getByRole('button', { name: 'Play this code' }).click()
  await expect(page.getByText(/Codes never have vowels/)).toBeVisible()
  await page.getByLabel('Play another code').fill('b7-km')
  await page.getByRole('button', { name: 'Play this code' }).click()
  await expect(page.getByRole('heading', { name: /Game code: B7KM/ })).toBeVisible()

  await page.getByLabel(/^Dev/).check()
  await page.getByLabel('401(k) at work').selectOption({ label: '6% of pay' })
  await expect(page.getByText('Changed this year')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo this year' }).click()
  await expect(page.getByText('Changed this year')).toHaveCount(0)
  await page.getByLabel('401(k) at work').selectOption({ label: '6% of pay' })

  await liveUntil(page, 4)
  await expect(year(page)).toHaveText('Year 4, age 30')
  await page.getByRole('button', { name: 'Undo last year' }).click()
  await expect(year(page)).toHaveText('Year 3, age 29')

  await page.reload()
  await expect(year(page)).toHaveText('Year 3, age 29')
  await page.getByText('Saving and debts').click()
  await expect(page.getByLabel('401(k) at work').locator('option').first()).toHaveText('6% of pay')

  await liveUntil(page, 99)
  await expect(page.getByRole('heading', { name: 'Your score in four parts' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The real years behind yours' })).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Ages? \d+(–\d+)?: (19|20)\d\d/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/would have left you with/).first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/Stopped after/)).toBeVisible()
  // The end stands only after a game, so nobody else looks at it.
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('link', { name: '401(k)', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('401(k)')
  await expect(page.getByLabel(/contribut/i).first()).toHaveValue('6')
})

test('a link plays the same luck, keeps one’s own game aside, and a damaged one is refused', async ({ page }) => {
  await open(page)
  await live(page).click()
  await expect(live(page).or(page.locator('button[aria-keyshortcuts="1"]')).first()).toBeVisible()
  await liveUntil(page, 2)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByText(/^Game code/).click()
  await page.getByRole('button', { name: 'Copy link with my choices' }).click()
  const link = (await page.getByText(/#game=freedom/).textContent()) ?? ''
  const address = link.slice(link.indexOf('http'))

  const other = await page.context().newPage()
  await other.goto(address)
  await expect(year(other)).toHaveText('Year 2, age 26')
  await expect(other.getByText('This game came from a link')).toBeVisible()
  expect(other.url()).not.toContain('#')
  await other.goto('about:blank')
  await other.goto(address.slice(0, -2))
  await expect(other.getByText(/Part of that link is missing or changed/)).toBeVisible()
})

test('by keyboard alone: a year is lived and a card answered with a digit', async ({ page }) => {
  await open(page, '')
  for (let press = 0; press < 40; press++) {
    const card = page.locator('fieldset:has(button[aria-keyshortcuts="1"])')
    if (await card.isVisible()) {
      const asked = (await card.locator('legend').textContent()) ?? ''
      await card.getByRole('button').first().focus()
      await page.keyboard.press('1')
      await expect(page.locator('legend', { hasText: asked })).toHaveCount(0)
      return
    }
    await live(page).focus()
    await page.keyboard.press('Enter')
  }
  throw new Error('no card came in forty years')
})
