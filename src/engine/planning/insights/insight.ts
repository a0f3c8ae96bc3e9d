import type { Found, Rule } from './rule.ts'
import type { RuleId } from './rules.ts'

/** What a rule found in a household. */
export interface Insight extends Found {
  readonly rule: Rule
  readonly id: RuleId
  /** What the rule judged by; null where it has no limit. */
  readonly limit: number | null
}
