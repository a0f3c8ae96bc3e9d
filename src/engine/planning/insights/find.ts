import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import type { Insight } from './insight.ts'
import { type Measures, measuresOf } from './measures.ts'
import { byImportance } from './ranking.ts'
import { type Area, missingFor, type Rule } from './rule.ts'
import { type RuleId, rules } from './rules.ts'
import type { YearLimits } from './year-limits.ts'

/** What the visitor set, by rule, in the limit's own unit. A rule that is not named keeps its starting limit. */
export type Limits = Readonly<Record<string, number>>

export interface Insights {
  /** In the order of `byImportance`. */
  readonly found: readonly Insight[]
  /** Rules that had all they need, whether they found something or not. */
  readonly judged: number
  /** Rules that would need more of the household, with what. */
  readonly silent: readonly {
    readonly id: RuleId
    readonly area: Area
    readonly missing: readonly (keyof Measures)[]
  }[]
}

/** The limit a rule judges by: what was set, held inside its range, else its own. */
export const limitOf = ({ id, limit }: Pick<Rule, 'id' | 'limit'>, limits: Limits): number | null => {
  if (limit === null) return null
  const set = Object.hasOwn(limits, id) ? limits[id] : undefined
  return set === undefined || !Number.isFinite(set) ? limit.initial : Math.min(limit.most, Math.max(limit.least, set))
}

export interface InsightsAsked {
  readonly household: Household
  readonly today: IsoDate
  /** The yearly amounts of the law. */
  readonly law: YearLimits
  readonly limits?: Limits
}

/** Every rule asked about a household. Nothing is said of what is not known: an empty household has no findings. */
export function findInsights({ household, today, law, limits = {} }: InsightsAsked): Insights {
  const measures = measuresOf(household, today, law)
  const found: Insight[] = []
  const silent: Insights['silent'][number][] = []
  for (const one of rules as readonly Rule<RuleId>[]) {
    const missing = missingFor(one, measures)
    if (missing.length > 0) {
      silent.push({ id: one.id, area: one.area, missing })
      continue
    }
    const limit = limitOf(one, limits)
    const finding = one.find(measures, limit ?? 0)
    if (finding) found.push({ ...finding, rule: one, id: one.id, limit })
  }
  found.sort(byImportance)
  return { found, judged: rules.length - silent.length, silent }
}
