/** Which rules of thumb a visitor holds themselves to, at which limit, and since when each is kept or not. Kept in this browser. */
import { isRecord } from './read-data.ts'
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

const day = /^\d{4}-\d{2}-\d{2}$/
function readNote(data: unknown): RuleNote | null {
  if (!isRecord(data) || typeof data['isMine'] !== 'boolean') return null
  const { limit, seen } = data
  const known =
    isRecord(seen) && typeof seen['keeps'] === 'boolean' && typeof seen['on'] === 'string' && day.test(seen['on'])
  return {
    isMine: data['isMine'],
    limit: typeof limit === 'number' && limit >= 0 && limit <= 1000 ? limit : null,
    seen: known ? { keeps: seen['keeps'] as boolean, on: seen['on'] as string } : null,
  }
}

export const ruleList = stored<RuleList>('rule-list', {
  version: 1,
  area: 'session',
  initial: {},
  read: (data) => {
    if (!isRecord(data)) return null
    const notes = Object.entries(data).flatMap(([slug, one]) => {
      const note = /^[a-z0-9-]{1,60}$/.test(slug) ? readNote(one) : null
      return note ? [[slug, note] as const] : []
    })
    return Object.fromEntries(notes.slice(0, MOST))
  },
})
