import type { ReportedCard } from '#engine/planning/cards/utilization.ts'
import { utilization } from '#engine/planning/cards/utilization.ts'
import { scoreDistribution } from '#facts/credit/national.ts'
import { averageFico, ficoBands } from '#facts/credit/scores.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { start as words } from './words.ts'

interface StartPartProps {
  readonly score: number | null
  readonly onScore: (score: number | null) => void
  readonly cards: readonly ReportedCard[]
}

/** The score and the cards a plan starts from. */
export function StartPart({ score, onScore, cards }: StartPartProps) {
  const { total, highest } = utilization(cards)
  const band = score === null ? undefined : ficoBands.value.find(({ from }) => score >= from)
  const peers = score === null ? undefined : scoreDistribution.value.find((row) => score <= row.scoreTo)
  return (
    <section className="card grid gap-4 p-4 sm:grid-cols-[13rem_minmax(0,1fr)] md:p-5" aria-label={words.title}>
      <NumberField
        label={words.score}
        hint={words.scoreHint}
        kind="plain"
        min={300}
        max={850}
        value={score}
        onChange={(next) => onScore(next === null ? null : Math.round(next))}
      />
      <div className="self-center text-ink-2">
        {band ? <p>{words.band({ name: words.bands[band.name] ?? band.name })}</p> : null}
        {peers ? <p>{words.peers({ ...peers, average: averageFico.value })}</p> : null}
        <p>
          {total === null || highest === null
            ? words.noCards
            : words.cards({ total, highest, count: cards.filter(({ limit }) => (limit ?? 0) > 0).length })}
        </p>
      </div>
    </section>
  )
}
