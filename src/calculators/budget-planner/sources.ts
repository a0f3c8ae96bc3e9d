import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citation } from '../kit/presentation.ts'
import { sourceWords as words } from './words/explain.en.ts'

export const sources = () => [
  citation(lendingSources, 'assumption', words.ranges, {
    value: DEFAULT_CATEGORIES.length,
    source: 'assumption',
    status: 'assumption',
    note: words.note,
  }),
]
