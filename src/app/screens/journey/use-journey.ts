import { useState } from 'react'
import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import type { ToldPlan } from '#calculators/planning/next-dollar/told.ts'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import type { Picture } from '../../state/picture.ts'
import { type AnsweredDay, type PlanAnswer, usePlanAnswer } from '../picture/use-plan-answer.ts'
import { answerJourney, type LawKeep } from './answer-journey.ts'
import { isFirst } from './settings.ts'

export type JourneyDay = AnsweredDay<ToldPlan>

/** The plan of the picture shown; its law is kept while the page stands. */
export function useJourney(picture: Picture, inputs: NextDollarInputs): PlanAnswer<ToldPlan> {
  const [answer] = useState(() => {
    const keep: LawKeep = { law: null }
    return (household: Household, asked: NextDollarInputs, today: IsoDate) =>
      answerJourney(household, asked, today, keep)
  })
  return usePlanAnswer(picture, inputs, isFirst(inputs), answer)
}
