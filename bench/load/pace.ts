import { median } from '../report/spread.ts'
import { samples } from '../site/pages.ts'

/** Keeps results alive, so that no compiler may leave the work out. */
let sink: unknown

/** How often per second each of two functions runs: turn about in the same process, so that both meet the same machine. */
export function paceOf(ours: () => unknown, peer: () => unknown): { ours: number; peer: number } {
  const [a, b]: [number[], number[]] = [[], []]
  const ms = samples(250, 60)
  run(ours, ms)
  run(peer, ms)
  for (let round = 0; round < samples(7, 3); round++) {
    a.push(run(ours, ms))
    b.push(run(peer, ms))
  }
  return { ours: median(a), peer: median(b) }
}

/** Runs for about so many milliseconds; answers runs per second. */
function run(work: () => unknown, ms: number): number {
  const began = performance.now()
  let count = 0
  let took = 0
  do {
    sink = work()
    count += 1
    took = performance.now() - began
  } while (took < ms)
  if (sink === undefined) throw new Error('Work under measurement must answer something.')
  return count / (took / 1000)
}
