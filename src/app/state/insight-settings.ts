/** What a visitor set on Insights: limits moved, findings hidden. Preferences, so they stay on the device like the theme. */
import { isAmount, isRecord, isText } from './read-data.ts'
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

export function readInsightSettings(data: unknown): InsightSettings | null {
  if (!isRecord(data) || !isRecord(data['limits']) || !Array.isArray(data['hidden'])) return null
  const limits = Object.entries(data['limits'])
  if (limits.length > MOST || data['hidden'].length > MOST) return null
  if (!limits.every(([rule, limit]) => isRule(rule) && isAmount(limit)) || !data['hidden'].every(isRule)) return null
  return { limits: data['limits'] as InsightSettings['limits'], hidden: [...new Set(data['hidden'] as string[])] }
}

export const insightSettings = stored<InsightSettings>('insights', {
  version: 1,
  area: 'local',
  initial: { limits: {}, hidden: [] },
  read: readInsightSettings,
})

/** null: the rule's own limit again. */
export const setLimit = (rule: string, limit: number | null): void =>
  insightSettings.set((now) => {
    const { [rule]: _before, ...rest } = now.limits
    return { ...now, limits: limit === null ? rest : { ...rest, [rule]: limit } }
  })
export const hideRule = (rule: string): void =>
  insightSettings.set((now) => ({ ...now, hidden: [...now.hidden.filter((one) => one !== rule), rule] }))
export const showRule = (rule: string): void =>
  insightSettings.set((now) => ({ ...now, hidden: now.hidden.filter((one) => one !== rule) }))
