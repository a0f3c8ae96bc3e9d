/** Other workers that share a study, one for each core the machine has beside this one's. Each runs the same script as this worker. */
import type { Hand } from './share-pieces.ts'
import type { FromWorker, StudyAsked, ToWorker } from './study-messages.ts'

/** More would not be felt, and each takes memory. This worker is one of them. */
const MOST = 8

/** How many work on a study on a machine of so many cores; unknown counts as one. */
export const handsFor = (cores: number | undefined): number => Math.max(1, Math.min(MOST, Math.floor(cores ?? 1)))

interface Helper {
  readonly tell: (message: ToWorker) => void
  /** Who waits for the piece it works on. */
  waiter: {
    readonly id: number
    readonly resolve: (found: unknown) => void
    readonly reject: (e: Error) => void
  } | null
  isGone: boolean
}
let helpers: readonly Helper[] | null = null

function hire(script: string): Helper {
  const worker = new Worker(script, { type: 'module' })
  const helper: Helper = { tell: (message) => worker.postMessage(message), waiter: null, isGone: false }
  const leave = () => {
    helper.isGone = true
    worker.terminate()
    helper.waiter?.reject(new Error('a helper stopped'))
    helper.waiter = null
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const { waiter } = helper
    if (!waiter || data.id !== waiter.id) return
    helper.waiter = null
    if (data.kind === 'piece') waiter.resolve(data.found)
    else waiter.reject(new Error('a helper could not fetch its work'))
  })
  worker.addEventListener('error', leave)
  return helper
}

/** Helpers for this study, told to get ready; none where a worker cannot have any. */
export function studyHands(asked: StudyAsked, script: string = location.href): readonly Hand[] {
  if (!('Worker' in globalThis)) return []
  helpers ??= Array.from({ length: handsFor(navigator.hardwareConcurrency) - 1 }, () => hire(script))
  return helpers
    .filter((helper) => !helper.isGone)
    .map((helper) => {
      stand(helper)
      helper.tell({ ...asked, kind: 'share' })
      return (at) =>
        new Promise((resolve, reject) => {
          if (helper.isGone) return reject(new Error('a helper stopped'))
          helper.waiter = { id: asked.id, resolve, reject }
          helper.tell({ kind: 'piece', id: asked.id, at })
        })
    })
}
/** Nobody waits for the old piece any more; whoever did goes on and finds the study stopped. */
function stand(helper: Helper): void {
  helper.waiter?.resolve(undefined)
  helper.waiter = null
}

/** The study was stopped: so is what the others work on. */
export function restHands(): void {
  for (const helper of helpers ?? []) {
    stand(helper)
    if (!helper.isGone) helper.tell({ kind: 'stop' })
  }
}
