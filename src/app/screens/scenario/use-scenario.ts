import { useCallback, useEffect, useRef, useState } from 'react'
import { startingSettings } from '#calculators/planning/scenario/assumptions.ts'
import type { ToldScenario } from '#calculators/planning/scenario/tell.ts'
import { type EventKind, type LifeEvent, MOST_EVENTS } from '#engine/planning/scenario/event-fields.ts'
import type { ScenarioSettings } from '#engine/planning/scenario/model.ts'
import type { Picture } from '../../state/picture.ts'
import { hashOf, readHash } from './address.ts'
import { firstPreset, type Preset } from './presets.ts'
import type { ScenarioOpening } from './scenario-loader.ts'

/** A pause this long after the last change before work begins, milliseconds. */
const PAUSE = 120

/** An event with a name of its own for the list on the screen. */
export interface Placed {
  readonly id: number
  readonly event: LifeEvent
}
export interface ScenarioState {
  readonly placed: readonly Placed[]
  readonly settings: ScenarioSettings
  readonly told: ToldScenario
  /** What is told is still of the sample where own numbers are shown, or the other way round. */
  readonly isOfOther: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly add: (kind: EventKind) => void
  readonly start: (preset: Preset) => void
  readonly change: (id: number, event: LifeEvent) => void
  /** Answers how to put it back. */
  readonly remove: (id: number) => () => void
  readonly set: (settings: ScenarioSettings) => void
  readonly hash: () => string
}

const work = () => import('./work.ts')
const atOf = (placed: readonly Placed[]): number =>
  Math.min(24, Math.max(0, ...placed.map(({ event }) => event.at)) + 3)

/** The events and settings of the page, and what they come to for the household shown; the address follows them. */
export function useScenario({ household, isSample, today }: Picture, opening: ScenarioOpening): ScenarioState {
  const ids = useRef(1)
  const place = useCallback(
    (events: readonly LifeEvent[]): readonly Placed[] => events.map((event) => ({ id: ids.current++, event })),
    [],
  )
  const [placed, setPlaced] = useState<readonly Placed[]>(() =>
    opening.events.map((event, at) => ({ id: -1 - at, event })),
  )
  const [settings, setSettings] = useState<ScenarioSettings>(startingSettings)
  const [isOwn, setOwn] = useState(false)
  const [told, setTold] = useState<ToldScenario>(opening.told)
  const [isToldOfSample, setToldOfSample] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isOpening = !isOwn && isSample && today === opening.today

  // A link's events come first; without one, the first case is made anew for the household shown.
  const seen = useRef(false)
  useEffect(() => {
    let isLeft = false
    const said = seen.current ? null : readHash(location.hash)
    seen.current = true
    if (said === null && (isOwn || isOpening)) return
    void work()
      .then(({ eventsOfText, presetEvents }) => {
        if (isLeft) return
        const events = said === null ? null : eventsOfText(said.events, { household, today })
        if (said !== null && events !== null) {
          setOwn(true)
          setSettings(said.settings)
        }
        setPlaced(place(events ?? presetEvents(firstPreset, { household, today })))
      })
      .catch(() => setFailed(true))
    return () => {
      isLeft = true
    }
  }, [household, today, isOwn, isOpening, place])

  useEffect(() => {
    if (isOpening) {
      setTold(opening.told)
      setToldOfSample(true)
      return
    }
    let isStopped = false
    setBusy(true)
    const timer = setTimeout(() => {
      const asked = { household, today, events: placed.map(({ event }) => event), settings }
      void work()
        .then(({ workOut }) => workOut(asked, () => isStopped))
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
  }, [household, today, isSample, placed, settings, isOpening, opening])

  const hash = () =>
    hashOf(
      placed.map(({ event }) => event),
      settings,
    )
  useEffect(() => {
    if (!isOwn) return
    const timer = setTimeout(
      () =>
        history.replaceState(
          history.state,
          '',
          hashOf(
            placed.map(({ event }) => event),
            settings,
          ),
        ),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [placed, settings, isOwn])

  const touch = (next: (now: readonly Placed[]) => readonly Placed[]): void => {
    setOwn(true)
    setPlaced(next)
  }
  return {
    placed,
    settings,
    told,
    isOfOther: isToldOfSample !== isSample,
    isBusy,
    hasFailed,
    add: (kind) =>
      void work().then(({ newEvent }) =>
        touch((now) =>
          now.length >= MOST_EVENTS ? now : [...now, ...place([newEvent(kind, atOf(now), { household, today })])],
        ),
      ),
    start: (preset) =>
      void work().then(({ presetEvents }) => touch(() => place(presetEvents(preset, { household, today })))),
    change: (id, event) => touch((now) => now.map((one) => (one.id === id ? { id, event } : one))),
    remove: (id) => {
      const gone = placed.find((one) => one.id === id)
      touch((now) => now.filter((one) => one.id !== id))
      return () => {
        if (gone) touch((now) => [...now, gone])
      }
    },
    set: (next) => {
      setOwn(true)
      setSettings(next)
    },
    hash,
  }
}
