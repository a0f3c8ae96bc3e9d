import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Adoption } from './household.ts'

/** Dollars per year. */
export interface AdoptionCredit {
  /** Against tax; what is left over waits five years. */
  readonly nonrefundable: number
  readonly refundable: number
}

const none: AdoptionCredit = { nonrefundable: 0, refundable: 0 }

/**
 * Adoption credit of adoptions final this year, before the limit by tax, dollars (IRC 23; Form 8839 Part II): each child's expenses up to the
 * year's most, all of that for a child with special needs whatever was paid, less a share that grows to all of it over 40,000 of income. From
 * 2025 on the first 5,000 (indexed) of each child's credit is paid out. A separate return has it only after living apart (IRC 23(f)(1)).
 * Benefits from an employer are not modelled.
 */
export function adoptionCredit(
  adoptions: readonly Adoption[],
  magi: number,
  status: FilingStatus,
  livedWithSpouse: boolean,
  facts: TaxYearFacts,
): AdoptionCredit {
  if (adoptions.length === 0 || (status === 'separate' && livedWithSpouse)) return none
  const { max, magi: span, refundableUpTo } = facts.adoption.value
  const kept = 1 - Math.min(1, Math.max(0, magi - span.from) / (span.to - span.from))
  let nonrefundable = 0
  let refundable = 0
  for (const { expenses, specialNeeds } of adoptions) {
    const credit = (specialNeeds ? max : Math.min(max, Math.max(0, expenses))) * kept
    const paidOut = Math.min(credit, refundableUpTo)
    refundable += paidOut
    nonrefundable += credit - paidOut
  }
  return { nonrefundable, refundable }
}
