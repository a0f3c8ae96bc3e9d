/**
 * A tax year costs one file and one line. Here a made-up 2027 is written in memory from 2026, put beside the years we hold,
 * and read by everything that reads a year.
 */
import { describe, expect, it } from 'vitest'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { findCited } from './audit.ts'
import { type Cited, cited } from './cited.ts'
import { sourceAreas } from './sources.ts'
import { invariants, yearFaults } from './tax-years/invariants.ts'
import type { Bracket, TaxYearFacts, WithholdingRow } from './tax-years/schema.ts'
import { saltCap2027 } from './tax-years/standing.ts'
import { taxYears } from './tax-years.ts'

const projected = { status: 'projected', asOf: '2027', note: 'Made up for a test.' } as const
const before: TaxYearFacts = taxYears[2026]

/** Two percent more, in steps of 50 dollars as the law rounds. */
const indexed = (dollars: number): number => Math.floor((dollars * 1.02) / 50) * 50
const raise = (rows: readonly Bracket[]): Bracket[] => rows.map(({ over, rate }) => ({ over: indexed(over), rate }))
const double = (rows: readonly Bracket[]): Bracket[] => rows.map(({ over, rate }) => ({ over: over * 2, rate }))
const withTop = (rows: readonly Bracket[], over: number): Bracket[] =>
  rows.map((row, i) => (i === rows.length - 1 ? { ...row, over } : row))

/** A withholding table: no tax up to `free`, then the brackets, each base carried on from the row before. */
function withholding(rows: readonly Bracket[], free: number, share: number): WithholdingRow[] {
  const table: WithholdingRow[] = [{ over: 0, base: 0, rate: 0 }]
  for (const { over, rate } of rows) {
    const edge = (over + free) * share
    const last = table.at(-1)
    table.push({ over: edge, base: last === undefined ? 0 : last.base + last.rate * (edge - last.over), rate })
  }
  return table
}

const single = raise(before.ordinaryBrackets.value.single)
const jointTop = indexed(before.ordinaryBrackets.value.joint.at(-1)?.over ?? 0)
const joint = withTop(double(single), jointTop)
const head = raise(before.ordinaryBrackets.value.head)
const deduction = indexed(before.standardDeduction.value.single)
const headDeduction = indexed(before.standardDeduction.value.head)
const again = <T>(fact: Cited<T>, value: T): Cited<T> => ({ ...fact, ...projected, value })

/** The one file. */
const taxYear2027: TaxYearFacts = {
  ...before,
  year: 2027,
  ordinaryBrackets: again(before.ordinaryBrackets, {
    single,
    joint,
    separate: withTop(single, jointTop / 2),
    head,
    surviving: joint,
  }),
  standardDeduction: again(before.standardDeduction, {
    single: deduction,
    joint: deduction * 2,
    separate: deduction,
    head: headDeduction,
    surviving: deduction * 2,
  }),
  withholding: again(before.withholding, {
    subtract: before.withholding.value.subtract,
    standard: {
      single: withholding(single, deduction - before.withholding.value.subtract.other, 1),
      joint: withholding(joint, deduction * 2 - before.withholding.value.subtract.joint, 1),
      head: withholding(head, headDeduction - before.withholding.value.subtract.other, 1),
    },
    stepTwoBox: {
      single: withholding(single, deduction, 0.5),
      joint: withholding(joint, deduction * 2, 0.5),
      head: withholding(head, headDeduction, 0.5),
    },
  }),
  saltCap: cited(
    {
      ...before.saltCap.value,
      cap: {
        single: saltCap2027.value.cap,
        joint: saltCap2027.value.cap,
        separate: saltCap2027.value.capSeparate,
        head: saltCap2027.value.cap,
        surviving: saltCap2027.value.cap,
      },
    },
    'pl-119-21',
  ),
  medicare: again(before.medicare, { ...before.medicare.value, irmaaIncomeYear: 2025 }),
}

/** The one line. */
const withNewYear = { ...taxYears, 2027: taxYear2027 } as const satisfies Record<number, TaxYearFacts>

describe('a new tax year', () => {
  it('is another year than 2026', () => {
    // 12,400 x 1.02 = 12,648, down to 12,600; 16,100 x 1.02 = 16,422, down to 16,400.
    expect(taxYear2027.ordinaryBrackets.value.single[1]?.over).toBe(12_600)
    expect(taxYear2027.standardDeduction.value.single).toBe(16_400)
  })
  it('stands beside the others with no gap', () => expect(yearFaults(withNewYear)).toEqual([]))
  it.each(invariants)('keeps the rule: $name', ({ faults }) => expect(faults(taxYear2027)).toEqual([]))
  it('is read by the audit: as many figures as 2026, each from a source we hold, the made-up ones listed as projected', () => {
    const found = findCited(taxYear2027, '2027')
    expect(found).toHaveLength(findCited(before, '2026').length)
    expect(found.filter(({ fact }) => !Object.hasOwn(sourceAreas['tax-years'], fact.source))).toEqual([])
    expect(found.filter(({ fact }) => fact.status === 'projected').map(({ path }) => path)).toEqual([
      '2027.ordinaryBrackets',
      '2027.standardDeduction',
      '2027.withholding',
      '2027.medicare',
    ])
  })
  it('is computed with by the engine as it stands: a single person with 100,000 of pay owes 13,000', () => {
    // 100,000 - 16,400 = 83,600; 10% of 12,600 + 12% of 38,800 + 22% of 32,200 = 1,260 + 4,656 + 7,084.
    const worker: Household = { ...emptyHousehold, people: [{ ...noIncome, pay: 100_000 }] }
    const filed = federalReturn(worker, withNewYear[2027])
    expect(filed.year).toBe(2027)
    expect(filed.taxableIncome).toBe(83_600)
    expect(filed.totalTax).toBeCloseTo(13_000, 8)
  })
  it('taxes nobody more than 2026 did, its brackets and deduction being higher', () => {
    const retiree: Person = { ...noIncome, age: 68, socialSecurity: 40_000, privatePension: 60_000 }
    const households: readonly Household[] = [
      { ...emptyHousehold, status: 'joint', people: [retiree, { ...noIncome, age: 60, pay: 90_000 }] },
      { ...emptyHousehold, status: 'head', people: [{ ...noIncome, pay: 70_000 }], dependents: [] },
      { ...emptyHousehold, status: 'separate', people: [{ ...noIncome, pay: 700_000 }] },
    ]
    for (const household of households)
      for (const rounding of ['exact', 'forms'] as const) {
        const now = federalReturn(household, withNewYear[2027], { rounding })
        const then = federalReturn(household, withNewYear[2026], { rounding })
        expect([now.agi, now.totalTax, now.refund].every(Number.isFinite)).toBe(true)
        expect(now.totalTax).toBeLessThan(then.totalTax)
        expect(now.agi).toBe(then.agi)
      }
  })
})
