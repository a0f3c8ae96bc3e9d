import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import { depreciationOf } from './rental-depreciation.ts'

/** A home bought to let. Dollars at the start, rates and shares decimals, growth per year. */
export interface Rental {
  readonly price: number
  /** Value on the day it is let: what its later value grows from. Paying more does not raise it. */
  readonly worth: number
  /** Closing costs that join the basis: title, transfer tax, recording. */
  readonly closingCosts: number
  /** Repairs and improvements before the first tenant, added to the building. */
  readonly repairs: number
  /** Points and other costs of the loan: deducted over its life, the rest when it is sold. */
  readonly loanCosts: number
  /** Of the price and closing costs: never depreciated. */
  readonly landShare: number
  readonly loan: number
  readonly loanRate: number
  readonly loanMonths: number
  /** Months at the start that pay interest alone; the loan is then repaid over the rest. Fewer than `loanMonths`. */
  readonly interestOnlyMonths: number
  readonly monthlyRent: number
  /** Laundry, parking, storage. */
  readonly monthlyOther: number
  readonly emptyMonths: number
  /** Share of the rent lost to empty months and unpaid rent from then on. */
  readonly vacancy: number
  /** Dollars per year. */
  readonly propertyTax: number
  readonly insurance: number
  /** Dues, utilities, lawn, licenses and all else the owner pays. */
  readonly otherCosts: number
  /** Of rent collected. */
  readonly management: number
  /** Of the full rent, let or not: repairs, and big replacements such as a roof. */
  readonly upkeep: number
  readonly reserve: number
  readonly rentGrowth: number
  readonly costGrowth: number
  readonly exit:
    | { readonly kind: 'growth'; readonly growth: number }
    | { readonly kind: 'cap-rate'; readonly capRate: number }
  /** Of the sale price. */
  readonly selling: number
  /** Month of closing, 1 to 12; rents run from its first day. */
  readonly firstMonth: number
}

/** Dollars of a year, before the loan, income tax and depreciation. */
export interface Operations {
  /** Rent and other income with nobody missing. */
  readonly full: number
  readonly collected: number
  readonly propertyTax: number
  readonly insurance: number
  readonly otherCosts: number
  readonly management: number
  readonly upkeep: number
  readonly costs: number
  /** Net operating income: collected less costs. The reserve for big replacements is not in it. */
  readonly noi: number
  readonly reserve: number
}

/** Twelve months of owning. Nominal dollars. */
export interface RentalYear extends Operations {
  readonly interest: number
  readonly principal: number
  /** NOI less loan payments less the reserve, before income tax. */
  readonly cashFlow: number
  /** At the end of the year. */
  readonly balance: number
  readonly value: number
  readonly sale: RentalSale
}

/** If it were sold at the end of a year of owning. */
export interface RentalSale {
  /** Calendar years after the first. */
  readonly taxYear: number
  /** Price less selling costs. */
  readonly net: number
  /** Net less the loan still owed; negative when that is not enough. */
  readonly proceeds: number
  /** The rent of that calendar year up to the sale, less costs, interest, depreciation and loan costs left. */
  readonly netRent: number
  /** All depreciation taken. */
  readonly depreciation: number
  /** Net less what it cost, after depreciation. */
  readonly gain: number
  /** Held a year or less: no long-term gain (IRC 1222, 1231). */
  readonly shortTerm: boolean
}

/** One calendar year of the tax return, kept to its end. */
export interface RentalTaxYear {
  /** Rent less costs, interest, depreciation and the year's share of loan costs; a loss is negative. */
  readonly netRent: number
  readonly depreciation: number
  /** The year of owning (0-based) its December falls in. */
  readonly paidIn: number
}

export interface RentalCourse {
  readonly years: readonly RentalYear[]
  /** Only whole calendar years, and the first one from closing on. */
  readonly taxYears: readonly RentalTaxYear[]
}

/** Loan payments a month in dollars, to the cent: the first one, and the level one that repays it; 0 without a loan. */
export function paymentsOf({ loan, loanRate, loanMonths, interestOnlyMonths }: Rental): {
  readonly first: number
  readonly level: number
} {
  if (loan <= 0) return { first: 0, level: 0 }
  const level = roundToCent(levelPayment(loan, loanRate / 12, loanMonths - interestOnlyMonths))
  return { first: interestOnlyMonths > 0 ? roundToCent((loan * loanRate) / 12) : level, level }
}

/** A normal year number `year` (0-based): rent and costs have grown so many times, the vacancy share is empty. Dollars per year. */
export function operationsIn(rental: Rental, year: number, emptyMonths = 0): Operations {
  const rents = (1 + rental.rentGrowth) ** year
  const prices = (1 + rental.costGrowth) ** year
  const full = 12 * (rental.monthlyRent + rental.monthlyOther) * rents
  const collected = full * (1 - rental.vacancy) * (1 - Math.min(12, emptyMonths) / 12)
  const propertyTax = rental.propertyTax * prices
  const insurance = rental.insurance * prices
  const otherCosts = rental.otherCosts * prices
  const management = rental.management * collected
  const upkeep = rental.upkeep * full
  const costs = propertyTax + insurance + otherCosts + management + upkeep
  return {
    full,
    collected,
    propertyTax,
    insurance,
    otherCosts,
    management,
    upkeep,
    costs,
    noi: collected - costs,
    reserve: rental.reserve * full,
  }
}

/** Empty months of the first tenant search that fall into a year of owning. */
const emptyIn = (rental: Rental, year: number): number => Math.min(12, Math.max(0, rental.emptyMonths - 12 * year))

/** What it would sell for at the end of so many years: by growth, or next year's NOI at a cap rate; never below zero. */
const valueAfter = (rental: Rental, years: number): number =>
  rental.exit.kind === 'growth'
    ? rental.worth * (1 + rental.exit.growth) ** years
    : Math.max(0, operationsIn(rental, years).noi) / rental.exit.capRate

/** What was paid and joins the basis, dollars, and the part of it that is building. */
const basisOf = (rental: Rental): { readonly whole: number; readonly building: number } => {
  const bought = rental.price + rental.closingCosts
  return { whole: bought + rental.repairs, building: bought * (1 - rental.landShare) + rental.repairs }
}

/**
 * A rental month by month for `years` years (at most 40), gathered by years of owning (cash) and by calendar years (tax returns). The
 * loan's interest and payment are rounded to the cent each month. The reserve counts as spent on improvements, so it is depreciated,
 * not deducted (Treas. Reg. 1.263(a)-3). Empty months before the first tenant are costs of a home already held out for rent, so they
 * are deducted and depreciation runs (Publication 527).
 */
export function rentalCourse(rental: Rental, years: number, lifeYears: number): RentalCourse {
  const { loan, loanMonths, firstMonth, loanCosts } = rental
  const monthlyRate = rental.loanRate / 12
  const payment = paymentsOf(rental).level
  const count = Math.min(40, Math.max(0, Math.floor(years)))
  const operations: Operations[] = []
  for (let year = 0; year < count; year++) operations.push(operationsIn(rental, year, emptyIn(rental, year)))
  const basis = basisOf(rental)
  const improvements = Array.from({ length: 12 * count }, (_, m) => (operations[Math.floor(m / 12)]?.reserve ?? 0) / 12)
  const depreciation = depreciationOf(
    improvements.map((spent, month) => (month === 0 ? spent + basis.building : spent)),
    lifeYears,
  )

  const rows: RentalYear[] = []
  const taxYears: RentalTaxYear[] = []
  let balance = loan
  let wholeBasis = basis.whole
  let depreciated = 0
  let costsLeft = loan > 0 ? loanCosts : 0
  let taxed = 0
  let yearDepreciation = 0
  for (let year = 0; year < count; year++) {
    const now = operations[year]
    if (now === undefined) break
    const empty = emptyIn(rental, year)
    let interest = 0
    let principal = 0
    let sale: RentalSale | null = null
    for (let month = 12 * year; month < 12 * year + 12; month++) {
      const interestNow = roundToCent(balance * monthlyRate)
      const last = month === loanMonths - 1
      const repays = month < loanMonths && month >= rental.interestOnlyMonths
      const principalNow = !repays ? 0 : last ? balance : Math.min(balance, payment - interestNow)
      balance = roundToCent(balance - principalNow)
      interest += interestNow
      principal += principalNow
      const costsNow = month < loanMonths ? Math.min(costsLeft, loanCosts / loanMonths) : 0
      costsLeft -= costsNow
      const letMonths = 12 - empty
      const letNow = month - 12 * year >= empty
      const received = letMonths > 0 && letNow ? (now.collected - now.management) / letMonths : 0
      const spent = (now.costs - now.management) / 12
      wholeBasis += now.reserve / 12
      const taken = depreciation.byMonth[month] ?? 0
      if (month === 12 * year + 11) {
        const atSale = depreciation.ifSold[month] ?? 0
        const value = valueAfter(rental, year + 1)
        const net = value * (1 - rental.selling)
        const allTaken = depreciated + atSale
        sale = {
          taxYear: Math.floor((firstMonth - 1 + month) / 12),
          net,
          proceeds: net - balance,
          netRent: taxed + received - spent - interestNow - atSale - costsNow - costsLeft,
          depreciation: allTaken,
          gain: net - (wholeBasis - allTaken),
          shortTerm: year === 0,
        }
      }
      taxed += received - spent - interestNow - taken - costsNow
      depreciated += taken
      yearDepreciation += taken
      if ((firstMonth + month) % 12 === 0) {
        taxYears.push({ netRent: taxed, depreciation: yearDepreciation, paidIn: year })
        taxed = 0
        yearDepreciation = 0
      }
    }
    if (sale === null) break
    rows.push({
      ...now,
      interest,
      principal,
      cashFlow: now.noi - now.reserve - interest - principal,
      balance,
      value: valueAfter(rental, year + 1),
      sale,
    })
  }
  return { years: rows, taxYears }
}
