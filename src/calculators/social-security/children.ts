import { type MonthCount, yearOfCount } from '#engine/social-security/birth.ts'
import { averageBehind, disabilityMaximum } from '#engine/social-security/disability.ts'
import { combinedMaximum, familyMaximum } from '#engine/social-security/family-maximum.ts'
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
function maximumOf({ insurance, worker, birth, claim }: Party, year: number): number {
  if (insurance?.outcome === 'insured') return insuredMaximum(insurance, year - 1)
  const eligible = yearOfCount(worker.isDisabled ? Math.min(claim, birth.month62) : birth.month62)
  const raised = withIncreases(BASIS, eligible, year - 1, formulaLaw.costOfLiving) / BASIS
  return familyMaximum(worker.pia / raised, bendPointsOf(eligible, formulaLaw, wages), formulaLaw) * raised
}

/** A disabled worker's lower maximum, from the payment taken back to the year the disability began. */
function disabilityMaximumOf({ worker, claim }: Party, year: number): number {
  const onset = yearOfCount(claim)
  const raised = withIncreases(BASIS, onset, year - 1, formulaLaw.costOfLiving) / BASIS
  const pia = worker.pia / raised
  return disabilityMaximum(pia, averageBehind(pia, bendPointsOf(onset, formulaLaw, wages), formulaLaw)) * raised
}

/** The visitor's children on the visitor's record and the spouse's, whose children they are taken to be; null for none. */
export function familyOf(
  { children, childEnd, pay, otherPay }: SocialSecurityInputs,
  you: Party,
  spouse: Party | null,
  now: MonthCount,
  law: YearLaw,
): RecordFamily | null {
  const theirs = spouse !== null && spouse.worker.pia > 0 ? spouse : null
  if (children.length === 0 || (you.worker.pia <= 0 && theirs === null)) return null
  const { underFullAge } = law.rules.limits
  const maximum = you.worker.pia > 0 ? maximumOf(you, law.year) : 0
  const second = theirs === null ? 0 : maximumOf(theirs, law.year)
  const disabled = you.worker.isDisabled ? disabilityMaximumOf(you, law.year) : null
  const together = (first: number): number => combinedMaximum([first, second], law.year, wages, formulaLaw)
  return {
    pia: you.worker.pia,
    maximum,
    disability:
      disabled === null ? null : { maximum: disabled, combined: together(disabled), until: you.birth.fullMonth },
    children: children.map(({ age, disabled }) => ({
      bornIn: now - age * 12,
      isDisabled: disabled,
      until: (childEnd === 'nineteen' ? 19 : 18) * 12,
    })),
    isPaidForCare: you.worker.isDisabled !== true && pay <= underFullAge,
    spouse:
      spouse === null
        ? null
        : {
            pia: spouse.worker.pia,
            isPaidForCare: otherPay <= underFullAge,
            record: theirs === null ? null : { maximum: second, combined: together(maximum) },
          },
  }
}

/** The month whose payments are said: the visitor's claim, or without a record of theirs the spouse's; now at the earliest. */
export function familyStart(family: RecordFamily, claim: MonthCount, spouseClaim: MonthCount | null, now: MonthCount) {
  const start = Math.max(now, family.pia > 0 || spouseClaim === null ? claim : spouseClaim)
  return { start, hasClaimed: claim <= start, spouseHasClaimed: spouseClaim !== null && spouseClaim <= start }
}
