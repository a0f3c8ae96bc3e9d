/** The puzzle of a day, a riddle with its hints, and a word search by keyboard, by press and as a list. */
import type { Page } from '@playwright/test'
import { firstSeed } from '../src/teaching/games/kit/code.ts'
import { puzzleOfDay } from '../src/teaching/puzzles/daily.ts'
import { puzzles } from '../src/teaching/puzzles/puzzles.ts'
import { doorOf } from '../src/teaching/word-search/doors.ts'
import { wordSearch } from '../src/teaching/word-search/grid.ts'
import { topics } from '../src/teaching/word-search/topics.ts'
import { violationsIn } from './axe.ts'
import { unfoldAround } from './calculator-page.ts'
import { setToday } from './today.ts'
import { expect, test } from './visitor.ts'

test.use({ timezoneId: 'America/Chicago', isNewcomer: false })

const day = '2026-11-23'
test.beforeEach(async ({ page }) => {
  await setToday(page, `${day}T18:00:00Z`)
})

/** The day a page of the server was drawn for is the server's own; the puzzle that stands says which it is. */
async function puzzleOn(page: Page) {
  const title = await page
    .getByRole('region', { name: /puzzle$/ })
    .getByRole('heading')
    .first()
    .textContent()
  const puzzle = puzzles.find((one) => one.title === title)
  if (!puzzle) throw new Error('no puzzle')
  return puzzle
}

test('a page left open keeps its puzzle, and offers the one of the new day where nothing moves', async ({ page }) => {
  await page.goto('/investment-puzzles')
  await expect(
    page
      .getByRole('button', { name: 'Check' })
      .or(page.getByRole('button', { name: 'Show the answer' }))
      .first(),
  ).toBeVisible()
  const first = await puzzleOn(page)
  await page.setViewportSize({ width: 320, height: 800 })
  const heading = page.getByRole('heading', { name: first.title })
  const before = await heading.boundingBox()
  // Far from every time zone's difference, and no round of puzzles long.
  await setToday(page, '2031-05-05T12:00:00Z')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Today’s puzzle' })).toBeVisible()
  await expect(heading).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Today’s puzzle' }).click()
  const next = puzzles[puzzleOfDay('2031-05-05', puzzles.length)]
  const card = page.getByRole('region', { name: 'Today’s puzzle' })
  await expect(card.getByRole('heading', { name: next?.title ?? '' })).toBeVisible()
})

test('a day’s puzzle warmer and colder, solved, kept, and an earlier one', async ({ page }) => {
  await page.goto('/investment-puzzles')
  const puzzle = await puzzleOn(page)
  const card = page.getByRole('region', { name: 'Today’s puzzle' })
  await expect(card.getByRole('heading', { name: puzzle.title })).toBeVisible()
  if (puzzle.asked.kind === 'choice')
    await card.getByRole('button', { name: puzzle.asked.options[puzzle.asked.answer] ?? '' }).click()
  else {
    await card.getByLabel('Your answer').fill(String(puzzle.asked.answer * 3 + 10))
    await card.getByRole('button', { name: 'Check' }).click()
    await expect(card).toContainText('too high')
    await card.getByRole('button', { name: 'Show a hint' }).click()
    await expect(card).toContainText(puzzle.hint)
    await card.getByLabel('Your answer').fill(puzzle.asked.answer.toFixed(4))
    await card.getByRole('button', { name: 'Check' }).click()
  }
  await expect(card).toContainText('That’s it.')
  await expect(card).toContainText(puzzle.lesson[0])
  expect(await violationsIn(page)).toEqual([])
  await page.reload()
  await expect(card).toContainText('That’s it.')
  const earlier = page
    .getByRole('listitem')
    .filter({ hasText: /[A-Z][a-z]+ \d+$/ })
    .getByRole('link')
    .first()
  const title = (await earlier.textContent()) ?? ''
  await earlier.click()
  const old = page.getByRole('region', { name: /^Puzzle of / })
  await expect(old.getByRole('heading', { name: title })).toBeVisible()
})

test('a riddle takes hints and another word for its answer', async ({ page }) => {
  await page.goto('/investment-riddles')
  const listed = page.getByRole('button', { name: /^Riddle 9 /, includeHidden: true })
  // The ten that today's is one of stand open; the others wait in their folds.
  await unfoldAround(listed)
  await listed.click()
  const card = page.getByRole('region', { name: /Riddle 9|Today’s riddle/ })
  await card.getByRole('button', { name: /^Hint 1/ }).click()
  await expect(card).toContainText('2 words, of 9 and 4 letters')
  await card.getByLabel('I’m …').fill('umbrella')
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(card).toContainText('Not what we had in mind.')
  await card.getByLabel('I’m …').fill('a rainy day fund')
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(card).toContainText('emergency fund')
  await expect(card.getByRole('link', { name: 'The lesson behind it' })).toHaveAttribute(
    'href',
    '/learning/emergency-fund',
  )
  await expect(card.getByRole('link', { name: 'Open Emergency Fund Calculator' })).toBeVisible()
})

test('words are found by pressing both ends, by keyboard, and as a list', async ({ page }) => {
  const topic = topics[0]
  if (!topic) throw new Error('no topic')
  const { placed } = wordSearch(
    topic.words.map(({ word }) => word),
    10,
    'easy',
    firstSeed,
  )
  const [first, second, third] = placed
  if (!first || !second || !third) throw new Error('too few words')
  await page.goto('/word-search')
  const cell = (at: { row: number; column: number } | undefined) =>
    page.locator(`[data-cell="${at?.row}-${at?.column}"]`)
  await cell(first.cells[0]).click()
  await cell(first.cells.at(-1)).click()
  await expect(page.getByText(`1 of ${placed.length} found`)).toBeVisible()

  const start = second.cells[0] ?? { row: 0, column: 0 }
  await cell(start).focus()
  await cell(start).press('Enter')
  const isDown = second.cells[1]?.column === start.column
  for (const _ of second.cells.slice(1)) await page.keyboard.press(isDown ? 'ArrowDown' : 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`2 of ${placed.length} found`)).toBeVisible()

  await page.getByRole('button', { name: 'Play as a list' }).click()
  const says = topic.words.find(({ word }) => word === third.word)?.says ?? ''
  const box = page.getByRole('listitem').filter({ hasText: says })
  await box.getByRole('textbox').fill(third.word.toLowerCase())
  await box.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(`3 of ${placed.length} found`)).toBeVisible()

  // A found word leads to more about it, and the search goes on where it was left.
  await page.getByRole('button', { name: 'Play with the letters' }).click()
  const word = page
    .getByRole('list', { name: 'Words to find' })
    .getByRole('link', { name: new RegExp(`^${first.word}`) })
  await expect(word).toHaveAttribute('href', doorOf('budget', first.word))
  await word.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Word search')
  await page.goto('/word-search')
  await expect(page.getByText(`3 of ${placed.length} found`)).toBeVisible()
})

test('puzzles and riddles stand on one printed page of questions and one of answers', async ({ page }) => {
  for (const [path, first] of [
    ['/investment-puzzles', 'Investment puzzles: Easy'],
    ['/investment-riddles', 'Money riddles: 1 to 10'],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => {
      window.print = () => {}
    })
    await page.getByRole('button', { name: 'Print class sheet' }).click()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article', { name: first, exact: true })
    await expect(sheet.getByRole('heading', { name: first, exact: true })).toBeVisible()
    await expect(sheet.getByRole('listitem')).toHaveCount(20)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: false })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
    await page.emulateMedia({ media: 'screen' })
  }
})
