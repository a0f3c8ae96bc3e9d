/**
 * What explains an answer, part by part. A finished page keeps its parts as HTML until one is pressed or an input changes; from then
 * on a worker makes them anew, and each takes its place when the browser has time for it. No React: the page holds one of these.
 */
import type { ComponentType } from 'react'
import type { InputValues } from '#calculators/kit/field.ts'
import { partNames } from '#calculators/kit/part-names.ts'
import type { PartName, Parts } from '#calculators/kit/parts.ts'

/** What is explained. */
export interface Subject {
  readonly inputs: InputValues
  readonly today: string
  readonly year: number
  /** What the study of these inputs has found; undefined where that is known from the inputs. */
  readonly found: unknown
}
export type MakePart = <K extends PartName>(subject: Subject, name: K, signal: AbortSignal) => Promise<Parts[K]>

/** How each part is drawn; comes in a file of its own, with the first part that needs it. */
export type Drawings = { readonly [K in PartName]: Drawing<K> }
type Drawing<K extends PartName> = ComponentType<{ readonly value: Parts[K]; readonly slug: string }>
/** A part with what draws it. */
export interface Drawable<K extends PartName> {
  readonly value: Parts[K]
  readonly Drawn: Drawing<K>
}
export const drawingOf = <K extends PartName>(drawings: Drawings, name: K): Drawing<K> =>
  drawings[name] as unknown as Drawing<K>

/** How one part stands on the page. */
export interface Place<K extends PartName = PartName> {
  /** Draws a new value. */
  readonly show: (part: Drawable<K>) => void
  /** Whether what is drawn stands for an earlier question. */
  readonly dim: (isOld: boolean) => void
  /** Whether it can be seen now: those are filled in first. */
  readonly isSeen: () => boolean
}

/** An answer that must be looked for first is there by then, or what explains the one before goes on. */
const GIVE_WAY = 300
/** Old pictures are dimmed only after a moment, since most new ones are there by then. */
const DIM_AFTER = 180

export interface Explaining {
  readonly place: <K extends PartName>(name: K, place: Place<K>) => () => void
  /** Explains another question in place of the one before. */
  readonly explain: (subject: Subject) => void
  /** A part of the finished page, once it was woken: its own value, so that it wakes up as it is. */
  readonly kept: <K extends PartName>(name: K) => Promise<Drawable<K>>
  readonly wake: (name: PartName) => void
  /** A key was pressed whose answer is being looked for: what explains the one before is not drawn meanwhile. */
  readonly giveWay: () => void
  /** A question is on its way: what draws is fetched, and the worker gets ready on the part that is seen first. Nothing is shown. */
  readonly ready: () => void
  readonly close: () => void
}

/** `onLost` says whether the explanation could not be brought up to date. */
export function explaining(
  make: MakePart,
  bring: () => Promise<Drawings>,
  opening: Subject,
  onLost: (isLost: boolean) => void,
  rest: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve)),
): Explaining {
  const places = new Map<PartName, Place>()
  const keeping = new Map<PartName, PromiseWithResolvers<unknown>>()
  const woken = new Set<PartName>()
  let work = new AbortController()
  let dimmer: ReturnType<typeof setTimeout> | undefined
  /** Drawing waits for this. */
  let pause: Promise<unknown> | null = null

  const drawable = async <K extends PartName>(subject: Subject, name: K, signal: AbortSignal): Promise<Drawable<K>> => {
    const [drawings, value] = await Promise.all([bring(), make(subject, name, signal)])
    return { value, Drawn: drawingOf(drawings, name) }
  }
  /** The parts that stand for an earlier question. */
  let old = new Set<PartName>()
  const dimOld = () => {
    for (const name of old) places.get(name)?.dim(true)
  }
  const run = async (subject: Subject, { signal }: AbortController) => {
    const mine = new Set(partNames.filter((name) => places.has(name)))
    old = mine
    while (mine.size > 0) {
      const name = [...mine].find((one) => places.get(one)?.isSeen()) ?? [...mine][0]
      if (name === undefined) return
      const part = await drawable(subject, name, signal)
      await rest()
      if (pause) await pause
      if (signal.aborted) return
      places.get(name)?.show(part as never)
      mine.delete(name)
      places.get(name)?.dim(false)
    }
    clearTimeout(dimmer)
    onLost(false)
  }
  const keep = (name: PartName) => {
    const known = keeping.get(name)
    if (known) return known
    const made = Promise.withResolvers<unknown>()
    keeping.set(name, made)
    return made
  }
  return {
    place: (name, place) => {
      places.set(name, place as unknown as Place)
      return () => {
        places.delete(name)
      }
    },
    explain: (subject) => {
      work.abort()
      work = new AbortController()
      pause = null
      clearTimeout(dimmer)
      dimmer = setTimeout(dimOld, DIM_AFTER)
      const mine = work
      run(subject, mine).catch(() => {
        if (!mine.signal.aborted) onLost(true)
      })
    },
    kept: <K extends PartName>(name: K) => keep(name).promise as Promise<Drawable<K>>,
    wake: (name) => {
      if (woken.has(name)) return
      woken.add(name)
      drawable(opening, name, new AbortController().signal).then(keep(name).resolve, () => woken.delete(name))
    },
    giveWay: () => {
      pause = new Promise((resolve) => setTimeout(resolve, GIVE_WAY))
    },
    ready: () => {
      const name = partNames.find((one) => places.has(one))
      if (name !== undefined) drawable(opening, name, work.signal).catch(() => {})
    },
    close: () => {
      work.abort()
      clearTimeout(dimmer)
    },
  }
}
