import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { returnLines } from './explain-return.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, type Household, noIncome } from './household.ts'

const lines = (household: Household, facts = taxYear2026) =>
  returnLines(household, federalReturn(household, facts), facts)

describe('a return line by line', () => {
  const retired: Household = {
    ...emptyHousehold,
    status: 'joint',
    people: [
      { ...noIncome, age: 70, socialSecurity: 40_000, iraWithdrawals: 50_000 },
      { ...noIncome, age: 70 },
    ],
  }

  it('says how much of the benefits is taxed, in the household’s own numbers', () => {
    // 28,100 of 40,000, as worked out in federal-return.test.ts.
    const line = lines(retired, taxYear2025).find(({ key }) => key === 'taxableSocialSecurity')
    expect(line?.how).toEqual({ key: 'taxableSocialSecurity', values: { taxed: 28_100, benefits: 40_000 } })
    expect(line?.rule).toContain('IRC 86')
  })

  it('parts between two totals add up to the later one', () => {
    const household: Household = {
      ...emptyHousehold,
      people: [{ ...noIncome, pay: 150_000, selfEmployment: 40_000, traditionalIra: 2_000, tips: 3_000 }],
      longTermGain: 80_000,
      ordinaryDividends: 9_000,
      qualifiedDividends: 5_000,
      interest: 2_000,
      studentLoanInterest: 900,
      dependents: [{ age: 5, child: true, student: false, disabled: false, hasNumber: true }],
      federalWithheld: 40_000,
      charityCash: 500,
    }
    const all = lines(household)
    const filed = federalReturn(household, taxYear2026)
    const sumOf = (from: string, to: string) => {
      const start = all.findIndex(({ key }) => key === from)
      const end = all.findIndex(({ key }) => key === to)
      return all.slice(start, end).reduce((sum, { amount }) => sum + amount, 0)
    }
    expect(sumOf('wages', 'totalIncome')).toBeCloseTo(filed.income.total, 6)
    expect(sumOf('totalIncome', 'agi')).toBeCloseTo(filed.agi, 6)
    expect(sumOf('agi', 'taxableIncome')).toBeCloseTo(filed.taxableIncome, 6)
    expect(sumOf('onOrdinary', 'beforeCredits')).toBeCloseTo(filed.tax.beforeCredits, 6)
    expect(sumOf('beforeCredits', 'totalTax')).toBeCloseTo(filed.totalTax, 6)
    expect(sumOf('totalTax', 'refund')).toBeCloseTo(-filed.refund, 6)
  })

  it('has every key once, a rule on every line and no empty sentence', () => {
    const all = lines(retired)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    for (const line of all) {
      expect(line.rule).toBeTruthy()
      expect(JSON.stringify(line.how ?? 'none')).not.toContain('null')
    }
  })

  it('keeps the totals of an empty household and no parts but those', () => {
    expect(lines(emptyHousehold).map(({ key }) => key)).toEqual([
      'totalIncome',
      'agi',
      'standardOrItemized',
      'taxableIncome',
      'beforeCredits',
      'totalTax',
      'refund',
    ])
  })

  it('names a balance due and shows it as a positive amount', () => {
    const pay60 = { ...emptyHousehold, people: [{ ...noIncome, pay: 60_000 }] } as const
    const unpaid = lines(pay60).at(-1)
    const partly = lines({ ...pay60, federalWithheld: 1_000 }).at(-1)
    expect(unpaid?.label).toBe('unpaid')
    expect(partly?.label).toBe('balanceDue')
    expect((unpaid?.amount ?? 0) - (partly?.amount ?? 0)).toBeCloseTo(1_000, 8)
  })
})
