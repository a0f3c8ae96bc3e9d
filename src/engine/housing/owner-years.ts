import { homeSaleExclusion, realPropertyDepreciation } from '#facts/tax-years/standing.ts'
import type { HomeLoan } from './home-loan.ts'
import { homeSaleGain, type SaleGain } from './home-sale.ts'
import { depreciationIn, type Letting, lettingYear } from './letting.ts'
import { nothingOnReturn, type OnReturn, type TaxYear, taxWith } from './tax-life.ts'
import { taxedValues } from './taxed-value.ts'

/** A home to own. Dollars at the start, rates decimals per year. */
export interface Home {
  readonly price: number
  readonly propertyTaxRate: number
  /** Most the taxed value may rise in a year; null: no limit. */
  readonly taxedValueCap: number | null
  /** Dollars per year. */
  readonly insurance: number
  readonly annualInsuranceGrowth: number
  /** Dues, and other running costs a renter does not have, dollars per month; both grow with prices. */
  readonly dues: number
  readonly otherMonthly: number
  /** Of the value at the start of each year. */
  readonly upkeepShare: number
  /** Of the sale price: agents, transfer tax, other costs of the seller. */
  readonly sellingShare: number
  /** Points paid at closing, dollars: deducted as interest in the first year (IRC 461(g)(2)). */
  readonly points: number
  /** Costs of buying that belong to the tax basis: transfer tax. */
  readonly addedToBasis: number
  readonly letting: Letting | null
  /** A sale before the exclusion’s two years would be for work, health or the unforeseen. Absent: it would not. */
  readonly forcedSale?: boolean
}

/** A year of owning. Nominal dollars. */
export interface OwnerYear {
  readonly interest: number
  readonly principal: number
  readonly mortgageInsurance: number
  readonly propertyTax: number
  readonly insurance: number
  readonly dues: number
  readonly upkeep: number
  readonly other: number
  /** Rent taken in from the let part. */
  readonly rentIn: number
  /** Tax with the home less tax without: negative saves. */
  readonly taxChange: number
  readonly itemizes: boolean
  readonly onReturn: OnReturn
  /** At the end of the year. */
  readonly homeValue: number
  readonly balance: number
  /** If it were sold at the end of the year. */
  readonly sellingCosts: number
  readonly sale: SaleGain
  /** Losses of a let unit that a sale would set free against any income: those that waited, and a loss on the unit itself. */
  readonly freedLoss: number
}
export interface Owner {
  readonly years: readonly OwnerYear[]
  /** Everything the home takes out of pocket each month, less rent taken in, with the year's tax change spread over its months. */
  readonly monthly: readonly number[]
}

/**
 * Owning the home year by year when its value changes by `growth[k]` in year k. Taxes are differences of whole returns, so interest and
 * property tax help only where all itemized deductions together beat the standard deduction. Does not depend on what is invested.
 */
export function ownerYears(
  home: Home,
  loan: HomeLoan,
  growth: readonly number[],
  annualInflation: number,
  taxYears: readonly TaxYear[],
): Owner {
  const { letting } = home
  const share = letting?.share ?? 0
  const basis = home.price + home.addedToBasis
  const taxed = taxedValues(home.price, growth, home.taxedValueCap)
  const { ownYears, single, joint } = homeSaleExclusion.value
  const years: OwnerYear[] = []
  const monthly: number[] = []
  let value = home.price
  let depreciation = 0
  let putOff = 0
  let runningPutOff = 0
  for (let k = 0; k < growth.length; k++) {
    const tax = taxYears[k]
    const lent = loan.years[k]
    if (tax === undefined || lent === undefined) break
    const prices = (1 + annualInflation) ** k
    const propertyTax = (taxed[k] ?? 0) * home.propertyTaxRate
    const insurance = home.insurance * (1 + home.annualInsuranceGrowth) ** k
    const dues = home.dues * 12 * prices
    const other = home.otherMonthly * 12 * prices
    const upkeep = value * home.upkeepShare
    const interest = lent.interest + (k === 0 ? home.points : 0)
    const rentIn =
      letting === null ? 0 : letting.monthlyRent * 12 * (1 + letting.annualRentGrowth) ** k * (1 - letting.vacancy)
    let rental = 0
    let ownShare = 1 - share
    if (letting !== null) {
      const year = lettingYear({
        kind: letting.kind,
        rent: rentIn,
        interestAndTax: share * (interest + propertyTax),
        running: share * (lent.insurance + insurance + dues + upkeep + other),
        depreciation: depreciationIn(k, basis, letting, realPropertyDepreciation.value.residentialYears),
        runningPutOff,
        putOff,
      })
      rental = year.net
      depreciation += year.depreciationTaken
      runningPutOff = year.runningPutOff
      putOff = year.putOff
      const deductible = interest + propertyTax
      if (deductible > 0) ownShare += year.interestAndTaxLeft / deductible
    }
    const onReturn: OnReturn =
      home.price === 0
        ? nothingOnReturn
        : {
            mortgageInterest: ownShare * interest,
            mortgageBalance: ownShare * lent.averageBalance,
            mortgageInsurance: (1 - share) * lent.insurance,
            realEstateTax: ownShare * propertyTax,
            rental,
          }
    const withHome = taxWith(tax, onReturn, null)
    if (letting?.kind === 'unit') putOff = Math.max(0, withHome.rental - rental)
    const taxChange = withHome.total - tax.tax
    value *= 1 + (growth[k] ?? 0)
    const sellingCosts = value * home.sellingShare
    const sale = homeSaleGain({
      price: value,
      costs: sellingCosts,
      basis,
      depreciation,
      unitShare: letting?.kind === 'unit' ? share : 0,
      years: k + 1,
      exclusion: tax.status === 'joint' ? joint : single,
      exclusionAfter: ownYears,
      forced: home.forcedSale ?? false,
    })
    years.push({
      interest: lent.interest,
      principal: lent.principal,
      mortgageInsurance: lent.insurance,
      propertyTax,
      insurance,
      dues,
      upkeep,
      other,
      rentIn,
      taxChange,
      itemizes: withHome.itemizes,
      onReturn,
      homeValue: value,
      balance: lent.balance,
      sellingCosts,
      sale,
      // IRC 469(g): what had to wait is free when the unit is sold.
      freedLoss: letting?.kind === 'unit' ? putOff + sale.unitLoss : 0,
    })
    const each = (propertyTax + insurance + dues + upkeep + other - rentIn + taxChange) / 12
    for (let month = k * 12; month < k * 12 + 12; month++) monthly.push((loan.monthly[month] ?? 0) + each)
  }
  return { years, monthly }
}
