import type { EarlyReduction } from '#facts/social-security/rules.ts'
import { floorToDollar } from '../money.ts'
import type { LegalBirth, MonthCount } from './birth.ts'
import { adjustedBenefit, creditsEarned, reducedAmount } from './claim.ts'
import type { EarningsLimits } from './earnings-test.ts'
import type { OwnPlan } from './own-plan.ts'

/**
 * What one record pays the other person of a couple, in whole dimes per month of today's dollars (42 USC 402(b), (c), (e),
 * (f), (k)(3), (q)). The formulas are those of spouse.ts and survivor.ts, as plain numbers for many thousand pairs of dates.
 */

/** The law's figures that the projections need, as `src/facts/social-security` holds them. */
export interface LifeRules {
  readonly workerReduction: EarlyReduction
  readonly spouseReduction: EarlyReduction
  readonly spouseShare: { readonly numerator: number; readonly denominator: number }
  readonly survivor: {
    readonly mostReduction: { readonly numerator: number; readonly denominator: number }
    readonly limitShare: { readonly numerator: number; readonly denominator: number }
  }
  readonly limits: EarningsLimits
}

const floorToDime = (amount: number): number => floorToDollar(amount * 10) / 10

/** The most a spouse can have from a record: half its full benefit. */
export const spouseMost = (workerPia: number, rules: LifeRules): number =>
  floorToDime((workerPia * rules.spouseShare.numerator) / rules.spouseShare.denominator)

/**
 * A spouse's add-on to an own benefit: half the worker's PIA less the own PIA, reduced for starting before full retirement age
 * (`monthsEarly` months), and never so much that both together pass half the worker's PIA: own delayed credits eat into it.
 */
export const addOn = (
  most: number,
  ownPia: number,
  ownDue: number,
  monthsEarly: number,
  reduction: EarlyReduction,
): number => {
  const excess = most - ownPia
  if (excess <= 0) return 0
  return Math.max(0, Math.min(reducedAmount(excess, monthsEarly, reduction), floorToDime(most - ownDue)))
}

/** What a record pays a survivor before reduction for age, and the widow's limit on it (`Infinity` for none). */
export interface SurvivorBase {
  readonly full: number
  readonly limit: number
}

/** The worker died in `death` without having claimed: full benefit with the credits earned until then, no limit. */
export const baseUnclaimed = (
  pia: number,
  birth: LegalBirth,
  death: MonthCount,
  reduction: EarlyReduction,
): SurvivorBase => ({
  full: adjustedBenefit(pia, 0, creditsEarned(birth, death), birth.creditPercent, reduction),
  limit: Number.POSITIVE_INFINITY,
})

/**
 * The worker died after the claim of this plan: after an early claim no more than the larger of the worker's own benefit and
 * 82.5% of the PIA; after a late one the credits pass on, those not yet paid included.
 */
export const baseClaimed = (pia: number, birth: LegalBirth, plan: OwnPlan, rules: LifeRules): SurvivorBase => {
  if (plan.claimMonth >= birth.fullMonth) return baseUnclaimed(pia, birth, plan.claimMonth, rules.workerReduction)
  const { numerator, denominator } = rules.survivor.limitShare
  const own = plan.levels.at(-1)?.due ?? 0
  return { full: pia, limit: Math.max(own, floorToDime((pia * numerator) / denominator)) }
}

/** The survivor's benefit when it starts in `start`: reduced evenly from 60 to the survivor's full retirement age, then limited. */
export const survivorDue = (base: SurvivorBase, survivor: LegalBirth, start: MonthCount, rules: LifeRules): number => {
  const early = survivor.survivorFullMonth - Math.max(start, survivor.survivorFirstMonth)
  if (early <= 0) return Math.min(base.full, base.limit)
  const span = survivor.survivorFullMonth - survivor.survivorFirstMonth
  const { numerator, denominator } = rules.survivor.mostReduction
  return Math.min(floorToDime(base.full - (base.full * early * numerator) / (span * denominator)), base.limit)
}
