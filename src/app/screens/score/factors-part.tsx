import { percentText } from '#calculators/kit/format.ts'
import { type Direction, directionsOf, factors } from '#engine/planning/credit-score/actions.ts'
import { factorPoints } from '#engine/planning/credit-score/factor-points.ts'
import type { ScoreCourse, ScoreStart } from '#engine/planning/credit-score/score-course.ts'
import type { Range } from '#engine/planning/credit-score/score-rules.ts'
import { ficoWeights } from '#facts/credit/scores.ts'
import { StackTable } from '../../ui/stack-table.tsx'
import { Part } from '../device/screen-head.tsx'
import { factorNames, factors as words } from './words.ts'

const weights = {
  'payment-history': ficoWeights.value.paymentHistory,
  'amounts-owed': ficoWeights.value.amountsOwed,
  length: ficoWeights.value.lengthOfHistory,
  'new-credit': ficoWeights.value.newCredit,
  mix: ficoWeights.value.creditMix,
} as const

const told = (points: Range | null): string => (points === null ? words.noPoints : words.points(points))

/** The five parts of a FICO Score, and which way the plan as a whole moves each. */
export function FactorsPart({ start, course }: { readonly start: ScoreStart; readonly course: ScoreCourse }) {
  const actions = course.effects.map(({ action }) => action)
  const points = factorPoints(start, course)
  const rows = factors.map((factor) => {
    const moved = [...new Set(actions.map((action) => directionsOf(action)[factor]))].filter((one) => one !== 'none')
    const whole: Direction = moved.length === 0 ? 'none' : moved.length === 1 ? (moved[0] ?? 'either') : 'either'
    return [
      factorNames[factor],
      percentText(weights[factor] * 100, 0),
      whole === 'none' ? words.untouched : words.moves[whole],
      whole === 'none' ? '' : told(points[factor]),
    ]
  })
  return (
    <Part title={words.title} note={words.note}>
      <div className="card p-4">
        <StackTable title={words.title} columns={words.columns} rows={rows} />
      </div>
    </Part>
  )
}
