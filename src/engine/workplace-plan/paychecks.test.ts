import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnYears } from './drawn-years.testkit.ts'
import { fullMatchShare, matchOn } from './match.ts'
import { maxOut } from './max-out.ts'
import { additionsCap, nothingYet, paycheckRun, yearlyMatch } from './paychecks.ts'
import { limits2026, yearOf } from './workplace-plan.testkit.ts'

const full = { matchCap: null, nonElective: 0, trueUp: false }

describe('match', () => {
  test('safe harbor: 100% of 3% and 50% of the next 2% (IRC 401(k)(12)(B))', () => {
    const tiers = [
      { rate: 1, width: 0.03 },
      { rate: 0.5, width: 0.02 },
    ]
    expect([0, 2000, 3000, 4000, 5000, 9000].map((own) => matchOn(own, 100_000, tiers))).toEqual([
      0, 2000, 3000, 3500, 4000, 4000,
    ])
    expect(fullMatchShare(tiers)).toBe(0.05)
  })
  test('a last tier that pays nothing is not needed for the whole match', () => {
    expect(
      fullMatchShare([
        { rate: 0.5, width: 0.06 },
        { rate: 0, width: 0.04 },
      ]),
    ).toBe(0.06)
    expect(fullMatchShare([])).toBe(0)
  })
})

describe('reaching the limit early', () => {
  test('20% of 150,000 at a limit of 22,500: nine months matched, 1,500 lost (Mainstreet Planning’s example)', () => {
    const run = paycheckRun(
      yearOf(150_000, 12, 0.2, {
        limits: { ...limits2026, base: 22_500 },
        terms: { ...full, tiers: [{ rate: 1, width: 0.04 }] },
      }),
    )
    expect(run).toMatchObject({ deferred: 22_500, match: 4500, wholeMatch: 6000, missedByTiming: 1500, limitAt: 9 })
  })
  test('25% of 240,000 twice a month at 19,000: eight paychecks matched with 600 (RPG’s example)', () => {
    const change = { limits: { ...limits2026, base: 19_000 }, terms: { ...full, tiers: [{ rate: 1, width: 0.06 }] } }
    expect(paycheckRun(yearOf(240_000, 24, 0.25, change))).toMatchObject({ match: 4800, limitAt: 7 })
    expect(paycheckRun(yearOf(240_000, 24, 0.08, change)).match).toBe(14_400)
  })
  test('200,000 every two weeks, 12.25% of it: 230.77 a paycheck all year (RunTheNumbers’ example)', () => {
    const even = paycheckRun(yearOf(200_000, 26, 0.1224))
    expect(even.match).toBeCloseTo(26 * 230.77, 6)
    expect(even.limitAt).toBeNull()
  })
})

describe('415(c)', () => {
  test('no more than the pay itself', () => {
    expect(additionsCap(limits2026, 30_000)).toBe(30_000)
    const run = paycheckRun(yearOf(20_000, 12, 0.9, { terms: { ...full, tiers: [{ rate: 1, width: 1 }] } }))
    expect(run).toMatchObject({ deferred: 18_000, employer: 2000 })
  })
  test('catch-up money does not count toward it', () => {
    const limits = { ...limits2026, catchUp: 8000 }
    const run = paycheckRun(yearOf(360_000, 12, 0.1, { limits, terms: { ...full, tiers: [], nonElective: 0.2 } }))
    expect(run).toMatchObject({ deferred: 32_500, catchUp: 8000, nonElective: 47_500 })
  })
})

const anyYear = fc.record({
  pay: fc.integer({ min: 0, max: 900_000 }),
  paychecks: fc.constantFrom(12, 24, 26, 52),
  preTax: fc.integer({ min: 0, max: 100 }),
  roth: fc.integer({ min: 0, max: 100 }),
  afterTax: fc.integer({ min: 0, max: 60 }),
  rate: fc.integer({ min: 0, max: 200 }),
  width: fc.integer({ min: 0, max: 12 }),
  cap: fc.option(fc.integer({ min: 0, max: 20_000 })),
  nonElective: fc.integer({ min: 0, max: 25 }),
  trueUp: fc.boolean(),
  catchUp: fc.constantFrom(0, 8000, 11_250),
  catchUpIsRoth: fc.boolean(),
  employerCounts: fc.boolean(),
  elsewhere: fc.integer({ min: 0, max: 40_000 }),
})

describe('any year', () => {
  test('keeps every limit, and a level year with a true-up never misses by timing', () => {
    fc.assert(
      fc.property(anyYear, (one) => {
        const limits = {
          ...limits2026,
          catchUp: one.catchUp,
          catchUpIsRoth: one.catchUpIsRoth,
          employerCounts: one.employerCounts,
          additions: one.employerCounts ? null : 72_000,
        }
        const terms = {
          tiers: [{ rate: one.rate / 100, width: one.width / 100 }],
          matchCap: one.cap,
          nonElective: one.nonElective / 100,
          trueUp: one.trueUp,
        }
        const elections = { preTax: one.preTax / 100, roth: one.roth / 100, afterTax: one.afterTax / 100 }
        const run = paycheckRun(
          yearOf(one.pay, one.paychecks, 0, { limits, terms, elections, elsewhere: one.elsewhere }),
        )
        const most = limits.base + limits.catchUp
        expect(run.deferred + Math.min(one.elsewhere, most)).toBeLessThanOrEqual(most + 0.001)
        if (one.catchUpIsRoth) expect(run.preTax).toBeLessThanOrEqual(limits.base + 0.001)
        expect(run.deferred + run.afterTax).toBeLessThanOrEqual(one.pay * 0.9235 + 0.5)
        const additions = Math.min(run.deferred, limits.base) + run.employer + run.afterTax
        expect(additions).toBeLessThanOrEqual(additionsCap(limits, one.pay) + 0.6)
        if (one.employerCounts) expect(run.deferred + run.employer).toBeLessThanOrEqual(most + 0.01)
        expect(run.match + run.trueUp).toBeLessThanOrEqual(run.wholeMatch + 0.001)
        // Each paycheck’s match is rounded to the cent, so 52 of them may be 26 cents over the year’s.
        expect(run.match).toBeLessThanOrEqual(yearlyMatch(run.deferred, one.pay, terms, limits) + 0.3)
        const isFree = !one.employerCounts && additions < additionsCap(limits, one.pay) - 1
        if (one.trueUp && isFree) expect(run.missedByTiming).toBeLessThan(0.01)
        expect(run.missedByRate).toBeGreaterThanOrEqual(0)
        expect(run.missedByTiming).toBeGreaterThanOrEqual(0)
      }),
    )
  })
  test('with a true-up the order of the same money does not matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 300_000 }), fc.integer({ min: 6, max: 60 }), (pay, share) => {
        const terms = { ...full, trueUp: true, tiers: [{ rate: 0.5, width: 0.06 }] }
        const run = paycheckRun(yearOf(pay, 26, share / 100, { terms }))
        expect(run.match + run.trueUp).toBeCloseTo(yearlyMatch(run.deferred, pay, terms, limits2026), 0)
      }),
    )
  })
})

describe('an independent program', () => {
  test.each(drawnYears.map((one, index) => [index, one] as const))('year %i of those drawn at random', (_, one) => {
    const [preTax, roth, afterTax] = one.elections
    const [pay, preTaxBefore, rothBefore, matchBefore] = one.soFar
    const run = paycheckRun({
      pays: Array.from({ length: one.paychecks }, () => one.each / 100),
      elections: { preTax, roth, afterTax },
      terms: {
        tiers: one.tiers.map(([rate, width]) => ({ rate, width })),
        matchCap: one.cap === null ? null : one.cap / 100,
        nonElective: one.nonElective,
        trueUp: one.trueUp,
      },
      limits: { ...limits2026, base: one.base / 100, catchUp: one.catchUp / 100, catchUpIsRoth: one.rothOnly },
      soFar: {
        ...nothingYet,
        pay: pay / 100,
        preTax: preTaxBefore / 100,
        roth: rothBefore / 100,
        match: matchBefore / 100,
      },
      elsewhere: one.elsewhere / 100,
      mostOfPay: 0.9235,
    })
    const found = [run.preTax, run.roth, run.match, run.trueUp, run.nonElective, run.afterTax, run.afterTaxRoom]
    found.forEach((amount, index) => {
      expect(Math.abs(amount - (one.gives[index] ?? Number.NaN) / 100)).toBeLessThan(0.015)
    })
  })
})

describe('filling the limit', () => {
  test('exactly, and in whole percents', () => {
    const soFar = { ...nothingYet, pay: 50_000, preTax: 5000 }
    const found = maxOut(yearOf(100_000, 10, 0.06, { soFar }))
    expect(found.room).toBe(19_500)
    expect(found.exact).toBeCloseTo(0.195, 12)
    expect(found.up).toMatchObject({ share: 0.2 })
    expect(found.up?.run).toMatchObject({ deferred: 24_500, limitAt: 9 })
    expect(found.down?.run).toMatchObject({ deferred: 24_000, limitAt: null, roomLeft: 500 })
  })
  test('a share no paycheck can give is cut to what it can', () => {
    const found = maxOut(yearOf(10_000, 4, 0.06))
    expect(found.exact).toBe(0.9235)
  })
  test('no pay, or nothing left', () => {
    expect(maxOut(yearOf(0, 12, 0.06)).exact).toBeNull()
    expect(maxOut(yearOf(50_000, 12, 0.06, { elsewhere: 24_500 }))).toMatchObject({ exact: 0, room: 0, up: null })
  })
})
