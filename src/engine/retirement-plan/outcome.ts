import type { PlanYear } from './plan-year.ts'
import type { PlanRun } from './run-plan.ts'

/** Less than this a year is no trouble: the search for withdrawals leaves cents. */
const TROUBLE = 1

export const inTrouble = ({ in: { unmet } }: PlanYear): boolean => unmet > TROUBLE

/** What a run comes to. Today's dollars. */
export interface Outcome {
  /** The first year that cannot be paid for; null where the money lasts. */
  readonly trouble: PlanYear | null
  /** Years that cannot be paid for, and what is missing in all of them. */
  readonly troubleYears: number
  readonly unmet: number
  /** Liquid money after the last year, and with the home. */
  readonly left: number
  readonly netWorth: number
  readonly preTaxLeft: number
  readonly federalTax: number
  readonly stateTax: number
  readonly surcharge: number
  readonly premiumCredit: number
}

export function outcomeOf({ years }: PlanRun): Outcome {
  let trouble: PlanYear | null = null
  let troubleYears = 0
  let unmet = 0
  let federalTax = 0
  let stateTax = 0
  let surcharge = 0
  let premiumCredit = 0
  for (const year of years) {
    if (inTrouble(year)) {
      trouble ??= year
      troubleYears++
      unmet += year.in.unmet
    }
    federalTax += year.out.federalTax
    stateTax += year.out.stateTax
    surcharge += year.out.surcharge
    premiumCredit += year.premiumCredit
  }
  const end = years.at(-1)?.end
  return {
    trouble,
    troubleYears,
    unmet,
    left: end?.liquid ?? 0,
    netWorth: (end?.liquid ?? 0) + (end?.home ?? 0) - (end?.mortgage ?? 0),
    preTaxLeft: (end?.preTax ?? 0) + (end?.hsa ?? 0),
    federalTax,
    stateTax,
    surcharge,
    premiumCredit,
  }
}

/** What heirs keep, less what was missing on the way: pre-tax money at their tax rate, all else free of it (IRC 1014, 408A(d)). */
export const afterTaxLeft = ({ left, preTaxLeft, unmet }: Outcome, heirRate: number): number =>
  left - preTaxLeft * heirRate - unmet
