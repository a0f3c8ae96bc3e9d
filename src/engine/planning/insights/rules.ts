import type { Rule } from './rule.ts'
import { cardRules } from './rules/cards.ts'
import { cashFlowRules } from './rules/cash-flow.ts'
import { concentrationRules } from './rules/concentration.ts'
import { coverageRules } from './rules/coverage.ts'
import { debtRules } from './rules/debt.ts'
import { emergencyRules } from './rules/emergency.ts'
import { goalRules } from './rules/goals.ts'
import { hardshipRules } from './rules/hardship.ts'
import { housingRules } from './rules/housing.ts'
import { retirementRules } from './rules/retirement.ts'
import { taxRules } from './rules/tax.ts'

/** Every rule: hardship first, then area by area. */
export const rules = [
  ...hardshipRules,
  ...cashFlowRules,
  ...emergencyRules,
  ...debtRules,
  ...cardRules,
  ...housingRules,
  ...coverageRules,
  ...retirementRules,
  ...taxRules,
  ...concentrationRules,
  ...goalRules,
] as const

type Listed = (typeof rules)[number]
export type RuleId = Listed['id']
type ValuesIn<R> = R extends Rule<string, infer V> ? V : never
/** What each rule's sentence is made of. */
export type InsightValues = { readonly [R in Listed as R['id']]: ValuesIn<R> }
