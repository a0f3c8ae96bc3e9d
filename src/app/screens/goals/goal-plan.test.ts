import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planGoals } from './goal-plan.ts'

const goal = (id: string, targetAmount: number, currentAmount = 0, date?: string) => ({
  id,
  targetAmount,
  currentAmount,
  ...(date ? { date } : {}),
})

test('1,200 by the end of December, asked in January, is 100 a month', () => {
  const plan = planGoals([goal('a', 1200, 0, '2026-12')], 100, '2026-01')
  expect(plan.lines[0]).toEqual({
    id: 'a',
    missing: 1200,
    needed: 100,
    share: 100,
    reached: '2026-12',
    status: 'on-track',
  })
  expect(plan.short).toBe(0)
})

test('three goals that need 940 with 700 at hand: 240 short, the least important is late', () => {
  // 6,000/12 = 500; 3,600/12 = 300; 1,680/12 = 140. Together 940.
  const goals = [goal('a', 6000, 0, '2026-12'), goal('b', 3600, 0, '2026-12'), goal('c', 1680, 0, '2026-12')]
  const plan = planGoals(goals, 700, '2026-01')
  expect([plan.needed, plan.needing, plan.short]).toEqual([940, 3, 240])
  expect(plan.lines.map((line) => line.share)).toEqual([500, 200, 0])
  expect(plan.lines[0]?.status).toBe('on-track')
  expect(plan.lines[2]?.status).toBe('late')
  // 11,280 at 700 a month: 16 months give 11,200, the 17th the rest: May of the next year.
  expect(plan.lines[2]?.reached).toBe('2027-05')
})

test('what is left after the needs goes to goals without a date, in order', () => {
  const plan = planGoals([goal('free', 500), goal('dated', 1200, 0, '2026-12')], 250, '2026-01')
  expect(plan.lines.map((line) => line.share)).toEqual([150, 100])
  expect(plan.lines[0]).toMatchObject({ needed: null, status: 'no-date' })
})

test('a goal that is reached, one past its date, and one nothing is set aside for', () => {
  const goals = [goal('done', 100, 150), goal('late', 100, 0, '2025-12')]
  expect(planGoals(goals, 0, '2026-01').lines.map((line) => line.status)).toEqual(['done', 'overdue'])
  expect(planGoals([goal('a', 100)], 0, '2026-01').lines[0]).toMatchObject({ reached: null, status: 'not-funded' })
  expect(planGoals([], 100, '2026-01')).toEqual({ lines: [], needed: 0, needing: 0, short: 0 })
  expect(planGoals([goal('a', 1e9)], 1, '2026-01').lines[0]?.status).toBe('not-funded')
})

test('a split never gives more than the amount, nor a goal more than it misses', () => {
  const goals = fc.array(
    fc.record({
      target: fc.integer({ min: 0, max: 50_000 }),
      current: fc.integer({ min: 0, max: 50_000 }),
      months: fc.option(fc.integer({ min: 0, max: 60 })),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(goals, fc.integer({ min: 0, max: 3000 }), (list, amount) => {
      const funds = list.map(({ target, current, months }, i) =>
        goal(
          String(i),
          target,
          current,
          months === null
            ? undefined
            : `20${26 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`,
        ),
      )
      const { lines } = planGoals(funds, amount, '2026-01')
      const given = lines.reduce((sum, line) => sum + line.share, 0)
      expect(given).toBeLessThanOrEqual(amount + 0.005)
      for (const line of lines) expect(line.share).toBeLessThanOrEqual(line.missing + 0.005)
      const missing = lines.reduce((sum, line) => sum + line.missing, 0)
      expect(given).toBeCloseTo(Math.min(amount, missing), 2)
    }),
    { numRuns: 60 },
  )
})
