import { clampRefreshInterval, DEFAULT_REFRESH_MS } from '#wire/refresh-interval.ts'
import { WAIT_GROWTH } from './backoff.ts'
import { AnswerError } from './failure.ts'

/** Each wait is this share longer or shorter by chance, so that many pages do not ask at once. */
const JITTER = 0.15
/** Longest wait after failures (milliseconds), unless the rhythm itself is slower or the server asks for more. */
export const LONGEST_POLL_WAIT_MS = 300_000
/** A page seen again after its time had come asks within this (milliseconds). */
const SOON_MS = 1000

/** The world as asking again and again sees it. */
export interface PollWorld<Answer> {
  /** Asks once; null where nothing has changed since the last time. */
  readonly ask: () => Promise<Answer | null>
  readonly wait: (run: () => void, milliseconds: number) => () => void
  readonly now: () => number
  readonly chance: () => number
  /** False when hidden or offline: then nobody asks. */
  readonly inSight: () => boolean
  /** Calls back whenever `inSight` may have changed. */
  readonly onSight: (changed: () => void) => () => void
}
export interface Polls {
  readonly start: () => void
  /** Until the next start, which asks when this one would have. */
  readonly pause: () => void
  /** Ends it: the next start waits anew. */
  readonly stop: () => void
  /** How often to ask (milliseconds); null: the usual. Counts from the next wait. */
  readonly setRhythm: (interval: number | null) => void
}

/** Milliseconds until the next question after `failures` in a row. `chance` is in [0, 1); the server wants at least `wanted` waited. */
export function pollWait(interval: number, failures: number, chance: number, wanted = 0): number {
  const longest = Math.max(interval, LONGEST_POLL_WAIT_MS)
  const grown = Math.min(longest, interval * WAIT_GROWTH ** Math.min(failures, 60))
  const spread = 2 * JITTER * chance
  return Math.round(Math.max(grown * (1 - JITTER + spread), wanted * (1 + spread)))
}

/**
 * Asks over plain HTTP at the rhythm of the channel, where a network lets no socket through. `hear` gets each answer that is news,
 * `tell` how often is asked (milliseconds) while that works, and null from when it does not.
 */
export function marketPolls<Answer>(
  world: PollWorld<Answer>,
  { hear, tell }: { readonly hear: (answer: Answer) => void; readonly tell: (every: number | null) => void },
): Polls {
  let interval = DEFAULT_REFRESH_MS
  let failures = 0
  let dueAt: number | null = null
  let cancelWait: (() => void) | null = null
  let stopWatching: (() => void) | null = null
  /** Counts starts: an answer to a question of before is nobody's. */
  let turn = 0
  let asking = false

  const arm = () => {
    cancelWait?.()
    cancelWait = null
    if (!stopWatching || dueAt === null || asking || !world.inSight()) return
    const left = dueAt - world.now()
    cancelWait = world.wait(() => void ask(), left > 0 ? left : Math.floor(SOON_MS * world.chance()))
  }
  const plan = (wanted = 0) => {
    dueAt = world.now() + pollWait(interval, failures, world.chance(), wanted)
    arm()
  }
  const pause = () => {
    if (!stopWatching) return
    turn += 1
    asking = false
    stopWatching()
    stopWatching = null
    cancelWait?.()
    cancelWait = null
    tell(null)
  }
  const ask = async () => {
    cancelWait = null
    const mine = turn
    asking = true
    let wanted = 0
    try {
      const answer = await world.ask()
      if (mine !== turn) return
      failures = 0
      if (answer !== null) hear(answer)
      if (mine === turn) tell(interval)
    } catch (error) {
      if (mine !== turn) return
      failures += 1
      if (error instanceof AnswerError && error.wait !== null) wanted = error.wait * 1000
      tell(null)
    }
    if (mine !== turn) return
    asking = false
    plan(wanted)
  }

  return {
    start: () => {
      if (stopWatching) return
      stopWatching = world.onSight(arm)
      if (dueAt === null) plan()
      else arm()
    },
    pause,
    stop: () => {
      pause()
      dueAt = null
      failures = 0
    },
    setRhythm: (wished) => {
      interval = wished === null ? DEFAULT_REFRESH_MS : clampRefreshInterval(wished)
    },
  }
}
