/** What a visitor set on Insights: limits moved, findings hidden. Preferences, so they stay on the device like the theme. */
import { isText } from './read-data.ts'
import { checked, one, or, record } from './shape.ts'
import { number } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface InsightSettings {
  /** By rule, in the limit's own unit. */
  readonly limits: Readonly<Record<string, number>>
  /** Rules whose findings are hidden. */
  readonly hidden: readonly string[]
}
/** More than there are rules: what is longer was not written here. */
const MOST = 300
const isRule = (data: unknown): data is string => isText(data, 60) && /^[a-z-]+$/.test(data)

export const insightShape = record<InsightSettings>({
  limits: or(map({ of: 'limits', most: MOST }, isRule, number), {}),
  hidden: or(
    checked(list({ of: 'hidden findings', most: MOST }, one(isRule)), (rules) => [...new Set(rules)]),
    [],
  ),
})

export const insightSettings = stored<InsightSettings>('insights', {
  version: 1,
  area: 'local',
  initial: { limits: {}, hidden: [] },
  shape: insightShape,
})

/** null: the rule's own limit again. */
export const setLimit = (rule: string, limit: number | null): boolean =>
  insightSettings.set((now) => {
    const { [rule]: _before, ...rest } = now.limits
    return { ...now, limits: limit === null ? rest : { ...rest, [rule]: limit } }
  })
export const hideRule = (rule: string): boolean =>
  insightSettings.set((now) => ({ ...now, hidden: [...now.hidden.filter((one) => one !== rule), rule] }))
export const showRule = (rule: string): boolean =>
  insightSettings.set((now) => ({ ...now, hidden: now.hidden.filter((one) => one !== rule) }))
