import { irr } from '#engine/growth/irr.ts'
import { findRoot } from '#engine/solve/root.ts'
import type { Rental, RentalCourse } from './rental-course.ts'
import { type Landlord, type LandlordYear, type RentalTax, rentalTax } from './rental-tax.ts'

/** Cash handed over at closing and before the first tenant, dollars. */
export const cashIn = (rental: Rental): number =>
  rental.price - rental.loan + rental.closingCosts + rental.loanCosts + rental.repairs

/** The returns of whole calendar years while the rental is kept, each starting with the losses the one before left waiting. */
export function taxesWhileKept(
  course: RentalCourse,
  landlord: Landlord,
  years: readonly LandlordYear[],
): readonly RentalTax[] {
  const taxes: RentalTax[] = []
  let putOff = 0
  for (const [index, { netRent }] of course.taxYears.entries()) {
    const year = years[index]
    if (year === undefined) break
    const tax = rentalTax(year, landlord, { netRent, putOff, sale: null })
    putOff = tax.putOff
    taxes.push(tax)
  }
  return taxes
}

/** Owned so many years, then sold. Nominal dollars; the first flow is the cash put in (negative), the last holds the sale. */
export interface Held {
  readonly beforeTax: readonly number[]
  readonly afterTax: readonly number[]
  /** Tax because of the rental by year of owning, the sale in the last; negative saves. */
  readonly tax: readonly number[]
  /** Of the last year's tax, what the sale brings; negative when freed losses save more. */
  readonly saleTax: number
  readonly finalTax: RentalTax
  /** Loss that still waited when the year of the sale began, positive. */
  readonly putOffBefore: number
}

/**
 * Cash flows of owning for `holdYears` and selling. A calendar year's tax counts in the year of owning that holds its December; the
 * year of the sale counts with the sale. null when the course or the returns do not reach that far.
 */
export function held(
  rental: Rental,
  course: RentalCourse,
  kept: readonly RentalTax[],
  landlord: Landlord,
  years: readonly LandlordYear[],
  holdYears: number,
): Held | null {
  const sale = course.years[holdYears - 1]?.sale
  const year = sale === undefined ? undefined : years[sale.taxYear]
  if (sale === undefined || year === undefined) return null
  const tax = new Array<number>(holdYears).fill(0)
  for (let i = 0; i < sale.taxYear; i++) {
    const paidIn = course.taxYears[i]?.paidIn ?? 0
    tax[paidIn] = (tax[paidIn] ?? 0) + (kept[i]?.change ?? 0)
  }
  const putOffBefore = sale.taxYear === 0 ? 0 : (kept[sale.taxYear - 1]?.putOff ?? 0)
  const finalTax = rentalTax(year, landlord, { netRent: sale.netRent, putOff: putOffBefore, sale })
  const unsold = rentalTax(year, landlord, { netRent: sale.netRent, putOff: putOffBefore, sale: null })
  tax[holdYears - 1] = (tax[holdYears - 1] ?? 0) + finalTax.change
  const beforeTax = [-cashIn(rental)]
  for (const row of course.years.slice(0, holdYears)) beforeTax.push(row.cashFlow)
  beforeTax[holdYears] = (beforeTax[holdYears] ?? 0) + sale.proceeds
  const afterTax = beforeTax.map((flow, i) => (i === 0 ? flow : flow - (tax[i - 1] ?? 0)))
  return { beforeTax, afterTax, tax, saleTax: finalTax.change - unsold.change, finalTax, putOffBefore }
}

/** Value today of flows a year apart at an annual rate (decimal), the first one now. */
export const presentValue = (flows: readonly number[], rate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0)

/**
 * Internal rate of return a year (decimal), or null when no single rate fits: nothing put in, nothing ever back, or flows that change
 * sign more than once and fit several rates. With one change of sign there is at most one rate, so it is looked for directly.
 */
export function yearlyReturn(flows: readonly number[]): number | null {
  const signs = flows.filter((flow) => flow !== 0).map(Math.sign)
  if (signs[0] !== -1) return null
  const changes = signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length
  if (changes === 0) return null
  if (changes > 1) {
    const found = irr(flows)
    return found.outcome === 'rate' ? found.rate : null
  }
  const end = flows.length - 1
  const value = (logRate: number): number =>
    flows.reduce((sum, flow, time) => sum + flow * Math.exp(logRate * ((logRate < 0 ? end : 0) - time)), 0)
  const root = findRoot(value, Math.log(1e-4), Math.log(1e4), { tolerance: 1e-13 })
  return root.outcome === 'root' ? Math.expm1(root.x) : null
}

export type Offer =
  | { readonly outcome: 'found'; readonly price: number }
  /** Even for nothing it does not earn the target. */
  | { readonly outcome: 'none' }
  /** Every price that was tried does. */
  | { readonly outcome: 'any' }

/**
 * The highest price at which `valueAt(price)` (today's value of all flows at the target rate, dollars) is not below zero. Looks from
 * nothing up to about 20 times `start`, where it is `atStart`; expects a value that falls as the price rises. To a cent or so.
 */
export function largestOffer(valueAt: (price: number) => number, start: number, atStart = valueAt(start)): Offer {
  if (!Number.isFinite(atStart)) return { outcome: 'none' }
  let low = start
  let high = start
  const factor = atStart >= 0 ? 1.25 : 0.8
  for (let i = 0; i < 14; i++) {
    const next = (atStart >= 0 ? high : low) * factor
    if (atStart >= 0) {
      low = high
      high = next
    } else {
      high = low
      low = next
    }
    const value = valueAt(next)
    if (value >= 0 !== atStart >= 0) {
      const root = findRoot(valueAt, low, high, { tolerance: 0.1 })
      return root.outcome === 'root' ? { outcome: 'found', price: root.x } : { outcome: 'none' }
    }
  }
  if (atStart >= 0) return { outcome: 'any' }
  const root = findRoot(valueAt, 1, low, { tolerance: 0.1 })
  return root.outcome === 'root' ? { outcome: 'found', price: root.x } : { outcome: 'none' }
}
