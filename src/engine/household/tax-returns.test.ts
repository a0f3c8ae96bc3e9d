import { describe, expect, it } from 'vitest'
import type { Household as TaxHousehold } from '#engine/tax/household.ts'
import { householdTax } from '#engine/tax/household-tax.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { Household } from './household.ts'
import { madeHousehold } from './made-household.testkit.ts'
import { grossPayPerMonth, householdHeldBack, taxReturnsOf } from './tax-returns.ts'

const today = '2026-11-23'
const total = (one: TaxHousehold): number => householdTax(one, taxYear2026, null).total
const wages = { kind: 'wages', every: 'month', isTakeHome: false, reliability: 9, isGuaranteed: true }
const couple = (more: Partial<Household> = {}): Household => ({
  ...madeHousehold({
    people: [{ role: 'you' }, { role: 'partner' }],
    incomes: [
      { ...wages, amount: 5000, owner: 'people-1' },
      { ...wages, amount: 4000, owner: 'people-2' },
    ],
    accounts: [{ kind: 'traditional-401k', balance: 0, monthly: 200, owner: 'people-2' }],
  }),
  ...more,
})

describe('a couple that does not file jointly', () => {
  /*
   * 2026, single: 16,100 off, 10% to 12,400, 12% above. You, 60,000: 1,240 + 12% × 31,500 = 5,020, and 7.65% = 4,590.
   * Partner, 48,000 less 2,400: 1,240 + 12% × 17,100 = 3,292, and 7.65% of 48,000 = 3,672, and the 2,400.
   */
  it('has the partner’s pay taxed on a return of their own', () => {
    const unmarried = couple({ filingStatus: 'single' })
    expect(taxReturnsOf(unmarried, today).map(total)).toEqual([
      expect.closeTo(5020 + 4590, 2),
      expect.closeTo(3292 + 3672, 2),
    ])
    expect(householdHeldBack(unmarried, today, total)).toBeCloseTo((5020 + 4590 + 3292 + 3672 + 2400) / 12, 4)
    expect(grossPayPerMonth(unmarried, today)).toBeCloseTo(9000, 6)
  })
  it('files separately twice, or as head of household and single', () => {
    const statuses = (filingStatus: Household['filingStatus']) =>
      taxReturnsOf(couple({ filingStatus }), today).map(({ status }) => status)
    expect(statuses('separate')).toEqual(['separate', 'separate'])
    expect(statuses('head')).toEqual(['head', 'single'])
    expect(statuses('joint')).toEqual(['joint'])
    expect(statuses(null)).toEqual(['joint'])
  })
  it('counts no pay twice and leaves none out, whoever earns it', () => {
    for (const filingStatus of ['single', 'separate', 'head', 'joint'] as const)
      expect(grossPayPerMonth(couple({ filingStatus }), today)).toBeCloseTo(9000, 6)
    const [mine] = couple().incomes
    if (!mine) throw new Error('no pay')
    const alone = couple({ filingStatus: 'single', incomes: [mine] })
    expect(taxReturnsOf(alone, today)).toHaveLength(1)
    expect(householdHeldBack({ ...alone, incomes: [] }, today, total)).toBeNull()
  })
})
