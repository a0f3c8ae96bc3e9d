import { useState } from 'react'
import type { ToldInsight } from '#calculators/planning/insights/tell.ts'
import { Part } from '../device/screen-head.tsx'
import { InsightCard } from './insight-card.tsx'
import { insightsWords as words } from './words.ts'

/** Findings as cards, two beside each other where there is room. */
export function InsightList(props: { readonly insights: readonly ToldInsight[]; readonly isHidden?: boolean }) {
  return (
    <ul className="grid items-start gap-3 lg:grid-cols-2">
      {props.insights.map((insight) => (
        <InsightCard key={insight.rule} insight={insight} isHidden={props.isHidden ?? false} />
      ))}
    </ul>
  )
}

/** Findings under one heading, the most important first; past the first few the rest wait for a press. */
export function InsightGroup(props: {
  readonly title: string
  readonly id: string
  readonly insights: readonly ToldInsight[]
  readonly first: number
}) {
  const { title, id, insights, first } = props
  const [isWhole, setWhole] = useState(false)
  if (insights.length === 0) return null
  const shown = isWhole ? insights : insights.slice(0, first)
  const rest = insights.length - first
  return (
    <Part title={title} id={id}>
      <InsightList insights={shown} />
      {rest > 0 ? (
        <p className="no-print mt-3">
          <button type="button" className="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fewer : words.more(rest)}
          </button>
        </p>
      ) : null}
    </Part>
  )
}
