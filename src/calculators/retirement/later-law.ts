/** Today's law as a later year's money sees it. */
import { lawInTodaysDollars } from '#engine/retirement-plan/law-in-todays-dollars.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** Made for every year of a plan at every key press, of which few ask for another: the laws made last are kept. */
const made = new WeakMap<TaxYearFacts, Map<string, TaxYearFacts>>()
/** A long plan needs about sixty. */
const KEPT = 300

/** `ahead` years from the law's year, at a steady `inflation` (decimal). The same object for the same question. */
export function lawAfter(tax: TaxYearFacts, ahead: number, inflation: number): TaxYearFacts {
  const kept = made.get(tax) ?? new Map<string, TaxYearFacts>()
  made.set(tax, kept)
  const key = `${ahead} ${inflation}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= KEPT) kept.clear()
  const price = (1 + inflation) ** ahead
  const law = lawInTodaysDollars(
    tax,
    { year: tax.year + ahead, price, topSurchargePrice: price },
    actDeductionYears.value.through,
  )
  kept.set(key, law)
  return law
}
