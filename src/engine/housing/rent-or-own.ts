import type { Owner, OwnerYear } from './owner-years.ts'
import { type InvestmentIncome, nothingOnReturn, type OnReturn, type TaxYear, taxWith } from './tax-life.ts'

/** A home to rent. Dollars at the start, rates decimals per year. */
export interface Renting {
  readonly monthlyRent: number
  readonly annualRentGrowth: number
  /** Dollars per year; grows with prices. */
  readonly insurance: number
  /** Given back at the end, without interest. */
  readonly deposit: number
  /** Moving in: agent's fee and the like, not given back. */
  readonly fees: number
}
/** What happens to money that does not go into housing. */
export interface Investing {
  /** Part of the yearly return that is paid out and taxed each year. */
  readonly dividendYield: number
  /** False: an account without tax, such as a Roth IRA. */
  readonly taxed: boolean
  /** Share of the monthly difference that is really invested, on both sides; the rest is spent. */
  readonly investedShare: number
}

/** Money invested, at the end of a year. Dollars. */
export interface Pot {
  readonly value: number
  readonly basis: number
  /** Put in during the year. */
  readonly added: number
  readonly dividends: number
  /** Taken out for tax on the year's dividends. */
  readonly dividendTax: number
}
export interface RaceYear {
  readonly rent: number
  readonly rentersInsurance: number
  readonly owner: Pot
  readonly renter: Pot
  /** Everything turned into cash at the end of the year, after tax; null where it was not asked for. */
  readonly end: RaceEnd | null
}
export interface RaceEnd {
  readonly owner: number
  readonly renter: number
  /** Tax on selling home and investments. */
  readonly ownerTax: number
  readonly renterTax: number
}
export interface RacePlan {
  readonly owner: Owner
  /** Cash the buyer needs on closing day: down payment, costs, points. */
  readonly cashToBuy: number
  readonly renting: Renting
  readonly investing: Investing
  /** Return of each year, decimals, before tax. */
  readonly returns: readonly number[]
  readonly annualInflation: number
  readonly taxYears: readonly TaxYear[]
  /** Work out what is left after each year, or only after the last. */
  readonly ends: 'every-year' | 'last-year'
}

/**
 * Two people with the same pay and the same cash on day one, one buys and one rents. Whoever spends less on day one or in a month
 * invests the difference: usually the renter first, and the owner later, when rent has passed the costs or the loan is gone. Neither
 * ever takes money out, so both lines have spent the same. Month by month, at the month's end; the return of a year is spread evenly
 * over its months; dividends are part of it, are taxed once a year on the real return and reinvested after tax.
 *
 * What is left: the home at its price less selling costs, tax on the gain and the loan, or the deposit; and the investments after tax
 * on their gain (long-term, save after a single year). A year of the race is as good as the arrays given: it stops with the shortest.
 */
export function rentOrOwn(plan: RacePlan): readonly RaceYear[] {
  const { owner, renting, investing, taxYears } = plan
  const years = Math.min(owner.years.length, plan.returns.length, taxYears.length)
  const cashToRent = renting.deposit + renting.fees
  const own = startPot(cashToRent - plan.cashToBuy)
  const rents = startPot(plan.cashToBuy - cashToRent)
  const race: RaceYear[] = []
  for (let k = 0; k < years; k++) {
    const tax = taxYears[k]
    const owned = owner.years[k]
    if (tax === undefined || owned === undefined) break
    const annualReturn = plan.returns[k] ?? 0
    const monthlyReturn = Math.max(0, 1 + annualReturn) ** (1 / 12) - 1
    const monthlyYield = investing.dividendYield / 12
    const rent = renting.monthlyRent * (1 + renting.annualRentGrowth) ** k
    const insurance = renting.insurance * (1 + plan.annualInflation) ** k
    const renterMonthly = rent + insurance / 12
    for (let month = k * 12; month < k * 12 + 12; month++) {
      const less = ((owner.monthly[month] ?? 0) - renterMonthly) * investing.investedShare
      grow(own, monthlyReturn, monthlyYield, Math.max(0, -less))
      grow(rents, monthlyReturn, monthlyYield, Math.max(0, less))
    }
    const ownerPot = closeYear(own, tax, owned.onReturn, investing.taxed, owned.taxChange)
    const renterPot = closeYear(rents, tax, nothingOnReturn, investing.taxed, 0)
    race.push({
      rent: rent * 12,
      rentersInsurance: insurance,
      owner: ownerPot,
      renter: renterPot,
      end:
        plan.ends === 'every-year' || k === years - 1
          ? endOf(owned, ownerPot, renterPot, tax, renting.deposit, investing.taxed, k + 1)
          : null,
    })
  }
  return race
}

interface Growing {
  value: number
  basis: number
  added: number
  dividends: number
}
const startPot = (cash: number): Growing => {
  const start = Math.max(0, cash)
  return { value: start, basis: start, added: start, dividends: 0 }
}

/** One month: growth first, then what the month leaves over. */
function grow(pot: Growing, monthlyReturn: number, monthlyYield: number, added: number): void {
  pot.dividends += pot.value * monthlyYield
  pot.value += pot.value * monthlyReturn + added
  pot.basis += added
  pot.added += added
}

/** Taxes the year's dividends, puts the rest of them into the basis, and starts the next year's counts. */
function closeYear(pot: Growing, tax: TaxYear, home: OnReturn, taxed: boolean, taxChange: number): Pot {
  const { dividends, added } = pot
  const dividendTax =
    taxed && dividends > 0
      ? taxWith(tax, home, { dividends, longTermGain: 0, shortTermGain: 0, depreciationGain: 0, freedLoss: 0 }).total -
        (tax.tax + taxChange)
      : 0
  pot.value -= dividendTax
  pot.basis += dividends - dividendTax
  pot.added = 0
  pot.dividends = 0
  return { value: pot.value, basis: pot.basis, added, dividends, dividendTax }
}

const gainOf = (pot: Pot, taxed: boolean): number => (taxed ? pot.value - pot.basis : 0)

function endOf(
  owned: OwnerYear,
  owner: Pot,
  renter: Pot,
  tax: TaxYear,
  deposit: number,
  taxed: boolean,
  years: number,
): RaceEnd {
  const { sale } = owned
  const ownerTax = sellingTax(tax, owned.onReturn, owner, {
    gain: gainOf(owner, taxed),
    homeGain: sale.taxable,
    depreciationGain: sale.depreciationGain,
    freedLoss: owned.freedLoss,
    shortTerm: years <= 1,
    taxed,
    before: tax.tax + owned.taxChange + owner.dividendTax,
  })
  const renterTax = sellingTax(tax, nothingOnReturn, renter, {
    gain: gainOf(renter, taxed),
    homeGain: 0,
    depreciationGain: 0,
    freedLoss: 0,
    shortTerm: years <= 1,
    taxed,
    before: tax.tax + renter.dividendTax,
  })
  return {
    owner: owned.homeValue - owned.sellingCosts - owned.balance + owner.value - ownerTax,
    renter: renter.value + deposit - renterTax,
    ownerTax,
    renterTax,
  }
}

interface Selling {
  readonly gain: number
  readonly homeGain: number
  readonly depreciationGain: number
  readonly freedLoss: number
  readonly shortTerm: boolean
  readonly taxed: boolean
  /** Tax of the year without the sales. */
  readonly before: number
}

/** Tax on selling everything in one year, as the difference of two returns. A loss on investments saves what the law allows that year. */
function sellingTax(tax: TaxYear, home: OnReturn, pot: Pot, selling: Selling): number {
  const gain = selling.gain + selling.homeGain
  if (gain === 0 && selling.depreciationGain === 0 && selling.freedLoss === 0) return 0
  const income: InvestmentIncome = {
    dividends: selling.taxed ? pot.dividends : 0,
    longTermGain: selling.shortTerm ? 0 : gain,
    shortTermGain: selling.shortTerm ? gain : 0,
    depreciationGain: selling.shortTerm ? 0 : selling.depreciationGain,
    freedLoss: selling.freedLoss,
  }
  return taxWith(tax, home, income).total - selling.before
}
