import type { Inputs } from '../kit/field.ts'
import type { FieldsOf } from '../kit/section.ts'
import { events, health, pensions } from './event-sections.ts'
import { home } from './home-section.ts'
import { benefits, more, savings, spouse, you } from './people-sections.ts'
import { life, markets, taxes } from './plan-sections.ts'

/** In the order of the page: who and how much first, the rest folded. */
export const sections = [
  you,
  savings,
  spouse,
  benefits,
  more,
  pensions,
  events,
  health,
  home,
  taxes,
  markets,
  life,
] as const
export type PlanInputs = Inputs<FieldsOf<typeof sections>>
