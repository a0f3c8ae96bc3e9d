/** Spreads the pieces of a study over whoever helps. The answer depends on the pieces alone, not on who worked out which. */
import type { Pieces, StudyStep } from '#calculators/kit/study.ts'
import { wholeOf } from '#calculators/kit/study-run.ts'

/** Somebody who works out pieces: this worker itself, or another. Undefined: stopped on the way. */
export type Hand = (at: number) => Promise<unknown>

/** Show what is known so far this often, in milliseconds; less often where it takes long to put together. */
const SHOW = 80
const SHOW_PER_COST = 5

/**
 * Runs all pieces, each hand taking the next one when it is free; undefined when it was stopped. The first hand is this worker's own:
 * if it fails, so does the study. A piece another hand fails at is worked out by the rest.
 */
export async function sharePieces<S>(
  { count, join }: Pick<Pieces<unknown, S>, 'count' | 'join'>,
  [own, ...others]: readonly [Hand, ...Hand[]],
  isStopped: () => boolean,
  show: (step: StudyStep<S>) => void,
  now: () => number = () => performance.now(),
): Promise<S | undefined> {
  const done: unknown[] = Array.from({ length: count })
  const returned: number[] = []
  let next = 0
  let ready = 0
  let showAfter = 0
  const take = () => returned.pop() ?? (next < count ? next++ : null)
  const put = (at: number, found: unknown) => {
    done[at] = found
    ready += 1
    const began = now()
    if (ready === count || began < showAfter) return
    show({ share: ready / count, soFar: join(done) })
    const ended = now()
    showAfter = ended + Math.max(SHOW, SHOW_PER_COST * (ended - began))
  }
  const work = async (hand: Hand, isOwn: boolean) => {
    for (let at = take(); at !== null && !isStopped(); at = take()) {
      try {
        const found = await hand(at)
        if (isStopped()) return
        put(at, found)
      } catch (problem) {
        if (isOwn) throw problem
        returned.push(at)
        return
      }
    }
  }
  await Promise.all([work(own, true), ...others.map((hand) => work(hand, false))])
  // What a hand gave back after the others had finished.
  await work(own, true)
  return isStopped() ? undefined : wholeOf(join(done))
}
