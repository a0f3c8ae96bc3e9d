import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/**
 * What one teacher of kindergarten to grade 12 may take off income for the classroom, dollars: up to the year's limit, for each of two
 * teachers on a joint return (IRC 62(a)(2)(D), (d)(1)).
 */
export const educatorDeduction = (paid: number, facts: TaxYearFacts): number =>
  Math.min(Math.max(0, paid), facts.educator.value.max)

/** What is over the limit, dollars: an itemized deduction from 2026 on, lost before (IRC 67(b)(13), (g)). */
export const educatorItemized = (paid: number, facts: TaxYearFacts): number =>
  facts.educator.value.restItemized ? Math.max(0, paid - facts.educator.value.max) : 0
