import { cited } from '../cited.ts'

/** Average monthly benefit of retired workers after the increase first paid in January, dollars. */
export const averageRetiredWorker = cited(2071, 'ssa-changes-2026', { asOf: '2026-01' })
