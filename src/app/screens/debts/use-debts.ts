import { useDeferredValue, useMemo } from 'react'
import { debtPlan } from '../../state/debt-plan.ts'
import { type Picture, usePicture } from '../../state/picture.ts'
import { useStored } from '../../state/use-stored.ts'
import { type Comparison, comparisonOf, type DebtView, debtView } from './debt-view.ts'

export interface Debts {
  readonly picture: Picture
  readonly view: DebtView
}

/** The debts of the picture and the plan for them, worked out at every change. */
export function useDebts(): Debts {
  const picture = usePicture()
  const [settings] = useStored(debtPlan)
  const { household, today, isSample } = picture
  const view = useMemo(
    () => debtView(household.debts, settings, today, isSample),
    [household.debts, settings, today, isSample],
  )
  return { picture, view }
}

/** All strategies side by side: they follow the answer after it is painted. */
export function useComparison(view: DebtView): Comparison {
  const late = useDeferredValue(view)
  return useMemo(() => comparisonOf(late), [late])
}
