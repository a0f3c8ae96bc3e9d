/**
 * The day whose puzzle or riddle stands on a page. Days change in New York, for everybody at once, so that a page says the same to whoever
 * opens it; and a page stays with the day it was drawn for, so that nothing changes under a visitor's eyes.
 */
import { useState, useSyncExternalStore } from 'react'
import { useLoaderData } from 'react-router'
import type { IsoDate } from '#engine/month.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { PlanningDay } from '../../state/picture.ts'
import { onNewDay } from '../../state/today.ts'

const homeDay = (): IsoDate => dayIn(HOME_ZONE, new Date()) as IsoDate

/** Where the page is opened from within the site: what a page drawn now would say. */
export const homeDayClientLoader = (): PlanningDay => ({ today: homeDay() })

export interface StandingDay {
  readonly day: IsoDate
  /** Changes to the newer day where one has begun since the page was drawn; null where none has. */
  readonly renew: (() => void) | null
}
export function useStandingDay(): StandingDay {
  const { today: drawnFor } = useLoaderData<PlanningDay>()
  const [day, setDay] = useState(drawnFor)
  const now = useSyncExternalStore(onNewDay, homeDay, () => null)
  return { day, renew: now !== null && now > day ? () => setDay(now) : null }
}
