import { type Rental, type RentalYear, rentalCourse } from '#engine/housing/rental-course.ts'
import { held, taxesWhileKept, yearlyReturn } from '#engine/housing/rental-return.ts'
import { type Landlord, type LandlordYear, landlordYears } from '#engine/housing/rental-tax.ts'
import { perContext } from '../kit/calculator.ts'
import { LIFE_YEARS } from './compute.ts'
import type { DealContext } from './context.ts'
import { lawsAfter } from './law.ts'
import { firstYearOf } from './setup.ts'

/** Sold at the end of year `years`. Dollars, nominal; rates decimals, null where no single one fits. */
export interface HoldYear {
  readonly years: number
  readonly row: RentalYear
  readonly afterTax: number | null
  readonly beforeTax: number | null
  readonly saleTax: number
  /** After the loan and the tax of the sale. */
  readonly cash: number
}

const SHOWN = 30

/** The returns without the rental over all the years shown; worked out once for all curves of these inputs. */
export const longReturns = perContext(({ inputs, law, result }: DealContext): readonly LandlordYear[] =>
  landlordYears(result.landlord, law.tax, firstYearOf(inputs), inputs.inflation / 100, SHOWN + 1, lawsAfter(law)),
)

const everyYear = Array.from({ length: SHOWN }, (_, i) => i + 1)

/** A rental sold after each of these years, in their order; 1 to 30 when not said. */
export function curveOf(
  rental: Rental,
  landlord: Landlord,
  returns: readonly LandlordYear[],
  soldAfter: readonly number[] = everyYear,
): readonly HoldYear[] {
  const course = rentalCourse(rental, SHOWN, LIFE_YEARS)
  const taxes = taxesWhileKept(course, landlord, returns)
  const curve: HoldYear[] = []
  for (const years of soldAfter) {
    const row = course.years[years - 1]
    const end = held(rental, course, taxes, landlord, returns, years)
    if (row === undefined || end === null) continue
    curve.push({
      years,
      row,
      afterTax: yearlyReturn(end.afterTax),
      beforeTax: yearlyReturn(end.beforeTax),
      saleTax: end.saleTax,
      cash: row.sale.proceeds - end.saleTax,
    })
  }
  return curve
}

/** The rental as entered, sold after each year from 1 to 30. */
export const ownCurve = perContext((context: DealContext): readonly HoldYear[] =>
  curveOf(context.result.rental, context.result.landlord, longReturns(context)),
)

/** The year of sale with the highest return after tax, or null. */
export const bestYear = (curve: readonly HoldYear[]): HoldYear | null =>
  curve.reduce<HoldYear | null>(
    (best, year) =>
      year.afterTax !== null && (best === null || year.afterTax > (best.afterTax ?? Number.NEGATIVE_INFINITY))
        ? year
        : best,
    null,
  )
