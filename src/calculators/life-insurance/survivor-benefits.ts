/** What Social Security pays the family after one death, year by year. Today's dollars. */

import { familyMaximum } from '#engine/social-security/family-maximum.ts'
import { bendPointsOf } from '#engine/social-security/pia.ts'
import { type RecordAtDeath, recordAtDeath } from '#engine/social-security/record-at-death.ts'
import { survivorBase } from '#engine/social-security/survivor.ts'
import {
  type FamilyLaw,
  type FamilyMonth,
  familyMonths,
  familyYears,
  type OrphanedFamily,
} from '#engine/social-security/survivors-family.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { survivorRules, workerReduction } from '#facts/social-security/rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Adult, ownPia, type People, wages } from './people.ts'

export interface SurvivorPay {
  readonly record: RecordAtDeath
  readonly months: readonly FamilyMonth[]
  /** Twelve months each, from the death on. */
  readonly years: readonly Omit<FamilyMonth, 'month'>[]
  /** First month of the widow's or widower's benefit; null where there is none. */
  readonly widowFrom: number | null
}

export const familyLaw = ({ socialSecurity }: TaxYearFacts): FamilyLaw => {
  const { earningsTestUnder, earningsTestYearOf } = socialSecurity.value
  return {
    survivor: survivorRules.value,
    childInCareShare: survivorRules.value.childInCareShare,
    limits: { underFullAge: earningsTestUnder, yearOfFullAge: earningsTestYearOf },
  }
}

/** The record from pay, or the one a statement prints. */
function recordOf(dead: Adult, diedIn: number, thisYear: number): RecordAtDeath {
  const { statement, career } = dead
  if (statement === null) return recordAtDeath(career, diedIn, thisYear - 1, wages, formulaLaw)
  const bends = bendPointsOf(Math.min(Math.floor(diedIn / 12), Math.floor(dead.birth.month62 / 12)), formulaLaw, wages)
  const isInsured = statement > 0
  return {
    pia: statement,
    maximum: familyMaximum(statement, bends, formulaLaw),
    fullyInsured: isInsured,
    currentlyInsured: isInsured,
  }
}

/**
 * `childAges` in whole years today; `childEnd` in months of age. The widow's or widower's benefit begins at 60 for a survivor whose
 * pay is under the limit, else when work stops, at full retirement age at the latest.
 */
export function survivorPay(
  people: People,
  dead: Adult,
  left: Adult | null,
  children: { readonly ages: readonly number[]; readonly until: number },
  deathYear: number,
  years: number,
  law: FamilyLaw,
): SurvivorPay {
  const diedIn = people.now + deathYear * 12
  const record = recordOf(dead, diedIn, people.thisYear)
  const to = diedIn + years * 12
  const isSpouse = left !== null && people.isMarried
  const widowStart = isSpouse
    ? Math.max(
        diedIn,
        left.birth.survivorFirstMonth,
        left.pay <= law.limits.underFullAge ? 0 : Math.min(left.stops, left.birth.survivorFullMonth),
      )
    : 0
  const family: OrphanedFamily = {
    record,
    children: children.ages.map((age) => ({ bornIn: people.now - age * 12, until: children.until })),
    spouse: isSpouse
      ? {
          birth: left.birth,
          yearlyPay: left.pay,
          stops: left.stops,
          widowStart,
          base: survivorBase(
            { birth: dead.birth, pia: record.pia, claimMonth: null, diedIn },
            workerReduction.value,
            law.survivor,
          ),
          ownPia: to > left.birth.fullMonth ? ownPia(left, people.thisYear) : 0,
        }
      : null,
  }
  const months = familyMonths(family, diedIn, to, law)
  return {
    record,
    months,
    years: familyYears(months),
    widowFrom: isSpouse && record.fullyInsured ? widowStart : null,
  }
}
