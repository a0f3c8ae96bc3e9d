import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import type { ByStatus, FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { federalReturn } from '../federal-return.ts'
import { emptyHousehold, type Household, noIncome } from '../household.ts'

/*
 * Whole returns that somebody else worked out and printed. They are of earlier years, so each brings its year's figures for its own
 * filing status.
 */

interface Earlier {
  readonly edges: readonly (readonly [number, number])[]
  readonly standard: number
  readonly zeroUpTo: number
  readonly fifteenUpTo: number
  readonly exemption: number
  readonly phaseOutOver: number
  readonly highRateOver: number
}

/** 2025 with the figures of an earlier year for one filing status; child credit of 2,000 as from 2018 on. */
function earlierYear(status: FilingStatus, year: Earlier): TaxYearFacts {
  const put = <T>(all: ByStatus<T>, value: T): ByStatus<T> => ({ ...all, [status]: value })
  const facts = taxYear2025
  const minimum = facts.alternativeMinimumTax.value
  return {
    ...facts,
    ordinaryBrackets: {
      ...facts.ordinaryBrackets,
      value: put(
        facts.ordinaryBrackets.value,
        year.edges.map(([over, rate]) => ({ over, rate })),
      ),
    },
    standardDeduction: { ...facts.standardDeduction, value: put(facts.standardDeduction.value, year.standard) },
    capitalGains: {
      ...facts.capitalGains,
      value: {
        zeroUpTo: put(facts.capitalGains.value.zeroUpTo, year.zeroUpTo),
        fifteenUpTo: put(facts.capitalGains.value.fifteenUpTo, year.fifteenUpTo),
      },
    },
    alternativeMinimumTax: {
      ...facts.alternativeMinimumTax,
      value: {
        ...minimum,
        exemption: put(minimum.exemption, year.exemption),
        phaseOutOver: put(minimum.phaseOutOver, year.phaseOutOver),
        highRateOver: put(minimum.highRateOver, year.highRateOver),
      },
    },
    childTaxCredit: { ...facts.childTaxCredit, value: { ...facts.childTaxCredit.value, perChild: 2_000 } },
  }
}

describe('returns worked out by others', () => {
  it('NBER TAXSIM-35, 2018: single, 150,000 of wages, 50,000 of qualified dividends, 50,000 of long-term gain: 44,309.50', () => {
    // Printed in policyengine-us issue 4766 with AGI 250,000 and taxable income 238,000; no minimum tax. Rev. Proc. 2018-18 figures.
    const year2018 = earlierYear('single', {
      edges: [
        [0, 0.1],
        [9_525, 0.12],
        [38_700, 0.22],
        [82_500, 0.24],
        [157_500, 0.32],
        [200_000, 0.35],
        [500_000, 0.37],
      ],
      standard: 12_000,
      zeroUpTo: 38_600,
      fifteenUpTo: 425_800,
      exemption: 70_300,
      phaseOutOver: 500_000,
      highRateOver: 191_100,
    })
    const filer: Household = {
      ...emptyHousehold,
      people: [{ ...noIncome, age: 50, pay: 150_000 }],
      ordinaryDividends: 50_000,
      qualifiedDividends: 50_000,
      longTermGain: 50_000,
    }
    const filed = federalReturn(filer, year2018)
    expect(filed.agi).toBe(250_000)
    expect(filed.taxableIncome).toBe(238_000)
    expect(filed.tax.alternativeMinimum).toBe(0)
    expect(filed.totalTax).toBeCloseTo(44_309.5, 6)
  })

  it('TaxAct and PolicyEngine, 2022: head with a child, 125,714 of wages, 7,355 of interest: 19,616.57 before credits, 17,016.57 after', () => {
    // Printed in policyengine-taxsim issue 1129: credits of 2,000 for the child and 600 for care (20% of 3,000). Rev. Proc. 2021-45 figures.
    const year2022 = earlierYear('head', {
      edges: [
        [0, 0.1],
        [14_650, 0.12],
        [55_900, 0.22],
        [89_050, 0.24],
        [170_050, 0.32],
        [215_950, 0.35],
        [539_900, 0.37],
      ],
      standard: 19_400,
      zeroUpTo: 55_800,
      fifteenUpTo: 488_500,
      exemption: 75_900,
      phaseOutOver: 539_900,
      highRateOver: 206_100,
    })
    const filed = federalReturn(
      {
        ...emptyHousehold,
        status: 'head',
        people: [{ ...noIncome, age: 40, pay: 125_714 }],
        dependents: [{ age: 6, child: true, student: false, disabled: false, hasNumber: true }],
        interest: 7_355,
        careExpenses: 3_000,
        careChildren: 1,
      },
      year2022,
    )
    // Their wages had cents that the issue does not print: a dollar at 24% at most.
    expect(Math.abs(filed.tax.beforeCredits - 19_616.57)).toBeLessThan(0.24)
    expect(filed.credits.dependentCare).toBeCloseTo(600, 8)
    expect(filed.credits.childAndDependent).toBe(2_000)
    expect(Math.abs(filed.totalTax - 17_016.57)).toBeLessThan(0.24)
  })
})
