import type { SavingsInputs } from './sections.ts'

/** What FDIC or NCUA covers for this owner at one bank, dollars: each owner, or each owner's beneficiaries (at most five). */
export function coverageOf(
  { owners, beneficiaries }: Pick<SavingsInputs, 'owners' | 'beneficiaries'>,
  perPerson: number,
  trust: { readonly perBeneficiary: number; readonly beneficiaries: number },
): number {
  const people = owners === 'two' ? 2 : 1
  if (beneficiaries === 0) return people * perPerson
  return people * trust.perBeneficiary * Math.min(trust.beneficiaries, beneficiaries)
}
