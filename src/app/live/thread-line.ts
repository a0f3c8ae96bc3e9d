import { LIVE_PATH } from '#wire/live-path.ts'
import { HEALTHY_AFTER_MS, reconnectWait } from './backoff.ts'

/** A socket as far as a thread needs one. */
export type ThreadSocket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onclose' | 'onmessage'>

/** The world as the line sees it. */
export interface ThreadWorld {
  readonly connect: () => ThreadSocket
  /** Whether the page is looked at, and has a network. */
  readonly inSight: () => boolean
  /** Calls back whenever that may have changed. */
  readonly onSight: (changed: () => void) => () => void
  /** Calls back once, after so many milliseconds. */
  readonly wait: (run: () => void, milliseconds: number) => () => void
  readonly now: () => number
  readonly chance: () => number
}

/** The number of answers a message tells of a thread; null where it tells something else. */
function answersIn(data: unknown, thread: string): number | null {
  try {
    const message = JSON.parse(String(data)) as Readonly<Record<string, unknown>> | null
    const { type, thread: which, answers } = message ?? {}
    return type === 'thread-answers' && which === thread && Number.isInteger(answers) ? Number(answers) : null
  } catch {
    return null
  }
}

/** Hears how many answers a thread has, as soon as that changes, while its page is looked at. Comes back after a loss. The answer ends it. */
export function threadLine(world: ThreadWorld, thread: string, hear: (answers: number) => void): () => void {
  let socket: ThreadSocket | null = null
  let failures = 0
  let cancelRetry: (() => void) | null = null

  const open = () => {
    if (socket || !world.inSight()) return
    cancelRetry?.()
    cancelRetry = null
    let openedAt: number | null = null
    const mine = world.connect()
    socket = mine
    mine.onopen = () => {
      openedAt = world.now()
      mine.send(JSON.stringify({ type: 'watch-thread', thread }))
    }
    mine.onmessage = ({ data }: { readonly data: unknown }) => {
      const answers = answersIn(data, thread)
      if (answers !== null) hear(answers)
    }
    mine.onclose = () => {
      if (socket !== mine) return
      socket = null
      if (openedAt !== null && world.now() - openedAt >= HEALTHY_AFTER_MS) failures = 0
      cancelRetry = world.wait(open, reconnectWait(failures, world.chance()))
      failures += 1
    }
  }
  const drop = () => {
    cancelRetry?.()
    cancelRetry = null
    const old = socket
    socket = null
    old?.close()
  }
  const stopWatching = world.onSight(() => (world.inSight() ? open() : drop()))
  open()
  return () => {
    stopWatching()
    drop()
  }
}

/** The browser as the line sees it. */
export const threadWorld: ThreadWorld = {
  connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${LIVE_PATH}`),
  inSight: () => navigator.onLine && document.visibilityState === 'visible',
  onSight: (changed) => {
    const ends = new AbortController()
    document.addEventListener('visibilitychange', changed, { signal: ends.signal })
    for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: ends.signal })
    return () => ends.abort()
  },
  wait: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
  chance: () => Math.random(),
}
