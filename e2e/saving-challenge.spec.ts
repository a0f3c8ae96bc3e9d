/** The board of a saving challenge: ticked in any order, mended without losing a cent, kept on this device. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { formOf as form, headlineOf as headline, resultOf, upToDate } from './calculator-page.ts'
import { namesIn, notices, open } from './device.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

/** The day the pages are drawn for, and days around it: 'YYYY-MM-DD'. */
const day = (after: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + after * 86_400_000)

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })
test.beforeEach(async ({ page }) => {
  await setToday(page, `${day(0)}T18:00:00Z`)
})

const path = '/money-saving-challenge-generator'
const board = (page: Page) => page.getByRole('region', { name: 'Check off what you save' })
const steps = (page: Page) =>
  board(page)
    .getByRole('list', { name: /^Steps\./ })
    .getByRole('button')
const week = (page: Page, number: number) => steps(page).filter({ hasText: `Week ${number},` })
const saved = (page: Page, words: string | RegExp) => expect(board(page).getByRole('status')).toHaveText(words)

/** Ten rising weeks: 1 + 2 + … + 10 = 55 dollars. */
async function tenWeeks(page: Page, start?: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Number of steps' }).fill('10')
  await form(page).getByRole('textbox', { name: 'Goal' }).fill('55')
  if (start) await form(page).getByLabel('Start date').fill(start)
  await expect(headline(page)).toContainText('Save $1 to $10 a week for 10 weeks')
  await expect(steps(page)).toHaveCount(10)
}
/** Dollars on a step, as its button says them. */
const asked = async (step: Locator) =>
  Number(/\$([\d,]+(?:\.\d\d)?)/.exec((await step.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
async function sumOf(buttons: Locator): Promise<number> {
  let cents = 0
  for (const one of await buttons.all()) cents += Math.round((await asked(one)) * 100)
  return cents / 100
}

test('steps are ticked in any order by mouse and by key; the sum follows; a reload and a later visit keep them', async ({
  page,
  context,
}) => {
  await open(page, path)
  // Begun thirteen days ago: week 2 has passed.
  await tenWeeks(page, day(-13))
  await saved(page, '$0 of $55 saved, 0 of 10 weeks checked off.')
  await week(page, 8).click()
  await saved(page, '$8 of $55 saved, 1 of 10 weeks checked off.')
  await expect(week(page, 8)).toHaveAttribute('aria-pressed', 'true')
  // 8 of 55 is 14.5%.
  await expect(board(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14')

  await week(page, 8).press('Home')
  await expect(week(page, 1)).toBeFocused()
  await page.keyboard.press('Space')
  await saved(page, '$9 of $55 saved, 2 of 10 weeks checked off.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(week(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await saved(page, '$12 of $55 saved, 3 of 10 weeks checked off.')
  await page.keyboard.press('End')
  await expect(week(page, 10)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(week(page, 10)).toBeFocused()
  // One stop for the Tab key.
  await page.keyboard.press('Tab')
  await expect(board(page).getByRole('textbox', { name: 'Other savings' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(week(page, 10)).toBeFocused()

  await week(page, 3).click()
  await saved(page, '$9 of $55 saved, 2 of 10 weeks checked off.')
  expect(await namesIn(page, 'local')).toEqual(['saving-boards'])
  await page.reload()
  await saved(page, '$9 of $55 saved, 2 of 10 weeks checked off.')

  // A later visit, from an address without numbers: the same plan with the same first day. Week 2 has passed.
  const later = await context.newPage()
  await later.clock.setFixedTime(`${day(0)}T18:00:00Z`)
  await open(later, path)
  await saved(later, '$9 of $55 saved, 2 of 10 weeks checked off.')
  await expect(form(later).getByLabel('Start date')).toHaveValue(day(-13))
  await expect(board(later)).toContainText(
    '1 week passed without a check. The steps ahead add up to $2 less than you need.',
  )
})

for (const [way, button] of [
  ['evenly', 'Spread evenly over 7 weeks'],
  ['in proportion', 'Spread in proportion'],
] as const)
  test(`missed weeks spread ${way} over the rest: to the cent, ticks untouched, and back`, async ({ page }) => {
    await open(page, path)
    await tenWeeks(page, day(-21))
    // October 20 and 27 and November 3 lie before November 10.
    await expect(board(page)).toContainText('3 weeks passed without a check. The steps ahead add up to $6 less')
    await week(page, 2).click()
    await expect(board(page)).toContainText('2 weeks passed without a check. The steps ahead add up to $4 less')
    const ahead = steps(page).filter({ hasText: /Week ([4-9]|10),/ })
    await expect(ahead).toHaveCount(7)
    expect(await sumOf(ahead)).toBe(49)

    await board(page).getByRole('button', { name: button }).click()
    await expect(notices(page)).toContainText('Spread over 7 weeks')
    await expect(board(page)).not.toContainText('less than you need')
    await saved(page, '$2 of $55 saved, 1 of 10 weeks checked off.')
    expect(await sumOf(ahead)).toBe(53)
    await expect(week(page, 1)).toContainText('moved')
    await expect(week(page, 3)).toContainText('moved')
    await expect(week(page, 2)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await saved(page, '$2 of $55 saved, 1 of 10 weeks checked off.')
    await expect(week(page, 1)).toContainText('moved')
    expect(await sumOf(ahead)).toBe(53)
    // Every step left, ticked, reaches the goal.
    for (const step of await ahead.all()) await step.click()
    await saved(page, '$55 of $55 saved, 8 of 10 weeks checked off.')
    await expect(board(page)).toContainText('You’ve reached your goal.')
  })

test('a repair is taken back', async ({ page }) => {
  await open(page, path)
  await tenWeeks(page, day(-21))
  // Pressed before typing has paused: what was typed is kept all the same.
  await board(page).getByRole('button', { name: 'Spread evenly over 7 weeks' }).click()
  await expect(board(page)).not.toContainText('less than you need')
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(board(page)).toContainText('3 weeks passed without a check. The steps ahead add up to $6 less')
  expect(await sumOf(steps(page))).toBe(55)
  // A later visit does not bring the repair back.
  await open(page, '/about')
  await open(page, path)
  await expect(headline(page)).toContainText('Save $1 to $10 a week for 10 weeks')
  await expect(board(page)).toContainText('3 weeks passed without a check. The steps ahead add up to $6 less')
  expect(await sumOf(steps(page))).toBe(55)
  await expect(board(page)).not.toContainText('make a new plan')
})

test('a repair is shown from an address of before it too, and on a later visit', async ({ page }) => {
  await open(page, path)
  await tenWeeks(page, day(-21))
  await week(page, 2).click()
  await expect.poll(() => new URL(page.url()).hash).toContain(day(-21))
  const old = page.url()
  await board(page).getByRole('button', { name: 'Spread evenly over 7 weeks' }).click()
  await expect(week(page, 1)).toContainText('moved')
  await open(page, '/about')
  await open(page, old)
  await expect(week(page, 1)).toContainText('moved')
  expect(await sumOf(steps(page).filter({ hasText: /Week ([4-9]|10),/ }))).toBe(53)

  await week(page, 2).click()
  await week(page, 2).click()
  await open(page, '/about')
  await open(page, path)
  await expect(week(page, 1)).toContainText('moved')
})

test('a changed plan asks, and loses nothing: open the old one, carry its money over, or begin beside it', async ({
  page,
}) => {
  await open(page, path)
  await tenWeeks(page)
  await week(page, 1).click()
  await week(page, 10).click()
  await saved(page, '$11 of $55 saved, 2 of 10 weeks checked off.')

  const goal = form(page).getByRole('textbox', { name: 'Goal' })
  await goal.fill('110')
  await expect(board(page)).toContainText('These numbers make a new plan. The one you checked off is still saved.')
  await expect(board(page)).toContainText('$55.00 in 10 weeks, increasing: $11 saved, 2 checked off')
  await saved(page, '$0 of $110 saved, 0 of 10 weeks checked off.')
  await board(page)
    .getByRole('button', { name: /^Open\b/ })
    .click()
  await expect(goal).toHaveValue('55')
  await saved(page, '$11 of $55 saved, 2 of 10 weeks checked off.')

  await goal.fill('110')
  await board(page).getByRole('button', { name: 'Move $11 to this plan' }).click()
  await expect(notices(page)).toContainText('$11 moved to this plan')
  await saved(page, '$11 of $110 saved, 2 of 10 weeks checked off.')
  expect(await sumOf(steps(page).filter({ hasText: /Week [2-9],/ }))).toBe(99)
  await expect(board(page)).not.toContainText('is still saved')
  await notices(page).filter({ hasText: 'moved to this plan' }).getByRole('button', { name: 'Undo' }).click()
  await saved(page, '$11 of $55 saved, 2 of 10 weeks checked off.')

  await goal.fill('110')
  await week(page, 2).click()
  await saved(page, /^\$\d+ of \$110 saved, 1 of 10 weeks checked off\.$/)
  await expect(board(page)).toContainText('Other challenges on this device:')
  await board(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(notices(page)).toContainText('Challenge deleted')
  await expect(board(page)).not.toContainText('Other challenges')
  await notices(page).filter({ hasText: 'Challenge deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(board(page)).toContainText('$55.00 in 10 weeks, increasing: $11 saved, 2 checked off')
})

test('money beside the steps counts; the board is cleared and comes back', async ({ page }) => {
  await open(page, path)
  await tenWeeks(page)
  await week(page, 4).click()
  await board(page).getByRole('textbox', { name: 'Other savings' }).fill('5.50')
  await board(page).getByRole('button', { name: 'Add', exact: true }).click()
  await saved(page, '$9.50 of $55 saved, 1 of 10 weeks checked off.')
  await expect(board(page)).toContainText('You’re ahead: the steps left add up to $5.50 more than you need.')
  await board(page).getByRole('button', { name: 'Remove $5.50 of other savings' }).click()
  await saved(page, '$4 of $55 saved, 1 of 10 weeks checked off.')
  await board(page).getByRole('button', { name: 'Clear this board' }).click()
  await saved(page, '$0 of $55 saved, 0 of 10 weeks checked off.')
  await notices(page).filter({ hasText: 'Challenge deleted' }).getByRole('button', { name: 'Undo' }).click()
  await saved(page, '$4 of $55 saved, 1 of 10 weeks checked off.')
})

test('on paper stands the board with its amounts, without what only a screen can do', async ({ page }) => {
  await open(page, path)
  await tenWeeks(page)
  await week(page, 2).click()
  await page.emulateMedia({ media: 'print' })
  await expect(board(page)).toBeVisible()
  await expect(steps(page)).toHaveCount(10)
  for (const step of await steps(page).all()) await expect(step).toBeVisible()
  await expect(week(page, 2)).toContainText('✓')
  await expect(board(page).getByText('Other savings')).toBeHidden()
  await expect(board(page).getByText('Clear this board')).toBeHidden()
})

test('the calendar file has a day for every step still to save, and none for those ticked off', async ({ page }) => {
  await open(page, path)
  await tenWeeks(page)
  await week(page, 2).click()
  const waiting = page.waitForEvent('download')
  await board(page).getByRole('button', { name: 'Calendar file: 9 weeks left' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe(`saving-challenge-55-from-${day(0)}.ics`)
  const text = await readFile(await file.path(), 'utf8')
  const dates = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map((one) => one[1])
  // Weeks 1 and 3 to 10, by their distance in days.
  expect(dates).toEqual([0, 14, 21, 28, 35, 42, 49, 56, 63].map((after) => day(after).replaceAll('-', '')))
  expect(text).toContain('SUMMARY:Savings challenge: Week 1\r\n')
  expect(text).not.toContain('Week 2\r\n')
  // $2 of week 2 are saved; with week 1 it is $3.
  expect(text.replaceAll('\r\n ', '')).toContain('Save $1. That brings you to $3 of $55.')
  await expect(page.getByText(`Saved 9 dates as saving-challenge-55-from-${day(0)}.ics.`)).toBeVisible()
  await expect(resultOf(page).getByRole('button', { name: 'Calendar file' })).toHaveCount(0)
})

test('every pattern comes to the same sum; another word shuffles another order', async ({ page }) => {
  await open(page, path)
  await tenWeeks(page)
  const pattern = form(page).getByRole('combobox', { name: 'Pattern' })
  await pattern.selectOption('Decreasing')
  await expect(week(page, 1)).toContainText('$10')
  await expect(week(page, 10)).toContainText('$1')
  expect(await sumOf(steps(page))).toBe(55)
  await pattern.selectOption('Zigzag')
  await expect(week(page, 1)).not.toContainText('$10')
  expect(await sumOf(steps(page))).toBe(55)
  await pattern.selectOption('Shuffled')
  const order = () => steps(page).allTextContents()
  await expect.poll(order).not.toEqual([])
  expect(await sumOf(steps(page))).toBe(55)
  const first = await order()
  await form(page).getByRole('textbox', { name: 'Shuffle word' }).fill('copper')
  await expect.poll(order).not.toEqual(first)
  expect(await sumOf(steps(page))).toBe(55)
  await form(page).getByRole('textbox', { name: 'Shuffle word' }).fill('penny')
  await expect.poll(order).toEqual(first)
  await pattern.selectOption('Envelopes')
  await expect(steps(page).first()).toContainText('No. 1')
  await expect(steps(page).last()).toContainText('No. 10')
  expect(await sumOf(steps(page))).toBe(55)
})

test('two tabs share the board; it is named among what this browser holds', async ({ page, context }) => {
  await open(page, path)
  await tenWeeks(page)
  await week(page, 4).click()
  const other = await context.newPage()
  await other.clock.setFixedTime(`${day(0)}T18:00:00Z`)
  await open(other, path)
  await saved(other, '$4 of $55 saved, 1 of 10 weeks checked off.')
  await week(other, 6).click()
  await saved(page, '$10 of $55 saved, 2 of 10 weeks checked off.')
  await open(page, '/data-deletion')
  await expect(page.getByRole('region', { name: 'This device' })).toContainText('Saving challenges')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await saved(other, '$0 of $55 saved, 0 of 10 weeks checked off.')
})

for (const theme of ['light', 'dark'] as const)
  test(`a board with ticked, passed and moved steps can be read by everyone and fits a phone, ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await tenWeeks(page, day(-21))
    await week(page, 2).click()
    const seen = async () => {
      // What stands for the numbers of before is dimmed until it is worked out anew.
      await expect(async () => {
        await upToDate(page)
        expect(await violationsIn(page)).toEqual([])
      }).toPass({ timeout: 20_000 })
    }
    await expect(board(page)).toContainText('passed without a check')
    await seen()
    await board(page).getByRole('button', { name: 'Spread evenly over 7 weeks' }).click()
    await expect(week(page, 1)).toContainText('moved')
    await form(page).getByRole('textbox', { name: 'Goal' }).fill('110')
    await expect(board(page)).toContainText('make a new plan')
    await seen()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
