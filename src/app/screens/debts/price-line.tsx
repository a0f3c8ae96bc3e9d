import { cheapest, priceOf, type StrategyResult } from '#engine/planning/debts/strategies.ts'
import type { Comparison } from './debt-view.ts'
import { strategyWords, priceWords as words } from './words/plan-words.ts'

/** Half a dollar is rounding, no price. */
const NOTICEABLE = 0.5

/** What the chosen order costs over the cheapest one, or saves over the usual other one, in dollars and months. Null: nothing to compare. */
export function priceLine(chosen: StrategyResult, { results }: Comparison): string | null {
  const best = cheapest(results)
  if (best === null || chosen.months === null || results.length < 2) return null
  const named = ({ key }: StrategyResult) => strategyWords[key].title
  const isBest = chosen.interest - best.interest < NOTICEABLE
  const rival = results.find(({ key }) => key === (chosen.key === 'snowball' ? 'avalanche' : 'snowball'))
  const other = isBest ? rival : best
  if (other === undefined) return null
  const price = priceOf(chosen, other)
  if (price === null) return null
  const earlier = price.firstWinEarlier
  const values = { chosen: named(chosen), other: named(other) }
  if (isBest) {
    const saved = -price.interest
    if (saved < NOTICEABLE) return words.same(values)
    return earlier < 0 ? words.savesWaits({ ...values, saved, later: -earlier }) : words.saves({ ...values, saved })
  }
  const said = earlier > 0 ? words.buys : words.costs
  const line = said({ ...values, cost: price.interest, earlier })
  return price.months > 0 ? `${line} ${words.longer({ months: price.months })}` : line
}

export function PriceLine({ chosen, comparison }: { chosen: StrategyResult; comparison: Comparison }) {
  const line = priceLine(chosen, comparison)
  return (
    <p className="mt-4 min-h-6 max-w-[68ch]" aria-live="polite">
      {line}
    </p>
  )
}
