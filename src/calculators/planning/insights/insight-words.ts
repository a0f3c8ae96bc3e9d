import type { Tone } from '#engine/planning/insights/rule.ts'
import type { InsightValues, RuleId } from '#engine/planning/insights/rules.ts'
import type { Say } from '../../kit/say.ts'

/** All that is said about one rule. */
export interface RuleWords<V> {
  /** Two to four words. */
  readonly label: string
  /** How it judges, in one sentence, without the limit. */
  readonly rule: string
  /** What the limit's box is called, where the rule has one. */
  readonly limit?: string
  /** The finding, by tone: what is true of these numbers, why it matters, what one could do. At most 35 words. */
  readonly says: { readonly [T in Tone]?: (values: V, say: Say) => string }
  /** Numbers whose usual name would leave a question open here. */
  readonly figures?: { readonly [K in keyof V]?: string }
  /** What the link says it does; by tone where each leads elsewhere. */
  readonly way: string | { readonly [T in Tone]?: string }
}

/** The words of some rules; a rule without them doesn't compile. */
export type InsightWords<Id extends RuleId> = { readonly [K in Id]: RuleWords<InsightValues[K]> }
