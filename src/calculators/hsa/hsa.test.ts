import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchStateLaw } from '#engine/tax/state-law.ts'
import { type InputValues, initialInputs } from '../kit/field.ts'
import { calculator } from './calculator.ts'

const env = { today: '2026-11-21', year: 2026 }
const evaluate = (changes: InputValues = {}, year = env.year, today = env.today) =>
  calculator.evaluate({ ...initialInputs(calculator.fields, env), ...changes }, { today, year })
const figures = (changes: InputValues = {}, year = env.year) => evaluate(changes, year).figures
const words = (changes: InputValues = {}, year = env.year, today = env.today) =>
  evaluate(changes, year, today)
    .present()
    .findings.map((finding) => finding.text)
    .join('\n')
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const months = (covers: readonly string[]): InputValues => ({
  coverage: 'months',
  ...Object.fromEntries(monthNames.map((name, index) => [name, covers[index] ?? 'none'])),
})
const run = (cover: string, from: number, to: number) =>
  months(monthNames.map((_, index) => (index + 1 >= from && index + 1 <= to ? cover : 'none')))

beforeAll(() => Promise.all(['CA', 'NJ', 'NY', 'TX'].map(fetchStateLaw)))

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
    expect(words(late)).toContain('Stay covered by such a plan until December 31, 2027')
    expect(words({ ...late, stays: false })).toContain('Ending cover before December 31, 2027 costs about')
  })
  test('deposits within the months carry no risk', () => {
    const small = { ...late, yours: 700 }
    expect(figures(small).atRisk).toBe(0)
    expect(figures(small).failCost).toBe(0)
    expect(words(small)).toContain('Your deposits do not need it')
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
    expect(words(couple)).toContain('goes only into the spouse’s own account')
  })
  test('what the spouse puts in first fills the spouse’s own extra amount', () => {
    expect(figures({ ...couple, spousePuts: 1000 }).limit).toBe(9750)
    expect(figures({ ...couple, spousePuts: 5000 }).limit).toBe(5750)
  })
  test('a spouse does not go with a single return', () => {
    const inputs = { ...initialInputs(calculator.fields, env), spouse: 'same', status: 'single' }
    expect(calculator.check(inputs).spouse).toContain('married')
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
    expect(words(over, 2025)).toContain('October 15, 2026 at the latest')
    expect(words(over, 2025, '2026-06-01')).toContain('by October 15, 2026')
  })
  test('only what fits saves tax', () => {
    expect(figures({ employer: 2000, yours: 9000 }).taxSaved).toBe(figures({ employer: 2000, yours: 2400 }).taxSaved)
  })
  test('a day gone by is not offered', () => {
    expect(words({ yours: 1000 }, 2025)).toContain('could have gone in')
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
      expect(words({ state })).toContain('does not follow federal law')
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

describe('what a second look found', () => {
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
    expect(evaluate({ income: 0 }).answer().headline).toContain('saves **$0** of tax')
    // The earned income credit is 7.65% of pay up to 8,680 (2026), as much as payroll tax: 76.50 won, 76.50 lost; New York adds 30% of the credit: 22.95 lost.
    const poor = evaluate({ income: 8000, yours: 1000, employer: 0, state: 'NY' })
    expect(poor.figures.taxSaved).toBeCloseTo(-22.95, 2)
    expect(poor.answer().headline).toContain('lowers tax credits, which costs about **$23**')
  })
  test('New Jersey taxes what the account earns, every year', () => {
    // 50,000 at 4% earns 2,000; at 80,000 of pay New Jersey takes 6.37% of it.
    const at = { state: 'NJ', income: 80_000, balance: 50_000, annualReturn: 4 }
    expect(figures(at).stateTaxOnGrowth).toBeCloseTo(127.4, 2)
    expect(words(at)).toContain('about $127 on what your balance earns in one')
    expect(figures({ ...at, state: 'NY' }).stateTaxOnGrowth).toBe(0)
  })
  test('a year whose last day is over is told in the past', () => {
    const { headline, more } = evaluate({}, 2025).answer()
    expect(headline).toContain('could go into your account for 2025; your **$3,400** saved')
    expect(more).toContain('could put in')
    expect(evaluate({}, 2025, '2026-04-15').answer().headline).toContain('may go into')
  })
  test('money put in without any room is named at once', () => {
    const { headline } = evaluate({ plan: 'check', deductible: 1000 }).answer()
    expect(headline).toContain('the **$3,900** put in is too much')
  })
})

describe('what a third look found', () => {
  test('Medicare inside the testing period: staying covered cannot be the advice', () => {
    // Self-only from December 1, 2026: 4,400 + 1,000 by the rule, 450 by the month; Medicare from May 2027, the month of turning 65.
    const at = {
      ...run('self', 12, 12),
      born: '1962-05',
      yours: 5400,
      employer: 0,
      medicare: 'yes',
      applied: '2027-05',
    }
    const said = words(at)
    expect(said).toContain('**Medicare before December 31, 2027 costs about')
    expect(said).toContain('At most $450 in your account')
    expect(said).not.toContain('Stay covered')
    expect(
      evaluate(at)
        .answer()
        .calendar?.events.map((event) => event.title),
    ).toEqual(['Last day to put HSA money in for 2026'])
    // From January 2028 on the period is over.
    expect(words({ ...at, born: '1963-01', applied: '2028-01' })).toContain('Stay covered')
  })
  test('what is too much in the spouse’s account is not said of yours', () => {
    // One self-only limit of 4,400 each; the spouse put in 5,000.
    const at = { status: 'joint', spouse: 'own', yours: 1000, employer: 0, spousePuts: 5000 }
    const { headline } = evaluate(at).answer()
    expect(headline).toContain('Up to **$4,400** may go into your account')
    expect(headline).toContain('**$600** in your spouse’s account is too much')
    expect(words(at)).toContain('It is in your spouse’s account.')
    // Both: 5,400 of 4,400 and 5,000 of 4,400.
    const both = evaluate({ ...at, yours: 5400 })
    expect(both.figures.excess).toBe(1600)
    expect(both.answer().headline).toContain('**$1,000** is too much. **$600** in your spouse’s account is too much.')
    expect(words({ ...at, yours: 5400 })).toContain('$600 of it is in your spouse’s account.')
  })
  test('a spouse on your family plan asks for a family plan', () => {
    const inputs = { ...initialInputs(calculator.fields, env), status: 'joint', spouse: 'same' }
    expect(calculator.check(inputs).spouse).toContain('no month with a family plan')
    expect(calculator.check({ ...inputs, coverage: 'family' })).toEqual({})
    expect(calculator.check({ ...inputs, ...run('family', 3, 3) })).toEqual({})
  })
  test('from pay or direct: credits that look at pay are told apart from payroll tax', () => {
    // The earned income credit without children ends near 19,500 in 2026. At 20,000, 1,000 from pay brings some of it; 76.50 is payroll tax.
    const said = words({ income: 20_000, yours: 4400, employer: 0, how: 'direct' })
    // 7.65% of 4,400 is 336.60.
    expect(said).toContain('($337 of that tax; tax credits that look at pay make the rest of the difference)')
    expect(words({ income: 80_000, how: 'direct' })).not.toContain('tax credits that look at pay')
    // At 8,000 the credit grows with pay as fast as payroll tax, and New York adds 30% of it: money from pay loses 22.95.
    const less = words({ income: 8000, yours: 1000, employer: 0, state: 'NY' })
    expect(less).toContain('**Direct deposit saves $23 more than money from pay here.**')
    expect(less).not.toMatch(/[-−]\$23/)
  })
  test('two ways that come to the same are said to', () => {
    // No growth, no fee: every dollar is worth the same in both (see the worked example).
    const at = {
      yours: 2400,
      employer: 0,
      balance: 1000,
      bills: 600,
      billGrowth: 0,
      annualReturn: 0,
      fee: 0,
      inflation: 0,
      years: 2,
    }
    expect(words(at)).toContain('come to the same after 2 years')
  })
  test('what is more than the pay goes in directly, not nowhere', () => {
    // Joint, 101,000 less 32,200 is 68,800, in the 12% bracket (to 100,800): 4,400 × 12% = 528. Of 1,000 of pay 7.65% is 76.50.
    const at = { status: 'joint', income: 1000, spouseIncome: 100_000, yours: 4400, employer: 0 }
    expect(figures(at).taxSaved).toBeCloseTo(604.5, 2)
    expect(figures(at).savedDirect).toBeCloseTo(528, 2)
  })
  test('the printed sum of the limit gives the printed limit', () => {
    const lines = (changes: InputValues) => evaluate(changes).present().workings[0]?.lines ?? []
    // Three months of family cover and the extra from 55: 3 × (8,750 + 1,000) / 12 = 2,437.50.
    const three = lines({ ...run('family', 1, 3), born: '1970-01' })
    expect(three.slice(1)).toEqual([
      '0 months × $4,400 ÷ 12 + 3 months × $8,750 ÷ 12 + 3 months × $1,000 ÷ 12 from the year of turning 55',
      '= $2,437.50',
    ])
    const couple = lines({ status: 'joint', spouse: 'own', spouseBorn: '1970-01' })
    expect(couple.slice(1)).toEqual([
      'only in your account $4,400.00 + only in your spouse’s $5,400.00 + shared $0.00',
      '= $9,800.00 for the couple',
    ])
  })
  test('deposits that go on without cover are named', () => {
    expect(words(run('self', 1, 6))).toContain('although no plan covers you in December')
    expect(words(run('self', 6, 12))).not.toContain('although no plan covers you')
    expect(words({ ...run('self', 1, 6), yours: 0, employer: 0 })).not.toContain('although no plan covers you')
  })
})
