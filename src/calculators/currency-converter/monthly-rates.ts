/** Monthly averages of the Federal Reserve, brought when a currency is chosen; the euro is here from the start. */
import type { DollarSeries } from '#engine/currency/pair-history.ts'
import type { Month } from '#engine/month.ts'
import { monthly as euro } from '#facts/fx/monthly/eur.ts'
import { monthlyRates } from '#facts/fx/monthly.ts'
import { onDemand } from '#facts/on-demand.ts'
import type { Missing } from '../kit/missing.ts'
import { nameOf } from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'

type Code = keyof typeof monthlyRates
const isKnown = (code: string): code is Code => Object.hasOwn(monthlyRates, code)

const series = onDemand(async (code: Code): Promise<DollarSeries> => {
  const { monthly } = await monthlyRates[code]()
  return { firstMonth: monthly.firstMonth as Month, perDollar: monthly.perDollar }
})
const euroSeries: DollarSeries = { firstMonth: euro.firstMonth as Month, perDollar: euro.perDollar }

/** A currency's months: null for the dollar itself, undefined where there are none or they have not come. */
export const monthsOf = (code: string): DollarSeries | null | undefined => {
  if (code === 'USD') return null
  if (code === 'EUR') return euroSeries
  return isKnown(code) ? series.get(code) : undefined
}

/** Whether the Federal Reserve publishes both currencies. */
export const hasHistory = ({ from, to }: Pick<ConverterInputs, 'from' | 'to'>): boolean =>
  [from, to].every((code) => code === 'USD' || isKnown(code))

/** What must be fetched before the chart can be drawn; nothing where none was asked for, or none exists. */
export function missingMonths(inputs: ConverterInputs): Missing | null {
  if (inputs.history === 'none' || !hasHistory(inputs)) return null
  for (const code of [inputs.from, inputs.to])
    if (isKnown(code) && monthsOf(code) === undefined)
      return { what: `the history of the ${nameOf(code)}`, fetch: () => series.fetch(code) }
  return null
}
