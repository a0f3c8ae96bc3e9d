import { monthText } from '#calculators/kit/format.ts'
import { roundToCent } from '#engine/money.ts'
import { courseOf, resultOf, type StrategyResult } from '#engine/planning/debts/strategies.ts'
import { Ledger } from '../../ui/ledger.tsx'
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
      <Ledger
        table={{
          key: 'wins',
          title: words.wins,
          columns: [
            { label: columns.wins, unit: 'text' },
            { label: columns.interest, unit: 'money' },
            { label: columns.more, unit: 'money' },
            { label: columns.end, unit: 'text' },
            { label: columns.first, unit: 'text' },
          ],
          rows: results.map((one, wins) => [
            words.winsRow(wins),
            one.interest,
            one.months === null || none.months === null ? null : roundToCent(one.interest - none.interest),
            one.lastMonth ? monthText(one.lastMonth, true) : words.never,
            one.firstWin ? `${nameOf(view, one.firstWin.key)}, ${monthText(one.firstWin.month, true)}` : words.none,
          ]),
        }}
      />
    </div>
  )
}
