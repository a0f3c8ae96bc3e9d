import {
  type Operations,
  operationsIn,
  paymentsOf,
  type Rental,
  type RentalCourse,
  rentalCourse,
} from '#engine/housing/rental-course.ts'
import {
  cashIn,
  type Held,
  held,
  largestOffer,
  type Offer,
  presentValue,
  taxesWhileKept,
  yearlyReturn,
} from '#engine/housing/rental-return.ts'
import { type Landlord, type LandlordYear, landlordYears, type RentalTax } from '#engine/housing/rental-tax.ts'
import { realPropertyDepreciation } from '#facts/tax-years/standing.ts'
import { lawsAfter, type Question } from './law.ts'
import { atPrice, firstYearOf, landlordOf, rentalOf } from './setup.ts'
import { stateRateOf } from './state-rate.ts'

export const LIFE_YEARS = realPropertyDepreciation.value.residentialYears

/** A rental kept for some years and sold, with the returns behind it. */
export interface Kept {
  readonly rental: Rental
  readonly course: RentalCourse
  readonly taxes: readonly RentalTax[]
  readonly held: Held
}

/** What a first year turns out as when something goes wrong. Dollars. */
export interface Stressed {
  readonly rental: Rental
  readonly noi: number
  /** After loan and reserve, before tax. */
  readonly cashFlow: number
  /** NOI over loan payments; null without a loan. */
  readonly coverage: number | null
}
export type StressKind = 'none' | 'rent' | 'empty' | 'rate' | 'all'

export interface Deal extends Kept {
  /** `no-return`: no single yearly rate of return fits, or no money of one's own goes in. */
  readonly outcome: 'return' | 'no-return'
  readonly landlord: Landlord
  readonly returnsWithout: readonly LandlordYear[]
  /** A normal first year. */
  readonly first: Operations
  readonly loanPayments: number
  readonly cash: number
  /** First-year cash flow before income tax. */
  readonly cashFlow: number
  /** Decimals per year; null where there is none. */
  readonly afterTax: number | null
  readonly beforeTax: number | null
  readonly offer: Offer
  readonly stress: Readonly<Record<StressKind, Stressed>>
}

/** Keeps a rental for `years` and sells it; null only where the engine has no such year. */
export function keep(
  rental: Rental,
  landlord: Landlord,
  returnsWithout: readonly LandlordYear[],
  years: number,
): Kept | null {
  const course = rentalCourse(rental, years, LIFE_YEARS)
  const taxes = taxesWhileKept(course, landlord, returnsWithout)
  const end = held(rental, course, taxes, landlord, returnsWithout, years)
  return end === null ? null : { rental, course, taxes, held: end }
}

const STRESS_RENT = 0.9
const STRESS_MONTHS = 2
const STRESS_RATE = 0.01
/** The same rental with something gone wrong. */
export const worse: Readonly<Record<StressKind, (rental: Rental) => Rental>> = {
  none: (rental) => rental,
  rent: (rental) => ({ ...rental, monthlyRent: rental.monthlyRent * STRESS_RENT }),
  empty: (rental) => ({ ...rental, emptyMonths: rental.emptyMonths + STRESS_MONTHS }),
  rate: (rental) => ({ ...rental, loanRate: rental.loanRate + STRESS_RATE }),
  all: (rental) => worse.rate(worse.empty(worse.rent(rental))),
}

function stressed(base: Rental, kind: StressKind): Stressed {
  const rental = worse[kind](base)
  const { noi, reserve } = operationsIn(rental, 0, rental.emptyMonths)
  const payments = yearOfPayments(rental)
  return { rental, noi, cashFlow: noi - reserve - payments, coverage: payments > 0 ? noi / payments : null }
}

/** The first twelve loan payments; interest alone comes in whole years. */
const yearOfPayments = (rental: Rental): number => 12 * paymentsOf(rental).first

export function compute(question: Question): Deal | { readonly outcome: 'not-possible' } {
  const { inputs, law } = question
  const rental = rentalOf(inputs)
  const landlord = landlordOf(inputs, stateRateOf(question))
  const { holdYears } = inputs
  const returnsWithout = landlordYears(
    landlord,
    law.tax,
    firstYearOf(inputs),
    inputs.inflation / 100,
    holdYears + 1,
    lawsAfter(law),
  )
  const kept = keep(rental, landlord, returnsWithout, holdYears)
  if (kept === null) return { outcome: 'not-possible' }
  const target = inputs.target / 100
  const valueAt = (price: number): number => {
    const other = keep(atPrice(rental, inputs, price), landlord, returnsWithout, holdYears)
    return other === null ? Number.NaN : presentValue(other.held.afterTax, target)
  }
  const first = operationsIn(rental, 0)
  const loanPayments = yearOfPayments(rental)
  const afterTax = yearlyReturn(kept.held.afterTax)
  return {
    ...kept,
    outcome: afterTax === null ? 'no-return' : 'return',
    landlord,
    returnsWithout,
    first,
    loanPayments,
    cash: cashIn(rental),
    cashFlow: first.noi - first.reserve - loanPayments,
    afterTax,
    beforeTax: yearlyReturn(kept.held.beforeTax),
    offer: largestOffer(valueAt, rental.price, presentValue(kept.held.afterTax, target)),
    stress: {
      none: stressed(rental, 'none'),
      rent: stressed(rental, 'rent'),
      empty: stressed(rental, 'empty'),
      rate: stressed(rental, 'rate'),
      all: stressed(rental, 'all'),
    },
  }
}
export type Result = ReturnType<typeof compute>

/** One line of the tax returns: what the rental put on it, and what it changed. Dollars. */
export interface TaxLine {
  readonly netRent: number
  readonly depreciation: number
  readonly tax: RentalTax
  readonly sold: boolean
}

/** The calendar years in order. The year of the sale is the one with the sale on it, also where it ends in December. */
export function taxLinesOf({ course, taxes, held: end }: Kept): readonly TaxLine[] {
  const sale = course.years.at(-1)?.sale
  if (sale === undefined) return []
  const lines: TaxLine[] = []
  let depreciated = 0
  for (const [index, year] of course.taxYears.slice(0, sale.taxYear).entries()) {
    const tax = taxes[index]
    if (tax === undefined) break
    depreciated += year.depreciation
    lines.push({ netRent: year.netRent, depreciation: year.depreciation, tax, sold: false })
  }
  return [
    ...lines,
    { netRent: sale.netRent, depreciation: sale.depreciation - depreciated, tax: end.finalTax, sold: true },
  ]
}

/** The second calendar year, the first with twelve months; null where there is none or it ends early with the sale. */
export function firstFullYear(deal: Kept): TaxLine | null {
  const line = taxLinesOf(deal)[1]
  return line === undefined || line.sold ? null : line
}

/** Share of the rent that must come in for the first year to pay for itself, decimal; null when no share would do. */
export function breakEvenOccupancy({ first, rental, loanPayments }: Deal): number | null {
  const perShare = first.full * (1 - rental.management)
  if (perShare <= 0) return null
  return (first.costs - first.management + first.reserve + loanPayments) / perShare
}

/** Rent a month at which the first year pays for itself, dollars; null when no rent would do. */
export function breakEvenRent({ first, rental, loanPayments }: Deal): number | null {
  const keptOfRent = (1 - rental.vacancy) * (1 - rental.management) - rental.upkeep - rental.reserve
  if (keptOfRent <= 0) return null
  const fixed = first.propertyTax + first.insurance + first.otherCosts + loanPayments
  return Math.max(0, fixed / keptOfRent / 12 - rental.monthlyOther)
}

export const profit = (deal: Deal): number => deal.held.afterTax.reduce((sum, flow) => sum + flow, 0)
