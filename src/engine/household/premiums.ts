import type { Policy } from './lists.ts'
import { perMonth } from './monthly-flows.ts'

/** What a policy costs, dollars a year; null where the premium or how often it is paid is not known, or it was paid once for all. */
export const premiumPerYear = ({ premium, premiumEvery }: Policy): number | null =>
  premium === null || premiumEvery === null || premiumEvery === 'once' ? null : perMonth(premium, premiumEvery) * 12
