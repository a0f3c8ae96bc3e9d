import { type ScorePlan, scorePlan } from '../../state/score-plan.ts'

/** What is tried over the numbers of one link: never kept, and not the next link's (decision 0103). */
export interface TriedPlan {
  readonly hash: string
  readonly plan: ScorePlan
}

/** The score and the steps on show: the visitor's own, or those tried over this link. */
export const shownPlan = (hash: string, isLinked: boolean, own: ScorePlan, tried: TriedPlan): ScorePlan =>
  !isLinked ? own : tried.hash === hash ? tried.plan : scorePlan.initial
