import { floorToDollar } from '../money.ts'
import type { FormulaLaw } from './credits.ts'
import { valueIn, type Wages } from './indexing.ts'
import { type BendPoints, bendPointsOf, insuranceAmount, withIncreases } from './pia.ts'

/**
 * The most that may be paid on one record in a month (42 USC 403(a); 20 CFR 404.403–404.404). For retirement and survivor
 * benefits; a disabled worker's family has a lower limit of its own. Divorced spouses stand outside it. Dollars per month.
 */

const downToDime = (amount: number): number => floorToDollar(amount * 10) / 10

/** The maximum for a PIA of the year of eligibility, before increases. */
export const familyMaximum = (pia: number, bends: BendPoints, law: FormulaLaw): number => {
  const [a, b, c, d] = law.formula.familyShares
  const { familyFirst, familySecond, familyThird } = bends
  return downToDime(
    a * Math.min(pia, familyFirst) +
      b * Math.max(0, Math.min(pia, familySecond) - familyFirst) +
      c * Math.max(0, Math.min(pia, familyThird) - familySecond) +
      d * Math.max(0, pia - familyThird),
  )
}

/** The maximum after cost-of-living increases: it is raised on its own, from the year of eligibility on. */
export const familyMaximumInYear = (
  piaAtEligibility: number,
  bends: BendPoints,
  eligibilityYear: number,
  increasesThrough: number,
  law: FormulaLaw,
): number =>
  withIncreases(familyMaximum(piaAtEligibility, bends, law), eligibilityYear, increasesThrough, law.costOfLiving)

/**
 * The most where the same children are entitled on several records (42 USC 403(a)(3)(A); 20 CFR 404.403(b)): the maximums together, at most
 * 1.75 times the PIA that a twelfth of the year's contribution base would give in that year; never less than one
 * of them alone. Dollars per month.
 */
export const combinedMaximum = (maximums: readonly number[], year: number, wages: Wages, law: FormulaLaw): number => {
  const average = floorToDollar((valueIn(wages.base, year) ?? 0) / 12)
  const most = downToDime(law.combinedShare * insuranceAmount(average, bendPointsOf(year, law, wages), law))
  const together = maximums.reduce((sum, maximum) => sum + maximum, 0)
  return Math.max(...maximums, Math.min(together, most))
}

export interface FamilyMember {
  /** The benefit on this record before the maximum and before a reduction for age. */
  readonly original: number
  /** A benefit on a record of one's own, which comes first; 0 for none. */
  readonly own: number
}

/**
 * What each member may be paid on the record, in dimes and in the order given. The worker's PIA comes out of the maximum first (0
 * for a worker who died); the rest is shared in proportion. What a member cannot be paid because of a benefit of their own goes
 * to those without one, up to their original amount.
 */
export const shareFamilyMaximum = (maximum: number, pia: number, members: readonly FamilyMember[]): number[] => {
  const available = Math.max(0, maximum - pia)
  const asked = members.reduce((sum, member) => sum + member.original, 0)
  if (asked <= available) return members.map(({ original, own }) => downToDime(Math.max(0, original - own)))
  const afterOwn = members.map(({ original, own }) => Math.max(0, downToDime((available * original) / asked) - own))
  const held = members.reduce((sum, { own }, i) => (own > 0 ? sum + (afterOwn[i] ?? 0) : sum), 0)
  const others = members.reduce((sum, { original, own }) => (own > 0 ? sum : sum + original), 0)
  return members.map(({ original, own }, i) =>
    own > 0
      ? downToDime(afterOwn[i] ?? 0)
      : downToDime(Math.min(original, ((available - held) * original) / Math.max(others, 1e-9))),
  )
}
