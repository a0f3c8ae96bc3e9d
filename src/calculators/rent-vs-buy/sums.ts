/** Amounts over the stay, nominal dollars. */
import { perContext } from '../kit/calculator.ts'
import type { ComparedContext } from './context.ts'

export interface Sums {
  readonly interest: number
  readonly principal: number
  readonly mortgageInsurance: number
  readonly propertyTax: number
  readonly insurance: number
  readonly upkeep: number
  /** Dues and other running costs. */
  readonly dues: number
  readonly rentIn: number
  /** Tax with the home less tax without; negative saves. */
  readonly taxChange: number
  readonly rent: number
  readonly rentersInsurance: number
  /** Put into investments over the years, first day included. */
  readonly ownerAdded: number
  readonly renterAdded: number
  readonly ownerDividendTax: number
  readonly renterDividendTax: number
  /** Years in which the owner's return itemizes. */
  readonly itemizes: number
}

export const sumsOf = perContext(({ result }: ComparedContext): Sums => {
  const { owner, race, setup } = result
  const sums = {
    interest: 0,
    principal: 0,
    mortgageInsurance: 0,
    propertyTax: 0,
    insurance: 0,
    upkeep: 0,
    dues: 0,
    rentIn: 0,
    taxChange: 0,
    rent: 0,
    rentersInsurance: 0,
    ownerAdded: 0,
    renterAdded: 0,
    ownerDividendTax: 0,
    renterDividendTax: 0,
    itemizes: 0,
  }
  for (let k = 0; k < setup.inputs.years; k++) {
    const own = owner.years[k]
    const year = race[k]
    if (own === undefined || year === undefined) break
    sums.interest += own.interest
    sums.principal += own.principal
    sums.mortgageInsurance += own.mortgageInsurance
    sums.propertyTax += own.propertyTax
    sums.insurance += own.insurance
    sums.upkeep += own.upkeep
    sums.dues += own.dues + own.other
    sums.rentIn += own.rentIn
    sums.taxChange += own.taxChange
    sums.itemizes += own.itemizes ? 1 : 0
    sums.rent += year.rent
    sums.rentersInsurance += year.rentersInsurance
    sums.ownerAdded += year.owner.added
    sums.renterAdded += year.renter.added
    sums.ownerDividendTax += year.owner.dividendTax
    sums.renterDividendTax += year.renter.dividendTax
  }
  return sums
})
