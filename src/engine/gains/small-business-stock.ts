import {
  smallBusinessStockNew,
  smallBusinessStockNewAfter,
  smallBusinessStockOld,
} from '#facts/shares/small-business-stock.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { addDays, addMonthsToDate, type IsoDate } from '../month.ts'

/** Whether stock follows the rules of stock acquired after 4 July 2025 (IRC 1202(a)(6)). */
export const followsNewRules = (acquired: IsoDate): boolean => acquired > smallBusinessStockNewAfter.value

/** From when on which share of the gain is left out, the earliest first; decimals. Empty for stock older than the law. */
export function exclusionSteps(acquired: IsoDate): readonly { readonly from: IsoDate; readonly share: number }[] {
  if (followsNewRules(acquired))
    return smallBusinessStockNew.value.steps.map(({ years, share }) => ({
      from: addMonthsToDate(acquired, years * 12),
      share,
    }))
  const { shares, years } = smallBusinessStockOld.value
  const rule = shares.find(({ after }) => acquired > after)
  return rule === undefined ? [] : [{ from: heldLonger(acquired, years), share: rule.share }]
}

/** The first day on which something has been held for more than so many years, counted from the day after it was acquired. */
const heldLonger = (acquired: IsoDate, years: number): IsoDate => addMonthsToDate(addDays(acquired, 1), years * 12)

/** Share of the gain left out for a sale on this day, a decimal. */
export const excludedShare = (acquired: IsoDate, sold: IsoDate): number =>
  exclusionSteps(acquired).reduce((share, step) => (sold >= step.from ? step.share : share), 0)

/** Stock of one company. Dollars. */
export interface SmallBusinessSale {
  readonly acquired: IsoDate
  readonly sold: IsoDate
  /** What was paid, without later additions. */
  readonly cost: number
  readonly gain: number
}
export interface SmallBusinessGain {
  /** Left out of income. */
  readonly excluded: number
  /** In income and taxed at up to 28%: the part of the eligible gain that the share does not reach (IRC 1(h)(4), (7)). */
  readonly at28: number
}

/**
 * What section 1202 leaves out of the gains on the stock of one company sold in one year, sale by sale. Eligible gain is limited to a number of dollars or ten times
 * the cost of what is sold, if that is more (1202(b)); older stock uses the limit first, and what it uses counts against the newer one. Losses have no part in
 * it. `usedBefore`: gain left out in earlier years on stock of the same company. Whether the company and the stock qualify is not examined.
 */
export function smallBusinessGains(
  sales: readonly SmallBusinessSale[],
  status: FilingStatus,
  usedBefore = 0,
): readonly SmallBusinessGain[] {
  const whose = status === 'separate' ? 'separate' : 'others'
  const eligible = sales.map((sale) => (sale.gain > 0 ? excludedShare(sale.acquired, sale.sold) : 0))
  const costOf = (isNew: boolean): number =>
    sales.reduce(
      (sum, sale, index) =>
        (eligible[index] ?? 0) > 0 && followsNewRules(sale.acquired) === isNew ? sum + sale.cost : sum,
      0,
    )
  const [older, newer] = [smallBusinessStockOld.value, smallBusinessStockNew.value]
  const left = {
    old: Math.max(older.most[whose] - usedBefore, older.timesCost * costOf(false), 0),
    new: 0,
  }
  const found: SmallBusinessGain[] = sales.map(() => ({ excluded: 0, at28: 0 }))
  let usedNow = 0
  const take = (isNew: boolean): void => {
    sales.forEach((sale, index) => {
      const share = eligible[index] ?? 0
      if (share <= 0 || followsNewRules(sale.acquired) !== isNew) return
      const counted = Math.min(sale.gain, isNew ? left.new : left.old)
      if (isNew) left.new -= counted
      else left.old -= counted
      usedNow += counted
      found[index] = { excluded: counted * share, at28: counted * (1 - share) }
    })
  }
  take(false)
  left.new = Math.max(newer.most[whose] - usedBefore - usedNow, newer.timesCost * costOf(true), 0)
  take(true)
  return found
}
