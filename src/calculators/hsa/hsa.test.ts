import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InputValues } from '../kit/field.ts'
import { check, evaluate, figures, run, words } from './hsa.testkit.ts'

describe('partial years', () => {
  test('nine months of self-only cover: 9/12', () => {
    expect(figures(run('self', 1, 9)).limit).toBe(3300)
  })
  test('the table has twelve months that add up', () => {
    const table = evaluate(run('family', 4, 9))
      .present()
      .tables.find((found) => found.key === 'months')
    expect(table?.rows).toHaveLength(12)
    expect(table?.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBeCloseTo(4375, 1)
  })
  test('hidden months do not matter', () => {
    expect(figures({ ...run('none', 1, 12), coverage: 'self' })).toEqual(figures())
  })
})

describe('last-month rule and its test', () => {
  const late = { ...run('family', 12, 12), yours: 8000, employer: 0 }
  test('the limit is whole, the risk is named with its cost and its last day', () => {
    expect(figures(late).limit).toBe(8750)
    expect(words(late)).toContain('Stay covered until December 31, 2027')
    expect(words({ ...late, stays: false })).toContain('Ending coverage before December 31, 2027 would cost you about')
  })
  test('deposits within the months carry no risk', () => {
    const small = { ...late, yours: 700 }
    expect(figures(small).atRisk).toBe(0)
    expect(figures(small).failCost).toBe(0)
    expect(words(small)).toContain('You don’t use it yet')
  })
  test('the day the test ends goes into the calendar', () => {
    const titles = evaluate(late)
      .answer()
      .calendar?.events.map((event) => event.title)
    expect(titles).toContain('HSA testing period ends')
  })
})

describe('couples', () => {
  const couple = { coverage: 'family', status: 'joint', spouse: 'same', born: '1968-05', spouseBorn: '1969-05' }
  test('one family limit, a catch-up each in the own account', () => {
    expect(figures({ ...couple, spousePuts: 0 })).toMatchObject({ householdLimit: 10_750, limit: 9750 })
    expect(words(couple)).toContain('must go in their own HSA')
  })
  test('what the spouse puts in first fills the spouse’s own extra amount', () => {
    expect(figures({ ...couple, spousePuts: 1000 }).limit).toBe(9750)
    expect(figures({ ...couple, spousePuts: 5000 }).limit).toBe(5750)
  })
  test('a spouse does not go with a single return', () => {
    expect(check({ spouse: 'same', status: 'single' }).spouse).toContain('married')
  })
  test('you on Medicare: nothing into your account, all into the spouse’s', () => {
    const found = evaluate({ ...couple, born: '1958-05', medicare: 'yes', applied: '2024-05', yours: 0, employer: 0 })
    expect(found.outcome).toBe('not-eligible')
    expect(found.figures).toMatchObject({ limit: 0, householdLimit: 9750 })
    expect(found.present().findings[0]?.text).toContain('only your spouse is eligible')
  })
})

describe('Medicare', () => {
  test('six months back is said with its month, and nothing goes in from it', () => {
    const at = { born: '1958-05', medicare: 'yes', applied: '2026-12' }
    expect(words(at)).toContain('Medicare counts from June 2026')
    expect(figures(at).limit).toBe(2250)
  })
  test('an application next year reaches into this one', () => {
    expect(figures({ born: '1958-05', medicare: 'yes', applied: '2027-03' }).limit).toBe((8 * 5400) / 12)
  })
  test('near 65 the last deposit is planned', () => {
    expect(words({ born: '1962-02' })).toContain('6 months before you apply')
  })
})

describe('employer money and excess', () => {
  test('counts toward the limit', () => {
    expect(figures({ employer: 2000 }).room).toBe(2400)
    expect(figures({ employer: 2000, yours: 3000 }).excess).toBe(600)
  })
  test('over: 6% a year, and the day to take it out', () => {
    const over = { employer: 2000, yours: 3000 }
    expect(figures(over).excise).toBe(36)
    expect(words(over)).toContain('April 15, 2027')
    expect(words(over, 2025)).toContain('the last day to avoid the 6% tax was October 15, 2026')
    expect(words(over, 2025, '2026-06-01')).toContain('by October 15, 2026')
  })
  test('only what fits saves tax', () => {
    expect(figures({ employer: 2000, yours: 9000 }).taxSaved).toBe(figures({ employer: 2000, yours: 2400 }).taxSaved)
  })
  test('a day gone by is not offered', () => {
    expect(words({ yours: 1000 }, 2025)).toContain('You could have put in')
    expect(evaluate({ yours: 1000 }, 2025).answer().calendar?.events).toEqual([])
  })
})

describe('taxes', () => {
  test('payroll saves Social Security and Medicare tax, direct does not', () => {
    expect(figures({ how: 'direct' }).payrollSaved).toBe(0)
    expect(figures().payrollSaved).toBeCloseTo(3400 * 0.0765, 2)
  })
  test('California and New Jersey save no state tax and say so; New York saves some', () => {
    for (const state of ['CA', 'NJ']) {
      expect(figures({ state }).stateSaved).toBeCloseTo(0, 6)
      expect(figures({ state }).stateTaxOnEmployer).toBeGreaterThan(5)
      expect(words({ state })).toContain('taxes HSAs')
    }
    expect(figures({ state: 'NY' }).stateSaved).toBeGreaterThan(100)
    expect(words({ state: 'TX' })).toContain('saves you $0')
  })
  test('the tax saved is never negative beyond a cent, nor more than the money (single, pay alone)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 4000 }), (income, yours) => {
        const saved = figures({ income, yours, employer: 0 }).taxSaved ?? Number.NaN
        expect(saved).toBeGreaterThan(-0.01)
        expect(saved).toBeLessThanOrEqual(yours)
      }),
    )
  })
})

describe('the plan', () => {
  test('its numbers against the year: 1,700 and 8,500 alone, 3,400 and 17,000 for a family (Rev. Proc. 2025-19)', () => {
    const plan = (deductible: number, outOfPocket: number, coverage = 'self') =>
      evaluate({ plan: 'check', deductible, outOfPocket, coverage }).outcome
    expect(plan(1700, 8500)).toBe('within')
    expect(plan(1699, 8500)).toBe('not-eligible')
    expect(plan(1700, 8501)).toBe('not-eligible')
    expect(plan(3399, 17_000, 'family')).toBe('not-eligible')
    expect(plan(3400, 17_000, 'family')).toBe('within')
  })
  test('Bronze and catastrophic exchange plans from 2026 (P.L. 119-21)', () => {
    expect(evaluate({ plan: 'exchange' }).outcome).toBe('within')
    expect(evaluate({ plan: 'exchange' }, 2025).outcome).toBe('not-eligible')
  })
})

describe('spend or keep', () => {
  test('the vault is the sum of the bills paid from the pocket', () => {
    expect(figures({ bills: 1200, billGrowth: 0, years: 10 }).receipts).toBeCloseTo(12_000, 6)
  })
  test('with tax on growth outside, keeping wins while receipts cover what is taken out', () => {
    const at = { bills: 3000, billGrowth: 0, dragTax: 15, fee: 0 }
    expect(figures(at).keepAhead).toBeGreaterThan(0)
  })
  test('a year switch: 2025 and 2026', () => {
    expect([figures({}, 2025).limit, figures({}, 2026).limit]).toEqual([4300, 4400])
  })
})

describe('dates, households, states', () => {
  test('Medicare still to come: deposits go on until its first month', () => {
    // Born February 1962, applied at 64: Medicare from February 2027, three months after November 2026. 3 × 2,400 / 12 = 600.
    const at = { born: '1962-02', medicare: 'yes', applied: '2026-11', yours: 2400, employer: 0, balance: 0, bills: 0 }
    expect(figures({ ...at, annualReturn: 0, fee: 0, years: 2 }).keepBalance).toBe(600)
  })
  test('a couple of 68: both standard deductions and both senior deductions count', () => {
    // 70,000 less 32,200 + 2 × 1,650 and 2 × 6,000 is 22,500, in the 10% bracket (to 24,800): 100 of 1,000. With a spouse of 40 it would be 12%.
    const at = { status: 'joint', income: 70_000, born: '1958-05', yours: 1000, employer: 0, how: 'direct' }
    expect(figures(at).federalSaved).toBeCloseTo(100, 6)
    expect(figures({ ...at, spouse: 'own', spouseBorn: '1986-05' }).federalSaved).toBeCloseTo(120, 6)
  })
  test('California never let it be deducted, so failing the test costs no California tax', () => {
    // As without a state: 22% of 8,020.83 and 10%.
    const at = { ...run('family', 12, 12), yours: 8750, employer: 0, income: 80_000, state: 'CA' }
    expect(figures(at).failCost).toBeCloseTo(8020.8333 * 0.32, 2)
  })
  test('a couple insured from July: all of the limit may go into one account', () => {
    const at = { ...run('family', 7, 12), status: 'joint', spouse: 'same', yours: 8750, employer: 0, born: '1986-05' }
    expect(figures(at)).toMatchObject({ limit: 8750, excess: 0 })
  })
  test('the first chart says something: months only where they differ', () => {
    const keys = (changes: InputValues = {}) =>
      evaluate(changes)
        .present()
        .charts.map((chart) => chart.key)
    expect(keys()).toEqual(['cost', 'ways'])
    expect(keys(run('self', 1, 9))[0]).toBe('months')
    expect(keys({ yours: 0, employer: 0, balance: 0 })).toEqual([])
  })
  test('no tax to save, or a state credit that shrinks, is said so', () => {
    expect(evaluate({ income: 0 }).answer().headline).toContain('save you **$0** in taxes')
    // The earned income credit is 7.65% of pay up to 8,680 (2026), as much as payroll tax: 76.50 won, 76.50 lost; New York adds 30% of the credit: 22.95 lost.
    const poor = evaluate({ income: 8000, yours: 1000, employer: 0, state: 'NY' })
    expect(poor.figures.taxSaved).toBeCloseTo(-22.95, 2)
    expect(poor.answer().headline).toContain('cost you about **$23** in lost tax credits')
  })
  test('New Jersey taxes what the account earns, every year', () => {
    // 50,000 at 4% earns 2,000; at 80,000 of pay New Jersey takes 6.37% of it.
    const at = { state: 'NJ', income: 80_000, balance: 50_000, annualReturn: 4 }
    expect(figures(at).stateTaxOnGrowth).toBeCloseTo(127.4, 2)
    expect(words(at)).toContain('growth costs about $127 a year')
    expect(figures({ ...at, state: 'NY' }).stateTaxOnGrowth).toBe(0)
  })
  test('a year whose last day is over is told in the past', () => {
    const { headline, more } = evaluate({}, 2025).answer()
    expect(headline).toMatch(/^You could have put .* in your HSA for 2025\. Your contributions saved you/)
    expect(more).toContain('The limit for your account is $4,300')
    expect(evaluate({}, 2025, '2026-04-15').answer().headline).toContain('You can put')
  })
  test('money put in without any room is named at once', () => {
    const { headline } = evaluate({ plan: 'check', deductible: 1000 }).answer()
    expect(headline).toContain('so **$3,900** is over the limit')
  })
})
