import { useEffect, useState } from 'react'
import type { ToldScenario } from '#calculators/planning/scenario/tell.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import type { ScenarioSettings } from '#engine/planning/scenario/model.ts'
import type { Picture } from '../../state/picture.ts'
import type { ScenarioOpening } from './scenario-loader.ts'

/** A pause this long after the last change before work begins, milliseconds. */
export const PAUSE = 120

export interface Told {
  readonly told: ToldScenario
  /** What is told is still of the sample where own numbers are shown, or the other way round. */
  readonly isOfOther: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
}
/** A list of events that stays the same object as long as it says the same. */
export interface EventList {
  readonly events: readonly LifeEvent[]
}

/** What the events come to for the household shown; what is newer takes back what is still being worked out. */
export function useTold(
  { household, isSample, today }: Picture,
  list: EventList,
  settings: ScenarioSettings,
  opening: ScenarioOpening,
  isOpening: boolean,
): Told {
  const [told, setTold] = useState<ToldScenario>(opening.told)
  const [isToldOfSample, setToldOfSample] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isOpening) {
      setTold(opening.told)
      setToldOfSample(true)
      return
    }
    let isStopped = false
    setBusy(true)
    const timer = setTimeout(() => {
      void import('./work.ts')
        .then(({ workOut }) => workOut({ household, today, events: list.events, settings }, () => isStopped))
        .then((next) => {
          if (isStopped || next === undefined) return
          setTold(next)
          setToldOfSample(isSample)
          setBusy(false)
          setFailed(false)
        })
        .catch(() => {
          if (isStopped) return
          setBusy(false)
          setFailed(true)
        })
    }, PAUSE)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [household, today, isSample, list, settings, isOpening, opening])
  return { told, isOfOther: isToldOfSample !== isSample, isBusy, hasFailed }
}
