/** The tax that waits inside a household's accounts. Dollars of today, this year's law. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Household, Person } from '../tax/household.ts'
import type { StateReturnFor } from '../tax/interest-tax.ts'
import { settleTaxes } from '../tax/settle-taxes.ts'

export interface TaxInside {
  /** On money that went in before tax: traditional 401(k), 403(b), IRA. */
  readonly onPretax: number
  /** On gains of what was bought with taxed money. */
  readonly onGains: number
  /** Federal and state tax of one year's returns; null where the visitor names rates. */
  readonly yearly: YearlyTaxes | null
}
export interface YearlyTaxes {
  /** On the other income alone. */
  readonly before: number
  /** With a year's part of the pre-tax money on top. */
  readonly drawn: number
  /** With a year's part of the gains on top of both. */
  readonly sold: number
}

/** At rates the visitor names, decimals. Below 0 or above 1 is read as 0 or 1. */
export function taxInsideAtRates(
  pretax: number,
  gains: number,
  rates: { readonly pretax: number; readonly gains: number },
): TaxInside {
  return { onPretax: pretax * share(rates.pretax), onGains: gains * share(rates.gains), yearly: null }
}

export interface Drawing {
  readonly pretax: number
  /** The part of `pretax` that is the second person's own: some states leave a sum free for each (New York Tax Law 612(c)(3-a)). */
  readonly ofPartner: number
  readonly gains: number
  /** Whole years over which both are taken out in equal parts; at least 1. */
  readonly years: number
}

/**
 * As the difference of whole returns, federal and state: one year with the household's other income alone, one with a year's
 * part of the pre-tax money on top, one with a year's part of the gains (long-term) on top of both. Times the years. Every year is
 * taken to have this year's law, without the deduction for people of 65 and more that ends after 2028 (IRC 151(d)(5)(C)), and no
 * early-withdrawal penalty. A part never costs less than 0 or more than itself.
 */
export function taxInsideByReturns(
  household: Household,
  facts: TaxYearFacts,
  stateReturnFor: StateReturnFor,
  { pretax, ofPartner, gains, years }: Drawing,
): TaxInside {
  const over = Math.max(1, Math.floor(years))
  const lasting = withoutSeniorDeduction(facts)
  const taxOf = (one: Household) => {
    const { federalTax, stateAndLocalTax } = settleTaxes(
      one,
      lasting,
      stateReturnFor === null ? null : stateReturnFor(one),
    )
    return federalTax + stateAndLocalTax
  }
  const [first, second] = household.people
  const theirs = second ? Math.min(pretax, Math.max(0, ofPartner)) : 0
  const draws = (person: Person, amount: number): Person => ({
    ...person,
    iraWithdrawals: person.iraWithdrawals + amount / over,
  })
  const withDraw: Household = {
    ...household,
    people: second ? [draws(first, pretax - theirs), draws(second, theirs)] : [draws(first, pretax)],
  }
  const withGains: Household = { ...withDraw, longTermGain: withDraw.longTermGain + gains / over }
  const before = taxOf(household)
  const drawn = pretax > 0 ? taxOf(withDraw) : before
  const sold = gains > 0 ? taxOf(withGains) : drawn
  return {
    onPretax: within(drawn - before, pretax / over) * over,
    onGains: within(sold - drawn, gains / over) * over,
    yearly: { before, drawn, sold },
  }
}

const withoutSeniorDeduction = (facts: TaxYearFacts): TaxYearFacts => ({
  ...facts,
  seniorDeduction: { ...facts.seniorDeduction, value: { ...facts.seniorDeduction.value, perPerson: 0 } },
})
const share = (rate: number): number => Math.min(1, Math.max(0, rate))
const within = (tax: number, amount: number): number => Math.min(amount, Math.max(0, tax))
