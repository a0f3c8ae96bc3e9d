/** The grown-ups behind the answers: one who dies, and one who may be left. */
import { type LegalBirth, legalBirth, type MonthCount, toMonthCount } from '#engine/social-security/birth.ts'
import { type Wages, wagesThrough } from '#engine/social-security/indexing.ts'
import { ownBenefit, type PayCareer } from '#engine/social-security/record-at-death.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import type { LifeInsuranceInputs } from './sections.ts'

/** Wages stay at today's level after the last published year: amounts are in today's dollars. */
export const wages: Wages = /* @__PURE__ */ wagesThrough(wageLaw, 2110, 0)

export type Who = 'you' | 'partner'

export interface Adult {
  readonly who: Who
  readonly birth: LegalBirth
  /** Months of age now. */
  readonly age: number
  readonly pay: number
  readonly career: PayCareer
  /** The month work stops. */
  readonly stops: MonthCount
  /** The survivor benefit at full retirement age as the statement prints it; null: from pay. */
  readonly statement: number | null
  readonly individual: number
  readonly individualYears: number
  readonly group: number
}

export interface People {
  readonly now: MonthCount
  readonly thisYear: number
  readonly you: Adult
  /** Null for nobody. */
  readonly partner: Adult | null
  readonly isMarried: boolean
}

export const monthNow = (today: string): MonthCount => toMonthCount(today.slice(0, 7) as `${number}-${number}`)

type Told = Pick<Adult, 'who' | 'pay' | 'statement' | 'individual' | 'individualYears' | 'group'>

function adultOf(
  birth: LegalBirth,
  workUntil: number,
  startAge: number,
  now: MonthCount,
  thisYear: number,
  told: Told,
): Adult {
  const until = Math.round(workUntil * 12)
  return {
    ...told,
    birth,
    age: Math.max(0, now - birth.month),
    career: { birth, pay: told.pay, thisYear, startAge: Math.round(startAge * 12), workUntil: until },
    stops: Math.max(now, birth.month + until),
  }
}

/** Null where a date of birth is no real date. */
export function peopleOf(inputs: LifeInsuranceInputs, today: string, thisYear: number): People | null {
  const now = monthNow(today)
  const birth = legalBirth(inputs.birthDate, ageTables)
  const partnerBirth = legalBirth(inputs.partnerBirthDate, ageTables)
  if (birth === null || partnerBirth === null) return null
  const you = adultOf(birth, inputs.workUntil, inputs.startAge, now, thisYear, {
    who: 'you',
    pay: inputs.pay,
    statement: inputs.statement,
    individual: inputs.individual,
    individualYears: inputs.individualYears / 12,
    group: inputs.group,
  })
  const partner = adultOf(partnerBirth, inputs.partnerWorkUntil, inputs.startAge, now, thisYear, {
    who: 'partner',
    pay: inputs.partnerPay,
    statement: inputs.partnerStatement,
    individual: inputs.partnerIndividual,
    individualYears: inputs.individualYears / 12,
    group: inputs.partnerGroup,
  })
  const isMarried = inputs.family === 'married'
  return { now, thisYear, you, partner: inputs.family === 'single' ? null : partner, isMarried }
}

/** What a survivor's own record pays from full retirement age on, dollars a month. */
export const ownPia = ({ career, pay }: Adult, thisYear: number): number =>
  pay > 0 ? ownBenefit(career, thisYear - 1, wages, formulaLaw) : 0
