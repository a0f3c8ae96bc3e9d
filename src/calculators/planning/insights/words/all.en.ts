import type { RuleId } from '#engine/planning/insights/rules.ts'
import type { InsightWords } from '../insight-words.ts'
import { cardWords } from './cards.en.ts'
import { cashFlowWords } from './cash-flow.en.ts'
import { concentrationWords } from './concentration.en.ts'
import { coverageWords } from './coverage.en.ts'
import { debtWords } from './debt.en.ts'
import { emergencyWords } from './emergency.en.ts'
import { goalWords } from './goals.en.ts'
import { hardshipWords } from './hardship.en.ts'
import { housingWords } from './housing.en.ts'
import { retirementWords } from './retirement.en.ts'
import { taxWords } from './tax.en.ts'

/** What is said about every rule. */
export const insightWords: InsightWords<RuleId> = {
  ...hardshipWords,
  ...cashFlowWords,
  ...emergencyWords,
  ...debtWords,
  ...cardWords,
  ...housingWords,
  ...coverageWords,
  ...retirementWords,
  ...taxWords,
  ...concentrationWords,
  ...goalWords,
}
