/** The household a planning screen speaks of: the visitor's own, or the sample one until there is an own number. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useLoaderData } from 'react-router'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { PayWorkedOut } from '#engine/household/take-home.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { showOwnPicture } from './own-picture-mark.ts'
import { type OwnPicture, onRecords, ownPicture } from './records.ts'
import { type SampleChoice, sampleChoice } from './sample-choice.ts'
import { localToday, useToday } from './today.ts'
import { useFollowed } from './use-followed.ts'
import { usePaid } from './use-paid.ts'

/** What a planning screen's loader says: the day its page is drawn for. */
export interface PlanningDay {
  readonly today: IsoDate
}

export interface Picture {
  /** With take-home pay worked out where only pay before taxes was given, so that every screen reasons from the same pay. */
  readonly household: Household
  /** How take-home pay was worked out; null where it was said, isn’t known, or its law is still on the way. */
  readonly pay: PayWorkedOut | null
  readonly isSample: boolean
  readonly today: IsoDate
  /** Whether the visitor has numbers of their own, shown or not. */
  readonly hasOwn: boolean
  /**
   * On a page that takes numbers from a link: whether the address holds some. 'shown': they are the household, to look at; like the
   * sample's they can't be changed here.
   */
  readonly link?: 'coming' | 'shown' | 'unreadable'
}

interface Shown {
  /** null: the sample. */
  readonly own: Household | null
  readonly hasOwn: boolean
}
const sampleShown: Shown = { own: null, hasOwn: false }
let latest: { readonly made: unknown; readonly choice: SampleChoice; readonly shown: Shown } | null = null

function shownNow(): Shown {
  const made = ownPicture()
  const choice = sampleChoice.get()
  if (latest?.made === made && latest.choice === choice) return latest.shown
  const isSample = choice === 'on' || (choice === null && !made.hasNumbers)
  const own = isSample ? null : made.household
  latest = { made, choice, shown: { own, hasOwn: made.hasNumbers } }
  return latest.shown
}
function onShown(listener: () => void): () => void {
  const stops = [onRecords(listener), sampleChoice.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

let sample: { readonly today: IsoDate; readonly household: Household } | null = null
/** Every piece of a screen that asks gets the same object, so that what hangs on it is worked out once. */
export function sampleOn(today: IsoDate): Household {
  if (sample?.today !== today) sample = { today, household: sampleHousehold(today) }
  return sample.household
}

/** The sample keeps the day of its page where the visitor's is the one before or after: nothing on it moves as the page wakes up. */
function dayOf(isSample: boolean, drawnFor: IsoDate | undefined, here: IsoDate | null): IsoDate {
  if (here === null) return drawnFor ?? localToday()
  return isSample && drawnFor !== undefined && Math.abs(daysBetween(drawnFor, here)) <= 1 ? drawnFor : here
}

/**
 * The household, whether it is the sample, and the day it is seen on. Pre-rendered HTML shows the sample on the day the page was drawn
 * for; own numbers are seen on the visitor's day. The screen's route loads `planningLoader`.
 */
export function usePicture(): Picture {
  const drawnFor = useLoaderData<PlanningDay | undefined>()?.today
  const { own, hasOwn } = useFollowed(onShown, shownNow, sampleShown)
  const today = dayOf(own === null, drawnFor, useToday())
  const said = useMemo(() => own ?? sampleOn(today), [own, today])
  const { household, pay, isComing } = usePaid(said, today)
  useLayoutEffect(() => {
    if (!isComing && (own !== null || shownNow().own === null)) showOwnPicture()
  }, [own, isComing])
  return useMemo(
    () => ({ household, pay, isSample: own === null, today, hasOwn }),
    [household, pay, own, today, hasOwn],
  )
}

const noPicture: OwnPicture = { household: emptyHousehold, hasNumbers: false }

/** The visitor's own household as they said it and nothing else: for the screens where it is edited. Empty in pre-rendered HTML. */
export function useOwnPicture(): Picture {
  const { household, hasNumbers } = useSyncExternalStore(onRecords, ownPicture, () => noPicture)
  const today = useToday()
  return useMemo(
    () => ({ household, pay: null, isSample: false, today: today ?? localToday(), hasOwn: hasNumbers }),
    [household, hasNumbers, today],
  )
}
