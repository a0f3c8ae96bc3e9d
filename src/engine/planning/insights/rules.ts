import type { Rule } from './rule.ts'
import { cashFlowRules } from './rules/cash-flow.ts'

/** Every rule, area by area. */
export const rules = [...cashFlowRules] as const

type Listed = (typeof rules)[number]
export type RuleId = Listed['id']
type ValuesIn<R> = R extends Rule<string, infer V> ? V : never
/** What each rule's sentence is made of. */
export type InsightValues = { readonly [R in Listed as R['id']]: ValuesIn<R> }
