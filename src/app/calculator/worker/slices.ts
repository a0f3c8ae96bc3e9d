import type { Turns } from '#calculators/kit/turns.ts'

/** Work this long before anybody else has a turn, in milliseconds: a stop, or a key press, is heard within it. */
const SLICE = 12

/** Runs work in short slices; undefined when it was stopped on the way. */
export async function inSlices<T>(
  turns: Turns<T>,
  isStopped: () => boolean,
  pause: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve)),
  now: () => number = () => performance.now(),
): Promise<T | undefined> {
  let began = now()
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
    if (now() - began < SLICE) continue
    await pause()
    if (isStopped()) return undefined
    began = now()
  }
}
