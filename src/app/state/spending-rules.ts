/** The visitor's own names and categories for stores. */
import { MOST_RULES, type SpendingRule } from '#engine/spending/rules.ts'
import { isRecord, isText, readList } from './read-data.ts'
import { stored } from './stored.ts'

const isTextOrNull = (data: unknown, most: number): data is string | null => data === null || isText(data, most)

function readRule(data: unknown): SpendingRule | null {
  if (!isRecord(data)) return null
  const { contains, name, key, counts } = data
  const isFlag = counts === null || typeof counts === 'boolean'
  return isText(contains, 80) && isTextOrNull(name, 60) && isTextOrNull(key, 80) && isFlag
    ? { contains, name, key, counts }
    : null
}

/** Per session, or on the device by choice. The newest first. */
export const spendingRules = stored<readonly SpendingRule[]>('spending-rules', {
  version: 1,
  area: 'session',
  initial: [],
  read: (data) => readList(data, readRule, MOST_RULES),
})
