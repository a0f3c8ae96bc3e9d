import type { FederalTaxDeduction, ItemizedRule } from '#facts/states/schema-tax.ts'
import { measured, tableValue, tapered } from './measure.ts'
import type { StateWork } from './work.ts'

/** The state's standard deduction for this return, after its taper. */
export function standardDeductionOf(work: StateWork): number {
  const rule = work.facts.standardDeduction.value
  if (rule.kind === 'none') return 0
  if (rule.kind === 'federal') return work.federal.deductions.standard
  let amount = rule.amount[work.status]
  if (rule.agedOrBlindEach !== undefined) {
    let conditions = 0
    for (const person of work.household.people) conditions += (person.age >= 65 ? 1 : 0) + (person.blind ? 1 : 0)
    amount += conditions * rule.agedOrBlindEach[work.status]
  }
  if (rule.gifts !== undefined) {
    const { charityCash, charityProperty } = work.household
    const cap = rule.gifts.cap?.[work.status] ?? Number.POSITIVE_INFINITY
    amount += Math.min(cap, (charityCash + charityProperty) * rule.gifts.share)
  }
  return tapered(work, amount, rule.taper)
}

function medicalPart(work: StateWork, rule: ItemizedRule): number {
  if (rule.medical === undefined || rule.medical === 'federal') return work.federal.deductions.itemized.medical
  if (rule.medical === 'none') return 0
  return Math.max(0, work.household.medical - rule.medical.overShareOfAgi * Math.max(0, work.agi))
}

function propertyTaxPart(work: StateWork, rule: ItemizedRule): number {
  if (rule.propertyTax === 'none') return 0
  const rent = work.household.rentPaid * (rule.rentShare ?? 0)
  if (rule.propertyTax === 'real-estate') return work.household.realEstateTax + rent
  const paid = work.household.realEstateTax + work.household.personalPropertyTax + rent
  if (rule.propertyTaxCap !== undefined) return Math.min(paid, rule.propertyTaxCap[work.status])
  if (rule.propertyTax === 'uncapped') return paid
  const { stateAndLocal, stateIncomeTax } = work.federal.deductions.itemized
  if (rule.incomeTax === true) return Math.min(stateAndLocal, rule.stateAndLocalCap ?? Number.POSITIVE_INFINITY)
  return Math.min(paid, Math.max(0, stateAndLocal - stateIncomeTax))
}

/** Itemized deductions as this state counts them: never with state income tax. */
export function itemizedDeductionOf(work: StateWork): number {
  const rule = work.facts.itemized.value
  if (rule.choice === 'none' || rule.choice === 'built-in') return 0
  const parts = work.federal.deductions.itemized
  const medical = medicalPart(work, rule)
  const charity = rule.charity === false ? 0 : parts.charity
  let home = propertyTaxPart(work, rule) + (rule.mortgageInterest === false ? 0 : parts.mortgageInterest)
  if (rule.homeCap !== undefined) home = Math.min(home, rule.homeCap)
  let rest = home
  if (rule.investmentInterest !== false) rest += parts.investmentInterest
  if (rule.other !== false) rest += parts.other
  if (rule.payrollTax === true) rest += work.federal.payroll.total + work.federal.otherTaxes.selfEmployment
  if (rule.capBesideCharityAndMedical !== undefined) rest = Math.min(rest, rule.capBesideCharityAndMedical)
  let sum = charity + rest
  if (rule.capBesideMedical !== undefined) sum = Math.min(sum, rule.capBesideMedical)
  sum += medical
  if (rule.cut !== undefined) {
    const over = Math.max(0, measured(work, rule.cut.by) - rule.cut.over[work.status])
    const spared = rule.cut.sparesMedical === true ? medical + parts.investmentInterest : 0
    sum -= Math.min(over * rule.cut.rate, (sum - spared) * rule.cut.mostShare)
  }
  const standard = work.facts.standardDeduction.value
  return rule.sameTaper === true && standard.kind === 'own' ? tapered(work, sum, standard.taper) : Math.max(0, sum)
}

/** Which deduction is taken, and how much it is. */
export function chooseDeduction(work: StateWork): number {
  const rule = work.facts.itemized.value
  work.standard = standardDeductionOf(work)
  work.itemized = itemizedDeductionOf(work)
  if (rule.choice === 'as-federal') work.itemizes = work.federal.deductions.itemizes
  else {
    const may = rule.choice === 'greater' || (rule.choice === 'if-federal' && work.federal.deductions.itemizes)
    work.itemizes = may && work.itemized > work.standard
  }
  if (work.itemizes) return work.itemized
  if (rule.medicalBesideStandard === true && work.federal.deductions.itemizes)
    return work.standard + work.federal.deductions.itemized.medical
  return work.standard
}

/** Federal income tax that this state lets out, never below zero. Without self-employment tax. */
export function federalTaxOut(work: StateWork, rule: FederalTaxDeduction): number {
  const { tax, credits, otherTaxes } = work.federal
  let base = Math.max(0, tax.beforeCredits - credits.nonrefundable)
  if (rule.investmentTax === true) base += otherTaxes.netInvestmentIncome
  for (const refundable of rule.lessRefundable) {
    if (refundable === 'childAndDependent') base -= credits.additionalChild
    else if (refundable === 'earnedIncome') base -= credits.earnedIncome
    else base -= credits.educationRefundable
  }
  base = Math.max(0, base)
  if (rule.shareTable !== undefined) base *= tableValue(work, rule.shareTable)
  else base *= rule.share ?? 1
  if (rule.cap !== undefined) base = Math.min(base, rule.cap[work.status])
  if (rule.capTable !== undefined) base = Math.min(base, tableValue(work, rule.capTable))
  return base
}
