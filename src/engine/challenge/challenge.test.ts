import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type IsoDate } from '../month.ts'
import { heaviestStretch } from './heaviest.ts'
import { interestUntil } from './interest.ts'
import { numberList, numberListText } from './number-list.ts'
import { type ChallengeAsk, challengePlan } from './plan.ts'
import { type Pattern, sharesOf, shuffled } from './shares.ts'
import { spreadExactly } from './spread.ts'
import { paydaySteps, stepDates } from './step-dates.ts'

const plain: ChallengeAsk = {
  goal: 137_800,
  count: 52,
  rhythm: 'week',
  halfDays: [1, 15],
  start: '2027-01-01',
  pattern: 'up',
  seed: 'a',
  payday: null,
  least: 0,
  most: null,
  unit: 100,
  skipped: new Set(),
  since: null,
}
const amounts = (ask: Partial<ChallengeAsk> = {}) =>
  challengePlan({ ...plain, ...ask }).steps.map((step) => step.amount)
const days = (...ask: Parameters<typeof stepDates>) => stepDates(...ask).map(({ date }) => date)
const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const patterns: readonly Pattern[] = ['up', 'reverse', 'flat', 'random', 'zigzag', 'payday', 'envelopes']

test('the 52-week challenge as everybody prints it: $1, $2, … $52, together 52 × 53 ÷ 2 = $1,378', () => {
  expect(amounts()).toEqual(Array.from({ length: 52 }, (_, i) => (i + 1) * 100))
  expect(amounts({ pattern: 'reverse' })).toEqual(Array.from({ length: 52 }, (_, i) => (52 - i) * 100))
})
test('100 envelopes: 1 to 100 is 5,050, each amount once, in any order', () => {
  const drawn = amounts({ goal: 505_000, count: 100, pattern: 'envelopes' })
  expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => (i + 1) * 100))
  expect(drawn).not.toEqual([...drawn].sort((a, b) => a - b))
})
test('the penny challenge: a cent more each day of 365 days is 365 × 366 ÷ 2 = 66,795 cents', () => {
  expect(amounts({ goal: 66_795, count: 365, rhythm: 'day', unit: 1 })).toEqual(
    Array.from({ length: 365 }, (_, i) => i + 1),
  )
})
test('a goal that does not divide: 100 dollars in 7 equal steps of whole dollars, spread evenly over time', () => {
  // 100 = 7 × 14 + 2, so two steps of 15, not side by side.
  const steps = amounts({ goal: 10_000, count: 7, pattern: 'flat' })
  expect(total(steps)).toBe(10_000)
  expect(steps.filter((step) => step === 1500)).toHaveLength(2)
  expect(steps.indexOf(1500)).toBe(3)
  expect(steps.lastIndexOf(1500)).toBe(6)
})
test('odd cents go onto the largest step that may grow, and stay inside the largest step allowed', () => {
  expect(amounts({ goal: 1050, count: 2, pattern: 'flat', unit: 500 })).toEqual([500, 550])
  // By hand: 10.05 in whole dollars, falling: 4, 3, 2, 1 and 5 cents, which the first takes so that the plan still falls.
  expect(amounts({ goal: 1005, count: 4, pattern: 'reverse', unit: 100 })).toEqual([405, 300, 200, 100])
  // All at the least: the share decides, so that neither way turns round.
  expect(amounts({ goal: 305, count: 3, pattern: 'reverse', unit: 100 })).toEqual([105, 100, 100])
  expect(amounts({ goal: 305, count: 3, pattern: 'up', unit: 100 })).toEqual([100, 100, 105])
  // By hand: 19.50 in two steps of at most 10: whole dollars 19 = 9 + 10; the 50 cents fit on the first alone.
  expect(amounts({ goal: 1950, count: 2, pattern: 'flat', unit: 100, most: 1000 })).toEqual([950, 1000])
})
test('limits hold, and what they cut goes to the others: 1, 2, 3, 4 of 10 with at most 3 is 1⅓, 2⅔, 3, 3 in cents', () => {
  const spread = spreadExactly({ total: 1000, shares: [1, 2, 3, 4], least: 0, most: 300, unit: 1, fit: 'scale' })
  expect(spread).toEqual({ outcome: 'spread', amounts: [133, 267, 300, 300] })
})
test('impossible sums are said with what would fit', () => {
  expect(challengePlan({ ...plain, least: 3000 })).toMatchObject({ outcome: 'too-little', needed: 156_000 })
  expect(challengePlan({ ...plain, most: 2000 })).toMatchObject({ outcome: 'too-much', holds: 104_000 })
  expect(challengePlan({ ...plain, goal: 10_000, unit: 500 })).toMatchObject({ outcome: 'too-little', needed: 26_000 })
  // In whole dollars 26.50 means 27: 52 × 27 = 1,404.
  expect(challengePlan({ ...plain, least: 2650 })).toMatchObject({ outcome: 'too-little', needed: 140_400 })
  // No whole dollar lies between 26.50 and 26.90, and no five up to 4: no goal at all would fit.
  expect(challengePlan({ ...plain, least: 2650, most: 2690 })).toMatchObject({ outcome: 'no-amount' })
  expect(challengePlan({ ...plain, most: 400, unit: 500 })).toMatchObject({ outcome: 'no-amount' })
  expect(challengePlan({ ...plain, skipped: new Set(Array.from({ length: 52 }, (_, i) => i + 1)) })).toMatchObject({
    outcome: 'no-steps',
  })
})
test('zig-zag pairs a small step with a large one: every pair of 1 to 52 is 53', () => {
  const steps = amounts({ pattern: 'zigzag' })
  for (let i = 0; i < 52; i += 2) expect((steps[i] ?? 0) + (steps[i + 1] ?? 0)).toBe(5300)
})
test('the same seed shuffles alike, another otherwise; nothing is lost', () => {
  expect(shuffled(52, 'otter')).toEqual(shuffled(52, 'otter'))
  expect(shuffled(52, 'otter')).not.toEqual(shuffled(52, 'Otter'))
  expect([...shuffled(52, '')].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i + 1))
  expect(shuffled(0, 'x')).toEqual([])
})
test('every place comes up about as often in a shuffle', () => {
  const first = Array.from({ length: 4000 }, (_, i) => shuffled(4, `seed ${i}`)[0] ?? 0)
  for (const value of [1, 2, 3, 4]) expect(first.filter((one) => one === value).length).toBeGreaterThan(880)
})
test('steps after a payday weigh three times the others', () => {
  // Paid on Jan 5 and 19; weeks on Jan 1, 8, 15, 22: the 8th and the 22nd follow a payday. 1 + 3 + 1 + 3 = 8 parts of $80.
  const ask = { goal: 8000, count: 4, pattern: 'payday' as const, payday: { date: '2027-01-05' as IsoDate, every: 14 } }
  expect(amounts(ask)).toEqual([1000, 3000, 1000, 3000])
})
test('money is put aside after pay: a payday six days later does not count, one on the day does', () => {
  const dates = stepDates('2027-01-01', 'week', 2)
  expect(paydaySteps('2027-01-01', dates, '2027-01-07', 14)).toEqual([false, true])
  expect(paydaySteps('2027-01-01', dates, '2027-01-01', 14)).toEqual([true, false])
  expect(paydaySteps('2027-01-01', dates, '2026-12-26', 14)).toEqual([true, false])
})
test('a step follows a payday where one of the days since the step before was a payday, tried day by day', () => {
  const from = fc.integer({ min: -60, max: 60 })
  fc.assert(
    fc.property(from, fc.constantFrom(7, 14, 28), fc.constantFrom('day', 'week'), (after, every, rhythm) => {
      const payday = addDays('2027-01-01', after)
      const paydays = new Set(Array.from({ length: 161 }, (_, i) => addDays(payday, (i - 80) * every)))
      const dates = stepDates('2027-01-01', rhythm as 'day', 30)
      const width = rhythm === 'day' ? 1 : 7
      const slow = dates.map(({ date }) => Array.from({ length: width }, (_, d) => paydays.has(addDays(date, -d))))
      expect(paydaySteps('2027-01-01', dates, payday, every)).toEqual(slow.map((found) => found.includes(true)))
    }),
  )
})
test('a payday is found on both sides of the date given', () => {
  const dates = stepDates('2027-01-01', 'week', 4)
  // Paydays on Jan 1 and 15, counted from two weeks before and from a year after.
  expect(paydaySteps('2027-01-01', dates, '2026-12-18', 14)).toEqual([true, false, true, false])
  expect(paydaySteps('2027-01-01', dates, '2027-12-31', 14)).toEqual([true, false, true, false])
  expect(paydaySteps('2027-01-01', stepDates('2027-01-01', 'day', 3), '2027-01-02', 14)).toEqual([false, true, false])
})
test('dates: weeks, two weeks, months with a last day, and half months on or after the start', () => {
  expect(days('2027-12-24', 'week', 3)).toEqual(['2027-12-24', '2027-12-31', '2028-01-07'])
  expect(days('2027-12-24', 'two-weeks', 2)).toEqual(['2027-12-24', '2028-01-07'])
  expect(days('2027-01-31', 'month', 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  expect(days('2027-01-10', 'half-month', 3)).toEqual(['2027-01-15', '2027-02-01', '2027-02-15'])
  expect(days('2027-01-16', 'half-month', 3)).toEqual(['2027-02-01', '2027-02-15', '2027-03-01'])
  expect(days('2027-02-28', 'half-month', 3, [15, 31])).toEqual(['2027-02-28', '2027-03-15', '2027-03-31'])
})
test('days and weeks agree with the calendar, leap days included', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.constantFrom('day', 'week', 'two-weeks'), (after, rhythm) => {
      const start = addDays('2000-01-01', after)
      for (const { date, day } of stepDates(start, rhythm as 'day', 120)) expect(date).toBe(addDays(start, day))
    }),
    { numRuns: 30 },
  )
})
test('skipped places get nothing; the others keep the whole goal', () => {
  const { steps } = challengePlan({ ...plain, skipped: new Set([1, 52, 99]) })
  expect(steps).toHaveLength(50)
  expect(steps[0]).toMatchObject({ number: 2, date: '2027-01-08' })
  expect(total(steps.map((step) => step.amount))).toBe(137_800)
})

test('missed steps spread evenly: 1 to 10 is 55; 3 and 4 missed are 7 dollars, one more for each of the 7 left', () => {
  // Done 1 (1). Missed 3, 4 (7). Left 2, 5..10: 2 + 45 = 47, and 7 more is 54.
  const since = { done: new Set([1]), missed: new Set([3, 4]), saved: null, spread: 'even' as const }
  const plan = challengePlan({ ...plain, goal: 5500, count: 10, since })
  expect(plan).toMatchObject({ outcome: 'plan', saved: 100, left: 5400 })
  expect(plan.steps.map((step) => step.amount)).toEqual([0, 300, 0, 0, 600, 700, 800, 900, 1000, 1100])
})
test('missed steps spread in the pattern: the rest grows by one factor', () => {
  // 10 of 1 + 2 + 3 + 4 with 1 and 2 missed: 3 and 4 become 10 × 3/7 = 4.2857 and 10 × 4/7 = 5.7143.
  const since = { done: new Set<number>(), missed: new Set([1, 2]), saved: null, spread: 'pattern' as const }
  const plan = challengePlan({ ...plain, goal: 1000, count: 4, unit: 1, since })
  expect(plan.steps.map((step) => step.amount)).toEqual([0, 0, 429, 571])
})
test('more saved than planned makes the rest smaller; a goal reached asks nothing more; no step left is said', () => {
  const since = { done: new Set([1]), missed: new Set<number>(), saved: 1000, spread: 'even' as const }
  const ask = { ...plain, goal: 5500, count: 10 }
  const plan = challengePlan({ ...ask, since })
  expect(total(plan.steps.map((step) => step.amount))).toBe(4500)
  expect(challengePlan({ ...ask, since: { ...since, saved: 5500 } })).toMatchObject({ outcome: 'reached', left: 0 })
  const all = new Set(Array.from({ length: 10 }, (_, i) => i + 1))
  expect(challengePlan({ ...ask, since: { ...since, done: new Set(), missed: all, saved: 0 } })).toMatchObject({
    outcome: 'no-steps',
    left: 5500,
  })
})

test('nearly there: what is left goes to the first steps, the others ask nothing', () => {
  const since = { done: new Set([10]), missed: new Set<number>(), saved: 5200, spread: 'even' as const }
  const ask = { ...plain, goal: 5500, count: 10, since }
  // 3 dollars left and nine steps: three of one dollar.
  expect(challengePlan(ask).steps.map(({ amount, state }) => (state === 'spared' ? 'spared' : amount))).toEqual([
    ...[100, 100, 100],
    ...Array.from({ length: 6 }, () => 'spared'),
    0,
  ])
  // 3 dollars where a step is 5 at the least: one step of 3.
  const one = challengePlan({ ...ask, least: 500 })
  expect(one.outcome === 'plan' && one.steps.filter((step) => step.amount > 0).map((step) => step.amount)).toEqual([
    300,
  ])
  // 37 cents in whole dollars: one step of 37 cents.
  const cents = challengePlan({ ...ask, since: { ...since, saved: 5463 } })
  expect(cents.steps.map((step) => step.amount)).toEqual([37, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  // Every step exactly 5 and 7 left: 7 does not fit on one step, so two carry it.
  const tight = challengePlan({ ...ask, goal: 5000, least: 500, most: 550, since: { ...since, saved: 4300 } })
  expect(tight.steps.filter((step) => step.amount > 0).map((step) => step.amount)).toEqual([300, 400])
})

const anyAsk = fc.record({
  goal: fc.integer({ min: 1, max: 5_000_000 }),
  count: fc.integer({ min: 1, max: 400 }),
  pattern: fc.constantFrom(...patterns),
  seed: fc.string({ maxLength: 5 }),
  least: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
  most: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 60_000 })),
  unit: fc.constantFrom(1, 100, 500),
  done: fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
  missed: fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
  saved: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100_000 })),
  spread: fc.constantFrom('even' as const, 'pattern' as const),
  repaired: fc.boolean(),
})
test('the sum is the goal to the cent and every limit holds, for any pattern, rounding, limit, and after any repair', () => {
  fc.assert(
    fc.property(anyAsk, ({ done, missed, saved, spread, repaired, ...rest }) => {
      const since = repaired ? { done: new Set(done), missed: new Set(missed), saved, spread } : null
      const plan = challengePlan({ ...plain, ...rest, payday: { date: '2027-01-05', every: 14 }, since })
      // Once a plan is made, life never makes it too small: there is a way to the end from every repair.
      if (since && challengePlan({ ...plain, ...rest, payday: { date: '2027-01-05', every: 14 } }).outcome === 'plan')
        expect(plan.outcome).not.toBe('too-little')
      if (plan.outcome !== 'plan') return
      const open = plan.steps.filter((step) => step.state === 'open')
      const isNearlyThere = plan.steps.some((step) => step.state === 'spared')
      expect(plan.saved + total(open.map((step) => step.amount))).toBe(rest.goal)
      for (const { amount } of open) {
        expect(Number.isInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(isNearlyThere ? 1 : Math.max(1, rest.least))
        if (rest.most !== null) expect(amount).toBeLessThanOrEqual(rest.most)
      }
      // All but one are whole units.
      expect(open.filter((step) => step.amount % rest.unit !== 0).length).toBeLessThanOrEqual(1)
      if (since === null && rest.pattern === 'up' && rest.goal % rest.unit === 0)
        expect(open.every((step, i) => i === 0 || step.amount >= (open[i - 1]?.amount ?? 0))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
test('where it refuses, no split in whole units within the limits exists', () => {
  fc.assert(
    fc.property(anyAsk, ({ goal, count, pattern, seed, least, most, unit }) => {
      const shares = sharesOf(pattern, count, seed, [])
      const { outcome } = spreadExactly({ total: goal, shares, least, most, unit, fit: 'scale' })
      const low = Math.max(1, Math.ceil(least / unit)) * unit * count
      if (outcome === 'too-little') expect(Math.floor(goal / unit) * unit).toBeLessThan(low)
      const high = Math.floor((most ?? goal) / unit) * unit * count
      if (outcome === 'too-much') expect(goal).toBeGreaterThan(high)
      if (outcome === 'no-amount') expect(high).toBeLessThan(low)
    }),
    { numRuns: 1000 },
  )
})

test('the heaviest four weeks of the 52-week challenge are the last: 49 + 50 + 51 + 52 = 202', () => {
  const { steps } = challengePlan(plain)
  expect(heaviestStretch(steps, 28)).toEqual({ from: '2027-12-03', to: '2027-12-24', amount: 20_200 })
  expect(heaviestStretch([], 28)).toBeNull()
})
test('the heaviest stretch equals the largest of all windows, tried one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 60 }), (values) => {
      const dates = stepDates('2027-01-01', 'week', values.length)
      const steps = values.map((amount, i) => ({ amount, date: dates[i]?.date ?? plain.start, day: 7 * i }))
      const slow = Math.max(...values.map((_, i) => total(values.slice(Math.max(0, i - 3), i + 1))))
      expect(heaviestStretch(steps, 28)?.amount).toBe(slow)
    }),
  )
})
test('lists of places as people write them', () => {
  expect([...numberList('5, 12-14 and 20 to 21', 52).numbers]).toEqual([5, 12, 13, 14, 20, 21])
  expect(numberList('0 60 nothing 14–12', 52)).toEqual({ numbers: new Set([12, 13, 14]), outside: 2 })
  expect([...numberList('1—3, 7−8', 52).numbers]).toEqual([1, 2, 3, 7, 8])
  expect(numberListText([14, 5, 13, 12, 12])).toBe('5, 12-14')
  expect(numberListText([])).toBe('')
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 400 })), (numbers) => {
      expect([...numberList(numberListText(numbers), 400).numbers].sort((a, b) => a - b)).toEqual(
        [...numbers].sort((a, b) => a - b),
      )
    }),
  )
})
test('interest by yield: 100 for 365 days at 4% earns 4, on the last day nothing', () => {
  const deposits = [
    { day: 0, amount: 100 },
    { day: 365, amount: 100 },
  ]
  expect(interestUntil(deposits, 0.04, 365)).toBeCloseTo(4, 12)
})
