import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import type { HeatChart, XYChart } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'

const { present } = await askedWhole(tool)
const chart = <C>(key: string, changes: InputValues): C =>
  present(changes).charts.find((one) => one.key === key) as unknown as C
const rows = (key: string, changes: InputValues) => present(changes).tables.find((one) => one.key === key)?.rows ?? []

/** Full retirement age in May 2033; the spouse’s in September 2035. */
const told = { knows: 'benefit', birthDate: '1966-05-02', pia: 2000, pay: 0, claimAge: 804 }
const couple = {
  ...told,
  marital: 'married',
  otherBirthDate: '1968-09-20',
  otherKnows: 'benefit',
  otherPia: 900,
  otherClaimAge: 804,
  otherPay: 0,
}

describe('a fixed plan against dates of death', () => {
  test('both die at 75: counted month by month', () => {
    // You: May 2033 to April 2041, 96 × 2,000. Spouse: 900 and 100 added from September 2035 to April 2041, 68 × 1,000; then 2,000 as
    // the survivor to August 2043, 28 × 2,000. 192,000 + 68,000 + 56,000.
    const { values, x, y } = chart<HeatChart>('deaths', couple)
    const at = (mine: string, theirs: string) => values[y.values.indexOf(theirs)]?.[x.values.indexOf(mine)]
    expect(at('75', '75')).toBe(316_000)
  })
  test('the table holds the same sums for the plan', () => {
    const { values, x, y } = chart<HeatChart>('deaths', couple)
    const table = rows('deathPlans', couple)
    expect(table).toHaveLength(4)
    const heat = (mine: string, theirs: string) => values[y.values.indexOf(theirs)]?.[x.values.indexOf(mine)]
    expect(table.map((row) => row[1])).toEqual([heat('70', '70'), heat('70', '95'), heat('95', '70'), heat('95', '95')])
  })
  test('one person: payments added up, waiting ahead at the end', () => {
    const { series, x } = chart<XYChart>('deaths', told)
    const plan = series.find((one) => one.label.includes('your plan'))
    // May 2033 to April 2046, the month before 80: 156 × 2,000.
    expect(plan?.values[x.values.indexOf(80)]).toBe(312_000)
    expect(series.at(-1)?.values.at(-1) ?? 0).toBeGreaterThan(series[0]?.values.at(-1) ?? 0)
  })
})

describe('what is kept by claim age', () => {
  test('benefits of 24,000 with 40,000 of other income, a single filer of 2026 past 65 (Pub. 915 and Form 1040 by hand)', () => {
    // Taxable: 85% × (40,000 + 12,000 − 34,000) + 4,500 = 19,800. Deductions 16,100 + 2,050 + 6,000 = 24,150.
    // Tax on 35,650 is 1,240 + 12% × 23,250 = 4,030; on 15,850 it is 1,240 + 12% × 3,450 = 1,654.
    const plan = rows('afterTax', { ...told, otherIncome: 40_000 }).find((row) => String(row[0]).includes('your plan'))
    expect(plan?.slice(1)).toEqual([21_624, 90.1, 24_000, 19_800, 2376, 0])
  })
  test('benefits that push income over an edge cost the whole Medicare step', () => {
    // 100,000 of other income and 85% of 24,000 is 120,400, above 109,000: 81.20 and 14.50 a month in 2026.
    const plan = rows('afterTax', { ...told, otherIncome: 100_000 }).find((row) => String(row[0]).includes('your plan'))
    expect(plan?.[6]).toBe(Math.round(12 * (81.2 + 14.5)))
  })
})
