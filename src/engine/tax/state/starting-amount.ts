import type { Adjustment, BelowLine, StateAddition, StateStart } from '#facts/states/schema-income.ts'
import type { FederalReturn } from '../federal-types.ts'
import type { Household } from '../household.ts'

/** A federal deduction below AGI, as the federal return allowed it. Dollars per year. */
export function belowLine(federal: FederalReturn, of: BelowLine): number {
  const taken = federal.deductions
  switch (of) {
    case 'senior':
      return taken.senior
    case 'tips':
      return taken.tips
    case 'overtime':
      return taken.overtime
    case 'carLoan':
      return taken.carLoan
    case 'charity':
      return taken.charityWithStandard
    case 'business':
      return taken.qualifiedBusinessIncome
  }
}

export function federalAdjustment(federal: FederalReturn, of: Adjustment): number {
  return federal.adjustments[of]
}

function grossIncome(
  start: Extract<StateStart, { from: 'gross' }>,
  household: Household,
  federal: FederalReturn,
): number {
  const { income } = federal
  let wages = income.wages
  for (const person of household.people) {
    if (start.taxesDeferrals) wages += person.planDeferrals
    if (start.taxesCafeteria) wages += person.cafeteriaPlan
  }
  const floor = start.classesApart ? 0 : Number.NEGATIVE_INFINITY
  let sum =
    wages +
    Math.max(floor, income.selfEmployment) +
    income.interest +
    income.ordinaryDividends +
    Math.max(floor, income.capitalGain) +
    Math.max(floor, income.rental) +
    income.pensionsAndIras +
    Math.max(floor, income.other)
  if (start.taxesUnemployment) sum += income.unemployment
  for (const adjustment of start.adjustments) sum -= federalAdjustment(federal, adjustment)
  return sum
}

/** Where the state's computation starts. May be negative after a business loss. Dollars per year. */
export function startingAmount(start: StateStart, household: Household, federal: FederalReturn): number {
  switch (start.from) {
    case 'nothing':
      return 0
    case 'gross':
      return grossIncome(start, household, federal)
    case 'federal-agi': {
      let amount = federal.agi
      for (const kept of start.alsoDeducts) amount -= belowLine(federal, kept)
      return amount
    }
    case 'federal-taxable': {
      const { deductions } = federal
      let amount = federal.agi - deductions.standardOrItemized
      for (const kept of start.alsoDeducts) amount -= belowLine(federal, kept)
      amount = Math.max(0, amount)
      if (start.addsBackIncomeTax && deductions.itemizes) amount += deductions.itemized.stateIncomeTax
      return amount
    }
  }
}

/** What one addition comes to. */
export function additionAmount(addition: StateAddition, household: Household, federal: FederalReturn): number {
  switch (addition.kind) {
    case 'adjustment':
      return federalAdjustment(federal, addition.adjustment)
    case 'below-line':
      return federal.agi > addition.agiOver[household.status] ? belowLine(federal, addition.of) : 0
    case 'deduction-over': {
      if (federal.agi < addition.agiFrom) return 0
      return Math.max(0, federal.deductions.standardOrItemized - addition.allowed[household.status])
    }
  }
}
