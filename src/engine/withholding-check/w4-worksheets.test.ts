import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { certificateFigures, type MultipleJobsTable, multipleJobsTables } from '#facts/withholding/form-w4.ts'
import { type DeductionsAsked, deductionsWorksheet, multipleJobsWorksheet, stepThree } from './w4-worksheets.ts'

const tables = multipleJobsTables.in(2026).value
const facts = taxYear2026

/** Tax by the schedule on wages alone. */
function taxOn(wages: number, status: 'single' | 'joint' | 'head'): number {
  const taxable = Math.max(0, wages - facts.standardDeduction.value[status])
  const rows = facts.ordinaryBrackets.value[status]
  return rows.reduce((tax, { over, rate }, at) => {
    const upTo = rows[at + 1]?.over ?? Number.POSITIVE_INFINITY
    return tax + rate * Math.max(0, Math.min(taxable, upTo) - over)
  }, 0)
}
/** What two jobs at 8,500 past the start of their bands owe together beyond what each has withheld alone, to $10. */
const owedBeyond = (status: 'single' | 'joint' | 'head', higher: number, lower: number): number =>
  taxOn(higher + lower, status) - taxOn(higher, status) - taxOn(lower, status)

describe('the tables of the Multiple Jobs Worksheet', () => {
  const statuses = ['joint', 'single', 'head'] as const
  it.each(statuses)('%s: has its rows and columns, rising both ways', (status) => {
    const { higherFrom, lowerFrom, extra }: MultipleJobsTable = tables[status]
    expect(extra).toHaveLength(higherFrom.length)
    for (const [at, row] of extra.entries()) {
      expect(row).toHaveLength(lowerFrom.length)
      row.forEach((cell, column) => {
        expect(cell % 10).toBe(0)
        expect(cell).toBeGreaterThanOrEqual(row[column - 1] ?? 0)
        expect(cell).toBeGreaterThanOrEqual(extra[at - 1]?.[column] ?? 0)
      })
    }
  })
  it.each(statuses)('%s: in bands of $10,000 is the tax on both less the tax on each', (status) => {
    const { higherFrom, lowerFrom, extra } = tables[status]
    let compared = 0
    for (const [at, from] of higherFrom.entries()) {
      if ((higherFrom[at + 1] ?? 0) - from !== 10_000) continue
      for (const [column, lower] of lowerFrom.entries()) {
        const expected = owedBeyond(status, from + 8500, lower + 8500)
        expect(Math.abs((extra[at]?.[column] ?? 0) - expected), `${from} and ${lower}`).toBeLessThanOrEqual(10)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThanOrEqual(48)
  })
})

describe('Step 2(b)', () => {
  it('reads line 1 for two jobs, whichever comes first', () => {
    const found = multipleJobsWorksheet([42_000, 65_000], 26, 'joint', 2026)
    expect(found).toMatchObject({ outcome: 'found', lines: [4190], yearly: 4190 })
    expect(found.outcome === 'found' && found.perCheck).toBeCloseTo(161.15, 2)
    expect(multipleJobsWorksheet([65_000, 42_000], 26, 'joint', 2026)).toEqual(found)
  })
  it('adds the two highest for the third job', () => {
    // Line 2a: 60,000 and 50,000, joint. Line 2b: 110,000 and 20,000.
    expect(multipleJobsWorksheet([20_000, 60_000, 50_000], 52, 'joint', 2026)).toMatchObject({
      lines: [4360, 6270],
      yearly: 10_630,
      periods: 52,
    })
  })
  it('a surviving spouse reads the joint table, a separate filer the single one', () => {
    const at = (status: 'surviving' | 'separate') => multipleJobsWorksheet([30_000, 12_000], 12, status, 2026)
    expect(at('surviving')).toMatchObject({ yearly: 1850 })
    expect(at('separate')).toMatchObject({ yearly: 1980 })
  })
  it('ends where the form ends', () => {
    expect(multipleJobsWorksheet([90_000], 26, 'single', 2026).outcome).toBe('one-job')
    expect(multipleJobsWorksheet([150_000, 121_000], 26, 'single', 2026).outcome).toBe('beyond-the-tables')
    expect(multipleJobsWorksheet([150_000, 120_000], 26, 'single', 2026).outcome).toBe('found')
    expect(multipleJobsWorksheet([9, 8, 7, 6], 26, 'single', 2026).outcome).toBe('too-many-jobs')
  })
})

describe('Step 4(b)', () => {
  const none: DeductionsAsked = {
    status: 'single',
    totalIncome: 60_000,
    tips: 0,
    overtimePremium: 0,
    carLoanInterest: 0,
    seniors: 0,
    adjustments: 0,
    medical: 0,
    stateAndLocalTaxes: 0,
    mortgageInterest: 0,
    gifts: 0,
    otherItemized: 0,
    cashGifts: 0,
  }
  const line15 = (asked: Partial<DeductionsAsked>) => deductionsWorksheet({ ...none, ...asked }, 2026).line15
  it('caps tips, overtime and car interest, and stops at their incomes', () => {
    expect(line15({ tips: 30_000, overtimePremium: 20_000, carLoanInterest: 12_000 })).toBe(25_000 + 12_500 + 10_000)
    expect(line15({ tips: 30_000, totalIncome: 150_000 })).toBe(0)
    expect(line15({ carLoanInterest: 3000, totalIncome: 100_000 })).toBe(0)
    expect(line15({ overtimePremium: 20_000, totalIncome: 299_999, status: 'joint' })).toBe(20_000)
  })
  it('adds $6,000 for each senior under the edge, and adjustments', () => {
    expect(line15({ seniors: 2, status: 'joint', totalIncome: 149_999, adjustments: 2500 })).toBe(14_500)
    expect(line15({ seniors: 1, totalIncome: 75_000 })).toBe(0)
  })
  it('itemizes only what beats the standard deduction with cash gifts', () => {
    // 6a: 8,000 − 7.5% of 60,000 = 3,500; 6d: 4,000 − 0.5% = 3,700; with 14,000 and 9,000: 30,200 − 16,100.
    const itemized = { medical: 8000, stateAndLocalTaxes: 9000, mortgageInterest: 14_000, gifts: 4000 }
    expect(line15({ ...itemized, cashGifts: 4000 })).toBe(14_100)
    expect(line15({ stateAndLocalTaxes: 9000, cashGifts: 4000, gifts: 4000 })).toBe(1000)
    expect(line15({ stateAndLocalTaxes: 50_000, totalIncome: 200_000 })).toBe(40_400 - 16_100)
    expect(line15({ stateAndLocalTaxes: 50_000, mortgageInterest: 20_000, totalIncome: 505_000 })).toBe(3900)
  })
  it('cuts itemized deductions to 94% in the top bracket', () => {
    expect(line15({ mortgageInterest: 100_000, totalIncome: 700_000 })).toBeCloseTo(94_000 - 16_100, 6)
    expect(line15({ mortgageInterest: 100_000, totalIncome: 640_599 })).toBe(100_000 - 16_100)
  })
  it('has the figures of the tax law of its year', () => {
    const form = certificateFigures.in(2026).value
    expect(form.standard).toEqual(facts.standardDeduction.value)
    expect(form.perChild).toBe(facts.childTaxCredit.value.perChild)
    expect(form.tips.cap).toBe(facts.tipsDeduction.value.cap)
    expect(form.overtime.cap).toEqual(facts.overtimeDeduction.value.cap)
    expect(form.senior.each).toBe(facts.seniorDeduction.value.perPerson)
    expect(form.itemizedCutOver.single).toBe(facts.ordinaryBrackets.value.single.at(-1)?.over)
    expect(form.itemizedCutOver.joint).toBe(facts.ordinaryBrackets.value.joint.at(-1)?.over)
    expect(form.itemizedCutOver.separate).toBe(facts.ordinaryBrackets.value.separate.at(-1)?.over)
  })
})

it('Step 3 counts children and others up to the edge', () => {
  expect(stepThree(2, 1, 200_000, 'single', 2026)).toBe(4900)
  expect(stepThree(2, 1, 200_001, 'head', 2026)).toBe(0)
  expect(stepThree(1, 0, 400_000, 'joint', 2026)).toBe(2200)
})
