import type { Cover } from '#engine/health-savings/contribution-limit.ts'
import type { Result } from './compute.ts'
import type { Law } from './law.ts'

export const coverNames: Readonly<Record<Cover, string>> = { none: 'Not covered', self: 'Only you', family: 'Family' }
/** Money for the year may go in until the day its return is due. */
export const lastDay = ({ tax }: Law): string => `${tax.year + 1}-04-15`
/** 'may', or 'could' once that day is over. */
export const may = ({ day }: Pick<Result, 'day'>, law: Law): 'may' | 'could' => (day <= lastDay(law) ? 'may' : 'could')
