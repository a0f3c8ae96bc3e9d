import { type Benefits, noBenefits, weeklyBenefitGuess } from '#engine/wealth/emergency-target.ts'
import { benefitGuess } from '#facts/household/emergency-factors.ts'
import { type UnemploymentInsurance, unemploymentInsurance } from '#facts/state-rules/unemployment-insurance.ts'
import { isStateCode } from '../kit/states.ts'
import type { EmergencyInputs } from './sections.ts'

/** The state's rules; null where no state is chosen. */
export const stateBenefits = (state: string): UnemploymentInsurance | null =>
  isStateCode(state) ? unemploymentInsurance.value[state] : null

/** Estimates need a state; people who work for themselves are usually not insured. */
export function benefitsOf(inputs: EmergencyInputs): Benefits {
  const { benefits, selfEmployed, weekly, weeks, income, state } = inputs
  if (benefits === 'none' || selfEmployed) return noBenefits
  const { shareOfPay, unpaidWeeks, keptAfterTax } = benefitGuess.value
  if (benefits === 'own') return { weekly, leastWeeks: weeks, mostWeeks: weeks, unpaidWeeks }
  const rules = stateBenefits(state)
  if (!rules) return noBenefits
  return {
    weekly: weeklyBenefitGuess(income, shareOfPay, rules.maxWeekly) * keptAfterTax,
    leastWeeks: rules.minWeeks,
    mostWeeks: rules.maxWeeks,
    unpaidWeeks,
  }
}
