import type { AgeFactors } from '#engine/health-coverage/premium-at-age.ts'
import type { AgeTables } from '#engine/social-security/birth.ts'
import type { LifeRules } from '#engine/social-security/life-rules.ts'
import type { TrustFundCut } from '#engine/social-security/trust-fund.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { PremiumShares } from '#facts/insurance/marketplace.ts'
import type { JointLifeTable } from '#facts/retirement/joint-life-table.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** Marketplace coverage before 65. */
export interface MarketplaceLaw {
  readonly shares: PremiumShares
  /** Poverty line of one person and of each more, dollars a year, in the state. */
  readonly poverty: { readonly first: number; readonly eachMore: number }
  /** Medicaid up to this percent of the poverty line; null where the state has not expanded it. */
  readonly medicaidUpTo: number | null
  readonly ages: AgeFactors
}

/** What a plan stands on. Amounts of the law's year count as today's dollars. */
export interface PlanLaw {
  readonly tax: TaxYearFacts
  /** Of the state lived in now, and of the one moved to. */
  readonly states: readonly [LoadedStateLaw, LoadedStateLaw]
  readonly marketplaces: readonly [MarketplaceLaw, MarketplaceLaw]
  readonly ages: AgeTables
  readonly benefits: LifeRules
  /** Null: benefits are paid in full. */
  readonly cut: TrustFundCut | null
  /** Age in months at which Medicare begins. */
  readonly medicareAge: number
  /** Most gain on a home left out of income, dollars, not indexed. */
  readonly homeExclusion: { readonly single: number; readonly joint: number }
  /** Last year of the deduction for seniors. */
  readonly seniorDeductionThrough: number
  /** The highest Medicare surcharge begins at an income that stays in dollars through this year. */
  readonly topSurchargeFixedThrough: number
  /** Joint and Last Survivor Table for a spouse more than ten years younger; null where it isn't needed. */
  readonly jointTable: JointLifeTable | null
  /** True: no tax at all, to show what taxes cost. */
  readonly untaxed: boolean
}
