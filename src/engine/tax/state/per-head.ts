import type { PerHead } from '#facts/states/schema-tax.ts'
import { rowValue, tableValue, tapered } from './measure.ts'
import type { StateWork } from './work.ts'

/** Filers of an age, counted on the return. */
export function filersFrom(work: StateWork, age: number): number {
  let count = 0
  for (const person of work.household.people) if (person.age >= age) count += 1
  return count
}

/** Dependent children (not other relatives) of an age range, both ends included. */
export function childrenOf(work: StateWork, from: number, to: number): number {
  let count = 0
  for (const dependent of work.household.dependents)
    if (dependent.child && dependent.age >= from && dependent.age <= to) count += 1
  return count
}

function blindFilers(work: StateWork): number {
  let count = 0
  for (const person of work.household.people) if (person.blind) count += 1
  return count
}

function dependentAmounts(work: StateWork, heads: PerHead): number {
  const { dependents } = work.household
  const each = heads.dependentTable === undefined ? (heads.dependent ?? 0) : tableValue(work, heads.dependentTable)
  let sum = each * Math.max(0, dependents.length - (heads.dependentsSkipped?.[work.status] ?? 0))
  const childTable = heads.childTable === undefined ? 0 : tableValue(work, heads.childTable)
  for (const { age, child, student } of dependents) {
    if (child && age < (heads.childUnder ?? 0)) sum += heads.childExtra ?? 0
    if (child && age < 6) sum += heads.youngChildExtra ?? 0
    if (child && age < 17) sum += childTable
    if (student && age < 22) sum += heads.studentExtra ?? 0
    if (age >= 65) sum += heads.agedDependent ?? 0
  }
  return sum
}

/** Exemptions or personal credits counted by heads, after their taper. Dollars. */
export function perHead(work: StateWork, heads: PerHead): number {
  const { household, federal, status } = work
  let sum = heads.filer[status] + dependentAmounts(work, heads)
  if (heads.byDependents !== undefined) sum += rowValue(heads.byDependents[status], household.dependents.length, 'from')
  if (heads.personTable !== undefined)
    sum += tableValue(work, heads.personTable) * (household.people.length + household.dependents.length)
  const aged = filersFrom(work, heads.agedFrom ?? 65)
  if (aged > 0) {
    if (heads.agedIfAgiUpTo === undefined || federal.agi <= heads.agedIfAgiUpTo[status]) sum += aged * (heads.aged ?? 0)
    if (heads.agedLowIncome !== undefined && federal.agi < heads.agedLowIncome.agiUnder[status])
      sum += aged * heads.agedLowIncome.amount
  }
  if (heads.blind !== undefined) sum += blindFilers(work) * heads.blind
  return tapered(work, sum, heads.taper)
}

/**
 * Personal credits where each spouse files a column of one return, before any limit by tax: a spouse's own in that spouse's column, those
 * for dependents as `work.dependentsInFirst` shares them out, each dependent whole (Delaware PIT-RES line 27a: in increments of $110).
 */
export function perHeadInColumns(work: StateWork, heads: PerHead): [number, number] {
  const { people, dependents } = work.household
  const forDependents = dependentAmounts(work, heads)
  const share = dependents.length === 0 ? 0 : work.dependentsInFirst / dependents.length
  const own = (index: number): number => {
    const filer = people[index]
    if (filer === undefined) return 0
    const aged = filer.age >= (heads.agedFrom ?? 65) ? (heads.aged ?? 0) : 0
    return heads.filer[work.status] / people.length + aged + (filer.blind ? (heads.blind ?? 0) : 0)
  }
  return [own(0) + forDependents * share, own(1) + forDependents * (1 - share)]
}
