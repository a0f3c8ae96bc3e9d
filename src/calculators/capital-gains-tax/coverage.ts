/** The premium tax credit that the sales cost, beside the taxes: it goes by the same income, taxed Social Security or not. */

import type { TaxOfSales } from '#engine/gains/tax-of-sales.ts'
import { premiumCredit, requiredShare } from '#engine/health-coverage/premium-credit.ts'
import type { HouseholdTax } from '#engine/tax/settle-taxes.ts'
import { povertyYearsBefore, premiumShares } from '#facts/insurance/marketplace.ts'
import { povertyGuidelines } from '#facts/student/poverty.ts'
import type { GainsInputs } from './sections.ts'

export interface CreditChange {
  /** Dollars a year: the credit without the sales less the credit with them. */
  readonly lost: number
  /** Income at which the credit ends; null where the year's law has no such edge. */
  readonly endsOver: number | null
  /** The income it goes by, with the sales, of the year in which it changes most. */
  readonly income: number
}

/** The guideline table of a state. */
const regionOf = (state: string) => (state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous')

/**
 * What the credit of a whole year on a plan that costs at least the benchmark loses by the sales (IRC 36B). Null without a benchmark premium. `year`: whose shares and poverty line apply.
 */
export function creditChange(
  inputs: Pick<GainsInputs, 'benchmark' | 'marketplace' | 'children' | 'status' | 'state' | 'socialSecurity'>,
  { tax }: { readonly tax: TaxOfSales },
  year: number,
): CreditChange | null {
  const { benchmark } = inputs
  if (!inputs.marketplace || benchmark === null || benchmark <= 0) return null
  const { first, eachMore } = povertyGuidelines.in(year - povertyYearsBefore.value).value[regionOf(inputs.state)]
  const line = first + eachMore * ((inputs.status === 'joint' ? 1 : 0) + inputs.children)
  const shares = premiumShares.in(year).value
  const incomeOf = ({ federal }: HouseholdTax): number =>
    federal.agi + inputs.socialSecurity - federal.income.taxableSocialSecurity
  const credit = (taxes: HouseholdTax): number => {
    const income = incomeOf(taxes)
    return premiumCredit([{ months: 12, benchmark, premium: benchmark }], requiredShare(income, line, shares), income)
  }
  const changes = tax.years.map((one) => ({
    lost: credit(one.without) - credit(one.with),
    income: incomeOf(one.with),
  }))
  const most = changes.reduce<(typeof changes)[number] | null>(
    (best, one) => (best === null || one.lost > best.lost ? one : best),
    null,
  )
  return {
    lost: changes.reduce((sum, one) => sum + one.lost, 0),
    endsOver: shares.noneOver === null ? null : (line * shares.noneOver) / 100,
    income: most?.income ?? 0,
  }
}
