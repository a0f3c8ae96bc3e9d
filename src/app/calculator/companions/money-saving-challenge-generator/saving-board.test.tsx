import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import {
  boardsShape,
  bringBack,
  dropBoard,
  keepBoard,
  mergeBoards,
  savingBoardStore,
} from '#app/state/saving-boards.ts'
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { calculator as tool } from '#calculators/money-saving-challenge-generator/calculator.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/sections.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'
import { SavingBoard } from './saving-board.tsx'
import { SavingCalendar } from './saving-board-calendar.tsx'
import {
  boardView,
  carriedOver,
  firstTicks,
  planKey,
  repairOf,
  savedIn,
  type Ticks,
  toggled,
} from './saving-board-plan.ts'

const calculator = await tool.whole()
const today = '2026-11-21'
const given = (values: InputValues = {}) =>
  ({ ...initialInputs(calculator.fields, { today }), start: '2026-11-02', ...values }) as unknown as ChallengeInputs
const none = { ticks: {}, extra: 0 }
const ten = { goal: 55, steps: 10 }

beforeEach(() => savingBoardStore.clear())

test('steps before today that nobody ticked are behind; their money is the gap', () => {
  // Weeks of Nov 2, 9, 16, 23, …: three lie before the 21st, 1 + 2 + 3 = 6 dollars.
  const view = boardView(given(ten), none, today)
  expect(view.behind.map((step) => step.number)).toEqual([1, 2, 3])
  expect(view.gap).toBe(600)
})
test('steps can be ticked in any order and taken back', () => {
  const inputs = given(ten)
  const eighth = boardView(inputs, none, today).steps[7]
  if (!eighth) throw new Error('ten steps')
  const once = toggled(none, eighth)
  expect(once.ticks).toEqual({ 8: 800 })
  const again = boardView(inputs, once, today).steps[7]
  expect(again?.ticked).toBe(true)
  expect(again && toggled(once, again)).toEqual(none)
})
test.each(['even', 'pattern'] as const)('a repair (%s) closes the gap to the cent and leaves ticks alone', (spread) => {
  const inputs = given({ ...ten, rounding: 'cent' })
  const kept = { ticks: { 2: 200, 9: 900 }, extra: 77 }
  const view = boardView(inputs, kept, today)
  expect(view.gap).not.toBe(0)
  const repaired = { ...inputs, ...repairOf(inputs, kept, view, spread) }
  expect(planKey(repaired)).toBe(planKey(inputs))
  const after = boardView(repaired, kept, today)
  expect(after.gap).toBe(0)
  expect(after.saved).toBe(1177)
  expect(after.steps.filter((step) => step.ticked).map((step) => step.shown)).toEqual([200, 900])
  // Ticking all that is left reaches the goal exactly.
  const all = after.ahead.reduce(toggled, kept)
  expect(savedIn(all)).toBe(5500)
})
test('a second repair builds on the first', () => {
  const first = given(ten)
  const once = { ...first, ...repairOf(first, none, boardView(first, none, today), 'even') }
  const later = '2026-12-09'
  const view = boardView(once, none, later)
  expect(view.behind.map((step) => step.number)).toEqual([4, 5, 6])
  const twice = { ...once, ...repairOf(once, none, view, 'even') }
  expect(twice.missed).toBe('1-6')
  expect(boardView(twice, none, later).gap).toBe(0)
})
test('nearly there: a repair leaves the last steps out, and ticking the others reaches the goal', () => {
  const inputs = given(ten)
  // 55 less 52 saved is 3: three weeks of one dollar from the 23rd on, the three after them ask for nothing.
  const kept = { ticks: { 10: 1000 }, extra: 4200 }
  const repaired = { ...inputs, ...repairOf(inputs, kept, boardView(inputs, kept, today), 'even') }
  const view = boardView(repaired, kept, today)
  expect(view.ahead.map((step) => step.amount)).toEqual([100, 100, 100])
  expect(view.steps.filter((step) => step.state === 'spared')).toHaveLength(3)
  expect(savedIn(view.ahead.reduce(toggled, kept))).toBe(5500)
})
test('another goal is another plan; interest and what happened since are not', () => {
  expect(planKey(given({ goal: 1500 }))).not.toBe(planKey(given()))
  expect(planKey(given({ apy: 1, missed: '3', saved: 4 }))).toBe(planKey(given()))
  // Questions that are not asked of this pattern.
  expect(planKey(given({ payday: '2027-01-01', seed: 'other', halfDays: '5-20' }))).toBe(planKey(given()))
  expect(planKey(given({ pattern: 'random', seed: 'other' }))).not.toBe(planKey(given({ pattern: 'random' })))
  expect(planKey(given({ skipped: '3, 4' }))).toBe(planKey(given({ skipped: '3-4' })))
})
test('money carried into a changed plan is all there, on its steps where the dates are the same', () => {
  const old = { ticks: { 1: 100, 52: 5200 }, extra: 50 }
  expect(carriedOver(old, given(), given({ steps: 40 }))).toEqual({ ticks: { 1: 100 }, extra: 5250 })
  expect(carriedOver(old, given(), given({ rhythm: 'day' }))).toEqual({ ticks: {}, extra: 5350 })
})
test('a link with saved steps starts the board with them', () => {
  const ticks = firstTicks(given({ done: '1-3', saved: 10 }))
  expect(ticks).toEqual({ ticks: { 1: 100, 2: 200, 3: 300 }, extra: 400 })
})

const board = { id: 'a', plan: 'p', link: '#v1', ticks: { 1: 100 }, extra: 0 }
test('the store refuses what it cannot read and joins two tabs', () => {
  expect(good(boardsShape, { boards: [{ ...board, changedAt: '2026' }], gone: {} })?.boards).toHaveLength(1)
  const wrongTick = [{ 0: 1 }, { 1: 0.5 }, { 1: -1 }]
  for (const ticks of wrongTick)
    expect(good(boardsShape, { boards: [{ ...board, changedAt: '2026', ticks }] })?.boards).toMatchObject([
      { ticks: {} },
    ])
  for (const wrong of [{ extra: 'x' }, { plan: 5 }])
    expect(good(boardsShape, { boards: [{ ...board, changedAt: '2026', ...wrong }] })?.boards).toEqual([])
  const mine = { boards: [{ ...board, changedAt: '2', extra: 2 }], gone: {} }
  const theirs = {
    boards: [
      { ...board, changedAt: '1' },
      { ...board, id: 'b', changedAt: '1' },
    ],
    gone: { b: '3' },
  }
  expect(mergeBoards(mine, theirs).boards).toEqual([{ ...board, changedAt: '2', extra: 2 }])
})
test('a full device never pushes out an old challenge; a deleted one comes back', () => {
  for (let i = 0; i < 20; i++) expect(keepBoard({ ...board, id: `b${i}` })).toBe(true)
  expect(keepBoard(board)).toBe(false)
  const kept = savingBoardStore.get().boards[0]
  if (!kept) throw new Error('twenty boards')
  dropBoard(kept.id)
  expect(savingBoardStore.get().boards).toHaveLength(19)
  bringBack(kept)
  expect(savingBoardStore.get().boards.at(-1)).toMatchObject({ id: kept.id, ticks: kept.ticks })
})

const drawn = (values: InputValues = {}) => {
  const inputs = given(values) as unknown as InputValues
  const form = { calculator, env: { today, year: 2026 }, resultInputs: inputs, year: 2026 } as unknown as CalculatorForm
  return renderToStaticMarkup(<SavingBoard form={form} />)
}
test('every step is a named toggle button, one of them on the Tab key', () => {
  const html = drawn(ten)
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(10)
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  expect(html).toContain('<span class="sr-only">Week 1, </span>')
  expect(html).toContain('role="progressbar"')
  expect(html).toContain('3 weeks passed without a check')
  expect(html.toLowerCase()).not.toMatch(/fail|behind schedule|should/)
})
test('the calendar file holds the steps from today on that are not ticked', () => {
  const button = (values: InputValues, ticks: Ticks) =>
    renderToStaticMarkup(<SavingCalendar view={boardView(given(values), ticks, today)} inputs={given(values)} />)
  // Three of ten weeks have passed; with the sixth ticked six are ahead.
  expect(button(ten, none)).toContain('Calendar file: 7 weeks left')
  expect(button(ten, { ticks: { 6: 600 }, extra: 0 })).toContain('Calendar file: 6 weeks left')
  expect(button(ten, { ticks: {}, extra: 5500 })).toBe('')
  const daily = { goal: 5050, steps: 100, rhythm: 'day', start: today } as const
  expect(button(daily, none)).toContain('Calendar file: next 60 days')
  expect(drawn(ten)).toContain('7 weeks left')
})
test('envelopes stand by their numbers', () => {
  const html = drawn({ goal: 5050, steps: 100, pattern: 'envelopes' })
  expect(html.indexOf('No. 1<')).toBeLessThan(html.indexOf('No. 2<'))
})
test('a whole form with its lists fits the link a board keeps', () => {
  const far = given({ steps: 400, done: Array.from({ length: 200 }, (_, i) => 2 * i + 1).join(', ') })
  const link = writeLink(calculator, far as unknown as InputValues, 2026)
  expect(readLink(calculator, link, { today })?.ok).toBe(true)
  expect(link.length).toBeLessThan(8000)
})
