import { hsaExchangePlansFrom } from '#facts/retirement/plan-rules.ts'
import { taxLawOf } from '../kit/tax-year.ts'

/** A year's law: limits of the account, of the plan, and the income tax. */
export function lawOf(year: number) {
  const tax = taxLawOf(year)
  const { self, family, catchUp55, ...plan } = tax.hsa.value
  return {
    tax,
    limits: { self, family, catchUp: catchUp55 },
    plan,
    exchangePlansGo: tax.year >= hsaExchangePlansFrom.value,
  }
}
export type Law = ReturnType<typeof lawOf>
