import type { StudyStep } from '#calculators/kit/study.ts'

/** Work this long before anybody else has a turn, in milliseconds: a stop is heard within it. */
const TURN = 12
/** Show what is known so far this often. */
const SHOW = 80

/** Runs a study in turns, showing how far it is; undefined when it was stopped on the way. */
export async function inTurns<S>(
  steps: Generator<StudyStep<S>, S>,
  isStopped: () => boolean,
  show: (step: StudyStep<S>) => void,
  pause: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve)),
  now: () => number = () => performance.now(),
): Promise<S | undefined> {
  let turn = now()
  let shown = turn
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const at = now()
    if (at - turn < TURN) continue
    if (at - shown >= SHOW) {
      show(step.value)
      shown = at
    }
    await pause()
    if (isStopped()) return undefined
    turn = now()
  }
}
