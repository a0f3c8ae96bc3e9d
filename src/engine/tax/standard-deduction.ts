import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'

export interface StandardDeductionCase {
  readonly status: FilingStatus
  /** Only age on 31 December and blindness are read. */
  readonly people: readonly { readonly age: number; readonly blind: boolean }[]
  /** Somebody else may claim the filer: the deduction is cut down to the dependent's rule. */
  readonly claimedByAnother: boolean
  /** Dollars per year; read for dependents only. */
  readonly earnedIncome: number
  /** A separate return whose spouse itemizes gets no standard deduction, IRC 63(c)(6). */
  readonly spouseItemizes: boolean
}

const AGED_FROM = 65

/** Standard deduction, dollars per year: the basic amount plus one addition per person for 65 or more and one for blindness. IRC 63(c) and (f); Publication 501. */
export function standardDeduction(filer: StandardDeductionCase, facts: TaxYearFacts): number {
  if (filer.status === 'separate' && filer.spouseItemizes) return 0
  const basic = facts.standardDeduction.value[filer.status]
  const extras = facts.standardDeductionExtras.value
  let conditions = 0
  for (const person of filer.people) conditions += (person.age >= AGED_FROM ? 1 : 0) + (person.blind ? 1 : 0)
  const own = filer.claimedByAnother
    ? Math.min(basic, Math.max(extras.dependentMinimum, filer.earnedIncome + extras.dependentEarnedIncomePlus))
    : basic
  return own + conditions * extras.agedOrBlindEach[filer.status]
}
