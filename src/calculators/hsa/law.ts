import { hsaExchangePlansFrom } from '#facts/retirement/plan-rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)

/** A year's law: limits of the account, of the plan, and the income tax. */
export function lawOf(year: number) {
  const tax: TaxYearFacts = taxYears[isKnown(year) ? year : 2026]
  const { self, family, catchUp55, ...plan } = tax.hsa.value
  return {
    tax,
    limits: { self, family, catchUp: catchUp55 },
    plan,
    exchangePlansGo: tax.year >= hsaExchangePlansFrom.value,
  }
}
export type Law = ReturnType<typeof lawOf>
