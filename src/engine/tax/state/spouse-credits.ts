import type { SpouseAdjustmentCredit } from '#facts/states/schema-own-credits.ts'
import { scheduleTax } from './schedule.ts'
import { ownTotal, type StateWork } from './work.ts'

/** Whether each of a couple has this much in pay, business income, pensions and IRA money still taxed (Ohio's joint filing credit). */
export function eachSpouseHas(work: StateWork, amount: number): boolean {
  if (work.status !== 'joint' || work.own.length < 2) return false
  return work.own.every((own) => {
    const pensions = own.privatePension + own.governmentPension + own.militaryPension + own.ira
    return own.wages + own.business + pensions + own.unemployment >= amount
  })
}

/**
 * Virginia's spouse tax adjustment (Va. Code 58.1-322.03; Form 760 worksheet): the lower income, less its own exemptions and at most half of
 * the taxable income, is taxed apart from the rest. Joint items are halved.
 */
export function spouseAdjustment(work: StateWork, credit: SpouseAdjustmentCredit): number {
  if (work.status !== 'joint' || work.own.length < 2) return 0
  let lower = Number.POSITIVE_INFINITY
  for (const [index, own] of work.own.entries()) {
    const person = work.household.people[index]
    if (person === undefined) return 0
    // Benefits are not in the own total and retirement money is already out of it: of the own subtractions only the others count.
    const others =
      (work.ownSubtractions[index] ?? 0) - (work.benefitsOut[index] ?? 0) - (work.retirementOut[index] ?? 0)
    const conditions = (person.age >= 65 ? 1 : 0) + (person.blind ? 1 : 0)
    lower = Math.min(lower, ownTotal(own) - others - credit.exemption - conditions * credit.agedOrBlindExemption)
  }
  if (lower <= 0) return 0
  const apart = Math.min(lower, work.taxable / 2)
  const { facts, status, taxable } = work
  const saved =
    scheduleTax(facts, status, taxable) -
    scheduleTax(facts, status, apart) -
    scheduleTax(facts, status, taxable - apart)
  return Math.min(credit.cap, Math.max(0, saved))
}
