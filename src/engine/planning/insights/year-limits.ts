import type { SourceId } from '#facts/sources.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** What the rules take from the law of one year: a few dollars, with where they stand. */
export interface YearLimits {
  readonly year: number
  readonly plans: From<Pick<TaxYearFacts['plans']['value'], 'deferral' | 'catchUp50' | 'catchUp60To63'>>
  readonly ira: From<Pick<TaxYearFacts['ira']['value'], 'limit' | 'catchUp50'>>
  readonly hsa: From<Pick<TaxYearFacts['hsa']['value'], 'self' | 'family' | 'catchUp55'>>
  readonly dependentCare: From<TaxYearFacts['dependentCareFsa']['value']>
}
interface From<T> {
  readonly value: T
  readonly source: SourceId
  readonly where: string | null
}

export const yearLimitsOf = (facts: TaxYearFacts): YearLimits => {
  const { plans, ira, hsa, dependentCareFsa } = facts
  const from = <T>({ source, where }: { readonly source: SourceId; readonly where?: string }, value: T): From<T> => ({
    value,
    source,
    where: where ?? null,
  })
  const { deferral, catchUp50, catchUp60To63 } = plans.value
  return {
    year: facts.year,
    plans: from(plans, { deferral, catchUp50, catchUp60To63 }),
    ira: from(ira, { limit: ira.value.limit, catchUp50: ira.value.catchUp50 }),
    hsa: from(hsa, { self: hsa.value.self, family: hsa.value.family, catchUp55: hsa.value.catchUp55 }),
    dependentCare: from(dependentCareFsa, dependentCareFsa.value),
  }
}
