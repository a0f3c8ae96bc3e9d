import type { Progress } from './statement-line.ts'

/** Runs work to its end without a pause. */
export function finished<T>(work: Progress<T>): T {
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
  }
}
