/** Asks for the range of outcomes: in a worker, or in short slices on the page where there is none. A stop is heard at once. */
import { mixRange, type RangeAsked, type RangeFound } from '#engine/portfolio/mix-range.ts'
import { inSlices } from '../spending/in-slices.ts'
import type { FromRangeWorker } from './range-worker.ts'

/** What came of it; `null` as the value: the record is too short. */
export type RangeAnswer = { readonly found: RangeFound | null }

/** Resolves with null when it was stopped. Rejects only where the work itself failed. */
export function askRange(
  asked: RangeAsked,
  signal: AbortSignal,
  onShare: (done: number) => void,
): Promise<RangeAnswer | null> {
  const here = async () => {
    const found = await inSlices(wrapped(asked), signal, onShare)
    return found
  }
  if (!('Worker' in globalThis)) return here()
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./range-worker.ts', import.meta.url), { type: 'module' })
    const end = (answer: RangeAnswer | null) => {
      worker.terminate()
      resolve(answer)
    }
    signal.addEventListener('abort', () => end(null), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<FromRangeWorker>) => {
      if (data.kind === 'share') onShare(data.done)
      else end({ found: data.found })
    })
    worker.addEventListener('error', (event) => {
      worker.terminate()
      // A worker that cannot start leaves the work to the page.
      event.preventDefault()
      here().then(resolve, reject)
    })
    worker.postMessage(asked)
  })
}

/** The answer in a cover, so that a stop (null) and a record that is too short are told apart. */
function* wrapped(asked: RangeAsked): Generator<number, RangeAnswer> {
  return { found: yield* mixRange(asked) }
}
