import type { StateTaxFacts, StateYear } from '#facts/states/schema.ts'
import { stateYearOf } from '#facts/states/year-of.ts'
import type { FederalReturn } from '../federal-types.ts'
import type { Household } from '../household.ts'
import { takeBenefitsOut } from './benefits-out.ts'
import { fullOwnIncome, twoColumns } from './columns.ts'
import { chooseDeduction, federalTaxOut } from './deductions.ts'
import { localityOf, localTax } from './local-tax.ts'
import { takeGainsOut, takeOthersOut } from './other-subtractions.ts'
import { underPovertyLevel } from './own-credits-further.ts'
import { payrollContribution } from './payroll-contributions.ts'
import { perHead } from './per-head.ts'
import { takeRetirementOut } from './retirement-out.ts'
import { scheduleTax } from './schedule.ts'
import { settledTax } from './settled-tax.ts'
import { additionAmount, startingAmount } from './starting-amount.ts'
import type { NamedAmount, StateReturn } from './state-types.ts'
import { ownIncome, type StateWork } from './work.ts'

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
    dependentsInFirst: 0,
  }
}

function payrollOf(facts: StateYear, household: Household): NamedAmount[] {
  const taken: NamedAmount[] = []
  for (const { value: program } of facts.employeePayroll) {
    const amount = payrollContribution(program, household)
    if (amount > 0) taken.push({ name: program.name, amount })
  }
  return taken
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
  const { byRates, tax, applied, credits, incomeTax } = settledTax(
    work,
    scheduleTax(rules, work.status, work.taxable),
    rules.columns === null ? null : twoColumns(work, fullOwn, start + added),
  )
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
