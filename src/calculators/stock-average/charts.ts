import { roundToCent } from '#engine/money.ts'
import { afterBuying, averageCost } from '#engine/shares/average-cost.ts'
import type { XYChart } from '../kit/presentation.ts'
import { planFeeOf } from './compute.ts'
import type { StockContext } from './context.ts'
import { chartWords } from './words/explain.en.ts'

const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)

/** How the average moves with what is bought: quickly at first, then ever more slowly toward the price. */
function pull({ inputs, result, say }: StockContext): XYChart | null {
  const { held, average, planPrice: price, bought } = result
  if (inputs.planBy === 'none' || average === null || price <= 0) return null
  // From an average that is the price already, buying moves nothing.
  if (Math.abs(average / price - 1) < 0.0005) return null
  const words = chartWords.pull
  const fee = planFeeOf(inputs)
  const most = Math.max(held.shares * 2, bought * 1.5)
  const x = steps(0, most, 40)
  const values = x.map((shares) => averageCost(afterBuying(held, shares, price, fee)))
  const said = { price, most, from: average, to: values.at(-1) ?? average }
  return {
    kind: 'lines',
    key: 'pull',
    title: words.title,
    lead: (fee > 0 ? words.leadFee : words.lead)(said, say),
    summary: (fee > 0 ? words.summaryFee : words.summary)(said, say),
    x: { label: words.x, kind: 'number', values: x.map((one) => Number(one.toPrecision(6))) },
    unit: 'price',
    axis: 'near',
    series: [{ key: 'average', label: words.average, color: 'principal', values }],
    level: { value: price, label: words.price },
    ...(bought > 0 ? { marks: [{ x: bought, label: words.plan }] } : {}),
  }
}

/** Gain or loss at any price, with and without the plan. */
function gains({ inputs, result, say }: StockContext): XYChart | null {
  const { held, after, average, bought, planPrice } = result
  if (average === null) return null
  const words = chartWords.gains
  const averageAfter = result.averageAfter ?? average
  const top = 2 * Math.max(average, inputs.price, planPrice) || 1
  const x = steps(0, top, 40).map((one) => Number(one.toPrecision(6)))
  const at = (holding: typeof held) => x.map((price) => roundToCent(holding.shares * price - holding.cost))
  const moves =
    Math.abs(averageAfter - average) < 0.00005 ? 'same' : averageAfter < average ? ('lower' as const) : 'higher'
  const said = { cost: held.cost, average, costAfter: after.cost, averageAfter }
  return {
    kind: 'lines',
    key: 'gains',
    title: words.title,
    lead: bought > 0 ? words.leadAfter({ moves }) : words.lead,
    summary: (bought > 0 ? words.summaryAfter : words.summary)(said, say),
    note: words.note,
    x: { label: words.x, kind: 'money', values: x },
    unit: 'money',
    signs: { above: words.above, below: words.below },
    series: [
      { key: 'now', label: words.now, color: 'principal', values: at(held) },
      ...(bought > 0
        ? [
            {
              key: 'after',
              label: words.after,
              color: 'growth' as const,
              look: 'dashed' as const,
              values: at(after),
            },
          ]
        : []),
    ],
    marks: [{ x: inputs.price, label: words.price }],
    level: { value: 0, label: words.even },
  }
}

/** What buying more does comes first where something may be bought. */
export const charts = [pull, gains]
