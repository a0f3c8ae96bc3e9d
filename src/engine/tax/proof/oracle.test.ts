import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { oracleReturn } from '../../oracles/tax.ts'
import { federalReturn } from '../federal-return.ts'
import { figuresOf } from './figures.ts'
import { anyHousehold } from './households.ts'

const CENT = 0.01

describe.each([
  [2025, taxYear2025],
  [2026, taxYear2026],
])('a return of %i beside one worked from the forms without the engine', (_year, facts) => {
  const figures = figuresOf(facts)
  it('agrees to the cent on 2,000 households, line by line', () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const ours = federalReturn(household, facts)
        const theirs = oracleReturn(household, figures)
        const pairs = {
          agi: [ours.agi, theirs.agi],
          taxableBenefits: [ours.income.taxableSocialSecurity, theirs.taxableBenefits],
          businessDeduction: [ours.deductions.qualifiedBusinessIncome, theirs.businessDeduction],
          taxableIncome: [ours.taxableIncome, theirs.taxableIncome],
          regularTax: [ours.tax.regular, theirs.regularTax],
          minimumTax: [ours.tax.alternativeMinimum, theirs.minimumTax],
          earnedIncomeCredit: [ours.credits.earnedIncome, theirs.earnedIncomeCredit],
          childCredit: [ours.credits.childAndDependent, theirs.childCredit],
          additionalChildCredit: [ours.credits.additionalChild, theirs.additionalChildCredit],
          selfEmploymentTax: [ours.otherTaxes.selfEmployment, theirs.selfEmploymentTax],
          additionalMedicare: [ours.otherTaxes.additionalMedicare, theirs.additionalMedicare],
          netInvestmentTax: [ours.otherTaxes.netInvestmentIncome, theirs.netInvestmentTax],
          refundable: [ours.credits.refundable, theirs.refundable],
          totalTax: [ours.totalTax, theirs.totalTax],
        }
        for (const [line, [one = 0, other = 0]] of Object.entries(pairs))
          if (!(Math.abs(one - other) < CENT)) expect.fail(`${line}: ${one} and ${other}`)
        expect(ours.deductions.itemizes).toBe(theirs.itemizes)
      }),
      { numRuns: 2_000 },
    )
  })
})
