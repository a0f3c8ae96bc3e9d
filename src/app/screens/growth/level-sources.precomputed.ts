import { type Citation, citationOf } from '#calculators/kit/presentation.ts'
import { levelRules } from '#facts/household/growth-levels.ts'
import { householdSources } from '#facts/sources/household.ts'
import { growthWords } from './words.ts'

export const levelSources: readonly Citation[] = citationOf(householdSources, levelRules, growthWords.sources.rules)
