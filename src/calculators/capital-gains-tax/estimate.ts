import type { IsoDate } from '#engine/month.ts'
import { type EstimatedPayment, nextPayments, type SafeHarbor, safeHarbor } from '#engine/tax/safe-harbor.ts'
import type { GainsContext } from './context.ts'

export interface Estimate {
  /** Whose return it is about. */
  readonly year: number
  readonly harbor: SafeHarbor
  /** Must be paid during the year besides what is withheld; 0 where nothing must. */
  readonly toPay: number
  readonly payments: readonly EstimatedPayment[]
  /** Owed with the return if nothing more is paid during the year. */
  readonly inApril: number
}

/**
 * What the safe harbor asks to be paid during the first year of the sales (IRC 6654(d)). Without an amount withheld, just enough for the year without them is taken to be. Null where they add no tax.
 */
export function estimateOf({ inputs, result, today }: GainsContext): Estimate | null {
  const year = result.tax.years.find(({ sales, with: after, without }) => sales !== undefined && after !== without)
  if (!year || result.outcome !== 'sold') return null
  const withheld = inputs.withheld ?? Math.max(0, year.without.federalTax)
  const harbor = safeHarbor({
    status: inputs.status,
    tax: year.with.federalTax,
    withheld,
    lastYearTax: inputs.lastYearTax,
    lastYearAgi: inputs.lastYearAgi,
  })
  const sold = [...result.sold.map(({ sale }) => sale.sold), ...(result.home ? [result.home.sold] : [])]
    .filter((day) => Number(day.slice(0, 4)) === year.year)
    .sort()
  const from = [today, sold[0] ?? today].sort().at(-1) as IsoDate
  return {
    year: year.year,
    harbor,
    toPay: harbor.outcome === 'pay' ? harbor.byEstimates : 0,
    payments:
      harbor.outcome === 'pay'
        ? nextPayments(harbor.byEstimates, 0, year.year, from).filter(({ amount }) => amount > 0)
        : [],
    inApril: Math.max(0, year.with.federalTax - withheld),
  }
}
