import { type MedicareSurcharge, medicareSurcharge } from '#engine/social-security/medicare-surcharge.ts'
import { taxableShare } from '#engine/social-security/taxable-share.ts'
import { type BenefitCase, combinedIncome, taxableBenefits } from '#engine/tax/benefit-taxation.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { SocialSecurityInputs } from './sections.ts'
import type { YearLaw } from './year-law.ts'

/** How much of a year's benefits counts as income, and what the income does to Medicare premiums. Today's dollars per year. */
export interface Taxed {
  readonly status: FilingStatus
  readonly benefits: number
  readonly combined: number
  readonly taxable: number
  /** 0 to 1. */
  readonly share: number
  /** The share in twenty years: the law's limits stay while prices and benefits rise. */
  readonly shareLater: number
  /** How many more dollars of benefits $1,000 more of other income makes taxable. */
  readonly nextThousand: number
  /** Income that Medicare looks at. */
  readonly medicareIncome: number
  readonly surcharge: MedicareSurcharge
}

/** How far ahead the later share looks. */
export const LATER_YEARS = 20

const statusOf = ({ filing, marital }: SocialSecurityInputs): FilingStatus =>
  filing !== 'usual' ? filing : marital === 'married' ? 'joint' : 'single'

export function taxedOf(inputs: SocialSecurityInputs, yearlyBenefits: number, law: YearLaw): Taxed {
  const status = statusOf(inputs)
  const filer: BenefitCase = {
    benefits: yearlyBenefits,
    otherIncome: inputs.otherIncome,
    taxExemptInterest: inputs.taxExempt,
    status,
    livedWithSpouse: true,
  }
  const taxable = taxableBenefits(filer)
  const medicareIncome = inputs.otherIncome + inputs.taxExempt + taxable
  return {
    status,
    benefits: yearlyBenefits,
    combined: combinedIncome(filer),
    taxable,
    share: taxableShare(filer),
    shareLater: taxableShare(filer, (1 + inputs.inflation / 100) ** LATER_YEARS),
    nextThousand: taxableBenefits({ ...filer, otherIncome: inputs.otherIncome + 1000 }) - taxable,
    medicareIncome,
    surcharge: medicareSurcharge(medicareIncome, status, law.medicare.value),
  }
}
