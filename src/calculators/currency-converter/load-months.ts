import type { DollarSeries } from '#engine/currency/pair-history.ts'
import type { Month } from '#engine/month.ts'
import { monthlyRates } from '#facts/fx/monthly.ts'

const isKnown = (code: string): code is keyof typeof monthlyRates => Object.hasOwn(monthlyRates, code)

/** The months of one currency; null for the dollar, in which all others are counted. */
export async function loadMonths(code: string): Promise<DollarSeries | null> {
  if (!isKnown(code)) return null
  const { monthly } = await monthlyRates[code]()
  return { firstMonth: monthly.firstMonth as Month, perDollar: monthly.perDollar }
}
