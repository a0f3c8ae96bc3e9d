import type { Calculator } from '#calculators/kit/definition.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { inTurns } from './study-loop.ts'
import type { FromWorker, ToWorker } from './study-messages.ts'

/** What happens to a study that was asked for. */
export interface StudyEvents {
  readonly step: (share: number, soFar: unknown) => void
  readonly done: (found: unknown) => void
  readonly lost: () => void
}

export interface StudyRunner {
  /** Starts the study of these inputs in place of the one before; gives back how to stop it. */
  readonly run: (inputs: InputValues, events: StudyEvents) => () => void
  readonly close: () => void
}

let lastId = 0

/** In a worker where the browser has them, else on the page itself in short turns. */
export function studyRunner(calculator: Pick<Calculator, 'slug' | 'study'>): StudyRunner {
  let worker: Worker | null = null
  try {
    worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return inPlace(calculator)
  }
  return byWorker(calculator.slug, worker)
}

function byWorker(slug: string, worker: Worker): StudyRunner {
  let asked: { readonly id: number; readonly events: StudyEvents } | null = null
  const tell = (message: ToWorker) => worker.postMessage(message)
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.id !== asked?.id) return
    if (data.kind === 'step') asked.events.step(data.share, data.soFar)
    else if (data.kind === 'done') asked.events.done(data.found)
    else asked.events.lost()
  })
  // The worker's own file could not be fetched.
  worker.addEventListener('error', () => asked?.events.lost())
  return {
    run: (inputs, events) => {
      const id = ++lastId
      asked = { id, events }
      tell({ kind: 'run', id, slug, inputs })
      return () => {
        if (asked?.id !== id) return
        asked = null
        tell({ kind: 'stop' })
      }
    },
    close: () => worker.terminate(),
  }
}

export function inPlace({ study }: Pick<Calculator, 'study'>): StudyRunner {
  return {
    run: (inputs, events) => {
      let stopped = false
      const work = async () => {
        const steps = await study?.begin(inputs)
        if (!steps) return
        const found = await inTurns(
          steps,
          () => stopped,
          ({ share, soFar }) => events.step(share, soFar),
        )
        if (found !== undefined && !stopped) events.done(found)
      }
      work().catch(() => {
        if (!stopped) events.lost()
      })
      return () => {
        stopped = true
      }
    },
    close: () => {},
  }
}
