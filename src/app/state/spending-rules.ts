/** The visitor's own names and categories for stores. */
import { MOST_RULES, type SpendingRule } from '#engine/spending/rules.ts'
import { maybe, record } from './shape.ts'
import { flag, text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

const rule = record<SpendingRule>({
  contains: text(80),
  name: maybe(text(60)),
  key: maybe(text(80)),
  counts: maybe(flag),
})

/** Per session, or on the device by choice. The newest first. */
export const spendingRules = stored<readonly SpendingRule[]>('spending-rules', {
  version: 1,
  area: 'session',
  initial: [],
  shape: list({ of: 'rules', most: MOST_RULES }, rule),
})
