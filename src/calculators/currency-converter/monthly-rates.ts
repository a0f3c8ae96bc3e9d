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

/**
 * Fetches months once, and remembers which could not be had: those are not asked for again until the page is loaded anew. No number stands on them, so no
 * answer waits for a chart that cannot come.
 */
export function monthsOnDemand<K extends string>(load: (code: K) => Promise<DollarSeries>) {
  const series = onDemand(load)
  const lost = new Set<K>()
  return {
    get: series.get,
    isLost: (code: K): boolean => lost.has(code),
    /** Never fails. */
    bring: async (code: K): Promise<void> => {
      await series.fetch(code).then(
        () => lost.delete(code),
        () => lost.add(code),
      )
    },
  }
}

const series = monthsOnDemand(async (code: Code): Promise<DollarSeries> => {
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

/** The currencies of the pair whose months are wanted and not here. */
const wanted = (inputs: ConverterInputs): readonly Code[] =>
  inputs.history === 'none' || !hasHistory(inputs)
    ? []
    : [inputs.from, inputs.to].flatMap((code) => (isKnown(code) && monthsOf(code) === undefined ? [code] : []))

/** Those that could not be fetched. */
export const lostMonths = (inputs: ConverterInputs): readonly string[] => wanted(inputs).filter(series.isLost)

/** What must be fetched before the chart can be drawn; nothing where none was asked for, none exists, or it was tried in vain. */
export function missingMonths(inputs: ConverterInputs): Missing | null {
  const code = wanted(inputs).find((one) => !series.isLost(one))
  return code === undefined ? null : { what: `the history of the ${nameOf(code)}`, fetch: () => series.bring(code) }
}
