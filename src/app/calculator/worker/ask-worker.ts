/** Asks a long question about a calculator: in a worker, or where there is none on the page itself in short slices. */
import type { Answer, Question, ToWorker } from './messages.ts'
import type { Answers, Kind, Payloads } from './work.ts'

interface Runner {
  readonly tell: (message: ToWorker) => void
  readonly close: () => void
}
interface Waiter {
  readonly found: (found: unknown) => void
  readonly lost: (problem: Error) => void
}

const waiters = new Map<number, Waiter>()
let lastId = 0
let runner: Runner | null = null

function hear(answer: Answer): void {
  const waiter = waiters.get(answer.id)
  waiters.delete(answer.id)
  if (!waiter) return
  if ('found' in answer) waiter.found(answer.found)
  else {
    waiter.lost(new Error(answer.problem))
    // What could not be fetched may be remembered as lost; the next question gets a new worker.
    if (waiters.size === 0) dismiss()
  }
}
function dismiss(): void {
  runner?.close()
  runner = null
  held = null
}
function loseAll(): void {
  dismiss()
  const lost = [...waiters.values()]
  waiters.clear()
  for (const waiter of lost) waiter.lost(new Error('The worker stopped.'))
}

function byWorker(): Runner {
  const worker = new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data))
  worker.addEventListener('error', loseAll)
  return { tell: (message) => worker.postMessage(message), close: () => worker.terminate() }
}
function inPlace(): Runner {
  const jobs = import('./job-list.ts').then(({ jobList }) => jobList(hear))
  jobs.catch(loseAll)
  return { tell: (message) => void jobs.then((list) => list.hear(message)), close: () => {} }
}

/** What the runner of now holds, and its key. */
let held: { readonly found: unknown; readonly key: number } | null = null
let lastKey = 0

/** Hands over what a study found, unless the runner holds it: it may be large, and each part of an answer asks with it. */
function heldKey(to: Runner, found: unknown): number | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  if (held?.found !== found) {
    held = { found, key: ++lastKey }
    to.tell({ kind: 'hold', ...held })
  }
  return held.key
}

/** The newest question is worked on first. Rejects with the signal's reason once it is aborted. */
export function askWorker<K extends Kind>(
  slug: string,
  kind: K,
  payload: Payloads[K],
  signal: AbortSignal,
): Promise<Answers[K]> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const id = ++lastId
    const takeBack = () => {
      waiters.delete(id)
      runner?.tell({ kind: 'take-back', id })
      reject(signal.reason)
    }
    signal.addEventListener('abort', takeBack, { once: true })
    waiters.set(id, {
      found: (found) => {
        signal.removeEventListener('abort', takeBack)
        resolve(found as Answers[K])
      },
      lost: (problem) => {
        signal.removeEventListener('abort', takeBack)
        reject(problem)
      },
    })
    runner ??= 'Worker' in globalThis ? byWorker() : inPlace()
    // The law fetched here stays here: the worker has its own.
    const { today, year } = payload.env
    const own = { ...payload, env: { today, year } }
    const key = heldKey(runner, 'found' in payload ? payload.found : undefined)
    runner.tell(
      (key === undefined
        ? { id, slug, kind, payload: own }
        : { id, slug, kind, payload: { ...own, found: undefined }, held: key }) as Question,
    )
  })
}
