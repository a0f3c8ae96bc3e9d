import type { RetirementExclusion, RetirementKind } from '#facts/states/schema-income.ts'
import { socialSecurityReceived, tableValue, tapered } from './measure.ts'
import { type OwnIncome, ownTotal, type StateWork, subtract } from './work.ts'

type Plain = Extract<RetirementExclusion, { kind: 'plain' }>
type Michigan = Extract<RetirementExclusion, { kind: 'michigan' }>

type Part = Exclude<keyof OwnIncome, 'wages' | 'business' | 'unemployment' | 'other'>

const partOf: Readonly<Record<Exclude<RetirementKind, 'any'>, Part>> = {
  'private-pension': 'privatePension',
  'government-pension': 'governmentPension',
  'military-pension': 'militaryPension',
  ira: 'ira',
  interest: 'interest',
  dividends: 'dividends',
  gains: 'gains',
  rental: 'rental',
}

/** What one person still has of the kinds a row names. */
function available(own: OwnIncome, rule: Plain): number {
  let sum = 0
  for (const kind of rule.of) {
    if (kind === 'any') return Math.max(0, ownTotal(own))
    sum += Math.max(0, own[partOf[kind]])
  }
  if (rule.earnedPart !== undefined) sum += Math.min(rule.earnedPart, Math.max(0, own.wages + own.business))
  return sum
}

/** Take dollars out of the kinds in the order named; what is left comes from pay and business income. */
function consume(own: OwnIncome, rule: Plain, amount: number): void {
  let left = amount
  for (const kind of rule.of) {
    if (kind === 'any') {
      own.other -= left
      return
    }
    const part = partOf[kind]
    const taken = Math.min(left, Math.max(0, own[part]))
    own[part] -= taken
    left -= taken
  }
  const fromWages = Math.min(left, Math.max(0, own.wages))
  own.wages -= fromWages
  own.business -= left - fromWages
}

function earnedByAll(work: StateWork): number {
  let sum = 0
  for (const own of work.own) sum += Math.max(0, own.wages) + Math.max(0, own.business)
  return sum
}

function qualifies(work: StateWork, rule: Plain, index: number): boolean {
  if (rule.earnedUpTo !== undefined && earnedByAll(work) > rule.earnedUpTo) return false
  const age = work.household.people[index]?.age ?? 0
  if (rule.fromAge !== undefined && age < rule.fromAge) return false
  if (rule.toAge !== undefined && age > rule.toAge) return false
  return rule.bornBy === undefined || work.year - age <= rule.bornBy
}

/** One person's cap, or infinity, after what reduces it. */
function capOf(work: StateWork, rule: Plain, index: number): number {
  let cap = Number.POSITIVE_INFINITY
  if (rule.cap !== undefined) cap = rule.cap[work.status]
  if (rule.capTable !== undefined) cap = tableValue(work, rule.capTable)
  if (cap === Number.POSITIVE_INFINITY) return cap
  if (rule.lessSocialSecurity === 'subtracted') cap -= work.benefitsOut[index] ?? 0
  if (rule.lessSocialSecurity === 'received') cap -= work.household.people[index]?.socialSecurity ?? 0
  if (rule.lessEarlier === true) cap -= work.retirementOut[index] ?? 0
  return tapered(work, cap, rule.taper)
}

function takeOut(work: StateWork, rule: Plain, index: number, amount: number): void {
  const own = work.own[index]
  if (own === undefined || amount <= 0) return
  consume(own, rule, amount)
  work.retirementOut[index] = (work.retirementOut[index] ?? 0) + amount
  subtract(work, rule.name, amount, index)
}

function plainPerPerson(work: StateWork, rule: Plain): void {
  for (const [index, own] of work.own.entries()) {
    if (!qualifies(work, rule, index)) continue
    const amount = available(own, rule) * (rule.share ?? 1)
    const cap = capOf(work, rule, index)
    takeOut(
      work,
      rule,
      index,
      cap === Number.POSITIVE_INFINITY ? tapered(work, amount, rule.taper) : Math.min(amount, cap),
    )
  }
}

/** What one person would take out, before a cap of the return. */
function wanted(work: StateWork, rule: Plain, own: OwnIncome): number {
  const amount = available(own, rule) * (rule.share ?? 1)
  return rule.capOwn === true ? Math.min(amount, rule.cap?.[work.status] ?? amount) : amount
}

/** One cap for the return, or one cap for each who qualifies, shared by the incomes of both. */
function plainPerReturn(work: StateWork, rule: Plain): void {
  let sum = 0
  let heads = 0
  let benefits = 0
  for (const [index, own] of work.own.entries()) {
    if (!qualifies(work, rule, index)) continue
    heads += 1
    sum += wanted(work, rule, own)
    benefits += work.benefitsOut[index] ?? 0
  }
  if (sum <= 0) return
  let allowed: number
  const limit = rule.cap?.[work.status] ?? (rule.capTable === undefined ? undefined : tableValue(work, rule.capTable))
  if (limit === undefined || rule.capOwn === true) allowed = tapered(work, sum, rule.taper)
  else {
    let cap = rule.capEach === true ? limit * heads : limit
    if (rule.lessSocialSecurity === 'received') cap -= socialSecurityReceived(work)
    if (rule.lessSocialSecurity === 'subtracted') cap -= benefits
    if (rule.lessEarlier === true) for (const earlier of work.retirementOut) cap -= earlier
    allowed = Math.min(sum, tapered(work, cap, rule.taper))
  }
  const part = Math.max(0, allowed) / sum
  for (const [index, own] of work.own.entries())
    if (qualifies(work, rule, index)) takeOut(work, rule, index, wanted(work, rule, own) * part)
}

/** Michigan compares a pension limit with a deduction against any income; Form 4884 and Schedule 1. */
function michigan(work: StateWork, rule: Michigan): void {
  const { people } = work.household
  let oldest = 0
  for (const person of people) oldest = Math.max(oldest, person.age)
  const born = work.year - oldest
  let pensions = 0
  let all = 0
  for (const own of work.own) {
    pensions += Math.max(0, own.privatePension) + Math.max(0, own.governmentPension) + Math.max(0, own.ira)
    all += ownTotal(own)
  }
  let cap = 0
  for (const row of rule.pensionCaps) {
    if (born <= row.bornBy) {
      cap = row.cap[work.status]
      break
    }
  }
  const byPensions = Math.min(pensions, cap)
  let standard = 0
  if (oldest >= rule.standardFromAge && born >= rule.standardBornFrom) {
    standard = rule.standard[work.status]
    if (born > rule.standardWholeBornBy) {
      standard -= rule.standardLess.exemptionEach * people.length
      if (rule.standardLess.socialSecurity) standard -= work.federal.income.taxableSocialSecurity
    }
    standard = Math.min(Math.max(0, standard), Math.max(0, all))
  }
  subtract(work, rule.name, Math.max(byPensions, standard), null)
}

/** Take out the retirement income this state does not tax, row by row. */
export function takeRetirementOut(work: StateWork): void {
  for (const { value: rule } of work.facts.retirement) {
    if (rule.kind === 'michigan') michigan(work, rule)
    else if (rule.per === 'person') plainPerPerson(work, rule)
    else plainPerReturn(work, rule)
  }
}
