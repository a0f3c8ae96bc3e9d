import type { AgeFactors } from '#engine/health-coverage/premium-at-age.ts'
import type { CardMinimum } from '#engine/household/debt-months.ts'
import type { PmiLaw } from '#engine/lending/pmi.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { PremiumShares } from '#facts/insurance/marketplace.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** Marketplace coverage in one state. */
export interface MarketplaceRules {
  readonly shares: PremiumShares
  readonly poverty: { readonly first: number; readonly eachMore: number }
  /** Medicaid up to this percent of the poverty line; null where the state has not expanded it. */
  readonly medicaidUpTo: number | null
}

/** What a projection stands on. Amounts of the law's year count as today's dollars. */
export interface ScenarioLaw {
  readonly tax: TaxYearFacts
  /** The state lived in now, and those moved to, by code. */
  readonly states: Readonly<Record<string, LoadedStateLaw>>
  readonly marketplace: (state: string | null) => MarketplaceRules
  /** Second-lowest silver plan at 40, dollars a month. */
  readonly benchmarkAt40: number
  readonly ages: AgeFactors
  readonly pmi: PmiLaw
  readonly unemploymentWithheld: number
  readonly seniorDeductionThrough: number
  readonly homeExclusion: { readonly single: number; readonly joint: number; readonly afterMonths: number }
  readonly cardMinimum: CardMinimum
  readonly sellingCosts: { readonly home: number; readonly car: number }
  /** Age from which retirement money is free of the additional tax, and its rate. */
  readonly freeFrom: number
  readonly medicareAge: number
}
