import { type CheckYear, checkYear, upToRoom } from '#engine/withholding/check-year.ts'
import { type BeforeCheck, type FromBonus, type Paycheck, paycheck } from '#engine/withholding/paycheck.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Asked } from '../kit/calculator.ts'
import { placeOf, placeUnder } from '../kit/locality-fields.ts'
import { isStateCode } from '../kit/states.ts'
import { type CheckResult, computeCheck } from './check/compute.ts'
import { type Filed, filedOf } from './filed.ts'
import { type Job, jobOf, withoutBonus } from './job.ts'
import type { PayLaw } from './law.ts'
import type { PayInputs } from './sections.ts'
import type { Place } from './state-payroll.ts'

/** A job's paycheck, its year and the returns of that year. */
export interface Side {
  readonly job: Job
  readonly place: Place
  /** The paycheck asked about. */
  readonly check: Paycheck
  /** Plan money the bonus brings into it, as far as the year’s limit has room. */
  readonly fromBonus: FromBonus
  readonly before: BeforeCheck
  readonly year: CheckYear
  readonly filed: Filed
  /** The employer's money into the plan, a year. */
  readonly match: number
}
export interface Result {
  readonly outcome: 'paid' | 'nothing-left'
  readonly own: Side
  /** Null unless two offers are compared. */
  readonly offer: Side | null
  /** Null unless the W-4 is checked. */
  readonly w4Check: CheckResult | null
}
export type Question = Asked<PayInputs, PayLaw>

/** The most a person may put into a plan at work in the year, catch-up by age (IRC 402(g), 414(v)). */
export function planLimit(age: number, facts: TaxYearFacts): number {
  const { deferral, catchUp50, catchUp60To63 } = facts.plans.value
  return deferral + (age >= 60 && age <= 63 ? catchUp60To63 : age >= 50 ? catchUp50 : 0)
}

/** Which paycheck of the year this is, counted from 0, by the pay that came before it. */
export function placeInYear(job: Job, ytdPay: number): number {
  const { regular, overtime, tips, cashTips } = job.pay
  const usual = regular + overtime + tips + cashTips
  return usual > 0 ? Math.min(job.terms.periods - 1, Math.floor(ytdPay / usual + 1e-9)) : 0
}

function sideOf(inputs: PayInputs, place: Place, facts: TaxYearFacts, match: number): Side {
  const job = jobOf(inputs, place, facts)
  // Cafeteria money of earlier paychecks is not told: it is taken to have been as in this one.
  const at = placeInYear(job, inputs.ytdPay)
  const { premiums, hsa, healthFsa, dependentCareFsa, commuter } = job.deductions
  const cafeteria = premiums + hsa + healthFsa + dependentCareFsa + commuter
  const before: BeforeCheck = {
    pay: inputs.ytdPay,
    insuranceWages: Math.max(0, inputs.ytdPay - cafeteria * at),
    supplemental: inputs.ytdBonus,
  }
  const most = planLimit(inputs.age, facts)
  const { plan, rothPlan } = withoutBonus(job).deductions
  const [deductions, fromBonus] = upToRoom(job.deductions, job.fromBonus, most - at * (plan + rothPlan))
  const check = paycheck(job.pay, deductions, fromBonus, before, job.terms)
  const year = checkYear(
    {
      pay: job.pay,
      deductions: job.deductions,
      fromBonus: job.fromBonus,
      bonusAt: at,
      planLimit: most,
    },
    job.terms,
  )
  return {
    job,
    place,
    check,
    fromBonus,
    before,
    year,
    filed: filedOf(inputs, { job, year, place }, facts),
    match: (match / 100) * Math.min(year.gross, facts.plans.value.compensationLimit),
  }
}

/** The other offer: pay, frequency, state, plan and premium of its own, the rest as in the first. */
export function offerInputs(inputs: PayInputs): PayInputs {
  return {
    ...inputs,
    pay: inputs.pay2,
    unit: inputs.unit2,
    hours: inputs.hours2,
    frequency: inputs.frequency2,
    planPercent: inputs.plan2 ?? inputs.planPercent,
    premiums: inputs.premiums2,
    bonus: inputs.bonus2,
    overtimePay: 0,
    overtimeHours: 0,
    doubleHours: 0,
    tips: 0,
    cashTips: 0,
    // Another state's certificate counts other things: what is usually claimed there.
    stateAllowances: isStateCode(inputs.state2) && inputs.state2 !== inputs.state ? null : inputs.stateAllowances,
  }
}
/** Offers are compared from the first of January on. */
const newYear = (inputs: PayInputs): PayInputs => ({ ...inputs, ytdPay: 0, ytdBonus: 0 })

export function compute({ inputs, law, today }: Question): Result {
  const comparing = inputs.view === 'offers'
  const locality = placeOf(inputs)
  const here: Place = { state: law.state, booklet: law.booklet, locality }
  const there: Place = {
    state: law.other,
    booklet: law.otherBooklet,
    locality: isStateCode(inputs.state2) ? placeUnder(inputs, 'otherLocality', inputs.state2) : locality,
  }
  const own = sideOf(comparing ? newYear(inputs) : inputs, here, law.facts, comparing ? inputs.match1 : 0)
  return {
    outcome: own.check.net > 0 ? 'paid' : 'nothing-left',
    own,
    offer: comparing ? sideOf(newYear(offerInputs(inputs)), there, law.facts, inputs.match2) : null,
    w4Check: inputs.view === 'check' ? computeCheck(inputs, law.facts, today) : null,
  }
}
