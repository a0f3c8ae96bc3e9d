import type { Household as TaxHousehold, Person as TaxPerson } from '#engine/tax/household.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { nothingSaved, type SavedTable, savedTable } from './tax-saved.ts'

/** Income taxes of a year, dollars: federal after credits, and state with local. */
export interface IncomeTaxes {
  readonly federal: number
  readonly state: number
}
export type IncomeTaxOf = (household: TaxHousehold) => IncomeTaxes

/** Yearly amounts at which whole returns are worked out. */
const AMOUNTS = [0, 1000, 2500, 5000, 7500, 10_000, 15_000, 20_000, 25_000, 35_000, 50_000, 75_000, 100_000]

export interface SavedTables {
  readonly plan: SavedTable
  readonly health: SavedTable
}

/**
 * What pre-tax money on top of what goes in already saves in income tax, as differences of whole returns: brackets, credits that shrink and the state's
 * rules all count. A state that taxes health savings gives them no saving. The larger pay gives first, as payroll tax does not change. Without
 * a return nothing is saved.
 */
export function savedTables(tax: TaxHousehold | null, taxOf: IncomeTaxOf): SavedTables {
  if (tax === null) return { plan: nothingSaved, health: nothingSaved }
  const most = tax.people.reduce((sum, one) => sum + freePay(one), 0)
  const amounts = [...AMOUNTS.filter((amount) => amount < most), ...(most > 0 ? [most] : [])]
  if (amounts.length < 2) return { plan: nothingSaved, health: nothingSaved }
  const taxes = amounts.map((amount) => taxOf(withDeferral(tax, amount)))
  const before = taxes[0] ?? { federal: 0, state: 0 }
  const savedIn = (pick: (taxes: IncomeTaxes) => number) =>
    savedTable(amounts, (amount) => pick(before) - pick(taxes[amounts.indexOf(amount)] ?? before))
  const plan = savedIn(({ federal, state }) => federal + state)
  const isTaxed = hsaTaxedIn.value.some((code) => code === tax.state)
  return { plan, health: isTaxed ? savedIn(({ federal }) => federal) : plan }
}

const freePay = ({ pay, planDeferrals, cafeteriaPlan }: TaxPerson): number =>
  Math.max(0, pay - planDeferrals - cafeteriaPlan)

/** The household with `amount` more deferred, from the larger pay first. */
export function withDeferral(tax: TaxHousehold, amount: number): TaxHousehold {
  const [first, second] = tax.people
  if (second === undefined) return { ...tax, people: [deferring(first, Math.min(amount, freePay(first)))] }
  const firstGives = freePay(first) >= freePay(second)
  const [larger, smaller] = firstGives ? [first, second] : [second, first]
  const fromLarger = Math.min(amount, freePay(larger))
  const one = deferring(larger, fromLarger)
  const two = deferring(smaller, Math.min(amount - fromLarger, freePay(smaller)))
  return { ...tax, people: firstGives ? [one, two] : [two, one] }
}
const deferring = (person: TaxPerson, amount: number): TaxPerson => ({
  ...person,
  planDeferrals: person.planDeferrals + amount,
})

/** Social Security and Medicare that a dollar of health savings through pay saves the holder, decimal; nothing without pay. */
export function payrollShare(pay: number | null, { payroll }: TaxYearFacts): number {
  const { socialSecurityRate, medicareRate, wageBase } = payroll.value
  if (pay === null || pay <= 0) return 0
  return medicareRate + (pay < wageBase ? socialSecurityRate : 0)
}
