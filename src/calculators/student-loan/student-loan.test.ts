/** The pitfalls of student loan calculators, each as a test. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import type { XYChart } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'

const { evaluate: run, figures, figure, present: shown, allWords: words } = await askedWhole(tool)
const one = (balance: number, rate = 6, kind = 'unsubsidized') => ({ loans: [{ kind, balance, rate }] })
const still = { growth: 0, inflation: 0 }
const married = { filing: 'joint', agi: 60_000, spouseAgi: 60_000, ...one(80_000), firstLoan: 'to2014' }

describe('the Repayment Assistance Plan', () => {
  it('takes its percentage of the whole AGI: one dollar over 50,000 costs 41.67 a month', () => {
    expect(figure('rapFirstPayment', { agi: 50_000 })).toBe(166.67)
    expect(figure('rapFirstPayment', { agi: 50_001 })).toBe(208.34)
  })
  it('draws the jump: two points a dollar apart', () => {
    const chart = shown().charts.find(({ key }) => key === 'cliffs') as XYChart
    const at = (income: number) => chart.series[0]?.values[chart.x.values.indexOf(income)]
    expect(at(50_000)).toBe(166.67)
    expect(at(50_001)).toBe(208.34)
    expect(chart.marks?.[0]?.x).toBe(45_000)
  })
  it('falls by 50 for each dependent and never below 10', () => {
    expect(figure('rapFirstPayment', { dependents: 2 })).toBe(50)
    expect(figure('rapFirstPayment', { dependents: 5 })).toBe(10)
  })
  it('lets no balance grow, where IBR does', () => {
    const low = { ...one(100_000, 8), agi: 35_000 }
    const balances = shown(low).charts.find(({ key }) => key === 'balances') as XYChart
    const most = (key: string) =>
      Math.max(...(balances.series.find((line) => line.key === key)?.values.map((value) => value ?? 0) ?? []))
    expect(most('rap')).toBe(100_000)
    expect(most('ibr')).toBeGreaterThan(100_000)
  })
  it('names a step within reach, with what going under it saves', () => {
    // 51,000 at 5% is 212.50, 50,000 at 4% is 166.67: 45.83 x 12 = 550
    expect(words({ agi: 51_000 })).toContain('You’re $1,000 above a RAP income step')
    expect(words({ agi: 51_000 })).toContain('$550 less a year')
  })
  it('its steps do not move with prices', () => {
    const at = (inflation: number) => figure('rapPaid', { growth: 3, inflation })
    expect(at(0)).toBe(at(10))
  })
})

describe('who may use what', () => {
  it('a loan from July 2026 leaves the new plan and the tiered standard plan', () => {
    const open = figures({ newLoan: true, ...one(40_000) })
    for (const key of ['standard', 'graduated', 'extended', 'ibr', 'paye', 'icr'])
      expect(open).not.toHaveProperty(`${key}Cost`)
    expect(open).toHaveProperty('rapCost')
    expect(open['tieredMonths']).toBe(180)
  })
  it('without one there is no tiered standard plan', () => {
    expect(figures()).not.toHaveProperty('tieredCost')
  })
  it('extended needs more than 30,000', () => {
    expect(figures(one(30_000))).not.toHaveProperty('extendedCost')
    expect(figure('extendedMonths', one(30_001))).toBe(300)
  })
  it('PAYE is closed to those who borrowed before October 2007, and to all from July 2028', () => {
    expect(figures({ firstLoan: 'before2007' })).not.toHaveProperty('payeCost')
    expect(figures({ firstMonth: '2028-07' })).not.toHaveProperty('payeCost')
    expect(figures({ firstMonth: '2028-06' })).toHaveProperty('payeCost')
  })
  it('older borrowers pay 15% under IBR, newer ones 10%', () => {
    const old = figure('ibrFirstPayment', { firstLoan: 'to2014' })
    expect(old).toBeCloseTo(figure('ibrFirstPayment') * 1.5, 2)
  })
  it('Parent PLUS loans stay on the standard plan beside a plan by income', () => {
    const loans = [
      { kind: 'parentPlus', balance: 20_000, rate: 6 },
      { kind: 'unsubsidized', balance: 20_000, rate: 6 },
    ]
    // 150 for the new plan at 45,000, and 222.04 for 20,000 over 10 years
    expect(figure('rapFirstPayment', { loans })).toBeCloseTo(372.04, 2)
    expect(figures({ loans: loans.slice(0, 1) })).not.toHaveProperty('rapCost')
    expect(words({ loans })).toContain('Parent PLUS')
  })
  it('says which plan is closed when it is the one asked for', () => {
    expect(words({ newLoan: true, focus: 'ibr' })).toContain('IBR isn’t open to you')
    const closed = shown({ newLoan: true }).tables.find(({ key }) => key === 'closed')
    expect(closed?.rows.length).toBe(7) // six plans and SAVE
  })
})

describe('what has been paid already', () => {
  const debt = { ...one(90_000), agi: 50_000, ...still }
  it('past payments shorten the way to forgiveness under every plan by income', () => {
    expect(figure('rapMonths', { ...debt, pastPayments: 300 })).toBe(60)
    expect(figure('ibrMonths', { ...debt, pastPayments: 200 })).toBe(40)
    expect(figure('payeMonths', { ...debt, pastPayments: 239 })).toBe(1)
  })
  it('public service counts its own payments, and its forgiveness bears no tax', () => {
    const service = figures({ ...debt, pslf: true, pslfPayments: 90 })
    expect(service['rapMonths']).toBe(30)
    expect(service['ibrMonths']).toBe(30)
    expect(service['rapTax']).toBe(0)
    expect(service['rapForgiven']).toBeGreaterThan(80_000)
  })
  it('graduated and extended payments do not count for public service', () => {
    const service = figures({ ...debt, pslf: true, pslfPayments: 90 })
    expect(service['graduatedForgiven']).toBe(0)
    expect(service['extendedMonths']).toBe(300)
  })
  it('the standard plan goes on from where it stands', () => {
    expect(figure('standardMonths', { standardLeft: 72 })).toBe(72)
    expect(figure('standardFirstPayment', { standardLeft: 72 })).toBeGreaterThan(figure('standardFirstPayment'))
  })
})

describe('plans that end', () => {
  it('PAYE goes on as IBR or as the new plan, as chosen', () => {
    const debt = { ...one(90_000), firstLoan: 'to2014', ...still, firstMonth: '2026-12', focus: 'paye' }
    const month = (over: InputValues, at: number) =>
      shown({ ...debt, ...over }).tables.find(({ key }) => key === 'byMonth')?.rows[at]?.[1]
    // 19 payments from December 2026 to June 2028; then 15% in place of 10%, or 4% of 45,000 / 12
    expect([month({}, 18), month({}, 19)]).toEqual([175.5, 263.25])
    expect(month({ afterEnd: 'rap' }, 19)).toBe(150)
    expect(words(debt)).toContain('July 1, 2028')
  })
})

describe('tax on what is forgiven', () => {
  it('is federal tax of a real return, in the dollars of that year', () => {
    // Level: 90,000 at 6%, AGI 50,000. IBR forgives in year 20; by hand on one year's brackets, 2026:
    // 10% x (50,000 - 23,940) / 12 = 217.17 a month; interest 450. Forgiven 90,000 + 240 x 232.83 = 145,880.
    const plan = figures({ ...one(90_000), agi: 50_000, ...still, firstLoan: 'from2014' })
    expect(plan['ibrForgiven']).toBeCloseTo(145_879.2, 0)
    // Taxable 33,900 before, 179,779.2 after. 16,500 at 12%, 55,300 at 22%, 74,079.2 at 24%.
    expect(plan['ibrTax']).toBeCloseTo(16_500 * 0.12 + 55_300 * 0.22 + 74_079.2 * 0.24, 0)
    expect(words({ ...one(90_000), agi: 50_000, ...still, focus: 'ibr' })).toContain('taxable again since 2026')
  })
  it('is part of the cost', () => {
    const plan = figures({ ...one(90_000), agi: 50_000, ...still })
    expect(plan['ibrCost']).toBeCloseTo((plan['ibrPaid'] ?? 0) + (plan['ibrTax'] ?? 0), 1)
  })
})

describe('married', () => {
  it('one return counts both incomes, separate returns one', () => {
    expect(figure('rapFirstPayment', married)).toBe(1000) // 10% of 120,000
    expect(figure('rapFirstPayment', { ...married, filing: 'separate' })).toBe(250) // 5% of 60,000
  })
  it('a spouse’s loans take their share of a joint payment', () => {
    expect(figure('rapFirstPayment', { ...married, spouseBalance: 20_000 })).toBe(800) // 80 of 100
    expect(figure('rapFirstPayment', { ...married, filing: 'separate', spouseBalance: 20_000 })).toBe(250)
  })
  it('weighs lower payments against the tax of real returns', () => {
    // The new plan: 12,000 a year together, 3,000 apart. Two equal incomes bear the same tax, save the deduction of student loan
    // interest on the joint return: 80,000 x 6% = 4,800, at most 2,500; taxable 120,000 - 32,200 = 87,800 at 12%: 300.
    const year = figures({ ...married, focus: 'rap' })
    expect(year['jointLoanYear']).toBe(12_000)
    expect(year['separateLoanYear']).toBe(3000)
    expect((year['separateTax'] ?? 0) - (year['jointTax'] ?? 0)).toBeCloseTo(300, 6)
    expect(year['separateSaves']).toBeCloseTo(8700, 6)
  })
  it('on separate returns dependents follow whoever claims them', () => {
    const apart = { ...married, filing: 'separate', dependents: 2 }
    expect(figure('rapFirstPayment', apart)).toBe(150)
    expect(figure('rapFirstPayment', { ...apart, childrenWith: 'spouse' })).toBe(250)
  })
  it('a single person’s figures do not see a spouse', () => {
    expect(figures({ spouseAgi: 500_000, spouseBalance: 90_000, childrenWith: 'spouse' })).toEqual(figures())
  })
})

describe('loans that end at different times under one plan', () => {
  const parent = { kind: 'parentPlus', balance: 30_000, rate: 6 }
  const own = { kind: 'unsubsidized', balance: 60_000, rate: 6 }
  // 200 of IBR's 240 payments are made: 40 from December 2026 end in March 2030. The Parent PLUS loan goes on for 120 months.
  const over = { agi: 50_000, pastPayments: 200, inflation: 3, firstMonth: '2026-12' }
  it('the tax belongs to the year of forgiveness, whatever goes on after it', () => {
    const alone = figures({ ...over, loans: [own] })
    const both = figures({ ...over, loans: [own, parent] })
    expect(alone['ibrMonths']).toBe(40)
    expect(both['ibrMonths']).toBe(120)
    expect(alone['ibrTax']).toBeGreaterThan(1000)
    expect(both['ibrTax']).toBe(alone['ibrTax'])
    const said = words({ ...over, loans: [own, parent], firstLoan: 'from2014' })
    expect(said).toContain('in March 2030')
  })
  it('what public service forgives beside it is not taxed', () => {
    const service = { ...over, pslf: true, pslfPayments: 60 }
    expect(figure('ibrTax', { ...service, loans: [own, parent] })).toBe(figure('ibrTax', { ...service, loans: [own] }))
  })
  it('after ICR a consolidation with Parent PLUS goes on with IBR, and the words say so', () => {
    const mixed = { ...over, pastPayments: 0, loans: [own, { ...own, kind: 'parentConsolidation' }], afterEnd: 'rap' }
    expect(words(mixed)).toContain('from ICR to IBR')
  })
})

describe('separate returns can raise the payments', () => {
  it('where the dependents are on the other return: 60,000 at 5%, with 3 of them 100 a month, without 250', () => {
    const said = words({
      ...one(60_000),
      agi: 60_000,
      spouseAgi: 0,
      filing: 'joint',
      dependents: 3,
      childrenWith: 'spouse',
      focus: 'rap',
    })
    expect(said).toContain('raise your combined loan payments by $1,800')
  })
})

describe('refinancing', () => {
  it('is compared with the plan looked at, and what is lost is said', () => {
    const over = { ...one(30_000), refinance: true, refiRate: 6, refiTerm: 120, focus: 'standard' }
    expect(figure('refinancePayment', over)).toBe(333.06)
    expect(Math.abs(figure('refinanceSaves', over))).toBeLessThan(1)
    expect(words(over)).toContain('You can’t undo it')
  })
})

describe('edges', () => {
  it('nothing owed', () => {
    expect(run(one(0)).outcome).toBe('nothing-owed')
    expect(words(one(0))).toContain('nothing')
  })
  it('no income: nothing for IBR, 10 dollars for the new plan', () => {
    expect(figure('ibrFirstPayment', { agi: 0 })).toBe(0)
    expect(figure('rapFirstPayment', { agi: 0 })).toBe(10)
  })
  it('no interest: every plan costs what is owed, or less by forgiveness and match', () => {
    const plan = figures({ ...one(20_000, 0), agi: 60_000 })
    for (const key of ['standard', 'graduated', 'ibr', 'paye', 'icr', 'rap'])
      expect(plan[`${key}Paid`], key).toBeCloseTo(20_000, 2)
  })
  it('a tiny loan is paid at 50 dollars a month at least', () => {
    expect(figure('standardFirstPayment', one(500, 6))).toBe(50)
  })
})

describe('whatever is asked', () => {
  const any = fc.record({
    agi: fc.integer({ min: 0, max: 300_000 }),
    loans: fc.array(
      fc.record({
        kind: fc.constantFrom('subsidized', 'unsubsidized', 'graduate', 'consolidation'),
        balance: fc.integer({ min: 100, max: 150_000 }),
        rate: fc.integer({ min: 0, max: 12 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    dependents: fc.nat(4),
    pastPayments: fc.nat(200),
    firstLoan: fc.constantFrom('from2014', 'to2014', 'before2007'),
  })
  it('the least cost is the least, the lowest payment the lowest, and IBR stays under the 10-year payment', () => {
    fc.assert(
      fc.property(any, (over) => {
        const plan = figures(over)
        const each = (end: string) =>
          ['standard', 'graduated', 'extended', 'ibr', 'paye', 'icr', 'rap'].flatMap(
            (key) => plan[`${key}${end}`] ?? [],
          )
        expect(plan['leastCost']).toBeCloseTo(Math.min(...each('Cost')), 2)
        expect(plan['lowestFirstPayment']).toBeCloseTo(Math.min(...each('FirstPayment')), 2)
        const cap = over.loans.reduce((sum, { balance, rate }) => {
          const r = rate / 1200
          return sum + (r === 0 ? balance / 120 : (balance * r) / (1 - (1 + r) ** -120))
        }, 0)
        expect(plan['ibrHighestPayment']).toBeLessThanOrEqual(Math.max(10, cap + 0.05))
      }),
      { numRuns: 150 },
    )
  })
  it('more income never lowers a first payment', () => {
    fc.assert(
      fc.property(any, fc.nat(20_000), (over, raise) => {
        const before = figures(over)
        const after = figures({ ...over, agi: over.agi + raise })
        for (const key of ['ibr', 'icr', 'rap'])
          expect(after[`${key}FirstPayment`], key).toBeGreaterThanOrEqual(before[`${key}FirstPayment`] ?? 0)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the tables add up', () => {
  it('owed before, with interest, less what is paid and taken off, is owed after, to the cent of each row', () => {
    for (const over of [
      { ...one(60_000), agi: 45_000, focus: 'rap' },
      { ...one(60_000), agi: 45_000, focus: 'ibr', pslf: true },
    ]) {
      const page = shown(over)
      const table = page.tables.find(({ key }) => key === 'byYear')
      const at = (label: string) => table?.columns.findIndex((column) => column.label === label) ?? -1
      const cell = (row: readonly unknown[], label: string) => Number(row[at(label)])
      let before = 60_000
      for (const row of table?.rows ?? []) {
        const after = before + cell(row, 'Interest charged') - cell(row, 'Paid') - cell(row, 'Forgiven or matched')
        expect(Math.abs(after - cell(row, 'Balance'))).toBeLessThan(0.021)
        before = cell(row, 'Balance')
      }
      expect(before).toBe(0)
      const sum = page.split?.parts.reduce((total, { value }) => total + value, 0) ?? 0
      expect(sum).toBeCloseTo(figure('focusCost', over), 6)
    }
  })
})

describe('the last day to join PAYE and ICR', () => {
  it('is said where they are compared (34 CFR 685.209(c) as 89 FR 90221 has it)', () => {
    expect(words({ ...one(60_000), agi: 50_000 })).toContain('From July 1, 2027, only borrowers already in PAYE or ICR')
    expect(words({ ...one(60_000), agi: 50_000, newLoan: true })).not.toContain('already in PAYE')
  })
  it('PAYE’s second condition is said to those it can fail', () => {
    expect(words({ ...one(60_000), agi: 50_000, firstLoan: 'to2014' })).toContain('October 2011')
    expect(words({ ...one(60_000), agi: 50_000, firstLoan: 'from2014' })).not.toContain('October 2011')
  })
})
