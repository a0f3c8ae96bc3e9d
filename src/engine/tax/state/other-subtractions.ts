import type { StateSubtraction } from '#facts/states/schema-income.ts'
import { itemizedDeductionOf, standardDeductionOf } from './deductions.ts'
import { socialSecurityReceived, tableValue, tapered } from './measure.ts'
import { federalAdjustment } from './starting-amount.ts'
import type { CommonName } from './state-types.ts'
import { netLongTermGain, netShortTermGain, ownTotal, type StateWork, subtract } from './work.ts'

/** Gains this state does not tax. The losses of the year have already reduced them. */
export function takeGainsOut(work: StateWork): void {
  const rule = work.facts.gains.value
  const { household, status } = work
  const long = netLongTermGain(household)
  const short = netShortTermGain(household)
  const excludedOver = rule.allExcludedOver ?? Number.POSITIVE_INFINITY
  const longOut = Math.min(long, excludedOver) * rule.longTermShareExcluded + Math.max(0, long - excludedOver)
  subtract(work, 'capitalGains' satisfies CommonName, longOut + short * (rule.shortTermShareExcluded ?? 0), null)
  if (rule.flatExcluded !== undefined) {
    const half = status === 'separate' && rule.flatLongTerm !== true
    const share = rule.flatShareOfTaxable
    const most = share === undefined ? Number.POSITIVE_INFINITY : share * work.federal.taxableIncome
    const gain = rule.flatLongTerm === true ? long : long + short
    subtract(work, 'capitalGains' satisfies CommonName, Math.min(gain, rule.flatExcluded / (half ? 2 : 1), most), null)
  }
  if (rule.qualifiedDividendShareExcluded !== undefined)
    subtract(
      work,
      'qualifiedDividends' satisfies CommonName,
      household.qualifiedDividends * rule.qualifiedDividendShareExcluded,
      null,
    )
}

function tipsOrOvertime(work: StateWork, rule: Extract<StateSubtraction, { kind: 'tips' | 'overtime' }>): number {
  if (rule.cap === undefined) return work.federal.deductions[rule.kind]
  let sum = 0
  for (const person of work.household.people) sum += rule.kind === 'tips' ? person.tips : person.overtimePremium
  return Math.min(sum, rule.cap)
}

/** Half of Social Security and Medicare each, up to a cap of each person's own. */
function payrollTaxOut(work: StateWork, rule: Extract<StateSubtraction, { kind: 'payroll-tax' }>): void {
  const { household, federal } = work
  let pay = 0
  for (const person of household.people) pay += Math.max(0, person.pay - person.cafeteriaPlan)
  for (const [index, person] of household.people.entries()) {
    if (pay <= 0) break
    const part = Math.max(0, person.pay - person.cafeteriaPlan) / pay
    subtract(work, rule.name, Math.min(rule.capEach, federal.payroll.total * part), index)
  }
}

/** The smaller income of a couple, Social Security aside. Zero for one person. */
export function smallerIncome(work: StateWork): number {
  const [first, second] = work.own
  if (first === undefined || second === undefined) return 0
  return Math.max(0, Math.min(ownTotal(first), ownTotal(second)))
}

function lowIncomeSenior(work: StateWork, rule: Extract<StateSubtraction, { kind: 'low-income-senior' }>): number {
  const { household, status, federal } = work
  for (const person of household.people) if (person.age < rule.fromAge) return 0
  const poor = federal.agi <= rule.agiUpTo[status] && federal.earnedIncome < rule.earnedUnder[status]
  return poor ? Math.min(rule.amount[status], Math.max(0, work.started - work.subtracted)) : 0
}

function elderly(work: StateWork, rule: Extract<StateSubtraction, { kind: 'elderly' }>): number {
  const { household, status, federal } = work
  let old = false
  for (const person of household.people) if (person.age >= rule.fromAge) old = true
  if (!old) return 0
  const untaxed = socialSecurityReceived(work) - federal.income.taxableSocialSecurity
  const amount = rule.base[status] - untaxed - Math.max(0, federal.agi - rule.agiOffset[status]) / 2
  return Math.min(amount, work.started - work.subtracted)
}

/** Dollars for each filer of an age, never more than the income there is. Each one's own part goes to that one. */
function ageOut(work: StateWork, rule: Extract<StateSubtraction, { kind: 'age' }>): void {
  const each = rule.table === undefined ? rule.each : tableValue(work, rule.table)
  const { people } = work.household
  const whole = (age: number): boolean => rule.wholeBornBy !== undefined && work.year - age <= rule.wholeBornBy
  let falling = 0
  for (const { age } of people) if (age >= rule.fromAge && !whole(age)) falling += 1
  const left = falling === 0 ? 0 : tapered(work, each * falling, rule.taper) / falling
  for (const [index, { age }] of people.entries()) {
    if (age < rule.fromAge) continue
    const room = work.started - work.subtracted
    subtract(work, rule.name, Math.min(whole(age) ? each : left, room), index)
  }
}

function businessOut(work: StateWork, rule: Extract<StateSubtraction, { kind: 'business' }>): number {
  let profit = 0
  for (const person of work.household.people) profit += Math.max(0, person.selfEmployment)
  return Math.min(profit, rule.cap[work.status])
}

function careOut(work: StateWork, rule: Extract<StateSubtraction, { kind: 'care' }>): number {
  const { care, credits } = work.federal
  if (rule.cap === undefined)
    return rule.lessFederalCredit === true ? Math.max(0, care.counted - credits.dependentCare) : care.counted
  // Idaho Form 39R Part B line 6 worksheet.
  const { careExpenses } = work.household
  return Math.max(
    0,
    Math.min(careExpenses - care.excludedBenefits, rule.cap - care.excludedBenefits, care.lowerEarnedIncome),
  )
}

/** What one of the other subtractions comes to. */
function amountOf(work: StateWork, rule: Exclude<StateSubtraction, { kind: 'payroll-tax' | 'age' }>): number {
  const { household, federal, status } = work
  switch (rule.kind) {
    case 'unemployment':
      return federal.income.unemployment
    case 'rent':
      return Math.min(household.rentPaid * rule.share, rule.cap[status])
    case 'property-tax':
      return Math.min(household.realEstateTax, rule.cap[status])
    case 'tips':
    case 'overtime':
      return tipsOrOvertime(work, rule)
    case 'charity-with-standard': {
      const itemizes =
        rule.byState === true ? itemizedDeductionOf(work) > standardDeductionOf(work) : federal.deductions.itemizes
      if (itemizes) return 0
      const gifts = household.charityCash + household.charityProperty
      return Math.min(Math.max(0, gifts - rule.over) * rule.share, rule.cap?.[status] ?? Number.POSITIVE_INFINITY)
    }
    case 'adjustment':
      return federalAdjustment(federal, rule.adjustment)
    case 'two-incomes':
      return status === 'joint' ? Math.min(rule.cap, smallerIncome(work)) : 0
    case 'low-earner':
      return federal.agi <= rule.agiUpTo[status] ? Math.min(federal.earnedIncome, rule.cap[status]) : 0
    case 'low-income-senior':
      return lowIncomeSenior(work, rule)
    case 'elderly':
      return elderly(work, rule)
    case 'per-dependent':
      return rule.each[status] * Math.max(0, household.dependents.length - rule.skipped)
    case 'business':
      return businessOut(work, rule)
    case 'care':
      return careOut(work, rule)
  }
}

/** Take out everything else this state lets out of income. */
export function takeOthersOut(work: StateWork): void {
  // 31 USC 3124: no state may tax the interest on debt of the United States.
  subtract(work, 'usInterest' satisfies CommonName, work.household.usInterest, null)
  for (const { value: rule } of work.facts.subtractions) {
    if (rule.kind === 'payroll-tax') payrollTaxOut(work, rule)
    else if (rule.kind === 'age') ageOut(work, rule)
    else subtract(work, rule.name, amountOf(work, rule), null)
  }
}
