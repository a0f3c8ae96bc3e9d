import { percentText } from '#calculators/kit/format.ts'
import { type Direction, directionsOf, factors, type ScoreAction } from '#engine/planning/credit-score/actions.ts'
import { ficoWeights } from '#facts/credit/scores.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Part } from '../device/screen-head.tsx'
import { factorNames, factors as words } from './words.ts'

const weights = {
  'payment-history': ficoWeights.value.paymentHistory,
  'amounts-owed': ficoWeights.value.amountsOwed,
  length: ficoWeights.value.lengthOfHistory,
  'new-credit': ficoWeights.value.newCredit,
  mix: ficoWeights.value.creditMix,
} as const

/** The five parts of a FICO Score, and which way the plan as a whole moves each. */
export function FactorsPart({ actions }: { readonly actions: readonly ScoreAction[] }) {
  const rows = factors.map((factor) => {
    const moved = [...new Set(actions.map((action) => directionsOf(action)[factor]))].filter((one) => one !== 'none')
    const whole: Direction = moved.length === 0 ? 'none' : moved.length === 1 ? (moved[0] ?? 'either') : 'either'
    return [
      factorNames[factor],
      percentText(weights[factor] * 100, 0),
      whole === 'none' ? words.untouched : words.moves[whole],
    ]
  })
  return (
    <Part title={words.title} note={words.note}>
      <div className="card p-4">
        <Ledger
          table={{
            key: 'factors',
            title: words.title,
            columns: words.columns.map((label) => ({ label, unit: 'text' })),
            rows,
          }}
        />
      </div>
    </Part>
  )
}
