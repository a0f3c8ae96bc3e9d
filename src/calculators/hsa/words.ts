import type { Cover } from '#engine/health-savings/contribution-limit.ts'
import { MONTH_NAMES } from '#engine/month.ts'

export const coverNames: Readonly<Record<Cover, string>> = { none: 'Not covered', self: 'Only you', family: 'Family' }
export const monthNameOf = (index: number): string => MONTH_NAMES[index] ?? ''
