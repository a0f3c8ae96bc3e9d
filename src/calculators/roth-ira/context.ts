import type { Context } from '../kit/calculator.ts'
import type { IraLaw } from '../kit/ira/needs.ts'
import type { RothResult } from './compute.ts'
import type { RothInputs } from './sections.ts'

export type RothContext = Context<RothInputs, IraLaw, RothResult>

/** Money for a year may go in until the day its return is due; no extension moves that. */
export const lastDay = ({ law: { tax } }: RothContext): string => `${tax.year + 1}-04-15`
/** Money over the limit may leave or move free of the yearly tax until then, where the return is filed in time or extended. */
export const lastDayOut = ({ law: { tax } }: RothContext): string => `${tax.year + 1}-10-15`
export const isOpen = (context: RothContext): boolean => context.today <= lastDay(context)
