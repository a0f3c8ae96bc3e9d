import type { HealthCover } from '../next-dollar/health-room.ts'

/** Where a year's money may have gone already. */
export const usedKeys = [
  'planYou',
  'planPartner',
  'traditionalYou',
  'traditionalPartner',
  'rothYou',
  'rothPartner',
  'hsa',
  'education',
  'careFsa',
  'healthFsa',
  'bonds',
] as const
export type UsedKey = (typeof usedKeys)[number]
/** What the visitor says went in this year, dollars; null: the picture's monthly amount times twelve, a projection. */
export type Used = Readonly<Record<UsedKey, number | null>>

/** Who has a plan at work; null: as the picture shows. */
export type PlanAtWork = 'none' | 'you' | 'partner' | 'both'

export interface SavingSettings {
  /** The same contribution for every account, dollars. */
  readonly amount: number
  readonly used: Used
  readonly planAtWork: PlanAtWork | null
  readonly healthCover: HealthCover | null
  /** Through pay, so that it is free of payroll tax too, or sent to the account. */
  readonly hsaThroughPay: boolean
  /** Dollars a year; null: childcare in the budget times twelve. */
  readonly careCosts: number | null
  /** Dollars a year a health FSA would pay back; null: doctors and dentists in the budget times twelve. */
  readonly medicalCosts: number | null
  /** Decimals. */
  readonly laterTax: number
  readonly bondYield: number
  readonly muniYield: number
}
