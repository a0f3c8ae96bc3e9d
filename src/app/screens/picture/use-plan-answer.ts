import { startTransition, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import type { Picture, PlanningDay } from '../../state/picture.ts'

/** What the route's loader says: the day, and the sample's answer with the starting settings where the server drew the page. */
export interface AnsweredDay<Told> extends PlanningDay {
  readonly opening: Told | null
}
export interface PlanAnswer<Told> {
  readonly plan: Told | null
  /** The last answer there was, of whomever: it holds the room until the next one is there, and is not seen. */
  readonly held: Told | null
  readonly isLate: boolean
  readonly failed: boolean
  readonly retry: () => void
}
/** Fetches the plan's program and its law and answers; undefined when it was stopped on the way. */
export type Answering<I, Told> = (
  household: Household,
  inputs: I,
  today: IsoDate,
  isStopped: () => boolean,
) => Promise<Told | undefined>

/** So long after the last key (milliseconds), so that a number can be typed. */
const REST_MS = 90

/**
 * A plan's answer for the picture shown. The finished page has the sample's; any other question is answered beside the page, the last
 * answer standing until the new one is there. Never the sample's answer for own numbers. `answer` is the same function at every drawing.
 */
export function usePlanAnswer<I, Told extends object>(
  { household, isSample, today }: Picture,
  inputs: I,
  isFirst: boolean,
  answer: Answering<I, Told>,
): PlanAnswer<Told> {
  const drawn = useLoaderData<AnsweredDay<Told> | undefined>()
  const opening = isSample && isFirst ? (drawn?.opening ?? null) : null
  const isOpening = opening !== null && drawn?.today === today
  const [made, setMade] = useState<{ readonly isSample: boolean; readonly plan: Told } | null>(null)
  const [answered, setAnswered] = useState<readonly unknown[]>([])
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (isOpening && turn === 0) return
    let isOver = false
    const timer = setTimeout(() => {
      answer(household, inputs, today, () => isOver).then(
        (plan) => {
          if (isOver || plan === undefined) return
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
  }, [household, inputs, today, isSample, isOpening, answer, turn])
  const retry = () => {
    setFailed(false)
    setTurn((now) => now + 1)
  }
  if (isOpening) return { plan: opening, held: opening, isLate: false, failed: false, retry }
  const isLate = answered[0] !== household || answered[1] !== inputs || answered[2] !== today
  // Where it is another day than on the server, the finished page's answer stands until this day's is there.
  const plan = made?.isSample === isSample ? made.plan : opening
  return { plan, held: plan ?? made?.plan ?? drawn?.opening ?? null, isLate, failed, retry }
}
