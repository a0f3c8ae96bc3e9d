/** Findings as anybody reads them: said, with their numbers named, their rule, its source, and where to go with the numbers. */
import type { Insight, Insights } from '#engine/planning/insights/find.ts'
import type { Basis, Way } from '#engine/planning/insights/rule.ts'
import type { RuleId } from '#engine/planning/insights/rules.ts'
import type { Unit } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import type { RuleWords } from './insight-words.ts'
import { insightWords } from './words/all.en.ts'
import { areaWords, figureWords } from './words/figures.en.ts'

export interface ToldFigure {
  readonly key: string
  readonly label: string
  readonly unit: Unit
  readonly value: number
}
export interface ToldInsight {
  readonly rule: RuleId
  readonly area: string
  readonly tone: Insight['tone']
  readonly isHardship: boolean
  readonly label: string
  readonly text: string
  /** How it judges. */
  readonly how: string
  readonly figures: readonly ToldFigure[]
  readonly limit: { readonly value: number; readonly unit: string } | null
  readonly basis: Basis['kind']
  /** Id of the published source, where there is one. */
  readonly source: string | null
  readonly stake: number
  readonly action: { readonly label: string } & Way
}

const isFigure = (key: string): key is keyof typeof figureWords => Object.hasOwn(figureWords, key)

export function tellInsight({ rule, id, tone, values, limit, stake, way }: Insight, say: Say): ToldInsight {
  const words = insightWords[id] as RuleWords<never>
  const sentence = words.says[tone]
  if (!sentence) throw new Error(`${id} has no words for ${tone}`)
  return {
    rule: id,
    area: rule.area,
    tone,
    isHardship: rule.isHardship,
    label: words.label,
    text: sentence(values as never, say),
    how: words.rule,
    figures: Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'number' && isFigure(key) ? [{ key, ...figureWords[key], value }] : [],
    ),
    limit: limit === null || rule.limit === null ? null : { value: limit, unit: rule.limit.unit },
    basis: rule.basis.kind,
    source: rule.basis.kind === 'published' ? rule.basis.fact.source : null,
    stake: Math.round(stake),
    action: { label: words.way, ...way },
  }
}

export interface ToldInsights {
  readonly findings: readonly ToldInsight[]
  readonly judged: number
  readonly silent: readonly {
    readonly rule: RuleId
    readonly area: string
    readonly label: string
    readonly needs: readonly string[]
  }[]
}

export const tellInsights = ({ found, judged, silent }: Insights, say: Say): ToldInsights => ({
  findings: found.map((one) => tellInsight(one, say)),
  judged,
  silent: silent.map(({ id, area, missing }) => ({ rule: id, area, label: insightWords[id].label, needs: missing })),
})

export const areaName = (area: keyof typeof areaWords): string => areaWords[area]
