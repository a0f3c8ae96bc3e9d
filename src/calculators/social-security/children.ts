import { type MonthCount, yearOfCount } from '#engine/social-security/birth.ts'
import { familyMaximum } from '#engine/social-security/family-maximum.ts'
import { bendPointsOf, withIncreases } from '#engine/social-security/pia.ts'
import type { RecordFamily } from '#engine/social-security/retirement-family.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { insuredMaximum } from './family-maximum.ts'
import type { Party } from './person.ts'
import { wages } from './record.ts'
import type { SocialSecurityInputs } from './sections.ts'
import type { YearLaw } from './year-law.ts'

/** Turns a PIA of today into dollars of the year of eligibility and back. */
const BASIS = 10_000

/** The most a record pays a family: worked out with the record, or from a benefit that was told, taken back to its first year. */
function maximumOf({ insurance, worker, birth }: Party, year: number): number {
  if (insurance?.outcome === 'insured') return insuredMaximum(insurance, year - 1)
  const eligible = yearOfCount(birth.month62)
  const raised = withIncreases(BASIS, eligible, year - 1, formulaLaw.costOfLiving) / BASIS
  return familyMaximum(worker.pia / raised, bendPointsOf(eligible, formulaLaw, wages), formulaLaw) * raised
}

/** The visitor's children on the visitor's record; null for none. `spouse` is the husband or wife, alive. */
export function familyOf(
  { children, childEnd, otherPay }: SocialSecurityInputs,
  you: Party,
  spouse: Party | null,
  now: MonthCount,
  law: YearLaw,
): RecordFamily | null {
  if (children.length === 0 || you.worker.pia <= 0) return null
  return {
    pia: you.worker.pia,
    maximum: maximumOf(you, law.year),
    children: children.map(({ age, disabled }) => ({
      bornIn: now - age * 12,
      isDisabled: disabled,
      until: (childEnd === 'nineteen' ? 19 : 18) * 12,
    })),
    spouse:
      spouse === null ? null : { pia: spouse.worker.pia, isPaidForCare: otherPay <= law.rules.limits.underFullAge },
  }
}
