import type { RuleId } from '#engine/planning/insights/rules.ts'
import type { InsightWords } from '../insight-words.ts'
import { cashFlowWords } from './cash-flow.en.ts'

/** What is said about every rule. */
export const insightWords: InsightWords<RuleId> = { ...cashFlowWords }
