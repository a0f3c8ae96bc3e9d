import { type StrategyKey, strategyKeys } from '#engine/planning/debts/strategies.ts'
import { lessons } from './words/compare-words.ts'
import { strategyWords } from './words/plan-words.ts'

/** Each strategy in three short parts: how it works, what speaks for it, what it leaves out. */
export function StrategyLessons() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {strategyKeys.map((key: StrategyKey) => {
        const { works, good, cost } = lessons[key]
        return (
          <article key={key} className="card p-5">
            <h3 className="text-lg">{strategyWords[key].title}</h3>
            <p className="mt-1.5">{works}</p>
            <p className="mt-2 text-sm">
              <strong>In its favor:</strong> {good}
            </p>
            <p className="mt-1 text-sm">
              <strong>What it leaves out:</strong> {cost}
            </p>
          </article>
        )
      })}
    </div>
  )
}
