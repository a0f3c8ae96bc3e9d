import { type LegalBirth, legalBirth, type MonthCount } from '#engine/social-security/birth.ts'
import type { Tie } from '#engine/social-security/couple.ts'
import type { Outlook } from '#engine/social-security/outlook.ts'
import type { RecordFamily } from '#engine/social-security/retirement-family.ts'
import { type DivorcedSpouse, divorcedSpouse } from '#engine/social-security/spouse.ts'
import {
  type DisabledSurvivorLaw,
  disabledSurvivorFirst,
  type SurvivorBase,
  survivorBase,
  survivorStart,
} from '#engine/social-security/survivor.ts'
import { cutAfter } from '#engine/social-security/trust-fund.ts'
import { survivorStarts } from '#engine/social-security/widowed.ts'
import { disabilityWaitMonths } from '#facts/insurance/disability.ts'
import {
  ageTables,
  claimAges,
  disabledSurvivorRules,
  spouseRules,
  workerReduction,
} from '#facts/social-security/rules.ts'
import { familyOf } from './children.ts'
import { latePia, monthCountOf, otherParty, type Party, yourself } from './person.ts'
import type { SocialSecurityInputs } from './sections.ts'
import type { YearLaw } from './year-law.ts'

/** What a spouse who died leaves. */
export interface Late {
  readonly birth: LegalBirth
  readonly pia: number
  readonly diedIn: MonthCount
  readonly base: SurvivorBase
  /** From which month the survivor is old enough: 60, or from 50 where disabled. */
  readonly from: MonthCount
  /** When the survivor's benefit starts, and the months still open for it. */
  readonly start: MonthCount
  readonly hasStarted: boolean
  readonly open: readonly MonthCount[]
}

/** The people behind the question, ready for the engine. */
export type Household =
  | {
      readonly kind: 'single'
      readonly you: Party
      readonly divorce: DivorcedSpouse | null
      readonly family: RecordFamily | null
    }
  | {
      readonly kind: 'married' | 'divorced'
      readonly you: Party
      readonly other: Party
      readonly tie: Tie
      readonly family: RecordFamily | null
    }
  | { readonly kind: 'widowed'; readonly you: Party; readonly late: Late }

export type AskedHousehold =
  | { readonly outcome: 'asked'; readonly household: Household; readonly outlook: Outlook }
  /** No real date, or a payment told for a claim still to come. */
  | { readonly outcome: 'no-such-date' }
  | { readonly outcome: 'not-paid-yet' }

const disabledSurvivorLaw: DisabledSurvivorLaw = {
  age: claimAges.value.disabledSurvivor,
  latestOnsetYears: disabledSurvivorRules.value.latestOnsetYears,
  wait: disabilityWaitMonths.value,
}

function lateOf(inputs: SocialSecurityInputs, you: Party, birth: LegalBirth, now: MonthCount, law: YearLaw): Late {
  const diedIn = monthCountOf(inputs.diedIn)
  const pia = latePia(inputs, birth, diedIn, law.year)
  const claimMonth = Math.max(birth.firstMonth, birth.month + inputs.otherClaimAge)
  const base = survivorBase(
    { birth, pia, diedIn, claimMonth: inputs.lateClaimed && claimMonth < diedIn ? claimMonth : null },
    workerReduction.value,
    law.rules.survivor,
  )
  const mine = you.birth
  const wanted = Math.min(mine.survivorFullMonth, mine.month + inputs.survivorAge)
  const from = you.worker.isDisabled
    ? disabledSurvivorFirst(mine, diedIn, monthCountOf(inputs.disabledSince), disabledSurvivorLaw)
    : mine.survivorFirstMonth
  const start = survivorStart(mine, diedIn, wanted, from)
  const hasStarted = start < now
  const open = survivorStarts({ worker: you.worker, curve: you.curve, claims: you.open }, Math.max(now, diedIn), from)
  return { birth, pia, diedIn, base, from, start, hasStarted, open: hasStarted ? [start] : open }
}

export function householdOf(inputs: SocialSecurityInputs, law: YearLaw, today: string): AskedHousehold {
  const now = monthCountOf(today)
  const birth = legalBirth(inputs.birthDate, ageTables)
  const otherBirth = inputs.marital === 'single' ? null : legalBirth(inputs.otherBirthDate, ageTables)
  if (birth === null || (inputs.marital !== 'single' && otherBirth === null)) return { outcome: 'no-such-date' }
  const you = yourself(inputs, birth, now, law.year)
  if (you === null) return { outcome: 'not-paid-yet' }
  const outlook: Outlook = {
    now,
    realRate: inputs.realRate / 100,
    cut: inputs.cut ? cutAfter(Math.round(inputs.cutYear), inputs.cutShare / 100) : null,
  }
  const asked = (household: Household): AskedHousehold => ({ outcome: 'asked', household, outlook })
  const alone = () => familyOf(inputs, you, null, now, law)
  if (otherBirth === null) return asked({ kind: 'single', you, divorce: null, family: alone() })
  if (inputs.marital === 'widowed')
    return asked({ kind: 'widowed', you, late: lateOf(inputs, you, otherBirth, now, law) })
  const other = otherParty(inputs, otherBirth, now, law.year)
  if (inputs.marital === 'married')
    return asked({ kind: 'married', you, other, tie: 'married', family: familyOf(inputs, you, other, now, law) })
  const divorcedIn = monthCountOf(inputs.divorcedIn)
  const divorce = divorcedSpouse(
    birth,
    you.claim,
    {
      marriageYears: inputs.marriageYears,
      divorcedIn,
      remarried: inputs.remarried,
      workerClaim: other.claim,
      worker: otherBirth,
    },
    spouseRules.value,
  )
  if (divorce.outcome !== 'entitled') return asked({ kind: 'single', you, divorce, family: alone() })
  const opens = Math.max(divorcedIn + spouseRules.value.divorcedWaitYears * 12, otherBirth.month62)
  return asked({ kind: 'divorced', you, other, tie: { opens }, family: alone() })
}
