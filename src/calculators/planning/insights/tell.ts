/** Findings as anybody reads them: said, with their numbers named, their rule, its source, and where to go with the numbers. */
import type { Insights } from '#engine/planning/insights/find.ts'
import type { Insight } from '#engine/planning/insights/insight.ts'
import type { Basis, Way } from '#engine/planning/insights/rule.ts'
import type { RuleId } from '#engine/planning/insights/rules.ts'
import type { YearLimits } from '#engine/planning/insights/year-limits.ts'
import type { Unit } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import { documents } from './documents.precomputed.ts'
import type { RuleWords } from './insight-words.ts'
import { insightWords } from './words/all.en.ts'
import { figureWords, needWords, unnamed } from './words/figures.en.ts'

export interface ToldFigure {
  readonly key: string
  readonly label: string
  readonly unit: Unit
  readonly value: number
}
export interface ToldSource {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly url: string | null
  readonly where: string | null
  readonly asOf: string | null
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
  readonly limit: { readonly label: string; readonly value: number; readonly unit: string } | null
  readonly basis: Basis['kind']
  /** Null for arithmetic and rules of thumb. */
  readonly source: ToldSource | null
  readonly action: { readonly label: string } & Way
}

/** Words of a rule with the types of its values put away: each sentence gets the values of its own rule. */
export const wordsOf = (id: RuleId): RuleWords<Readonly<Record<string, number | string>>> =>
  insightWords[id] as unknown as RuleWords<Readonly<Record<string, number | string>>>

const isFigure = (key: string): key is keyof typeof figureWords => Object.hasOwn(figureWords, key)

function sourceOf(basis: Basis, law: YearLimits): ToldSource | null {
  if (basis.kind !== 'published' && basis.kind !== 'law') return null
  const { source, where = null } = basis.kind === 'law' ? law[basis.of] : basis.fact
  const asOf = basis.kind === 'law' ? String(law.year) : (basis.fact.asOf ?? null)
  const document = documents[source]
  // A starting value of ours is a rule of thumb, whatever table it stands in.
  if (!document || source === 'assumption') return null
  return { id: source, title: document.title, publisher: document.publisher, url: document.url ?? null, where, asOf }
}

/** A sentence begins with a capital also where a visitor's own name for a thing does not. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** What a visitor left without a name is called something. */
const named = (values: Insight['values']): Insight['values'] =>
  typeof values['name'] === 'string' && values['name'].trim() === '' ? { ...values, name: unnamed } : values

/** What the link of a finding says it does. */
function wayLabel({ way, label }: Pick<RuleWords<never>, 'way' | 'label'>, tone: Insight['tone']): string {
  return typeof way === 'string' ? way : (way[tone] ?? label)
}

export function tellInsight({ rule, id, tone, values, limit, way }: Insight, law: YearLimits, say: Say): ToldInsight {
  const words = wordsOf(id)
  const sentence = words.says[tone]
  if (!sentence) throw new Error(`${id} has no words for ${tone}`)
  return {
    rule: id,
    area: rule.area,
    tone,
    isHardship: rule.isHardship,
    label: words.label,
    text: capital(sentence(named(values), say)),
    how: words.rule,
    figures: Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'number' && isFigure(key)
        ? [{ key, label: words.figures?.[key] ?? figureWords[key].label, unit: figureWords[key].unit, value }]
        : [],
    ),
    limit:
      limit === null || rule.limit === null
        ? null
        : { label: words.limit ?? words.label, value: limit, unit: rule.limit.unit },
    basis: rule.basis.kind,
    source: sourceOf(rule.basis, law),
    action: { label: wayLabel(words, tone), ...way },
  }
}

export interface ToldInsights {
  readonly findings: readonly ToldInsight[]
  /** Rules that had all they need. */
  readonly judged: number
  /** Rules that wait for something, with what. */
  readonly silent: readonly {
    readonly rule: RuleId
    readonly area: string
    readonly label: string
    readonly needs: readonly string[]
  }[]
}

export const tellInsights = ({ found, judged, silent }: Insights, law: YearLimits, say: Say): ToldInsights => ({
  findings: found.map((one) => tellInsight(one, law, say)),
  judged,
  silent: silent.map(({ id, area, missing }) => ({
    rule: id,
    area,
    label: insightWords[id].label,
    needs: missing.map((need) => needWords[need]),
  })),
})
