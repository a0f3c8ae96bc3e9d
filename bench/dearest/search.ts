/** The dearest question anybody may ask: random questions, the best of them changed a little again and again. */
import { nextShare, type RandomState, randomState, seedPath } from '../../src/engine/simulation/random.ts'

/** One thing that is asked: a calculator or a plan. */
export interface Subject<Q> {
  readonly name: string
  /** What a new visitor asks. */
  readonly start: Q
  /** Another question of the same kind, altogether or a little. */
  readonly another: (state: RandomState) => Q
  readonly changed: (state: RandomState, question: Q) => Q
  /** Answers it; false where the door refuses it. */
  readonly ask: (question: Q) => Promise<boolean>
}

export interface Dearest<Q> {
  readonly name: string
  /** Milliseconds, the least of several runs. */
  readonly start: number
  readonly dearest: number
  readonly question: Q
  readonly asked: number
  /** Questions that threw, the first of them. */
  readonly thrown: readonly { readonly question: Q; readonly error: unknown }[]
}

/** What this thread has used, where the machine tells it; it may count in ticks. */
const processorTime = (): number => {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const TICK_MS = 4

/** How many of the best are kept to be changed. */
const KEPT = 4
/** A question this much dearer than the best is timed again before it is believed. */
const AGAIN = 4

export async function dearestOf<Q>(subject: Subject<Q>, forMs: number, seed: number): Promise<Dearest<Q>> {
  const state = randomState()
  seedPath(state, seed, 0)
  const thrown: { question: Q; error: unknown }[] = []
  const timed = async (question: Q): Promise<number | null> => {
    const began = performance.now()
    const used = processorTime()
    try {
      if (!(await subject.ask(question))) return null
    } catch (error) {
      if (thrown.length < 3) thrown.push({ question, error })
      return null
    }
    // What others do on a busy machine is no part of it.
    return Math.min(performance.now() - began, processorTime() - used + TICK_MS)
  }
  const least = async (question: Q, times: number): Promise<number> => {
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < times; i++) best = Math.min(best, (await timed(question)) ?? Number.POSITIVE_INFINITY)
    return best
  }
  await least(subject.start, 5)
  const start = await least(subject.start, 5)
  const best: { question: Q; ms: number }[] = [{ question: subject.start, ms: start }]
  let asked = 0
  for (const end = performance.now() + forMs; performance.now() < end; asked++) {
    const from = best[Math.floor(nextShare(state) ** 2 * best.length)]?.question ?? subject.start
    let question = asked % 5 === 4 ? subject.another(state) : subject.changed(state, from)
    while (nextShare(state) < 0.4) question = subject.changed(state, question)
    const ms = await timed(question)
    if (ms === null || ms <= (best.at(-1)?.ms ?? 0)) continue
    const sure = Math.min(ms, await least(question, AGAIN))
    if (best.length >= KEPT && sure <= (best.at(-1)?.ms ?? 0)) continue
    best.push({ question, ms: sure })
    best.sort((a, b) => b.ms - a.ms)
    best.length = Math.min(best.length, KEPT)
  }
  const top = best[0] ?? { question: subject.start, ms: start }
  return { name: subject.name, start, dearest: top.ms, question: top.question, asked, thrown }
}
