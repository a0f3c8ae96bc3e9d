import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { challengePlan } from '#engine/challenge/plan.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import type { RanksChart } from '../kit/presentation.ts'
import { american } from '../kit/say.ts'
import { calculator } from './calculator.ts'
import { calendarOf, MOST_EVENTS } from './calendar.ts'
import { askOf, readLists } from './compute.ts'
import type { ChallengeInputs } from './sections.ts'

const { defaults, evaluate, allWords: text, rows, check } = await askedWhole(calculator)
const schedule = (given: InputValues = {}) => rows('schedule', given)

test('the sum must equal the goal exactly: any goal, pattern, rounding and repair, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 2_000_000 }),
      fc.integer({ min: 4, max: 120 }),
      fc.constantFrom('up', 'reverse', 'flat', 'random', 'zigzag', 'payday', 'envelopes'),
      fc.constantFrom('cent', 'dollar', 'five'),
      fc.constantFrom('', '2-3'),
      fc.constantFrom('', '1'),
      (cents, steps, pattern, rounding, missed, done) => {
        const goal = cents / 100
        const { outcome, figures } = evaluate({ goal, steps, pattern, rounding, missed, done })
        if (outcome === 'plan') expect(Math.round((figures['sumOfSteps'] ?? 0) * 100)).toBe(cents)
        else expect(outcome).toBe('too-little')
      },
    ),
    { numRuns: 300 },
  )
})
test('last step rounding: the odd cents of a goal go onto one step, and it is named', () => {
  expect(schedule({ goal: 100.5, steps: 4, pattern: 'flat' }).map((row) => row[2])).toEqual([25, 25, 25, 25.5])
  expect(text({ goal: 100.5, steps: 4, pattern: 'flat' })).toContain('The uneven amount is on December 12, 2026')
})
test('1 + … + 52 = 1,378', () => {
  const rows = schedule()
  expect(rows).toHaveLength(52)
  expect(rows.at(-1)?.at(-1)).toBe(1378)
})
test('people drop out when late weeks hit $40 to $52: a cap holds, and the heavy weeks are named with an easier order', () => {
  expect(text()).toContain('Your heaviest four weeks add up to $202')
  expect(text()).toContain('In zigzag order, no four weeks would add up to more than $108')
  const { figures } = evaluate({ most: 30 })
  expect(figures['largestStep']).toBe(30)
  expect(figures['sumOfSteps']).toBe(1378)
})
test('missed weeks move to the rest, with no word of failure', () => {
  const words = text({ done: '1-4', missed: '5-8' })
  expect(words).toContain('$26 from 4 weeks moved to the 44 weeks left')
  expect(words).not.toMatch(/fail|behind|should|late/i)
})
test('impossible combinations say what would fit', () => {
  expect(text({ least: 30 })).toContain('At $30 or more a week, you’d save $1,560, more than your $1,378 goal')
  expect(text({ most: 20 })).toContain('At $20 or less a week, you’d save only $1,040 of your $1,378 goal')
  expect(text({ least: 30 })).toContain('a goal of $1,560')
  expect(text({ least: 26.5, most: 26.9 })).toContain('No step in whole dollars fits between $26.50 and $26.90')
  expect(text({ most: 4, rounding: 'five' })).toContain('No step in $5 bills can be $4 or less')
  // 51 weeks missed of 52: the week left holds 52 at most, and 100 are saved.
  expect(text({ most: 52, missed: '1-51', saved: 100 })).toContain('a goal of at most $152')
  expect(evaluate({ least: 30 }).present().charts).toEqual([])
  expect(check({ least: 5, most: 4 })).toHaveProperty('most')
})
test('a typed word always shuffles alike', () => {
  const amounts = (seed: string) => schedule({ pattern: 'random', seed }).map((row) => row[2])
  expect(amounts('otter')).toEqual(amounts('otter'))
  expect(amounts('otter')).not.toEqual(amounts('heron'))
})
test('hidden questions do not change the answer', () => {
  const { figures } = evaluate()
  expect(evaluate({ seed: 'other', payday: '2026-12-01', payEvery: '7', halfDays: '5-20' }).figures).toEqual(figures)
})
describe('the calendar file', () => {
  const fileOf = (given: InputValues, ticked: readonly number[] = [], saved = 0) => {
    const inputs = { ...defaults, ...given } as unknown as ChallengeInputs
    const { steps } = challengePlan(askOf(inputs, readLists(inputs)))
    return calendarOf(
      steps.filter((step) => step.state === 'open' && !ticked.includes(step.number)),
      saved,
      inputs,
      american,
    )
  }
  const ten = { goal: 55, steps: 10, start: '2026-11-21' }
  test('holds one day a step in time, at most 60, whatever the order of the envelopes', () => {
    expect(fileOf({}).events).toHaveLength(52)
    expect(fileOf({ steps: 100, rhythm: 'day', goal: 5050 }).events).toHaveLength(MOST_EVENTS)
    const dates = fileOf({ ...ten, pattern: 'envelopes' }).events.map((event) => event.date)
    expect(dates).toEqual(dates.toSorted())
  })
  test('leaves out what is saved, and counts it', () => {
    // 1 + 2 = 3 dollars saved; week 3 brings 6, week 10 brings 55.
    const { events } = fileOf(ten, [1, 2], 300)
    expect(events.map((event) => event.date)).toHaveLength(8)
    expect(events[0]).toEqual({
      date: '2026-12-05',
      title: 'Savings challenge: Week 3',
      note: 'Save $3. That brings you to $6 of $55.',
    })
    expect(events.at(-1)?.note).toBe('Save $10. That brings you to $55 of $55.')
  })
  test('ends where the goal is reached', () => {
    // 30 dollars from elsewhere: weeks 1 to 6 bring 21 (51), week 7 brings 58; nothing is asked after it.
    expect(fileOf(ten, [], 3000).events).toHaveLength(7)
    expect(fileOf(ten, [], 5500).events).toEqual([])
  })
  test('knows a step again after a repair, and keeps two challenges apart', () => {
    const titles = (given: InputValues) => fileOf(given).events.map((event) => event.title)
    expect(titles({ missed: '1' })).toEqual(titles({}).slice(1))
    expect(fileOf({ ...ten, missed: '1' }).fileName).toBe(fileOf(ten).fileName)
    expect(fileOf({ ...ten, goal: 667.95 }).fileName).toBe('saving-challenge-667-95-from-2026-11-21.ics')
    expect(fileOf({ ...ten, start: '2027-11-20' }).fileName).not.toBe(fileOf(ten).fileName)
  })
  test('keeps its days over the change of the clocks and on February 29', () => {
    // Clocks change on November 1, 2026 and March 14, 2027; a day file has no hours to shift. 2028 is a leap year.
    const weekly = fileOf({ goal: 52, steps: 4, pattern: 'flat', start: '2026-10-25' }).events
    expect(weekly.map((event) => event.date)).toEqual(['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'])
    const daily = fileOf({ goal: 3, steps: 3, pattern: 'flat', rhythm: 'day', start: '2028-02-28' }).events
    expect(daily.map((event) => event.date)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })
})
test('a falling plan falls to its end: odd cents stand in its largest step', () => {
  // 1,378 in fives: 275 fives and $3. 3 on the first step keeps every later one the same or less.
  const put = schedule({ pattern: 'reverse', rounding: 'five' }).map((row) => Number(row.at(-2)))
  expect(put.reduce((sum, amount) => sum + amount, 0)).toBe(1378)
  expect(put).toEqual(put.toSorted((a, b) => b - a))
  expect((put[0] ?? 0) % 5).toBe(3)
  expect(text({ pattern: 'reverse', rounding: 'five' })).toContain('Every step after that is the same or less')
})
test('steps that cannot hold what is left ask for nothing, and no sentence says they reach the goal', () => {
  // Five weeks of at most 12 hold 60 of the 100.
  const given = { goal: 100, steps: 10, pattern: 'flat', most: 12, missed: '1-5' } as const
  expect(evaluate(given).outcome).toBe('too-much')
  expect(evaluate(given).present().charts).toEqual([])
  expect(text(given)).not.toContain('moved')
  expect(text(given)).not.toContain('heaviest')
  const rows = schedule(given)
  expect(rows.slice(1).every((row) => row.at(-1) === null && row.at(-2) === null)).toBe(true)
  expect(rows.map((row) => row[2])).not.toContain('Moved to the rest')
})
test('the average of a week can be followed with a pocket calculator', () => {
  const lines = (given: InputValues) =>
    evaluate(given)
      .present()
      .workings.find((one) => one.title.startsWith('Average'))?.lines ?? []
  // 2,637.24 ÷ (1 × 52 ÷ 12) = 2,637.24 ÷ 4.3333… = 608.594; 1 ÷ (2 ÷ 7) = 3.5.
  expect(lines({ goal: 2637.24, steps: 1, rhythm: 'month' })).toEqual([
    'goal ÷ weeks',
    '= $2,637.24 ÷ (1 × 52 ÷ 12)',
    '= $608.59',
  ])
  expect(lines({ goal: 2, steps: 2, rhythm: 'day' })).toEqual(['goal ÷ weeks', '= $2.00 ÷ (2 ÷ 7)', '= $7.00'])
})
test('words and figures round the same amount', () => {
  // 27.69 over 2 days is 27.69 × 7 ÷ 2 = 96.915 a week, a half that floats hold a hair below: $96.92 by the house's rounding.
  const given = { goal: 27.69, steps: 2, rhythm: 'day', rounding: 'cent' } as const
  expect(evaluate(given).figures['averagePerWeek']).toBe(96.92)
  expect(text(given)).toContain('$96.92 a week')
})
test('prices that fall are said to fall', () => {
  expect(text({ goal: 5000, inflation: -1 })).toContain('If prices fall 1% a year')
})
test('skipped and unreadable lists: numbers count, the rest is passed over and said', () => {
  expect(schedule({ skipped: 'weeks 2 and 50-60, please' })).toHaveLength(48)
  expect(text({ skipped: '50-60' })).toContain('outside 1 to 52')
})
test('one step, a goal reached, nothing left to save in', () => {
  // Three weeks are the whole plan: nothing to say of its heaviest four.
  expect(text({ steps: 3, goal: 6 })).not.toContain('four weeks')
  expect(text({ steps: 1 })).toContain('Save $1,378 once')
  expect(text({ saved: 2000 })).toContain('You’ve reached your goal')
  expect(text({ skipped: '1-52' })).toContain('no steps left')
})
test('nothing stands in a column of states until something has happened', () => {
  const columns = (given: InputValues = {}) =>
    evaluate(given)
      .present()
      .tables.find((table) => table.key === 'schedule')
      ?.columns.map((column) => column.label) ?? []
  expect(columns()).toEqual(['Step', 'Date', 'Save', 'Total saved'])
  expect(columns({ done: '1' })).toContain('Status')
  expect(schedule({ done: '1', missed: '2' }).map((row) => row[2])).toEqual([
    ...['', 'Saved', 'Moved to the rest'],
    ...Array.from({ length: 50 }, () => 'Coming up'),
  ])
  for (const given of [{}, { done: '1' }, { saved: 5 }])
    for (const row of schedule(given)) expect(row).toHaveLength(columns(given).length)
})
test('nearly there after more was saved than planned: what is left fits', () => {
  // 1,378 - 1,370 = 8 dollars in whole dollars: eight weeks, 52 - 8 = 44 ask for nothing.
  expect(text({ saved: 1370 })).toContain('Save $1 a week for 8 more weeks')
  expect(text({ saved: 1370 })).toContain('You don’t need the last 44 weeks anymore')
})
test('after more than half is saved the chart does not say that half comes later', () => {
  const { charts } = evaluate({ done: '1-4', saved: 700 }).present()
  const summary = charts.find((chart) => chart.key === 'course')?.summary
  expect(summary).toContain('You’ve already saved more than half of $1,378')
})
test('the patterns stand side by side: 202 in four weeks rising, 108 in zig-zag, 106 flat', () => {
  const chart = (given: InputValues = {}) =>
    evaluate(given)
      .present()
      .charts.find((one) => one.key === 'hardest') as RanksChart | undefined
  // 49 + … + 52; 52 + 2 + 51 + 3; 26 + 27 + 26 + 27.
  const sizes = Object.fromEntries(chart()?.rows.map(({ label, values }) => [label, values[0]]) ?? [])
  expect(sizes).toMatchObject({ Increasing: 202, Decreasing: 202, Equal: 106, Zigzag: 108 })
  expect(
    chart()
      ?.rows.filter((row) => row.isYours)
      .map((row) => row.label),
  ).toEqual(['Increasing'])
  expect(chart({ pattern: 'payday' })?.rows.at(-1)).toMatchObject({ label: 'Paydays', isYours: true })
  expect(chart({ steps: 4, goal: 10 })).toBeUndefined()
  expect(chart({ missed: '1' })).toBeUndefined()
})
test('steps that are all alike begin with the way to the goal', () => {
  expect(evaluate({ pattern: 'flat' }).present().charts[0]?.key).toBe('course')
  expect(evaluate().present().charts[0]?.key).toBe('amounts')
})
