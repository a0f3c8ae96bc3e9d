import type { Tool } from '#calculators/kit/definition.ts'
import type { Env, InputValues } from '#calculators/kit/field.ts'
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
  readonly run: (inputs: InputValues, env: Env, events: StudyEvents) => () => void
  /** A study is on its way: what runs it is fetched. */
  readonly ready: () => void
  readonly close: () => void
}

let lastId = 0

/** In a worker where the browser has them, else on the page itself in short turns. */
export const studyRunner = (calculator: Pick<Tool, 'slug' | 'study'>): StudyRunner =>
  'Worker' in globalThis ? byWorker(calculator) : inPlace(calculator)

function byWorker({ slug, study }: Pick<Tool, 'slug' | 'study'>): StudyRunner {
  let asked: { readonly id: number; readonly events: StudyEvents } | null = null
  let worker: Worker | null = null
  /** A worker that could not fetch its work may remember that; the next try gets a new one. */
  const lose = () => {
    worker?.terminate()
    worker = null
    asked?.events.lost()
  }
  const hire = () => {
    const hired = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' })
    hired.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.id !== asked?.id) return
      if (data.kind === 'step') asked.events.step(data.share, data.soFar)
      else if (data.kind === 'done') asked.events.done(data.found)
      else lose()
    })
    hired.addEventListener('error', lose)
    return hired
  }
  const tell = (message: ToWorker) => {
    worker ??= hire()
    worker.postMessage(message)
  }
  return {
    run: (inputs, env, events) => {
      const id = ++lastId
      asked = { id, events }
      // The law fetched here stays here: the worker fetches what its work stands on.
      const { year, today } = study?.told(env) ?? env
      tell({ kind: 'run', id, slug, inputs, year, today })
      return () => {
        if (asked?.id !== id) return
        asked = null
        tell({ kind: 'stop' })
      }
    },
    ready: () => tell({ kind: 'ready', slug }),
    close: () => worker?.terminate(),
  }
}

export function inPlace({ study }: Pick<Tool, 'study'>): StudyRunner {
  return {
    run: (inputs, env, events) => {
      let stopped = false
      const work = async () => {
        const run = await study?.begin(inputs, env)
        if (!run) return
        const found = await inTurns(
          run.steps(),
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
    ready: () => {},
    close: () => {},
  }
}
