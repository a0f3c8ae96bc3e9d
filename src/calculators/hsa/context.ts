import { type Context, perContext } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { HsaLaw } from './law.ts'
import { type LimitMonth, limitMonths } from './months.ts'
import { lastDay, type Rules, rulesOf } from './rules.ts'
import type { HsaInputs } from './sections.ts'

export type HsaContext = Context<HsaInputs, HsaLaw, Result>

export const rulesIn = perContext<HsaContext, Rules>(({ law }) => rulesOf(law))
/** Whether money for the year may still go in today. */
export const isOpen = (context: HsaContext): boolean => context.today <= lastDay(rulesIn(context))
/** The year's months with what each adds to the limit. */
export const monthsIn = perContext<HsaContext, readonly LimitMonth[]>((context) =>
  limitMonths(context.result, rulesIn(context)),
)
