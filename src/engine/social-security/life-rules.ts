import type { EarlyReduction, MonthlyShare } from '#facts/social-security/rules.ts'
import type { EarningsLimits } from './earnings-test.ts'
import type { SurvivorLaw } from './survivor.ts'

/** The law's figures that a projection over a life needs, as `src/facts/social-security` holds them. */
export interface LifeRules {
  readonly workerReduction: EarlyReduction
  readonly spouseReduction: EarlyReduction
  readonly spouseShare: MonthlyShare
  readonly survivor: SurvivorLaw
  /** Of the year now; they stay the same in today's dollars. */
  readonly limits: EarningsLimits
}
