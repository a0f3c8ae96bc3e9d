import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InputValues } from '../kit/field.ts'
import { calculator, check, evaluate, figures, one, table, words } from './529.testkit.ts'

describe('months and years never mixed', () => {
  test('the headline compares dollars a month with dollars a month', () => {
    // An account of each month simulated forward and the deposit found by halving, in a program apart: 1,171.51.
    const { headline, more } = evaluate({ monthly: 600, annualReturn: 6 }).present()
    expect(headline).toMatch(/^You’d need to save \*\*\$1,172\*\* a month\./)
    expect(more).toContain('Your goal is 75% of the cost after scholarships.')
    expect(more).toContain('You save $600 a month.')
    expect(words({ monthly: 600, annualReturn: 6 })).toContain('$572 more a month')
  })
  test('a deposit of what is needed covers all, a tenth less does not', () => {
    const needed = figures().monthlyNeeded ?? 0
    expect(figures({ monthly: needed + 0.01 }).coverage).toBe(100)
    expect(figures({ monthly: needed * 0.9 }).coverage).toBeLessThan(100)
  })
  test('twelve deposits stand in each full year of the table', () => {
    const row = table('years', { monthly: 600 })?.rows[1] ?? []
    expect(row[0]).toBe('2027')
    expect(row[1]).toBeCloseTo(7200, 6)
  })
})

describe('several children', () => {
  test('each has its own account; the parts add up to what is saved', () => {
    const rows = table('children', { monthly: 700 })?.rows ?? []
    expect(rows).toHaveLength(2)
    expect(rows.reduce((sum, row) => sum + Number(row[5]), 0)).toBeCloseTo(700, 2)
  })
  test('the table runs through graduation of the last one, and its sums are the figures', () => {
    const rows = table('years')?.rows ?? []
    expect(rows.at(-1)?.[0]).toBe('2041')
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0)
    const found = figures()
    expect(sum(3)).toBeCloseTo(found.planned ?? 0, 1)
    expect(sum(4)).toBeCloseTo(found.paid ?? 0, 1)
    expect(sum(1)).toBeCloseTo(found.deposits ?? 0, 1)
  })
  test('money in and out: savings + deposits + growth = paid + left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 200_000 }), (monthly, saved) => {
        const found = figures({ ...one({ saved }), monthly })
        expect(saved + (found.deposits ?? 0) + (found.growth ?? 0)).toBeCloseTo(
          (found.paid ?? 0) + (found.left ?? 0),
          1,
        )
      }),
    )
  })
  test('a child who has finished needs nothing', () => {
    expect(evaluate(one({ born: 2000 })).outcome).toBe('no-school')
    expect(evaluate(one({ born: 2000 })).present().headline).toContain('no school bills')
  })
})

describe('state deduction', () => {
  test('own state only: another state’s plan gives nothing in New York, the same in Pennsylvania', () => {
    expect(figures({ state: 'NY' }).stateSaved).toBeGreaterThan(300)
    expect(figures({ state: 'NY', ownPlan: false }).stateSaved).toBe(0)
    expect(words({ state: 'NY', ownPlan: false })).toContain('only contributions to its own plan')
    expect(figures({ state: 'PA', ownPlan: false }).stateSaved).toBe(figures({ state: 'PA' }).stateSaved)
  })
  test('California and Texas give nothing, and it is said', () => {
    for (const state of ['CA', 'TX']) {
      expect(figures({ state }).stateSaved).toBe(0)
      expect(words({ state })).toContain('has no tax break')
    }
  })
  test('New Jersey ends above 200,000; Oregon’s steps are not guessed', () => {
    expect(figures({ state: 'NJ', income: 150_000 }).stateSaved).toBeGreaterThan(0)
    expect(figures({ state: 'NJ', income: 250_000 }).stateSaved).toBe(0)
    expect(words({ state: 'OR' })).toContain('at most $380')
    expect(figures({ state: 'OR' }).stateSaved).toBe(0)
  })
  test('Virginia carries forward, and recapture is named', () => {
    expect(words({ state: 'VA', monthly: 3000 })).toContain('carries forward')
    expect(words({ state: 'VA', monthly: 3000 })).toContain('take it back')
  })
  test('the state’s law must be here before an answer', () => {
    expect(evaluate({ state: 'WI' }).outcome).toBe('not-loaded')
  })
})

describe('gifts', () => {
  test('superfunding: 95,000 from one person goes over five years, and Form 709 is named', () => {
    const at = { ...one({ lump: 95_000 }), monthly: 0, givers: '1' }
    expect(figures(at).giftOver).toBe(0)
    expect(words(at)).toContain('Form 709')
    expect(figures({ ...at, ...one({ lump: 96_000 }) }).giftOver).toBe(1000)
  })
  test('a grandparent’s plan and the aid form', () => {
    expect(words({ owner: 'grandparent' })).toContain('isn’t reported on the FAFSA')
  })
})

describe('money left over', () => {
  const row = (way: string, changes: InputValues) =>
    table('leftover', changes)?.rows.find((found) => String(found[0]).includes(way))
  test('Roth rollover: 35,000 at most, 15-year account, the IRA limit a year', () => {
    const roth = row('Roth', { left: 60_000, opened: 2020 })
    expect(roth?.[1]).toBe(35_000)
    expect(roth?.[3]).toContain('from 2035')
    expect(roth?.[3]).toContain('$7,500 in 2026')
  })
  test('K-12: 20,000 a year from 2026, 10,000 before', () => {
    expect(row('K-12', { left: 60_000 })?.[1]).toBe(20_000)
    const before = evaluate({ left: 60_000 }, 2025)
      .present()
      .tables.find((found) => found.key === 'leftover')
    expect(before?.rows.find((found) => String(found[0]).includes('K-12'))?.[1]).toBe(10_000)
  })
  test('student loans 10,000, ABLE 20,000', () => {
    expect(row('student loans', { left: 60_000 })?.[1]).toBe(10_000)
    expect(row('ABLE', { left: 60_000 })?.[1]).toBe(20_000)
  })
  test('a scholarship takes the 10% away, not the income tax', () => {
    const after = Number(row('scholarship', { left: 60_000 })?.[2])
    const other = Number(row('anything else', { left: 60_000 })?.[2])
    expect(after).toBeGreaterThan(0)
    expect(other).toBeGreaterThan(after)
  })
  test('earnings come out in proportion: all growth, 22% bracket and 10%', () => {
    // Joint, 150,000 less 32,200 is 117,800, in the 22% bracket (to 211,400): 10,000 of growth costs 2,200 and 1,000.
    const at = { ...one({ born: 2000, saved: 100_000 }), growthShare: 100, left: 10_000, income: 150_000 }
    expect(row('anything else', at)?.[2]).toBeCloseTo(3200, 6)
  })
})

describe('the college credit beside the plan', () => {
  test('4,000 a year stays outside for four years, and not where others pay that much already', () => {
    const flat = { costGrowth: 0, credit: true, counts: 'living' }
    expect(figures({ ...one(), ...flat }).planned).toBeCloseTo(4 * (25_850 - 4000), 2)
    expect(figures({ ...one({ share: 50 }), ...flat }).planned).toBeCloseTo(4 * 12_925, 2)
  })
  test('no credit at a high income: nothing is kept out', () => {
    const flat = { costGrowth: 0, credit: true, income: 300_000 }
    expect(figures({ ...one(), ...flat }).planned).toBeCloseTo(4 * 25_850, 2)
    expect(words({ ...one(), ...flat })).toContain('You get no college tax credit')
  })
})

describe('limits', () => {
  test('room and board only up to the school’s allowance is said', () => {
    expect(words()).toContain('only up to the school’s own allowance')
  })
  test('school before college: no more than the yearly limit comes from the plan', () => {
    const at = { ...one({ born: 2020, school: 'k12', cost: 30_000, startAge: 6, years: 12 }), costGrowth: 0 }
    // First grade began in August 2026; 11 years are left.
    expect(figures(at).planned).toBeCloseTo(11 * 20_000, 2)
    expect(words(at)).toContain('K-12 costs are above what a plan can pay')
  })
  test('private school without a price is asked for', () => {
    expect(check(one({ school: 'k12' })).children).toContain('yearly cost')
  })
  test('the plan’s own limit', () => {
    expect(words({ ...one({ saved: 300_000 }), cap: 250_000 })).toContain('above your plan’s limit of $250,000')
  })
  test('children born 2025 to 2028 and the Treasury’s 1,000', () => {
    expect(words(one({ born: 2026 }))).toContain('$1,000 from the Treasury')
    expect(words(one({ born: 2024 }))).not.toContain('Treasury')
  })
})

test('a safer path near school asks for more', () => {
  expect(figures({ nearReturn: 2 }).monthlyNeeded).toBeGreaterThan(figures({ nearReturn: 6 }).monthlyNeeded ?? 0)
})

describe('blanks, shares, words', () => {
  test('a card asks for name, birth year, school and savings; the rest is folded and blank', () => {
    const { children } = calculator.fields
    if (children?.kind !== 'rows') throw new Error('rows')
    const folded = children.details?.columns ?? []
    expect(Object.keys(children.columns).filter((key) => !folded.includes(key))).toEqual([
      'name',
      'born',
      'school',
      'saved',
    ])
  })
  test('blank years follow the school: 2 at a two-year college, kindergarten to grade 12 before college', () => {
    const blank = { startAge: null, years: null }
    // 15,050 a year at a two-year college (College Board 2025-26: 4,150 and 10,900).
    expect(figures({ ...one({ ...blank, school: 'publicTwoYear' }), costGrowth: 0 }).price).toBeCloseTo(2 * 15_050, 2)
    // Five in August 2031: 13 bills to August 2043.
    const small = figures({ ...one({ ...blank, school: 'k12', cost: 8000, born: 2026 }), costGrowth: 0 })
    expect(small.price).toBeCloseTo(13 * 8000, 2)
    expect(small.lastBill).toBe(204_308)
  })
  test('bills before college follow the law of their own year, whatever year of law is chosen', () => {
    const at = { ...one({ born: 2020, school: 'k12', cost: 30_000, startAge: 6, years: 12 }), costGrowth: 0 }
    expect(figures(at, 2025).planned).toBeCloseTo(11 * 20_000, 2)
    // 20,000 of 30,000 is not all of it, and the page does not say so.
    expect(evaluate(at).answer().more).toContain('the part of the cost left for the plan to pay')
  })
  test('with no tax to lower, only the part of the college credit that is paid out counts', () => {
    // 40% of 2,500 (IRC 25A(i)); joint, 25,000 is below the standard deduction of 32,200.
    expect(figures({ income: 25_000 }).collegeCredit).toBeCloseTo(1000, 6)
    // 37,200: 5,000 taxable at 10% is 500 of tax; 500 + 1,000.
    expect(figures({ income: 37_200 }).collegeCredit).toBeCloseTo(1500, 6)
    expect(figures({ income: 110_000 }).collegeCredit).toBeCloseTo(2500, 6)
    // Halfway through 160,000 to 180,000.
    expect(figures({ income: 170_000 }).collegeCredit).toBeCloseTo(1250, 6)
  })
  test('a full scholarship leaves no credit to plan for', () => {
    expect(words(one({ scholarship: 100_000 }))).not.toContain('tax credit')
  })
  test('what is left of savings that are enough says the deposits are in it', () => {
    const { headline, more } = evaluate({ ...one({ saved: 400_000 }), monthly: 600 }).answer()
    expect(headline).toContain('You need **$0** more a month.')
    expect(more).toMatch(/If you keep saving \$600 a month, about .* would be left over\./)
    expect(evaluate({ ...one({ saved: 400_000 }), monthly: 0 }).answer().more).not.toContain('keep saving')
  })
  test('no sentence says 100% where a cent is missing', () => {
    const tiny = evaluate({ ...one({ cost: 1, share: 1, years: 1 }), monthly: 0 })
    expect(tiny.outcome).toBe('no-school')
    const needed = figures(one()).monthlyNeeded ?? 0
    const { headline } = evaluate({ ...one(), monthly: Math.round(needed) - 1 }).answer()
    expect(headline).toContain('99.9%')
    // To the cent: what is shown as needed is enough.
    expect(evaluate({ ...one(), monthly: needed }).outcome).toBe('on-track')
  })
  test('the first chart sets your deposit beside what each share takes; none without school', () => {
    const [first] = evaluate().present().charts
    expect(first?.kind === 'ranks' && first.rows.map((row) => row.values[0])).toEqual([
      600,
      figures().monthlyForHalf,
      figures().monthlyForThreeQuarters,
      figures().monthlyForAll,
    ])
    expect(evaluate(one({ born: 1999 })).present().charts).toEqual([])
  })
  test('the whole student budget holds what a plan does not pay free of tax', () => {
    // College Board 2025-26: 30,990 less 11,950 and 13,900.
    expect(words({ ...one(), counts: 'budget' })).toContain('$5,140 of A’s $30,990 a year')
  })
  test('Utah’s unconfirmed limit is named', () => {
    expect(words({ state: 'UT' })).toContain('These are 2025 limits, until the new ones are confirmed.')
  })
})
