/** What waiting does to one sale at a time: a lot until it is long-term, QSBS until more is left out, a home until two years. */
import { exclusionSteps } from '#engine/gains/small-business-stock.ts'
import type { IsoDate } from '#engine/month.ts'
import { firstLongTermDay } from '#engine/shares/holding-period.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { perContext } from '../kit/calculator.ts'
import { type SoldLot, taxOn } from './compute.ts'
import type { GainsContext } from './context.ts'
import { plannedHome } from './sales.ts'

export interface LotWait {
  readonly lot: SoldLot
  readonly day: IsoDate
  readonly saved: number
}

/** The tax of everything with one lot sold on another day. */
function taxWithLotOn(context: GainsContext, lot: SoldLot, day: IsoDate): number {
  const { sold, home } = context.result
  const sales = sold.map((one) => (one === lot ? { ...one.sale, sold: day } : one.sale))
  return taxOn(context, sales, home).total
}

const isAhead = (lot: SoldLot, today: string): boolean => lot.counted + lot.ordinaryGain > 0 && lot.sale.sold >= today

/** Lots that are short-term gains only for lack of time, each by itself, the largest saving first. */
export const lotWaits = perContext((context: GainsContext): readonly LotWait[] =>
  context.result.sold
    .filter((lot) => !lot.longTerm && isAhead(lot, context.today))
    .map((lot) => {
      const day = firstLongTermDay(lot.heldFrom)
      return { lot, day, saved: context.result.tax.total - taxWithLotOn(context, lot, day) }
    })
    .sort((a, b) => b.saved - a.saved),
)

/** Small business stock of which more is left out from a later day on. */
export const smallBusinessWaits = perContext(
  (context: GainsContext): readonly (LotWait & { readonly share: number })[] =>
    context.result.sold
      .filter((lot) => lot.sale.kind === 'small-business' && isAhead(lot, context.today))
      .flatMap((lot) => {
        const next = exclusionSteps(lot.heldFrom).find(({ from }) => from > lot.sale.sold)
        if (!next) return []
        const saved = context.result.tax.total - taxWithLotOn(context, lot, next.from)
        return [{ lot, day: next.from, share: next.share * 100, saved }]
      }),
)

/** Months until the home meets the test, and what that spares; null where it does already or never would by waiting alone. */
export const homeWait = perContext(
  (context: GainsContext): { readonly months: number; readonly saved: number } | null => {
    const { inputs, today, result } = context
    if (!result.home || result.home.gain.taxable < 1) return null
    const need = homeSaleExclusion.value.ownYears * 12
    const times = [inputs.homeOwned, inputs.homeLived, ...(inputs.status === 'joint' ? [inputs.spouseLived] : [])]
    const months = Math.max(...times.map((time) => need - time), need - (inputs.homeSinceLast ?? need))
    if (months <= 0) return null
    const sales = result.sold.map(({ sale }) => sale)
    return { months, saved: result.tax.total - taxOn(context, sales, plannedHome(inputs, today, months)).total }
  },
)
