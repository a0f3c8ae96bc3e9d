import { startTransition, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import type { ToldPlan } from '#calculators/planning/next-dollar/told.ts'
import type { Picture, PlanningDay } from '../../state/picture.ts'
import { answerJourney, type LawKeep } from './answer-journey.ts'
import { isFirst } from './settings.ts'

/** What the route's loader says: the day, and the sample's plan with the starting settings where the server drew the page. */
export interface JourneyDay extends PlanningDay {
  readonly opening: ToldPlan | null
}
interface Made {
  readonly isSample: boolean
  readonly plan: ToldPlan
}
/** So long after the last key (milliseconds), so that a number can be typed. */
const REST_MS = 90

/**
 * The plan of the picture shown. The finished page has the sample's; any other question fetches the plan's program and answers beside the
 * page, the last answer standing until the new one is there. Never the sample's plan for own numbers.
 */
export function useJourney(
  { household, isSample, today }: Picture,
  inputs: NextDollarInputs,
): { readonly plan: ToldPlan | null; readonly isLate: boolean; readonly failed: boolean; readonly retry: () => void } {
  const drawn = useLoaderData<JourneyDay | undefined>()
  const opening = isSample && isFirst(inputs) ? (drawn?.opening ?? null) : null
  const isOpening = opening !== null && drawn?.today === today
  const [keep] = useState<LawKeep>(() => ({ law: null }))
  const [made, setMade] = useState<Made | null>(null)
  const [answered, setAnswered] = useState<readonly unknown[]>([])
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (isOpening && turn === 0) return
    let isOver = false
    const timer = setTimeout(() => {
      answerJourney(household, inputs, today, keep).then(
        (plan) => {
          if (isOver) return
          startTransition(() => {
            setMade({ isSample, plan })
            setAnswered([household, inputs, today])
            setFailed(false)
          })
        },
        () => {
          if (!isOver) setFailed(true)
        },
      )
    }, REST_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [household, inputs, today, isSample, isOpening, keep, turn])
  const retry = () => {
    setFailed(false)
    setTurn((now) => now + 1)
  }
  if (isOpening) return { plan: opening, isLate: false, failed: false, retry }
  const isLate = answered[0] !== household || answered[1] !== inputs || answered[2] !== today
  // Where it is another day than on the server, the finished page's plan stands until this day's is there.
  return { plan: made?.isSample === isSample ? made.plan : opening, isLate, failed, retry }
}
