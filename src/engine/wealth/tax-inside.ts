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
  /** The part of it on gains of things sold whole. */
  readonly ofThemAtOnce: number
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
  /** With the gains of things sold whole on top of all, once. */
  readonly soldWhole: number
}

/** At rates the visitor names, decimals. Below 0 or above 1 is read as 0 or 1. */
export function taxInsideAtRates(
  pretax: number,
  { gains, atOnce }: Pick<Drawing, 'gains' | 'atOnce'>,
  rates: { readonly pretax: number; readonly gains: number },
): TaxInside {
  const rate = share(rates.gains)
  return {
    onPretax: pretax * share(rates.pretax),
    onGains: (gains + atOnce) * rate,
    ofThemAtOnce: atOnce * rate,
    yearly: null,
  }
}

export interface Drawing {
  readonly pretax: number
  /** The part of `pretax` that is the second person's own: some states leave a sum free for each (New York Tax Law 612(c)(3-a)). */
  readonly ofPartner: number
  /** Gains of what can be sold in parts. */
  readonly gains: number
  /** Gains of what is sold whole, in one of the years: real estate, a business. */
  readonly atOnce: number
  /** Whole years over which pre-tax money and the gains in parts are taken out equally; at least 1. */
  readonly years: number
}

/**
 * As the difference of whole returns, federal and state: one year with the household's other income alone, one with a year's
 * part of the pre-tax money on top, one with a year's part of the gains (long-term) on top of both. Times the years. What is sold whole comes on top of all in one of the years. Every year is
 * taken to have this year's law, without the deduction for people of 65 and more that ends after 2028 (IRC 151(d)(5)(C)), and no
 * early-withdrawal penalty. A part never costs less than 0 or more than itself.
 */
export function taxInsideByReturns(
  household: Household,
  facts: TaxYearFacts,
  stateReturnFor: StateReturnFor,
  { pretax, ofPartner, gains, atOnce, years }: Drawing,
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
  const allSold: Household = { ...withGains, longTermGain: withGains.longTermGain + atOnce }
  const soldWhole = atOnce > 0 ? taxOf(allSold) : sold
  const ofThemAtOnce = within(soldWhole - sold, atOnce)
  return {
    onPretax: within(drawn - before, pretax / over) * over,
    onGains: within(sold - drawn, gains / over) * over + ofThemAtOnce,
    ofThemAtOnce,
    yearly: { before, drawn, sold, soldWhole },
  }
}

const withoutSeniorDeduction = (facts: TaxYearFacts): TaxYearFacts => ({
  ...facts,
  seniorDeduction: { ...facts.seniorDeduction, value: { ...facts.seniorDeduction.value, perPerson: 0 } },
})
const share = (rate: number): number => Math.min(1, Math.max(0, rate))
const within = (tax: number, amount: number): number => Math.min(amount, Math.max(0, tax))
