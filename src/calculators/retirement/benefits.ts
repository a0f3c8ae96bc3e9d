/** The visitor's own Social Security in today's dollars. */
import { estimatedBenefit } from '#engine/retirement-plan/estimated-benefit.ts'
import { type LegalBirth, legalBirth } from '#engine/social-security/birth.ts'
import { retirementBenefit } from '#engine/social-security/claim.ts'
import { type Wages, wagesThrough } from '#engine/social-security/indexing.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables, workerReduction } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import type { RetirementInputs } from './sections.ts'

/** Nobody's working life reaches further ahead. */
const YEARS_AHEAD = 85
const known = new Map<number, Wages>()

/** Wages stay at today's level, as on the official statement: amounts are in today's dollars. */
function wagesFrom(year: number): Wages {
  const kept = known.get(year)
  if (kept) return kept
  const made = wagesThrough(wageLaw, year + YEARS_AHEAD, 0)
  known.set(year, made)
  return made
}

/** Born in the middle of the month: no day is asked. */
export function birthOf({ born }: RetirementInputs): LegalBirth {
  const birth = legalBirth(`${born}-15`, ageTables)
  if (birth === null) throw new RangeError(`no such month: ${born}`)
  return birth
}

/** Age at which benefits start: as asked, else when work ends; the law allows 62 to 70. Never before work ends. */
export const claimAgeOf = ({ claimAge, retireAge }: Pick<RetirementInputs, 'claimAge' | 'retireAge'>): number =>
  Math.max(claimAge ?? 62, Math.min(70, Math.max(62, retireAge)))

/** Dollars of today a month at full retirement age: told, or estimated from pay until `retireAge`. */
export function fullBenefit(inputs: RetirementInputs, year: number): number {
  if (inputs.benefit !== null) return inputs.benefit
  const birth = birthOf(inputs)
  const life = {
    birth,
    pay: inputs.pay,
    since: inputs.startAge * 12,
    retires: inputs.retireAge * 12,
    thisYear: year,
  }
  return estimatedBenefit(life, wagesFrom(year), formulaLaw)
}

/**
 * The monthly payment from `claimAge` on, of a benefit at full retirement age; with every delayed credit, for they all count within a year. Who has reached that
 * age and told a benefit told what is paid.
 */
export function monthlyBenefit(inputs: RetirementInputs, pia: number, claimAge: number, age: number): number {
  if (inputs.benefit !== null && age > claimAge) return (pia * inputs.benefitShare) / 100
  const birth = birthOf(inputs)
  const month = Math.max(birth.firstMonth, birth.month + claimAge * 12)
  const benefit = retirementBenefit(pia, birth, month, workerReduction.value)
  return benefit.outcome === 'paid' ? (benefit.final * inputs.benefitShare) / 100 : 0
}
