/** The kids’ pages: every game by the keyboard alone and by touch, nothing sent, and the page for grown-ups behind its sum. */
import type { Page } from '@playwright/test'
import { bands, cardList } from '../src/teaching/kids/cards.ts'
import { violationsIn } from './axe.ts'
import { quiet } from './calculator-page.ts'
import { dataIn, namesIn } from './device.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })

const again = (page: Page) => page.getByRole('button', { name: 'Play again' })
const choices = (page: Page) => page.locator('main fieldset button')

const focusIsOn = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((text) => document.activeElement?.textContent?.trim() === text, name)

/** Presses Tab until the focus is on an answer, then Space. */
async function answerByKeys(page: Page, most: number): Promise<void> {
  for (let i = 0; i <= most; i++) {
    if (await page.evaluate(() => document.activeElement?.matches('main fieldset button') ?? false)) {
      await page.keyboard.press('Space')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not come to an answer')
}

/** Where the first answer can be touched, and how small the smallest of them is; null when the game is over. */
const firstAnswer = () => {
  const all = [...document.querySelectorAll('main fieldset button')]
  const [first] = all
  if (first === undefined) return null
  first.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = first.getBoundingClientRect()
  const sizes = all.flatMap((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])
  return { x: x + width / 2, y: y + height / 2, least: Math.min(...sizes) }
}

/** Touches the first answer until none is left; the smallest side of all answers met. */
async function touchToTheEnd(page: Page): Promise<number> {
  let least = 1000
  for (let i = 0; i < 250; i++) {
    const answer = await page.evaluate(firstAnswer)
    if (answer === null) break
    least = Math.min(least, answer.least)
    await page.touchscreen.tap(answer.x, answer.y)
  }
  return least
}

/** The end of a game is made of the same parts everywhere: one of each band. */
const endsLookedAt = new Set(bands.map(({ band }) => cardList.find((card) => card.band === band)?.slug))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  for (const { slug } of cardList)
    test(`${slug} is played to its end with Tab and Space alone, taken back, and played again by touch; nothing leaves the page`, async ({
      page,
    }) => {
      await page.goto(`/truepenny-kids/${slug}`)
      await expect(choices(page).first()).toBeVisible()
      // The way to the first answer once; from then on the focus stays among the answers.
      await answerByKeys(page, 40)
      // What the page fetches for itself when it is at rest has come by then.
      await quiet(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      page.on('websocket', (socket) => asked.push(socket.url()))
      for (let i = 0; i < 250 && (await choices(page).count()) > 0; i++) await answerByKeys(page, 1)
      await expect(again(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(again(page)).toBeFocused()
      // Back from the end by the same two keys: the step before asks again.
      await page.keyboard.press('Shift+Tab')
      for (let i = 0; i < 12 && !(await focusIsOn(page, 'Go back')); i++) await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await expect(choices(page).first()).toBeVisible()
      expect(await violationsIn(page)).toEqual([])

      let least = await touchToTheEnd(page)
      await again(page).tap()
      await expect(choices(page).first()).toBeVisible()
      least = Math.min(least, await touchToTheEnd(page))
      await expect(again(page)).toBeVisible()
      expect(least, 'the smallest answer').toBeGreaterThanOrEqual(56)
      if (endsLookedAt.has(slug)) expect(await violationsIn(page)).toEqual([])
      expect(asked).toEqual([])
    })
})

test('a game goes on where it was left, and its badge stays on the kids’ page', async ({ page }) => {
  await page.goto('/truepenny-kids/wait-and-grow')
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Sing a line' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Pick two' }).click()
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Pick one now' }).click()
  await expect(page.getByText('You have 4 berries. Yum.')).toBeVisible()
  await page.getByRole('link', { name: 'All games' }).first().click()
  await expect(page.getByText('I waited')).toBeVisible()
  await expect(page.getByRole('link', { name: /Wait and Grow.*Played/ })).toBeVisible()
  // No way out of the site, and nowhere to type.
  expect(await page.locator('main a[href^="http"], main input, main textarea').count()).toBe(0)
})

test('a grown-up solves the sum, keeps a house bank, and deletes what the pages keep', async ({ page }) => {
  await page.goto('/truepenny-kids/wait-and-grow')
  await page.getByRole('button', { name: 'Sing a line' }).click()
  await page.goto('/truepenny-kids/grown-ups')
  const answer = page.locator('main input')
  await answer.fill('1')
  await page.getByRole('button', { name: 'Open the page' }).click()
  await expect(page.getByText('That’s not it. Here’s another sum.')).toBeVisible()
  const [a, b] = ((await page.locator('main form label').textContent()) ?? '').match(/\d+/g) ?? []
  await answer.fill(String(Number(a) * Number(b)))
  await page.getByRole('button', { name: 'Open the page' }).click()

  await expect(page.getByRole('heading', { name: 'Allowance tool' })).toBeVisible()
  // Behind the sum nobody else looks.
  expect(await violationsIn(page)).toEqual([])
  await page.getByLabel('Each week', { exact: true }).fill('6')
  await expect(page.getByText('Each week: $3.00 to spend, $2.40 to save, $0.60 to share.')).toBeVisible()
  await page.getByLabel('Amount', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('There isn’t that much in the bank')).toBeVisible()
  await page.getByRole('button', { name: 'Put in' }).click()
  await page.getByRole('button', { name: 'Pay this month’s interest: $1.00' }).click()
  await expect(page.getByText('Balance: $21.00.')).toBeVisible()
  expect(await dataIn(page, 'local', 'kids-home')).toMatchObject({ ledger: [{ cents: 2000 }, { cents: 100 }] })

  await page.getByRole('button', { name: 'Delete all of it' }).click()
  await page.getByRole('button', { name: 'Yes, delete games, badges and house bank' }).click()
  await expect(page.getByText('Deleted. Nothing from the kids’ pages is left on this device.')).toBeVisible()
  expect(await namesIn(page, 'local')).not.toContain('kids-home')
  expect(await dataIn(page, 'local', 'games')).toEqual({ runs: {}, best: {} })
})

test('a child’s game stands alone: no menu, no search, no way out but the other games and the sum for grown-ups', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404/)
  for (const path of ['/truepenny-kids/coin-corner', '/truepenny-kids/word-search', '/truepenny-kids/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'All games' }).first()).toBeVisible()
    const paths = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths.filter((one) => one !== '#content' && !one?.startsWith('/truepenny-kids'))).toEqual([])
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await expect(page.getByRole('heading', { name: 'One sum first' })).toBeVisible()
})

test('children’s words are found from their meanings with Tab and Space, and lead to a game', async ({ page }) => {
  await page.goto('/truepenny-kids/word-search')
  await page.getByRole('button', { name: 'Play without letters' }).click()
  for (let i = 0; i < 60 && (await choices(page).count()) > 0; i++) await answerByKeys(page, 8)
  await expect(page.locator('main [role=status]')).toContainText('You found them all.')
  await page.getByRole('button', { name: 'Play with letters' }).click()
  await page.getByRole('list', { name: 'Words to find' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/truepenny-kids\/[a-z-]+$/)
  await expect(page.locator('main input, main textarea')).toHaveCount(0)
})
