import type { StateYear } from '#facts/states/schema.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { taxBySchedule } from '../brackets.ts'

/**
 * Tax on a taxable income by the state's brackets, or by its table for high incomes where it has one. Exact dollars; a top table moves in
 * whole steps of income, so it is not continuous.
 */
export function scheduleTax(facts: StateYear, status: FilingStatus, taxable: number): number {
  const top = facts.topTable?.value
  if (top === undefined || taxable < top.from) return taxBySchedule(taxable, facts.brackets.value[status])
  const less = Math.max(top.floor, top.less - Math.floor((taxable - top.from) / top.per) * top.lose)
  return top.rate * taxable - less
}
