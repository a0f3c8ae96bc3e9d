import { parseMonth } from '#engine/month.ts'
import { type LegalBirth, type MonthCount, toMonthCount } from '#engine/social-security/birth.ts'
import { openClaimMonths } from '#engine/social-security/lifetime.ts'
import { certainLife, type SurvivalCurve, survivalCurve } from '#engine/social-security/mortality.ts'
import type { Worker } from '#engine/social-security/own-plan.ts'
import type { PrimaryInsurance } from '#engine/social-security/pia.ts'
import { piaBehind } from '#engine/social-security/pia-behind.ts'
import { lifeTable } from '#facts/social-security/life-table.ts'
import { workerReduction } from '#facts/social-security/rules.ts'
import { healthFactors } from './assumptions.ts'
import { insuranceOf } from './record.ts'
import type { SocialSecurityInputs } from './sections.ts'

type Sex = SocialSecurityInputs['sex']
type Health = SocialSecurityInputs['health']

/** Somebody whose benefit is paid. Ages in months, money in today's dollars. */
export interface Party {
  readonly worker: Worker
  readonly birth: LegalBirth
  readonly curve: SurvivalCurve
  readonly claim: MonthCount
  /** The claim lies before this month: it cannot be chosen any more. */
  readonly hasClaimed: boolean
  /** Claim months still open; the claim alone once made. */
  readonly open: readonly MonthCount[]
  /** How the PIA came about; null when it was told. */
  readonly insurance: PrimaryInsurance | null
}

const curves = new Map<string, SurvivalCurve>()
const MOST_KEPT = 24

/** Kept for a while: typing changes a person's age and health rarely. */
function curveFor(sex: Sex, health: Health, livesTo: number, age: number): SurvivalCurve {
  if (health === 'fixed') return certainLife(livesTo - age)
  const key = `${sex} ${health} ${age}`
  const kept = curves.get(key)
  if (kept !== undefined) return kept
  const curve = survivalCurve(lifeTable.value, { sex, health: healthFactors.value[health] }, Math.max(0, age))
  if (curves.size >= MOST_KEPT) curves.clear()
  curves.set(key, curve)
  return curve
}

export const monthCountOf = (text: string): MonthCount => {
  const month = parseMonth(text.slice(0, 7))
  return month === null ? 0 : toMonthCount(month)
}

/** The month of a claim age: never before the law's first month. */
export const claimMonthOf = (birth: LegalBirth, age: number): MonthCount =>
  Math.min(birth.month70, Math.max(birth.firstMonth, birth.month + age))

const partyOf = (
  birth: LegalBirth,
  pia: number,
  insurance: PrimaryInsurance | null,
  pay: number,
  workUntil: number,
  claimAge: number,
  curve: SurvivalCurve,
  now: MonthCount,
): Party => {
  const claim = claimMonthOf(birth, claimAge)
  const stops = birth.month + workUntil
  const hasClaimed = claim < now
  // What the earnings test has held back of a claim already made is in the payment, so it is not worked out again.
  const meetsTest = !hasClaimed && pay > 0 && stops > birth.survivorFirstMonth
  return {
    birth,
    worker: { birth, pia, work: meetsTest ? { yearlyPay: pay, stops } : null },
    curve,
    claim,
    hasClaimed,
    open: hasClaimed ? [claim] : openClaimMonths(birth, now),
    insurance,
  }
}

/** Somebody paid for a disability: the payment is the PIA, and nothing is left to claim. At full retirement age it goes on as it is. */
const disabledParty = (
  birth: LegalBirth,
  pia: number,
  since: MonthCount,
  curve: SurvivalCurve,
  now: MonthCount,
): Party => {
  const claim = Math.min(since, now - 1)
  return {
    birth,
    worker: { birth, pia, work: null, isDisabled: true },
    curve,
    claim,
    hasClaimed: true,
    open: [claim],
    insurance: null,
  }
}

const piaOf = (insurance: PrimaryInsurance): number => (insurance.outcome === 'insured' ? insurance.pia : 0)

/** The visitor; null when a payment was told for a claim that is still to come. */
export function yourself(
  inputs: SocialSecurityInputs,
  birth: LegalBirth,
  now: MonthCount,
  thisYear: number,
): Party | null {
  const { knows, pay, workUntil, claimAge } = inputs
  const curve = curveFor(inputs.sex, inputs.health, inputs.livesTo, now - birth.month)
  if (knows === 'disability')
    return disabledParty(birth, inputs.disabilityPaid, monthCountOf(inputs.disabledSince), curve, now)
  let insurance: PrimaryInsurance | null = null
  let pia = inputs.pia
  if (knows === 'pay' || knows === 'record') {
    insurance = insuranceOf(
      {
        knows,
        rows: inputs.record,
        pay,
        startAge: inputs.startAge,
        workUntil,
        aheadOfWages: inputs.payGrowth / 100,
        thisYear,
      },
      birth,
      null,
    )
    pia = piaOf(insurance)
  }
  if (knows === 'paid') {
    const behind = piaBehind(
      inputs.paid,
      { birth, claimMonth: claimMonthOf(birth, claimAge) },
      now,
      workerReduction.value,
    )
    if (behind.outcome === 'not-paid' && inputs.paid > 0) return null
    pia = behind.outcome === 'found' ? behind.pia : 0
  }
  return partyOf(birth, pia, insurance, pay, workUntil, claimAge, curve, now)
}

/** The other person's PIA, told or worked out. A former spouse's is always told. */
function otherInsurance(
  inputs: SocialSecurityInputs,
  birth: LegalBirth,
  diedIn: MonthCount | null,
  thisYear: number,
): PrimaryInsurance | null {
  const { otherKnows } = inputs
  if (otherKnows === 'benefit' || inputs.marital === 'divorced') return null
  return insuranceOf(
    {
      knows: otherKnows,
      rows: inputs.otherRecord,
      pay: diedIn !== null && otherKnows === 'record' ? 0 : inputs.otherPay,
      startAge: inputs.otherStartAge,
      workUntil: inputs.otherWorkUntil,
      aheadOfWages: 0,
      thisYear,
    },
    birth,
    diedIn,
  )
}

export function otherParty(inputs: SocialSecurityInputs, birth: LegalBirth, now: MonthCount, thisYear: number): Party {
  const insurance = otherInsurance(inputs, birth, null, thisYear)
  const pia = insurance === null ? inputs.otherPia : piaOf(insurance)
  const curve = curveFor(inputs.otherSex, inputs.otherHealth, inputs.otherLivesTo, now - birth.month)
  const pay = inputs.marital === 'married' ? inputs.otherPay : 0
  return partyOf(birth, pia, insurance, pay, inputs.otherWorkUntil, inputs.otherClaimAge, curve, now)
}

/** What the record of a spouse who died comes to at full retirement age. */
export function latePia(inputs: SocialSecurityInputs, birth: LegalBirth, diedIn: MonthCount, thisYear: number): number {
  const insurance = otherInsurance(inputs, birth, diedIn, thisYear)
  return insurance === null ? inputs.otherPia : piaOf(insurance)
}
