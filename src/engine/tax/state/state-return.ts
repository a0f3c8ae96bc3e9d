import type { Cited } from '#facts/cited.ts'
import type { StateTaxFacts, StateYear } from '#facts/states/schema.ts'
import type { StateCredit } from '#facts/states/schema-credits.ts'
import { stateYearOf } from '#facts/states/year-of.ts'
import type { FederalReturn } from '../federal-types.ts'
import type { Household } from '../household.ts'
import { takeBenefitsOut } from './benefits-out.ts'
import { columnTaxes, fullOwnIncome } from './columns.ts'
import { creditAmount, isRefundable } from './credits.ts'
import { chooseDeduction, federalTaxOut } from './deductions.ts'
import { localityOf, localTax } from './local-tax.ts'
import { takeGainsOut, takeOthersOut } from './other-subtractions.ts'
import { underPovertyLevel } from './own-credits-further.ts'
import { payrollContribution } from './payroll-contributions.ts'
import { perHead } from './per-head.ts'
import { takeRetirementOut } from './retirement-out.ts'
import { scheduleTax } from './schedule.ts'
import { additionAmount, startingAmount } from './starting-amount.ts'
import type { NamedAmount, StateReturn } from './state-types.ts'
import { applyRule } from './tax-rules.ts'
import { ownIncome, type StateWork } from './work.ts'

const none: readonly NamedAmount[] = []

/** A return of which nothing is known yet but who files it. */
export function startWork(household: Household, federal: FederalReturn, facts: StateYear, year: number): StateWork {
  return {
    household,
    federal,
    facts,
    year,
    status: household.status,
    own: household.people.map((person) => ownIncome(person, household, federal)),
    benefitsOut: household.people.map(() => 0),
    retirementOut: household.people.map(() => 0),
    subtractions: [],
    ownSubtractions: household.people.map(() => 0),
    subtracted: 0,
    started: 0,
    income: 0,
    agi: 0,
    beforeRetirement: 0,
    exemptions: 0,
    taxable: 0,
    itemizes: false,
    itemized: 0,
    standard: 0,
    columns: null,
    columnTaxables: null,
  }
}

interface Credits {
  readonly nonrefundableCredits: readonly NamedAmount[]
  readonly nonrefundable: number
  readonly refundableCredits: readonly NamedAmount[]
  readonly refundable: number
}

/** Credits in the order listed: those that only reduce tax first, none below zero; then those that pay out. */
function takeCredits(work: StateWork, listed: readonly Cited<StateCredit>[], tax: number): Credits {
  if (listed.length === 0)
    return { nonrefundableCredits: none, nonrefundable: 0, refundableCredits: none, refundable: 0 }
  const nonrefundableCredits: NamedAmount[] = []
  const refundableCredits: NamedAmount[] = []
  const amountOf = (name: string): number => {
    let sum = 0
    for (const taken of nonrefundableCredits) if (taken.name === name) sum += taken.amount
    for (const taken of refundableCredits) if (taken.name === name) sum += taken.amount
    return sum
  }
  let left = tax
  for (const { value: credit } of listed) {
    if (isRefundable(work, credit)) continue
    const amount = Math.min(left, Math.max(0, creditAmount(work, credit, left, amountOf)))
    if (amount <= 0) continue
    nonrefundableCredits.push({ name: credit.name, amount })
    left -= amount
  }
  let refundable = 0
  for (const { value: credit } of listed) {
    if (!isRefundable(work, credit)) continue
    const amount = Math.max(0, creditAmount(work, credit, left, amountOf))
    if (amount <= 0) continue
    refundableCredits.push({ name: credit.name, amount })
    refundable += amount
  }
  return { nonrefundableCredits, nonrefundable: tax - left, refundableCredits, refundable }
}

function payrollOf(facts: StateYear, household: Household): NamedAmount[] {
  const taken: NamedAmount[] = []
  for (const { value: program } of facts.employeePayroll) {
    const amount = payrollContribution(program, household)
    if (amount > 0) taken.push({ name: program.name, amount })
  }
  return taken
}

/** The tax after the schedule (or the better of two columns) and each rule, with what each rule did. */
function taxWithRules(work: StateWork, scheduleTax: number): { tax: number; rules: readonly NamedAmount[] } {
  if (work.facts.rules.length === 0) return { tax: scheduleTax, rules: none }
  const rules: NamedAmount[] = []
  let tax = scheduleTax
  for (const { value: rule } of work.facts.rules) {
    const after = Math.max(0, applyRule(work, rule, tax))
    if (after !== tax) rules.push({ name: rule.name, amount: after - tax })
    tax = after
  }
  return { tax, rules }
}

/**
 * A resident's state return for the whole year, with the locality's income tax and the state's payroll programs. Exact dollars: no
 * rounding by line. What the state's model leaves out stands in the facts. Where the state offers a choice between retirement rules and
 * credits, the return with less tax is given.
 */
export function stateReturn(
  household: Household,
  federal: FederalReturn,
  facts: StateTaxFacts,
  year: number,
): StateReturn {
  const rules = stateYearOf(facts, year)
  const result = returnByRules(household, federal, facts, rules, year)
  const { election } = rules
  if (election === undefined || !household.people.some(({ age }) => age >= election.fromAge)) return result
  const chosen = { ...rules, retirement: election.retirement, credits: [] }
  const elected = returnByRules(household, federal, facts, chosen, year)
  return elected.total < result.total ? elected : result
}

function returnByRules(
  household: Household,
  federal: FederalReturn,
  facts: StateTaxFacts,
  rules: StateYear,
  year: number,
): StateReturn {
  const work = startWork(household, federal, rules, year)
  const start = startingAmount(rules.start.value, household, federal)
  const additions: NamedAmount[] = []
  let added = 0
  for (const { value: addition } of rules.additions) {
    const amount = additionAmount(addition, household, federal)
    if (amount <= 0) continue
    additions.push({ name: addition.name, amount })
    added += amount
  }
  work.started = start + added
  const taxesIncome = rules.start.value.from !== 'nothing'
  const fullOwn = rules.columns === null ? [] : fullOwnIncome(work)
  if (taxesIncome) {
    if (rules.start.value.from !== 'gross') takeBenefitsOut(work)
    takeGainsOut(work)
    work.beforeRetirement = start + added - work.subtracted
    for (const out of work.benefitsOut) work.beforeRetirement += out ?? 0
    takeRetirementOut(work)
    work.income = start + added - work.subtracted
    takeOthersOut(work)
  }
  work.agi = Math.max(0, start + added - work.subtracted)
  const federalTaxDeduction =
    rules.federalTaxDeduction === null ? 0 : federalTaxOut(work, rules.federalTaxDeduction.value)
  const deduction = taxesIncome ? chooseDeduction(work) : 0
  work.exemptions = rules.exemptions === null ? 0 : perHead(work, rules.exemptions.value)
  work.taxable = Math.max(0, work.agi - federalTaxDeduction - deduction - work.exemptions)
  let byRates = scheduleTax(rules, work.status, work.taxable)
  if (rules.columns !== null) {
    work.columns = columnTaxes(work, fullOwn, start + added, byRates)
    if (work.columns !== null) byRates = work.columns[0] + work.columns[1]
  }
  const { tax, rules: applied } = taxWithRules(work, byRates)
  const credits = takeCredits(work, rules.credits, tax)
  const incomeTax = tax - credits.nonrefundable - credits.refundable
  const place = localityOf(rules.local.value, household.locality)
  const poor = rules.credits.some(({ value }) => value.kind === 'poverty-level' && underPovertyLevel(work, value))
  const afterCredits = tax - credits.nonrefundable
  const local = place === null ? 0 : localTax(place, household, federal, work.taxable, afterCredits, poor)
  const payroll = payrollOf(rules, household)
  let payrollTotal = 0
  for (const { amount } of payroll) payrollTotal += amount
  return {
    code: facts.code,
    year,
    startingAmount: start,
    additions,
    subtractions: work.subtractions,
    agi: work.agi,
    federalTaxDeduction,
    standardDeduction: work.standard,
    itemizedDeduction: work.itemized,
    itemizes: work.itemizes,
    deduction,
    exemptions: work.exemptions,
    taxableIncome: work.taxable,
    scheduleTax: byRates,
    columns: work.columns,
    rules: applied,
    taxBeforeCredits: tax,
    ...credits,
    incomeTax,
    localTax: local,
    localName: place?.name ?? null,
    payroll,
    payrollTotal,
    total: incomeTax + local,
    withheld: household.stateWithheld,
    refund: household.stateWithheld - incomeTax - local,
  }
}
