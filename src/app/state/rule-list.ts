/** Which rules of thumb a visitor holds themselves to, at which limit, and since when each is kept or not. Kept in this browser. */
import { maybe, or, record } from './shape.ts'
import { amount, day, flag } from './shape-basics.ts'
import { map } from './shape-lists.ts'
import { stored } from './stored.ts'

const MOST = 60
export interface RuleNote {
  /** Whether it stands on the visitor's own list. */
  readonly isMine: boolean
  /** In place of the rule's own limit; null: the rule's. */
  readonly limit: number | null
  /** Whether it was kept when last looked at, and since which day; null: not looked at with own numbers. */
  readonly seen: { readonly keeps: boolean; readonly on: string } | null
}
export type RuleList = Readonly<Record<string, RuleNote>>
export const noRuleNote: RuleNote = { isMine: true, limit: null, seen: null }

const note = record<RuleNote>({
  isMine: flag,
  limit: or(maybe(amount(0, 1000)), null),
  seen: or(maybe(record<NonNullable<RuleNote['seen']>>({ keeps: flag, on: day })), null),
})

export const ruleList = stored<RuleList>('rule-list', {
  version: 1,
  area: 'session',
  initial: {},
  shape: map({ of: 'rules', most: MOST }, (slug) => /^[a-z0-9-]{1,60}$/.test(slug), note),
})
