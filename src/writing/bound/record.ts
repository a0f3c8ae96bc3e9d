/**
 * Figures of the long record by name, worked out here from the series: how often stocks rose, what the worst year was, how often a rule
 * of spending lasted. No law and no survey holds them, so no other registry does.
 */
import { once } from '#calculators/kit/definition.ts'
import type { RecordFigure } from './record-figure.ts'
import { spendingRecord } from './record-spending.ts'
import { stockRecord } from './record-stocks.ts'

const figures = once(() => new Map([...stockRecord(), ...spendingRecord()].map((figure) => [figure.name, figure])))

export const recordFigure = (name: string): RecordFigure | null => figures().get(name) ?? null
export const recordFigures = (): readonly RecordFigure[] => [...figures().values()]
