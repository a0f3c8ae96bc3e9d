/**
 * The Social Security estimate: pay so far without raises for later years, the highest 35 years, zeros for those not worked, the formula
 * of the law's year. In dollars of that year, as on the official statement.
 */
import { floorToDollar } from '#engine/money.ts'
import { insuranceAmount } from '#engine/social-security/pia.ts'
import { benefitLaw } from './law.precomputed.ts'

const AVERAGED = benefitLaw.formula.computation.most
const counted = (earned: readonly number[]): number[] => earned.map((pay) => Math.min(pay, benefitLaw.base))
const benefitOf = (monthly: number): number =>
  12 * insuranceAmount(floorToDollar(monthly), benefitLaw.bends, benefitLaw.formula)

/** A year from full retirement age, on the pay so far. */
export function pensionOf(earned: readonly number[]): number {
  const best = counted(earned)
    .sort((a, b) => b - a)
    .slice(0, AVERAGED)
  return benefitOf(best.reduce((sum, pay) => sum + pay, 0) / (AVERAGED * 12))
}
/** A year of disability benefits: on the average of the years worked, or on this pay where there is none. */
export function disabilityOf(earned: readonly number[], now: number): number {
  const years = counted(earned.length > 0 ? earned : [now])
  return benefitOf(years.reduce((sum, pay) => sum + pay, 0) / years.length / 12)
}
