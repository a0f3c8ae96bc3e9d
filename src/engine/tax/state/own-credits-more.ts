import type { StateCredit } from '#facts/states/schema-credits.ts'
import { measured, rowValue } from './measure.ts'
import { childrenOf } from './per-head.ts'
import type { StateWork } from './work.ts'

type Of<K extends StateCredit['kind']> = Extract<StateCredit, { kind: K }>

/**
 * Kentucky's family size tax credit (KRS 141.066): a share of the tax by modified gross income over the federal poverty line of the
 * family: filers and qualifying children, four at most. Modified gross income is the larger of federal AGI with tax-exempt interest and Kentucky AGI.
 */
export function povertyShare(work: StateWork, credit: Of<'poverty-share'>): number {
  const people = Math.min(credit.mostPeople, work.household.people.length + childrenOf(work, 0, 23))
  const line = credit.povertyLines[people - 1] ?? 0
  if (line <= 0) return 0
  const income = Math.max(work.federal.agi + work.household.taxExemptInterest, work.agi)
  return rowValue(credit.shares, income / line, 'above')
}

/** Utah's taxpayer tax credit (Utah Code 59-10-1018): part of the federal deductions, falling as income rises. */
export function taxpayerCredit(work: StateWork, credit: Of<'taxpayer'>): number {
  const { federal, household, status } = work
  const { itemizes, itemized, standardOrItemized } = federal.deductions
  const deducted = standardOrItemized - (itemizes ? itemized.stateIncomeTax : 0)
  const base = credit.rate * (deducted + credit.perDependent * household.dependents.length)
  return Math.max(0, base - credit.lessRate * Math.max(0, work.taxable - credit.over[status]))
}

/**
 * Utah: the better of the Social Security benefits credit (59-10-1042) and the retirement credit (59-10-1019). Both fall by a rate of
 * AGI with tax-exempt interest over a start.
 */
export function benefitsOrRetirement(work: StateWork, credit: Of<'benefits-or-retirement'>): number {
  const { federal, household, status, year } = work
  const income = federal.agi + household.taxExemptInterest
  const taxed = federal.income.taxableSocialSecurity
  const benefits = credit.flatRate * taxed - credit.lessRate * Math.max(0, income - credit.benefitsOver[status])
  let older = 0
  for (const person of household.people) if (year - person.age <= credit.bornBy) older += 1
  const retirement = credit.perPerson * older - credit.lessRate * Math.max(0, income - credit.retirementOver[status])
  return Math.max(0, benefits, older > 0 ? retirement : 0)
}

/** Arizona's family income tax credit (A.R.S. 43-1073): so much a person under a limit that rises with dependents. */
export function perPersonByDependents(work: StateWork, credit: Of<'per-person-by-dependents'>): number {
  const { household, status } = work
  const limit = rowValue(credit.limit[status], household.dependents.length, 'from')
  if (measured(work, 'state-agi') > limit) return 0
  const people = household.people.length + household.dependents.length
  return Math.min(credit.cap[status], credit.perPerson * people)
}
