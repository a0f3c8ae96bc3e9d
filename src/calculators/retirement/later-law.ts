/** Today's law as a later year's money sees it. */
import { lawInTodaysDollars } from '#engine/retirement-plan/law-in-todays-dollars.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** `ahead` years from the law's year, at a steady `inflation` (decimal). */
export function lawAfter(tax: TaxYearFacts, ahead: number, inflation: number): TaxYearFacts {
  const price = (1 + inflation) ** ahead
  return lawInTodaysDollars(
    tax,
    { year: tax.year + ahead, price, topSurchargePrice: price },
    actDeductionYears.value.through,
  )
}
