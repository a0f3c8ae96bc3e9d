import { describe, expect, it } from 'vitest'
import { propertyTaxByState } from '../lending/property-tax.ts'
import { stateNames } from '../states/codes.ts'
import { hsaTaxedIn } from './account-rules.ts'
import { stateEstateTax, stateInheritanceTax } from './death-taxes.ts'
import { employerLeaveShare } from './employer-paid-leave.ts'
import { employerUnemploymentTax } from './employer-unemployment-tax.ts'
import { communityPropertyByChoice, communityPropertyStates } from './marital-property.ts'
import { federalMinimumWage, minimumWage, minimumWageNotes } from './minimum-wage.ts'
import { paidLeave, programsAfterCafeteria } from './paid-leave.ts'
import { statePlan529 } from './plan-529.ts'
import { propertyTaxLimits } from './property-tax-limits.ts'
import { salesTax } from './sales-tax.ts'
import { transferTaxNotes, transferTaxStates } from './transfer-tax.ts'
import { unemploymentInsurance, unemploymentNotes } from './unemployment-insurance.ts'
import { michiganTradeInLimit, vehicleTax } from './vehicle-tax.ts'

const codes = Object.keys(stateNames).sort()
const entries = <T extends object>(table: { readonly value: T }) => Object.entries(table.value)

describe('tables of all states', () => {
  it.each([
    ['sales tax', salesTax.value],
    ['minimum wage', minimumWage.value],
    ['unemployment insurance', unemploymentInsurance.value],
    ['employer unemployment tax', employerUnemploymentTax.value],
    ['vehicle tax', vehicleTax.value],
    ['property tax', propertyTaxByState.value],
  ])('%s has the 50 states and the District of Columbia', (_name, table) => {
    expect(Object.keys(table).sort()).toEqual(codes)
    expect(codes).toHaveLength(51)
  })
  it('tables of some states name real ones, once', () => {
    for (const table of [
      stateEstateTax.value,
      stateInheritanceTax.value,
      paidLeave.value,
      statePlan529.value,
      propertyTaxLimits.value,
      minimumWageNotes,
      unemploymentNotes,
      transferTaxNotes,
    ])
      for (const code of Object.keys(table)) expect(codes).toContain(code)
    for (const list of [
      hsaTaxedIn.value,
      communityPropertyStates.value,
      communityPropertyByChoice.value,
      transferTaxStates.value,
    ]) {
      expect(new Set(list).size).toBe(list.length)
      for (const code of list) expect(codes).toContain(code)
    }
  })
})

describe('sales tax', () => {
  it('lies between 0 and 11%, the average with local tax not under the state rate but for New Jersey zones', () => {
    for (const [code, { state, combined }] of entries(salesTax)) {
      expect(state >= 0 && combined < 0.11, code).toBe(true)
      if (code !== 'NJ') expect(combined, code).toBeGreaterThanOrEqual(state)
    }
  })
  it('is highest in Louisiana at 10.13%, and nothing in four states (Tax Foundation, July 2026)', () => {
    const sorted = entries(salesTax).sort(([, a], [, b]) => b.combined - a.combined)
    expect(sorted[0]).toEqual(['LA', { state: 0.05, combined: 0.1013 }])
    // Alaska has no state tax but local ones.
    expect(
      sorted
        .filter(([, tax]) => tax.combined === 0)
        .map(([code]) => code)
        .sort(),
    ).toEqual(['DE', 'MT', 'NH', 'OR'])
    expect(salesTax.value.AK).toEqual({ state: 0, combined: 0.0182 })
  })
})

describe('property tax limits', () => {
  it('say what they are where they are no yearly limit on one home', () => {
    const onOneHome = ['value-growth', 'home-value-growth', 'bill-growth']
    for (const [code, { kind, rate, note }] of entries(propertyTaxLimits))
      if (rate === null || !onOneHome.includes(kind)) expect(note, code).toBeTruthy()
  })
})

describe('minimum wage', () => {
  it('is nowhere under the federal 7.25 (29 USC 206)', () => {
    for (const [code, hourly] of entries(minimumWage))
      expect(hourly, code).toBeGreaterThanOrEqual(federalMinimumWage.value.hourly)
    expect(minimumWage.value.CA).toBe(16.9)
    expect(minimumWage.value.DC).toBe(Math.max(...Object.values(minimumWage.value)))
  })
})

describe('unemployment', () => {
  it('pays between the least and the most, for at most 30 weeks', () => {
    for (const [code, rule] of entries(unemploymentInsurance)) {
      expect(rule.minWeekly > 0 && rule.minWeekly < rule.maxWeekly, code).toBe(true)
      expect(rule.minWeeks >= 1 && rule.minWeeks <= rule.maxWeeks && rule.maxWeeks <= 30, code).toBe(true)
      expect(rule.maxWithDependents ?? Number.POSITIVE_INFINITY, code).toBeGreaterThan(rule.maxWeekly)
      if (rule.minWeeks === rule.maxWeeks) expect(rule.weeksFollow, code).toBeUndefined()
      else expect(rule.weeksFollow, code).toBeDefined()
    }
  })
  it('pays at most 1,152 in Washington and 235 in Mississippi (Department of Labor, July 2025)', () => {
    const most = Object.values(unemploymentInsurance.value).map((rule) => rule.maxWeekly)
    expect(unemploymentInsurance.value.WA.maxWeekly).toBe(1_152)
    expect([Math.max(...most), Math.min(...most)]).toEqual([1_152, 235])
  })
  it('is paid for by employers on at least the federal base of 7,000 (IRC 3306)', () => {
    for (const [code, { wageBase, rate }] of entries(employerUnemploymentTax)) {
      expect(wageBase, code).toBeGreaterThanOrEqual(7_000)
      expect(rate > 0 && rate < 0.054, code).toBe(true)
    }
  })
})

describe('taxes at death', () => {
  it('twelve states and the District of Columbia tax estates, five states tax heirs, Maryland does both', () => {
    expect(entries(stateEstateTax)).toHaveLength(13)
    expect(Object.keys(stateInheritanceTax.value).sort()).toEqual(['KY', 'MD', 'NE', 'NJ', 'PA'])
    expect(Object.keys(stateInheritanceTax.value).filter((code) => code in stateEstateTax.value)).toEqual(['MD'])
  })
  it('rates rise and stay under a half', () => {
    for (const [code, { rateFrom, rateTo }] of [...entries(stateEstateTax), ...entries(stateInheritanceTax)])
      expect(rateFrom === null || rateTo === null || (rateFrom > 0 && rateFrom <= rateTo && rateTo < 0.5), code).toBe(
        true,
      )
    expect(stateEstateTax.value.OR?.exemption).toBe(
      Math.min(...Object.values(stateEstateTax.value).map((e) => e.exemption)),
    )
  })
})

describe('other rules', () => {
  it('nine states are community property states (IRS Publication 555), none of them by choice', () => {
    expect([...communityPropertyStates.value].sort()).toEqual(
      ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'].sort(),
    )
    expect(communityPropertyStates.value.filter((code) => communityPropertyByChoice.value.includes(code))).toEqual([])
  })
  it('cars are taxed between 0 and 8.5%, and where there is no tax nothing is said of rebates', () => {
    for (const [code, rule] of entries(vehicleTax)) {
      expect(rule.rate === null || (rule.rate >= 0 && rule.rate <= 0.085), code).toBe(true)
      expect(rule.tradeIn === 'no-tax', code).toBe(rule.rate === 0)
      expect(rule.rebateTaxed === null, code).toBe(rule.rate === 0)
      expect(rule.confidence === 'low', code).toBe(rule.unsure !== undefined)
      if (rule.rate === null || rule.tradeIn === 'partial') expect(rule.note, code).toBeTruthy()
    }
    expect(
      entries(vehicleTax)
        .filter(([, rule]) => rule.tradeIn === 'none')
        .map(([code]) => code)
        .sort(),
    ).toEqual(['CA', 'DC', 'HI', 'VA'])
    expect(vehicleTax.value.MI.tradeIn === 'capped' && michiganTradeInLimit.value.limit).toBe(12_000)
  })
  it('a joint 529 limit is never under the single one, and no state without income tax gives one', () => {
    for (const [code, rule] of entries(statePlan529)) {
      const limits = rule.kind === 'credit' ? rule.maxCredit : rule.limit
      if (limits !== null) expect(limits.joint, code).toBeGreaterThanOrEqual(limits.single)
    }
    for (const code of ['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY', 'CA', 'HI', 'KY', 'NC'])
      expect(statePlan529.value).not.toHaveProperty(code)
    expect(entries(statePlan529)).toHaveLength(51 - 13)
    // Utah: 4.45% of 2,490 is 110.805, of 4,980 is 221.61.
    expect(statePlan529.value.UT).toMatchObject({ maxCredit: { single: 110.81, joint: 221.61 } })
  })
  it('property tax limits are shares of at most 15%', () => {
    for (const [code, { rate }] of entries(propertyTaxLimits))
      expect(rate === null || (rate > 0 && rate <= 0.15), code).toBe(true)
    expect(propertyTaxLimits.value.CA?.rate).toBe(0.02)
  })
  it('paid leave lasts up to 12 weeks for family', () => {
    const inForce = entries(paidLeave).filter(([, program]) => program.status === 'in-force')
    expect(inForce).toHaveLength(13)
    for (const [code, { familyWeeks }] of inForce) expect(familyWeeks ?? 12, code).toBeLessThanOrEqual(12)
  })
})

describe('what employers pay into leave programs', () => {
  it('is a rate under 1%, in states that have a program', () => {
    for (const [code, { rate, upTo, workersFrom }] of entries(employerLeaveShare)) {
      expect(codes).toContain(code)
      expect(rate > 0 && rate < 0.01, code).toBe(true)
      if (typeof upTo === 'number') expect(upTo, code).toBeGreaterThan(10_000)
      if (workersFrom !== undefined) expect(workersFrom, code).toBeGreaterThan(1)
    }
    for (const code of programsAfterCafeteria.value) expect(paidLeave.value).toHaveProperty(code)
  })
})
