import { useDeferredValue, useMemo } from 'react'
import { debtPlan } from '../../state/debt-plan.ts'
import type { Picture } from '../../state/picture.ts'
import { useTriedPicture } from '../../state/tried-picture.ts'
import { useStored } from '../../state/use-stored.ts'
import { isOwnPicture } from '../../state/whose-picture.ts'
import { type Comparison, comparisonOf, type DebtView, debtView } from './debt-view.ts'

export interface Debts {
  readonly picture: Picture
  readonly view: DebtView
}

/** The debts of the picture and the plan for them, worked out at every change. */
export function useDebts(): Debts {
  const picture = useTriedPicture()
  // The box first: the plan is worked out after it.
  const settings = useDeferredValue(useStored(debtPlan)[0])
  const { household, today } = picture
  const of = picture.isSample ? 'sample' : isOwnPicture(picture) ? 'own' : 'link'
  const view = useMemo(() => debtView(household.debts, settings, today, of), [household.debts, settings, today, of])
  return { picture, view }
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
