import type { TaxRule } from '#facts/states/schema-tax.ts'
import { taxBySchedule } from '../brackets.ts'
import { measured } from './measure.ts'
import { childrenOf, filersFrom } from './per-head.ts'
import { netLongTermGain, netShortTermGain, type StateWork } from './work.ts'

/** New York Form IT-201 instructions, tax computation worksheets: lower brackets are taken back from high incomes. */
function supplemental(work: StateWork, rule: Extract<TaxRule, { kind: 'supplemental' }>, tax: number): number {
  if (work.agi <= rule.minAgi) return tax
  const brackets = work.facts.brackets.value[work.status]
  if (work.agi > rule.flatOver) return work.taxable * (brackets[brackets.length - 1]?.rate ?? 0)
  let row = rule.rows[work.status][0]
  for (const next of rule.rows[work.status]) if (work.taxable > next.over) row = next
  if (row === undefined) return tax
  const over = Math.max(0, work.agi - Math.max(row.over, rule.minAgi))
  return tax + row.base + row.benefit * Math.min(1, over / rule.width)
}

/** Pennsylvania Schedule SP: everything forgiven up to a base, then ten points less for each further step or part of one. */
function forgiveness(work: StateWork, rule: Extract<TaxRule, { kind: 'forgiveness' }>, tax: number): number {
  const { household, status } = work
  const free = rule.base[status] + rule.perDependent * childrenOf(work, 0, 199)
  const income = work.agi + household.taxExemptInterest
  const steps = Math.ceil(Math.max(0, income - free) / rule.step)
  return tax * Math.min(1, steps * rule.sharePerStep)
}

/** Gains on top of other income, each slice at the rate the gains schedule gives there. */
function gainsOwnRates(work: StateWork, rule: Extract<TaxRule, { kind: 'gains-own-rates' }>): number {
  const gain = Math.min(work.taxable, netLongTermGain(work.household))
  const rest = work.taxable - gain
  const rates = rule.rates[work.status]
  return (
    taxBySchedule(rest, work.facts.brackets.value[work.status]) +
    taxBySchedule(work.taxable, rates) -
    taxBySchedule(rest, rates)
  )
}

/** Hawaii's worksheet: tax on the rest (not less than what lies under the cap rate) plus the cap rate on the gain. */
function gainsRateCap(work: StateWork, rule: Extract<TaxRule, { kind: 'gains-rate-cap' }>, tax: number): number {
  const brackets = work.facts.brackets.value[work.status]
  const gain = Math.min(work.taxable, netLongTermGain(work.household))
  let under = 0
  for (const row of brackets) {
    if (row.rate > rule.rate) {
      under = row.over
      break
    }
  }
  const rest = Math.min(work.taxable, Math.max(work.taxable - gain, under))
  return Math.min(tax, taxBySchedule(rest, brackets) + rule.rate * (work.taxable - rest))
}

function limitOf(work: StateWork, rule: Extract<TaxRule, { kind: 'no-tax-up-to' | 'limited-income' }>): number {
  const aged = rule.kind === 'no-tax-up-to' && rule.agedLimit !== undefined && filersFrom(work, 65) > 0
  const limit = aged ? (rule.agedLimit?.[work.status] ?? 0) : rule.limit[work.status]
  return limit + (rule.perDependent?.[work.status] ?? 0) * work.household.dependents.length
}

function noTax(work: StateWork, rule: Extract<TaxRule, { kind: 'no-tax-up-to' }>, tax: number): number {
  if (rule.notFor !== undefined && work.status === 'separate') return tax
  const over = measured(work, rule.by) - limitOf(work, rule)
  return over < 0 || (over === 0 && rule.at === 'exempt') ? 0 : tax
}

function limitedIncome(work: StateWork, rule: Extract<TaxRule, { kind: 'limited-income' }>, tax: number): number {
  if (work.status === 'separate') return tax
  const limit = limitOf(work, rule)
  const income = measured(work, rule.by)
  if (income <= limit || income > limit * rule.upToMultiple) return tax
  return Math.min(tax, rule.rate * (income - limit))
}

function recapture(work: StateWork, rule: Extract<TaxRule, { kind: 'recapture-steps' }>): number {
  const over = measured(work, rule.by) - rule.over[work.status]
  if (over <= 0) return 0
  return Math.min(rule.cap[work.status], Math.ceil(over / rule.per[work.status]) * rule.amount[work.status])
}

/** Short-term gains and collectibles cannot be larger than what is taxable at all. */
function shortTermRate(work: StateWork, rule: Extract<TaxRule, { kind: 'short-term-rate' }>): number {
  const short = Math.min(work.taxable, netShortTermGain(work.household))
  const collectibles = Math.min(work.taxable - short, work.household.collectiblesGain, netLongTermGain(work.household))
  return (
    short * (rule.shortTermRate - rule.flatRate) + Math.max(0, collectibles) * (rule.collectiblesRate - rule.flatRate)
  )
}

/** Net long-term gain alone (IRC 1222(7), Schedule D line 15): short-term losses do not lower it. Below zero for a loss. */
const ownLongTermGain = ({ household }: StateWork): number => household.longTermGain - household.longTermCarryover

function baseTable(work: StateWork, rule: Extract<TaxRule, { kind: 'base-table' }>): number {
  let tax = 0
  for (const row of rule.rows) if (work.taxable > row.over) tax = row.base + row.rate * (work.taxable - row.over)
  return tax
}

function alternateMaximum(work: StateWork, rule: Extract<TaxRule, { kind: 'alternate-maximum' }>, tax: number): number {
  const aged = rule.agedOver !== undefined && filersFrom(work, 65) > 0
  const over = aged ? (rule.agedOver?.[work.status] ?? 0) : rule.over[work.status]
  return Math.min(tax, rule.rate * Math.max(0, measured(work, rule.by) - over))
}

/** Minnesota Schedule M1MT in outline: gifts, medical costs and investment interest of itemizers still count, other deductions do not. */
function alternativeMinimum(work: StateWork, rule: Extract<TaxRule, { kind: 'alternative-minimum' }>): number {
  const { charity, medical, investmentInterest } = work.federal.deductions.itemized
  const income = work.agi - (work.itemizes ? charity + medical + investmentInterest : 0)
  const lost = rule.lossRate * Math.max(0, income - rule.over[work.status])
  return rule.rate * Math.max(0, income - Math.max(0, rule.exemption[work.status] - lost))
}

/** Interest, dividends, net gains and rent, none below zero. */
function investmentIncome(work: StateWork): number {
  const { income } = work.federal
  return income.interest + income.ordinaryDividends + Math.max(0, income.capitalGain) + Math.max(0, income.rental)
}

/** The tax after one rule. */
export function applyRule(work: StateWork, rule: TaxRule, tax: number): number {
  const { status, federal, taxable } = work
  switch (rule.kind) {
    case 'surtax':
      return tax + rule.rate * Math.max(0, taxable - rule.over[status])
    case 'gains-surtax':
      return federal.agi > rule.agiOver[status] ? tax + rule.rate * Math.max(0, federal.income.capitalGain) : tax
    case 'investment-surtax':
      return tax + rule.rate * Math.max(0, investmentIncome(work) - rule.over[status])
    case 'flat':
      return taxable > 0 ? tax + rule.amount : tax
    case 'recapture-steps':
      return tax + recapture(work, rule)
    case 'supplemental':
      return supplemental(work, rule, tax)
    case 'short-term-rate':
      return tax + shortTermRate(work, rule)
    case 'gains-own-rates':
      return gainsOwnRates(work, rule)
    case 'gains-rate-cap':
      return gainsRateCap(work, rule, tax)
    case 'gains-excise':
      return tax + taxBySchedule(Math.max(0, ownLongTermGain(work) - rule.deduction), rule.rates)
    case 'no-tax-up-to':
      return noTax(work, rule, tax)
    case 'limited-income':
      return limitedIncome(work, rule, tax)
    case 'forgiveness':
      return forgiveness(work, rule, tax)
    case 'minimum-of-agi':
      return federal.agi > rule.agiOver ? Math.max(tax, rule.rate * federal.agi) : tax
    case 'alternate-maximum':
      if (rule.notFor.some((excluded) => excluded === status)) return tax
      return alternateMaximum(work, rule, tax)
    case 'base-table':
      return baseTable(work, rule)
    case 'alternative-minimum':
      return Math.max(tax, alternativeMinimum(work, rule))
  }
}
