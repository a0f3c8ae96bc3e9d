import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byGain } from './rank.ts'
import { nothingTyped, rankedFor } from './saving.testkit.ts'

const money = (max: number) => fc.integer({ min: 0, max })
const drawn = fc.record({
  status: fc.constantFrom('single', 'head', 'joint', 'separate'),
  state: fc.constantFrom(null, 'TX', 'IL'),
  pay: money(400_000),
  second: money(120_000),
  born: fc.integer({ min: 1950, max: 2002 }),
  children: fc.array(fc.integer({ min: 2008, max: 2026 }), { maxLength: 3 }),
  monthly: money(1500),
  match: fc.constantFrom(0, 0.5, 1),
  roth: fc.option(money(9000)),
  amount: fc.integer({ min: 1, max: 30_000 }),
  care: money(20_000),
  medical: money(5000),
  cover: fc.constantFrom('none', 'self', 'family'),
} as const)

/** The highest rates: 37% federal, 7.65% and 0.9% payroll, 4.95% Illinois. */
const TOP = 0.37 + 0.0765 + 0.009 + 0.0495

test('never more room than the limit leaves, never more saved than tax rates and credits explain, best first', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async (at) => {
      const pay = at.status === 'joint' ? [at.pay, at.second] : [at.pay + 1]
      const found = await rankedFor(
        {
          status: at.status,
          state: at.state,
          pay: pay.every((one) => one === 0) ? [1] : pay,
          born: [at.born],
          children: at.children,
          accounts: [
            {
              kind: 'traditional-401k',
              owner: 'people-1',
              monthly: at.monthly,
              matchRate: at.match,
              matchUpTo: 0.05,
            },
          ],
        },
        {
          amount: at.amount,
          careCosts: at.care,
          medicalCosts: at.medical,
          healthCover: at.cover,
          used: { ...nothingTyped, rothYou: at.roth },
        },
      )
      for (const { candidate, same, full } of found.options) {
        const { limit, used, room } = candidate
        if (room !== null) {
          expect(room).toBeGreaterThan(0)
          if (limit !== null) expect(used + room).toBeLessThanOrEqual(limit + 0.01)
          expect(full.amount).toBeLessThanOrEqual(room + 0.01)
        }
        expect(same.amount).toBeLessThanOrEqual(Math.min(at.amount, room ?? at.amount) + 0.01)
        for (const { saved, amount, credits, before, after } of [same, full]) {
          expect(Number.isFinite(saved.total)).toBe(true)
          expect(before.total - after.total).toBeCloseTo(saved.total, 4)
          // Illinois gives a share of the EITC and more for children.
          expect(saved.total).toBeLessThanOrEqual(amount * TOP + Math.max(0, credits) * 1.6 + 0.5)
          const federal = before.beforeCredits + before.savers + before.children + before.care + before.earned
          expect(federal + before.otherCredits + before.otherTaxes).toBeCloseTo(before.federal, 4)
        }
      }
      for (const by of ['same', 'room'] as const) {
        const gains = byGain(found.options, by).map(({ same, full }) =>
          by === 'room' ? full.gain : same.gain / same.amount,
        )
        for (let i = 1; i < gains.length; i++) expect(gains[i]).toBeLessThanOrEqual((gains[i - 1] ?? 0) + 1e-5)
      }
      for (const { traditionalAhead, evenAt, amount } of found.versus)
        expect(traditionalAhead).toBeCloseTo((evenAt - 0.15) * amount, 4)
    }),
    { numRuns: 60 },
  )
})
