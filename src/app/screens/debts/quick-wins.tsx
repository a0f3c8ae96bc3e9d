import { dollars, monthText } from '#calculators/kit/format.ts'
import { roundToCent } from '#engine/money.ts'
import { courseOf, resultOf, type StrategyResult } from '#engine/planning/debts/strategies.ts'
import { StackTable } from '../../ui/stack-table.tsx'
import { type DebtView, nameOf } from './debt-view.ts'
import { compareWords as words } from './words/compare-words.ts'

/** A blend with each number of quick wins, from none to five. */
const MOST_WINS = 5

export function quickWins({ plan, choices, firstMonth }: DebtView): readonly StrategyResult[] {
  const count = Math.min(MOST_WINS, plan.cards.length - 1)
  return Array.from({ length: count + 1 }, (_, wins) => wins).flatMap((wins) => {
    const course = courseOf(plan, { ...choices, strategy: 'blend', wins }, firstMonth)
    return course === null ? [] : [resultOf('blend', course)]
  })
}

/** What one quick win, two, three cost over starting with the highest APR. */
export function QuickWins({ view }: { readonly view: DebtView }) {
  const results = quickWins(view)
  const none = results[0]
  const { winsColumns: columns } = words
  if (none === undefined) return null
  return (
    <div className="card p-4 md:p-5">
      <StackTable
        title={words.wins}
        columns={[columns.wins, columns.interest, columns.more, columns.end, columns.first]}
        amounts
        rows={results.map((one, wins) => [
          words.winsRow(wins),
          dollars(one.interest),
          one.months === null || none.months === null ? '' : dollars(roundToCent(one.interest - none.interest)),
          one.lastMonth ? monthText(one.lastMonth, true) : words.never,
          one.firstWin ? `${nameOf(view, one.firstWin.key)}, ${monthText(one.firstWin.month, true)}` : words.none,
        ])}
      />
    </div>
  )
}
