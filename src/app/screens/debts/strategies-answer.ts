/** The first lines of the strategies screen: which order costs the least, and what an early win costs. Pure. */
import { cheapest, priceOf, type StrategyResult } from '#engine/planning/debts/strategies.ts'
import type { Comparison, DebtView } from './debt-view.ts'
import { payoffLine } from './plan-answer.ts'
import { compareWords as words } from './words/compare-words.ts'
import { strategyWords } from './words/plan-words.ts'

const NOTICEABLE = 0.5
const titleOf = ({ key }: StrategyResult): string => strategyWords[key].title

/** The cheapest beside the usual other one; what is missing where nothing can be compared. */
export function strategiesLine(view: DebtView, { results }: Comparison): string {
  const best = cheapest(results)
  if (best === null || view.plan.cards.length === 0) return payoffLine(view)
  if (view.plan.cards.length === 1) return words.oneDebt
  const published = results.filter(({ key }) => key !== 'custom')
  const dearest = published.reduce((most, one) => (one.interest > most.interest ? one : most), published[0] ?? best)
  const saved = dearest.interest - best.interest
  if (saved < NOTICEABLE) return words.noDifference
  return words.cheapest({ title: titleOf(best), saved })
}

/** The order with the earliest first win, and its price. Undefined where the cheapest is as quick. */
export function quickLine(view: DebtView, { results }: Comparison): string | undefined {
  const best = cheapest(results)
  if (best === null || view.plan.cards.length < 2) return undefined
  const quick = results
    .filter(({ key, firstWin }) => key !== 'custom' && firstWin !== null)
    .toSorted((a, b) => (a.firstWin?.index ?? 0) - (b.firstWin?.index ?? 0) || a.interest - b.interest)[0]
  const price = quick && priceOf(quick, best)
  if (!price || price.firstWinEarlier <= 0) return undefined
  const values = { title: titleOf(quick), earlier: price.firstWinEarlier }
  return price.interest < NOTICEABLE ? words.quickFree(values) : words.quick({ ...values, cost: price.interest })
}
