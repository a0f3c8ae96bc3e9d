import { federalReturn } from '#engine/tax/federal-return.ts'
import type { FederalReturn } from '#engine/tax/federal-types.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { netInvestmentIncomeTax } from '#engine/tax/net-investment-income-tax.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { lawAhead } from './law-ahead.ts'

/** Who owns the rental. Dollars per year at the start; rates are decimals. */
export interface Landlord {
  readonly status: FilingStatus
  /** Pay of the household, one person's also on a joint return. */
  readonly pay: number
  readonly annualPayGrowth: number
  /**
   * `active`: takes part in decisions, so up to $25,000 of loss may count (IRC 469(i)). `passive`: does not. `professional`: a real estate
   * professional who works in it (IRC 469(c)(7)): losses count in full, and rent and gain bear no net investment income tax.
   */
  readonly role: 'active' | 'passive' | 'professional'
  /** State and local income tax on what the rental changes, as one rate. */
  readonly stateRate: number
}

/** A year of the same household without the rental. Nominal dollars. */
export interface LandlordYear {
  readonly law: TaxYearFacts
  readonly household: Household
  readonly federal: FederalReturn
}

/**
 * The returns without the rental for `count` calendar years from `firstYear`: what every difference is measured from. The law of `facts`
 * is carried ahead by `annualInflation`, from the law held of `later` years where there is one. Standard deduction or nothing: what else the household deducts is left out.
 */
export function landlordYears(
  landlord: Landlord,
  facts: TaxYearFacts,
  firstYear: number,
  annualInflation: number,
  count: number,
  later: readonly TaxYearFacts[] = [],
): readonly LandlordYear[] {
  const { status } = landlord
  return Array.from({ length: count }, (_, index) => {
    const law = lawAhead(facts, status, firstYear + index - facts.year, annualInflation, later)
    const worker = { ...noIncome, pay: landlord.pay * (1 + landlord.annualPayGrowth) ** index }
    const household: Household = {
      ...emptyHousehold,
      status,
      people: status === 'joint' ? [worker, noIncome] : [worker],
      rentalActive: landlord.role === 'active',
      stateIncomeTaxPaid: 0,
    }
    return { law, household, federal: federalReturn(household, law) }
  })
}

/** What the rental puts on the return of a year. Dollars. */
export interface RentalOnReturn {
  /** Rent less costs, interest and depreciation; a loss is negative. */
  readonly netRent: number
  /** Loss of earlier years still waiting, positive. */
  readonly putOff: number
  readonly sale: { readonly gain: number; readonly depreciation: number; readonly shortTerm: boolean } | null
}
export interface RentalTax {
  /** Federal and state tax with the rental less without: negative saves. */
  readonly change: number
  /** Rent or loss that entered income, before any gain. */
  readonly counted: number
  /** Loss that waits for later years, positive. */
  readonly putOff: number
  /** Net investment income tax because of it. */
  readonly investmentTax: number
  readonly federal: FederalReturn
}

/**
 * Tax of one year because of the rental: two whole returns, with it and without. A loss counts up to the allowance of IRC 469(i); the rest
 * waits with earlier ones and is free in full when the home is sold to a stranger (IRC 469(g)), against any income. The gain is a section
 * 1231 gain: long-term, the part from depreciation at up to 25% (IRC 1(h)(6)); a loss is ordinary (IRC 1231(a)(2)); all ordinary when held a
 * year or less. Losses freed and section 1231 losses lower net investment income too (Treas. Reg. 1.1411-4). State tax is `stateRate`
 * on the change in AGI. Other passive income, the business income deduction and net operating losses are left out.
 */
export function rentalTax(year: LandlordYear, landlord: Landlord, rental: RentalOnReturn): RentalTax {
  const { sale } = rental
  const professional = landlord.role === 'professional'
  const total = rental.netRent - rental.putOff
  const released = professional || (sale !== null && total < 0)
  const gain = sale === null ? 0 : Math.max(0, sale.gain)
  const saleLoss = sale === null ? 0 : Math.min(0, sale.gain)
  const outside = (released ? total : 0) + saleLoss
  const short = sale?.shortTerm === true
  const federal = federalReturn(
    {
      ...year.household,
      rental: released ? 0 : total,
      otherIncome: outside,
      shortTermGain: short ? gain : 0,
      longTermGain: short ? 0 : gain,
      depreciationGain: short || sale === null ? 0 : Math.min(sale.depreciation, gain),
    },
    year.law,
  )
  const invested = professional ? 0 : federal.income.capitalGain + federal.income.rental + outside
  const investmentTax = netInvestmentIncomeTax(invested, federal.agi, year.household.status, year.law)
  const now = federal.taxAfterCredits - federal.otherTaxes.netInvestmentIncome + investmentTax
  const state = landlord.stateRate * (Math.max(0, federal.agi) - Math.max(0, year.federal.agi))
  const counted = released ? total : federal.income.rental
  return {
    change: now - year.federal.taxAfterCredits + state,
    counted,
    putOff: Math.max(0, counted - total),
    investmentTax: investmentTax - year.federal.otherTaxes.netInvestmentIncome,
    federal,
  }
}
