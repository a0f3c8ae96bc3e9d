import { useDeferredValue, useMemo } from 'react'
import type { Picture } from '../../state/picture.ts'
import { useTriedPicture } from '../../state/tried-picture.ts'
import { isOwnPicture } from '../../state/whose-picture.ts'
import { type Comparison, comparisonOf, type DebtView, debtView } from './debt-view.ts'
import { type PlanChoice, useChoicesFor } from './plan-choices.ts'

export interface Debts {
  readonly picture: Picture
  readonly view: DebtView
  /** For `PlanChoices`: what the parts of the screen read and change. */
  readonly choice: PlanChoice
}

/** The debts of the picture and the plan for them, worked out at every change. */
export function useDebts(): Debts {
  const picture = useTriedPicture()
  const choice = useChoicesFor(picture)
  // The box first: the plan is worked out after it.
  const settings = useDeferredValue(choice.settings)
  const { household, today } = picture
  const of = picture.isSample ? 'sample' : isOwnPicture(picture) ? 'own' : 'link'
  const view = useMemo(() => debtView(household.debts, settings, today, of), [household.debts, settings, today, of])
  return { picture, view, choice }
}

export interface Compared {
  /** The plan the comparison belongs to: the one on the page, or the one before it while the page is still at work. */
  readonly view: DebtView
  readonly comparison: Comparison
}

/**
 * All strategies side by side, and what stands under the answer: they follow it after it is painted. Those of one household are never shown
 * for another's.
 */
export function useCompared(view: DebtView): Compared {
  const deferred = useDeferredValue(view)
  const late = deferred.of === view.of ? deferred : view
  return useMemo(() => ({ view: late, comparison: comparisonOf(late) }), [late])
}
