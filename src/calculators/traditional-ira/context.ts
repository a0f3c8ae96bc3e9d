import type { Context } from '../kit/calculator.ts'
import type { IraLaw } from '../kit/ira/needs.ts'
import type { TraditionalResult } from './compute.ts'
import type { TraditionalInputs } from './sections.ts'

export type TraditionalContext = Context<TraditionalInputs, IraLaw, TraditionalResult>

/** Money for a year may go in until the day its return is due; no extension moves that. */
export const lastDay = ({ law: { tax } }: TraditionalContext): string => `${tax.year + 1}-04-15`
/** Money over the limit may leave free of the yearly tax until then, where the return is filed in time or extended. */
export const lastDayOut = ({ law: { tax } }: TraditionalContext): string => `${tax.year + 1}-10-15`
export const isOpen = (context: TraditionalContext): boolean => context.today <= lastDay(context)
