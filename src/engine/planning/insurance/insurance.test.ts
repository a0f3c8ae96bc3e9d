import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aheadAfter, compareDeductibles } from './deductible.ts'
import {
  bends,
  cheapestAt,
  cheapestStretches,
  crossings,
  type HealthPlan,
  paidOfBills,
  totalCost,
  worstCost,
} from './health-plan.ts'

const none = { count: 0, price: 0 }
const plan = (more: Partial<HealthPlan>): HealthPlan => ({
  premium: 0,
  deductible: 0,
  coinsurance: 0.2,
  outOfPocketMost: 1e9,
  copay: null,
  employerHsa: 0,
  ownHsa: 0,
  taxRate: 0,
  ...more,
})
// The worked example of HealthCare.gov's glossary: deductible 1,500, coinsurance 20%, out-of-pocket limit 5,000.
const glossary = plan({ deductible: 1500, coinsurance: 0.2, outOfPocketMost: 5000 })

/** An independent way: one dollar of bills after the other, each paid by the rule that holds at that dollar. */
function dollarByDollar(one: HealthPlan, bills: number, visits: { count: number; price: number }): number {
  let paid = 0
  let toDeductible = one.deductible
  for (let dollar = 0; dollar < bills; dollar++) {
    const isVisit = one.copay !== null && dollar < visits.count * visits.price
    let share = one.coinsurance
    if (isVisit) share = Math.min(one.copay ?? 0, visits.price) / visits.price
    else if (toDeductible > 0) {
      share = 1
      toDeductible -= 1
    }
    paid = Math.min(one.outOfPocketMost, paid + share)
  }
  return paid
}

describe('what a year costs', () => {
  test('deductible, then a fifth, then nothing', () => {
    expect(paidOfBills(glossary, 1000, none)).toBe(1000)
    // 1,500 and a fifth of 75 is 15.
    expect(paidOfBills(glossary, 1575, none)).toBe(1515)
    // 1,500 + 20% of 17,500 = 5,000.
    expect(paidOfBills(glossary, 19_000, none)).toBe(5000)
    expect(paidOfBills(glossary, 1e7, none)).toBe(5000)
    expect(bends(glossary, none)).toEqual([0, 1500, 19_000])
  })
  test('copays come before the deductible and count toward the most', () => {
    const copays = plan({ deductible: 1000, copay: 30, outOfPocketMost: 1100 })
    const visits = { count: 4, price: 150 }
    expect(paidOfBills(copays, 300, visits)).toBe(60)
    expect(paidOfBills(copays, 1000, visits)).toBe(120 + 400)
    expect(paidOfBills(copays, 5000, visits)).toBe(1100)
    expect(bends(copays, visits)).toEqual([600, 1580, 1600])
  })
  test('HSA money comes off whatever happens', () => {
    const saver = plan({
      premium: 1200,
      deductible: 3000,
      outOfPocketMost: 6000,
      employerHsa: 500,
      ownHsa: 2000,
      taxRate: 0.3,
    })
    expect(totalCost(saver, 0, none)).toBe(1200 - 500 - 600)
    expect(worstCost(saver)).toBe(100 + 6000)
  })
  const whole = (most: number) => fc.integer({ min: 0, max: most })
  const plans = fc.record({
    premium: whole(8000),
    deductible: whole(6000),
    coinsurance: fc.constantFrom(0, 0.1, 0.2, 0.5, 1),
    outOfPocketMost: whole(9000),
    copay: fc.constantFrom(null, 0, 25, 60, 400),
    employerHsa: whole(1500),
    ownHsa: whole(4000),
    taxRate: fc.constantFrom(0, 0.22, 0.2965),
  })
  const visitsOf = fc.record({ count: whole(12), price: fc.integer({ min: 50, max: 300 }) })
  test('property: the same as dollar by dollar', () => {
    fc.assert(
      fc.property(plans, visitsOf, whole(12_000), (one, visits, bills) => {
        expect(paidOfBills(one, bills, visits)).toBeCloseTo(dollarByDollar(one, bills, visits), 6)
      }),
      { numRuns: 60 },
    )
  })
  test('property: more bills never cost less, and never more than they are', () => {
    fc.assert(
      fc.property(plans, visitsOf, whole(60_000), whole(5000), (one, visits, bills, more) => {
        const a = totalCost(one, bills, visits)
        const b = totalCost(one, bills + more, visits)
        expect(b).toBeGreaterThanOrEqual(a - 1e-6)
        expect(b - a).toBeLessThanOrEqual(more + 1e-6)
        expect(b).toBeLessThanOrEqual(worstCost(one) + 1e-6)
      }),
    )
  })
  test('property: where plans change places they cost the same, and each stretch names a cheapest', () => {
    fc.assert(
      fc.property(fc.array(plans, { minLength: 1, maxLength: 4 }), visitsOf, (list, visits) => {
        const upTo = 60_000
        const stretches = cheapestStretches(list, visits, upTo)
        expect(stretches[0]?.from).toBe(0)
        expect(stretches.at(-1)?.to).toBe(upTo)
        stretches.forEach(({ plan: place, from, to }, i) => {
          if (i > 0) expect(from).toBe(stretches[i - 1]?.to)
          const best = list[place] as HealthPlan
          for (const at of [from, (from + to) / 2, to])
            for (const other of list)
              expect(totalCost(best, at, visits)).toBeLessThanOrEqual(totalCost(other, at, visits) + 1e-4)
        })
      }),
      { numRuns: 200 },
    )
  })
})

describe('a plan with a high deductible against one with a low one', () => {
  // 100 and 300 a month; 3,000 and 500; a fifth; 6,000 and 4,000 at most; 500 from the employer into the HSA.
  const high = plan({ premium: 1200, deductible: 3000, outOfPocketMost: 6000, employerHsa: 500 })
  const low = plan({ premium: 3600, deductible: 500, outOfPocketMost: 4000 })
  test('they cost the same at bills of 4,250 by hand, and change places once more where both are at their most', () => {
    // Above 3,000: 700 + 3,000 + 0.2 (b - 3,000) = 3,100 + 0.2 b for high; 3,600 + 500 + 0.2 (b - 500) = 4,000 + 0.2 b for low:
    // high is 900 cheaper there. Low reaches 4,000 at 18,000; high reaches 6,000 at 18,000: 6,700 against 7,600.
    expect(crossings(high, low, none, 50_000)).toEqual([])
    const dear = { ...high, premium: 2200 }
    // 1,700 + 3,000 + 0.2 (b - 3,000) = 4,100 + 0.2 b against 4,000 + 0.2 b: low is 100 cheaper once both are past their deductibles.
    // Before: 1,700 + b = 3,600 + 500 + 0.2 (b - 500) at b = 2,875.
    const found = crossings(dear, low, none, 50_000)
    expect(found).toHaveLength(1)
    expect(found[0]).toBeCloseTo(2875, 9)
    expect(cheapestAt([dear, low], 2874, none)).toBe(0)
    expect(cheapestAt([dear, low], 2876, none)).toBe(1)
    expect(cheapestStretches([dear, low], none, 50_000).map(({ plan: place }) => place)).toEqual([0, 1])
  })
  test('no plans, no bills', () => {
    expect(cheapestStretches([], none, 1000)).toEqual([])
    expect(cheapestStretches([high], none, 0)).toEqual([])
  })
})

describe('deductibles', () => {
  test('500 against 1,000 for 150 a year less: 3 years and 4 months, or 3 claims in 10 years', () => {
    const answer = compareDeductibles({ deductible: 500, premium: 1350 }, { deductible: 1000, premium: 1200 }, 700)
    expect(answer).toMatchObject({ saved: 150, atRisk: 500, cashShort: 300, lowShort: 0 })
    expect(answer.breakEvenYears).toBeCloseTo(10 / 3, 12)
    expect(answer.breakEvenClaims).toBeCloseTo(0.3, 12)
    expect(aheadAfter(answer, 10, 3)).toBeCloseTo(0, 9)
    expect(aheadAfter(answer, 10, 1)).toBeCloseTo(1000, 9)
  })
  test('the order does not matter; a higher deductible that saves nothing has no break-even', () => {
    const a = { deductible: 500, premium: 1000 }
    const b = { deductible: 1000, premium: 1000 }
    expect(compareDeductibles(a, b, 0)).toEqual(compareDeductibles(b, a, 0))
    expect(compareDeductibles(a, b, 0)).toMatchObject({ breakEvenYears: null, breakEvenClaims: null, cashShort: 1000 })
    expect(compareDeductibles(a, a, -50)).toMatchObject({ saved: 0, atRisk: 0, cashShort: 500 })
  })
})
