import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { startingSettings } from '#calculators/planning/scenario/assumptions.ts'
import { type EventKind, type LifeEvent, MOST_EVENTS } from '#engine/planning/scenario/event-fields.ts'
import type { ScenarioSettings } from '#engine/planning/scenario/model.ts'
import type { Picture } from '../../state/picture.ts'
import { hashOf, readHash } from './address.ts'
import { firstPreset, type Preset } from './presets.ts'
import type { ScenarioOpening } from './scenario-loader.ts'
import { PAUSE, type Told, useTold } from './use-told.ts'

/** An event with a name of its own for the list on the screen. */
export interface Placed {
  readonly id: number
  readonly event: LifeEvent
}
export interface ScenarioState extends Told {
  readonly placed: readonly Placed[]
  readonly settings: ScenarioSettings
  readonly add: (kind: EventKind) => void
  readonly start: (preset: Preset) => void
  readonly change: (id: number, event: LifeEvent) => void
  /** Answers how to put it back. */
  readonly remove: (id: number) => () => void
  readonly set: (settings: ScenarioSettings) => void
  readonly hash: () => string
}

const work = () => import('./work.ts')
/** A new event begins a quarter after the last one, within two years. */
const atOf = (placed: readonly Placed[]): number =>
  Math.min(24, Math.max(0, ...placed.map(({ event }) => event.at)) + 3)

/** The events and settings of the page, and what they come to for the household shown; the address follows them. */
export function useScenario(picture: Picture, opening: ScenarioOpening): ScenarioState {
  const { household, isSample, today } = picture
  const ids = useRef(1)
  const listed = useCallback(
    (events: readonly LifeEvent[]): readonly Placed[] => events.map((event) => ({ id: ids.current++, event })),
    [],
  )
  const [placed, setPlaced] = useState<readonly Placed[]>(() =>
    opening.events.map((event, at) => ({ id: -1 - at, event })),
  )
  const [settings, setSettings] = useState<ScenarioSettings>(startingSettings)
  const [isOwn, setOwn] = useState(false)
  const isOpening = !isOwn && isSample && today === opening.today

  // A link comes first; without one, the first case is made anew for the household shown.
  const pending = useRef<string | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const hear = () => {
      pending.current = readHash(location.hash) === null ? null : location.hash
      setAsked((now) => now + 1)
    }
    hear()
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [])
  useEffect(() => {
    const said = pending.current === null ? null : readHash(pending.current)
    if (asked === 0 || (said === null && (isOwn || isOpening))) return
    let isLeft = false
    const bring = async () => {
      const { eventsOfText, presetEvents } = await work()
      if (isLeft) return
      const events = said === null ? null : eventsOfText(said.events, { household, today })
      pending.current = null
      if (said === null) setPlaced(listed(presetEvents(firstPreset, { household, today })))
      else if (events !== null) {
        setOwn(true)
        setSettings(said.settings)
        setPlaced(listed(events))
      }
    }
    bring().catch(() => {
      isLeft = true
    })
    return () => {
      isLeft = true
    }
  }, [household, today, isOwn, isOpening, asked, listed])

  const list = useMemo(() => ({ events: placed.map(({ event }) => event) }), [placed])
  const answer = useTold(picture, list, settings, opening, isOpening)

  useEffect(() => {
    if (!isOwn) return
    const write = () => history.replaceState(history.state, '', hashOf(list.events, settings))
    const timer = setTimeout(write, PAUSE)
    return () => clearTimeout(timer)
  }, [list, settings, isOwn])

  const touch = (next: (now: readonly Placed[]) => readonly Placed[]): void => {
    setOwn(true)
    setPlaced(next)
  }
  return {
    ...answer,
    placed,
    settings,
    add: (kind) =>
      void work().then(({ newEvent }) =>
        touch((now) =>
          now.length >= MOST_EVENTS ? now : [...now, ...listed([newEvent(kind, atOf(now), { household, today })])],
        ),
      ),
    start: (preset) =>
      void work().then(({ presetEvents }) => touch(() => listed(presetEvents(preset, { household, today })))),
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
    hash: () => hashOf(list.events, settings),
  }
}
