/** The worker: fetches the work of one calculator's study and runs it, one question at a time. */
import { studies } from '#calculators/studies.ts'
import { inTurns } from './study-loop.ts'
import type { FromWorker, ToWorker } from './study-messages.ts'

/** The question being worked on; a newer one, or a stop, takes its place. */
let current = 0
const say = (message: FromWorker) => postMessage(message)

async function run({ id, slug, inputs }: Extract<ToWorker, { kind: 'run' }>): Promise<void> {
  current = id
  try {
    const loaded = await studies[slug]?.()
    if (!loaded) return say({ kind: 'lost', id })
    const found = await inTurns(
      loaded.study(inputs as never),
      () => current !== id,
      ({ share, soFar }) => say({ kind: 'step', id, share, soFar }),
    )
    if (found !== undefined) say({ kind: 'done', id, found })
  } catch {
    say({ kind: 'lost', id })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'stop') current = 0
  else void run(data)
})
