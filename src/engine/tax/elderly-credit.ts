import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { elderlyCreditRule } from '#facts/tax-years/standing.ts'
import type { Person } from './household.ts'

const SENIOR_FROM = 65

type Aged = Pick<Person, 'age' | 'disabilityIncome'>

/** Dollars per year. */
export interface ElderlyCreditCase {
  readonly people: readonly Aged[]
  readonly status: FilingStatus
  readonly livedWithSpouse: boolean
  readonly agi: number
  /** Social Security and other pensions that are left out of income. */
  readonly untaxedBenefits: number
}

const isAged = ({ age }: Aged): boolean => age >= SENIOR_FROM
/** Under 65, retired on permanent and total disability with taxable disability income. */
const isDisabled = (person: Aged): boolean => !isAged(person) && person.disabilityIncome > 0

/**
 * The amount the credit starts from, dollars (Schedule R line 12): by filing status and by how many qualify; for somebody under 65 at most the
 * taxable disability income, beside 5,000 for a spouse of 65 or more (IRC 22(c)(2)).
 */
export function elderlyInitialAmount(filer: Pick<ElderlyCreditCase, 'people' | 'status'>): number {
  const { one, couple, separate } = elderlyCreditRule.value.amount
  const qualified = filer.people.filter((person) => isAged(person) || isDisabled(person))
  if (qualified.length === 0) return 0
  const amount = filer.status === 'separate' ? separate : qualified.length > 1 ? couple : one
  const young = qualified.filter(isDisabled)
  if (young.length === 0) return amount
  const income = young.reduce((sum, { disabilityIncome }) => sum + disabilityIncome, 0)
  return Math.min(amount, income + (qualified.length > young.length ? one : 0))
}

/**
 * Credit for the elderly or the disabled before the limit by tax, dollars (IRC 22; Schedule R): 15% of the starting amount less untaxed
 * benefits and half of AGI over a limit that has not moved since 1983. A separate return has it only after a whole year apart.
 */
export function elderlyCredit(filer: ElderlyCreditCase): number {
  if (filer.status === 'separate' && filer.livedWithSpouse) return 0
  const { rate, agiOver, agiShare } = elderlyCreditRule.value
  const initial = elderlyInitialAmount(filer)
  const excess = agiShare * Math.max(0, filer.agi - agiOver[filer.status])
  return rate * Math.max(0, initial - filer.untaxedBenefits - excess)
}
