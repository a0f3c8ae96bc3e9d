/** The worker: one plan in every stretch of the record or in many drawn ones, off the page's own thread. */
import { mixRange, type RangeAsked, type RangeFound } from '#engine/portfolio/mix-range.ts'

export type FromRangeWorker =
  | { readonly kind: 'share'; readonly done: number }
  | { readonly kind: 'found'; readonly found: RangeFound | null }

const say = (message: FromRangeWorker) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<RangeAsked>) => {
  const work = mixRange(data)
  let told = 0
  for (;;) {
    const turn = work.next()
    if (turn.done) {
      say({ kind: 'found', found: turn.value })
      return
    }
    if (turn.value - told < 0.05) continue
    told = turn.value
    say({ kind: 'share', done: told })
  }
})
