import type { Rule } from '#engine/planning/insights/rule.ts'
import { rules } from '#engine/planning/insights/rules.ts'
import type { Source } from '#facts/sources/source.ts'
import type { SourceId } from '#facts/sources.ts'
import { sources } from '#facts/sources.ts'
import { yearLimits } from './year-limits.precomputed.ts'

const quoted: readonly SourceId[] = [
  ...(rules as readonly Rule[]).flatMap(({ basis }) => (basis.kind === 'published' ? [basis.fact.source] : [])),
  ...Object.values(yearLimits).flatMap(({ plans, ira, hsa, dependentCare }) =>
    [plans, ira, hsa, dependentCare].map(({ source }) => source),
  ),
]

/** The documents the rules quote, without the tables they stand in. */
export const documents: Readonly<Record<string, Source>> = Object.fromEntries(quoted.map((id) => [id, sources[id]]))
