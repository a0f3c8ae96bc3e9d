import { roundToCent } from '#engine/money.ts'
import { afterBuying, averageCost } from '#engine/shares/average-cost.ts'
import { priceText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { planFeeOf, type Result } from './compute.ts'
import type { StockInputs } from './fields.ts'
import { amountText, sharesText } from './words.ts'

const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)

/** How the average moves with what is bought: quickly at first, then ever more slowly toward the price. */
function pull(result: Result, inputs: StockInputs): XYChart | null {
  const { held, average, planPrice, bought } = result
  // From an average that is the price already, buying moves nothing.
  if (average === null || planPrice <= 0 || Math.abs(average / planPrice - 1) < 0.0005) return null
  const most = Math.max(held.shares * 2, bought * 1.5)
  const x = steps(0, most, 40)
  const values = x.map((shares) => averageCost(afterBuying(held, shares, planPrice, planFeeOf(inputs))))
  return {
    kind: 'lines',
    key: 'pull',
    title: 'Your average as you buy more',
    lead: `Each further share at ${priceText(planPrice)} moves it less${planFeeOf(inputs) > 0 ? ', once the fee is in' : ''}.`,
    summary: `From ${priceText(average)} with nothing bought to ${priceText(values.at(-1) ?? average)} after buying ${sharesText(most)} at ${priceText(planPrice)}.${planFeeOf(inputs) > 0 ? '' : ' It never gets to the price itself.'}`,
    x: { label: 'Shares bought', kind: 'number', values: x.map((one) => Number(one.toPrecision(6))) },
    unit: 'price',
    axis: 'near',
    series: [{ key: 'average', label: 'Average cost', color: 'principal', values }],
    level: { value: planPrice, label: 'Price' },
    ...(bought > 0 ? { marks: [{ x: bought, label: 'Your plan' }] } : {}),
  }
}

const crossing = (now: number, after: number): string =>
  Math.abs(after - now) < 0.00005 ? 'the same price' : after < now ? 'a lower price' : 'a higher price'

/** Gain or loss at any price, with and without the plan. */
function gains(result: Result, inputs: StockInputs): XYChart | null {
  const { held, after, average, bought } = result
  if (average === null) return null
  const top = 2 * Math.max(average, inputs.price, result.planPrice) || 1
  const x = steps(0, top, 40).map((one) => Number(one.toPrecision(6)))
  const at = (holding: typeof held) => x.map((price) => roundToCent(holding.shares * price - holding.cost))
  return {
    kind: 'lines',
    key: 'gains',
    title: 'Gain or loss at each price',
    lead:
      bought > 0
        ? `With more shares the line is steeper: each dollar of price counts more, both ways. It crosses zero at ${crossing(average, result.averageAfter ?? average)}.`
        : 'Where the line crosses zero you are even.',
    summary: `At a price of zero you lose ${amountText(held.cost)}${bought > 0 ? `, after buying ${amountText(after.cost)}` : ''}. Nothing is won or lost at ${priceText(average)}${bought > 0 ? `, after buying at ${priceText(result.averageAfter ?? average)}` : ''}.`,
    note: 'Before tax and the fee of selling.',
    x: { label: 'Price', kind: 'money', values: x },
    unit: 'money',
    signs: { above: 'Gain', below: 'Loss' },
    series: [
      { key: 'now', label: 'As it is', color: 'principal', values: at(held) },
      ...(bought > 0
        ? [
            {
              key: 'after',
              label: 'After buying',
              color: 'growth' as const,
              look: 'dashed' as const,
              values: at(after),
            },
          ]
        : []),
    ],
    marks: [{ x: inputs.price, label: 'Price now' }],
    level: { value: 0, label: 'Even' },
  }
}

/** What buying more does comes first only where something may be bought. */
export function chartsOf(result: Result, inputs: StockInputs): readonly Chart[] {
  const [first, second] = [pull(result, inputs), gains(result, inputs)]
  return (inputs.planBy === 'none' ? [second] : [first, second]).filter((chart) => chart !== null)
}
