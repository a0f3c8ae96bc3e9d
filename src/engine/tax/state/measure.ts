import type { IncomeMeasure, IncomeRow, IncomeTable, Taper } from '#facts/states/schema-taper.ts'
import { taxBySchedule } from '../brackets.ts'
import type { StateWork } from './work.ts'

/** The income a limit looks at, from what has been worked out so far. Dollars per year. */
export function measured(work: StateWork, by: IncomeMeasure): number {
  const { federal, household } = work
  switch (by) {
    case 'federal-agi':
      return federal.agi
    case 'state-agi':
      return work.agi
    case 'state-taxable':
      return work.taxable
    case 'income':
      return work.income
    case 'earned':
      return federal.earnedIncome
    case 'agi-or-earned':
      return Math.max(work.agi, federal.earnedIncome)
    case 'agi-without-benefits':
      return federal.agi - federal.income.taxableSocialSecurity
    case 'agi-less-exemptions':
      return Math.max(0, work.agi - work.exemptions)
    case 'income-less-exemptions':
      return Math.max(0, work.income - work.exemptions)
    case 'before-retirement':
      return work.beforeRetirement
    case 'before-retirement-less-benefits':
      return work.beforeRetirement - federal.income.taxableSocialSecurity
    case 'taxable-and-deductions': {
      const { standardOrItemized, qualifiedBusinessIncome } = federal.deductions
      return work.taxable + Math.min(standardOrItemized, Math.max(0, federal.agi)) + qualifiedBusinessIncome
    }
    case 'total':
      return (
        federal.agi + socialSecurityReceived(work) - federal.income.taxableSocialSecurity + household.taxExemptInterest
      )
  }
}

/** All Social Security benefits of the return, taxed or not. */
export function socialSecurityReceived(work: StateWork): number {
  let sum = 0
  for (const person of work.household.people) sum += person.socialSecurity
  return sum
}

/** The row an income falls in: the last one that has begun. Below the first row: 0. */
export function rowValue(rows: readonly IncomeRow[], income: number, edge: IncomeTable['edge']): number {
  let value = 0
  for (const row of rows) {
    // The first row also holds incomes at and below its start, which may be negative.
    if (row === rows[0] || (edge === 'from' ? income >= row.over : income > row.over)) value = row.value
    else break
  }
  return value
}

export function tableValue(work: StateWork, table: IncomeTable): number {
  return rowValue(table.rows[work.status], measured(work, table.by), table.edge)
}

/** What is left of `amount` after a taper. Never below zero. */
export function tapered(work: StateWork, amount: number, taper: Taper | undefined): number {
  if (taper === undefined || amount <= 0) return Math.max(0, amount)
  if (taper.kind === 'table') return amount * tableValue(work, taper.table)
  const income = measured(work, taper.by)
  if (taper.kind === 'rates') {
    const most = amount * (taper.mostShare ?? 1)
    if (taper.mostShareOver !== undefined && income > taper.mostShareOver) return amount - most
    const lost = taxBySchedule(Math.max(0, income), taper.rates[work.status])
    return Math.max(0, amount - Math.min(lost, most))
  }
  const over = income - taper.over[work.status]
  if (taper.kind === 'gone') return over > 0 || (over === 0 && taper.at === 'loses') ? 0 : amount
  if (over <= 0) return amount
  if (taper.kind === 'linear') {
    const width = taper.width[work.status]
    let share = width > 0 ? Math.min(1, over / width) : 1
    if (taper.roundShareTo !== undefined) share = Math.round(share / taper.roundShareTo) * taper.roundShareTo
    let lost = amount * share
    if (taper.roundLossDownTo !== undefined && share < 1)
      lost = Math.floor(lost / taper.roundLossDownTo) * taper.roundLossDownTo
    return Math.max(0, amount - lost)
  }
  const per = taper.per[work.status]
  const steps = taper.partial === 'counts-whole' ? Math.ceil(over / per) : Math.floor(over / per)
  if (taper.kind === 'share-steps') return Math.max(0, amount * (1 - steps * taper.lose))
  const floor = taper.floor?.[work.status] ?? 0
  return Math.max(Math.min(floor, amount), amount - steps * taper.lose[work.status])
}
