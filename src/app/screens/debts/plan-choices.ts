/**
 * The choices about a plan for debts (order, extra money, what is left out) of whoever's debts are on show. The visitor's own are kept; what is
 * tried on a link's debts stays with that link and never touches them (decision 0103).
 */
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { changePlan, type DebtPlan, debtPlan, startingPlan } from '../../state/debt-plan.ts'
import type { Picture } from '../../state/picture.ts'
import { useStored } from '../../state/use-stored.ts'

export interface PlanChoice {
  readonly settings: DebtPlan
  /** False: it could not be kept. */
  readonly change: (part: Partial<DebtPlan>) => boolean
}

interface Tried {
  readonly hash: string
  readonly settings: DebtPlan
}

/** The visitor's own choices; over a link's debts those tried on that link, which begin as for a new visitor. */
export const settingsOf = (hash: string, isLinked: boolean, own: DebtPlan, tried: Tried | null): DebtPlan =>
  !isLinked ? own : tried?.hash === hash ? tried.settings : startingPlan

/** In memory alone, so that both debt screens speak of the same plan. */
let triedNow: Tried | null = null
const followers = new Set<() => void>()
const getTried = (): Tried | null => triedNow
const onTried = (follow: () => void) => {
  followers.add(follow)
  return () => void followers.delete(follow)
}
function tryPlan(hash: string, part: Partial<DebtPlan>): void {
  triedNow = { hash, settings: { ...settingsOf(hash, true, startingPlan, triedNow), ...part } }
  for (const follow of followers) follow()
}

/** The choices for the debts of this picture, as the screen hands them on. */
export function useChoicesFor({ link }: Picture): PlanChoice {
  const { hash } = useLocation()
  const [own] = useStored(debtPlan)
  const tried = useSyncExternalStore(onTried, getTried, () => null)
  const isLinked = link === 'shown' || link === 'coming'
  const settings = settingsOf(hash, isLinked, own, tried)
  const change = useCallback(
    (part: Partial<DebtPlan>) => {
      if (!isLinked) return changePlan(part)
      tryPlan(hash, part)
      return true
    },
    [isLinked, hash],
  )
  return useMemo(() => ({ settings, change }), [settings, change])
}

const shared = createContext<PlanChoice>({ settings: startingPlan, change: () => false })
export const PlanChoices = shared.Provider
export const usePlanChoices = (): PlanChoice => useContext(shared)
