import { type PovertyGuideline, poverty2026 } from '#facts/student/poverty.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** The law the plans are worked out by: tax and poverty figures of 2026. */
export interface Law {
  readonly tax: TaxYearFacts
  readonly poverty: Readonly<Record<'contiguous' | 'alaska' | 'hawaii', PovertyGuideline>>
}

const law: Law = { tax: taxYear2026, poverty: poverty2026.value }
export const lawOf = (): Law => law
