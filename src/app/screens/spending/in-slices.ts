import type { Progress } from '#engine/spending/statement/statement-line.ts'

/** Work this long before anybody else has a turn, in milliseconds. */
const SLICE = 12

/** Runs work in short slices beside the page; null when it was stopped. */
export async function inSlices<T>(
  work: Progress<T>,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<T | null> {
  let began = performance.now()
  for (;;) {
    if (signal.aborted) return null
    const turn = work.next()
    if (turn.done) return turn.value
    if (performance.now() - began < SLICE) continue
    onProgress(turn.value)
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
}
