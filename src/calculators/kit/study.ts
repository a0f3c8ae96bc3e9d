/**
 * Work too long for a key press: every rolling window of a century and a half of history. On the page it runs in a worker, with a
 * share done, a stop button and results that stream in; for the API and the tests it runs in place. The answer never waits for it.
 */

import type { Clock, InputValues } from './field.ts'

/** How far the work is. */
export interface StudyStep<S> {
  /** 0 to 1. */
  readonly share: number
  /** What is known so far, in the form of the whole; it must say itself how much of the whole it rests on. Null: nothing yet. */
  readonly soFar: S | null
}

/**
 * The work, step by step: yield after every few milliseconds (a few dozen windows), so that it can be stopped and shown. It returns
 * the whole. Plain data only: it crosses from the worker to the page. Total, like `compute`.
 */
export type StudyWork<I, S> = (inputs: I) => Generator<StudyStep<S>, S>

/** What a definition says about its study. The work itself stands in `study.ts` beside it and never reaches the page's own script. */
export interface Study<I, S> {
  /** In words, to stand after "Working through" and "Worked through": 'every starting month since 1871'. */
  readonly what: string
  /** The inputs the study depends on, as text: the same text, the same study. Null where these inputs ask for none. No dates of today. */
  readonly key: (inputs: I) => string | null
  readonly load: () => Promise<{ readonly study: StudyWork<I, S> }>
}

/** A study with its types put away. */
export interface StudyOf {
  /** 'every starting month since 1871' */
  readonly what: string
  readonly key: (inputs: InputValues) => string | null
  /** Whether these inputs ask the same as the starting values, whose results come with the definition. */
  readonly isFirst: (inputs: InputValues, clock: Clock) => boolean
  /** The study of these inputs, step by step, once its file has come. */
  readonly begin: (inputs: InputValues) => Promise<Generator<StudyStep<unknown>, unknown>>
}

/** Runs a study to its end in place, letting others have their turn between steps where `pause` is given. */
export async function wholeStudy<S>(steps: Generator<StudyStep<S>, S>, pause?: () => Promise<unknown>): Promise<S> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause?.()
  }
}

/** Finds out all there is to find for these inputs; undefined where they ask for no study. For whoever may wait: the API, a test. */
export async function studied(
  calculator: { readonly study: StudyOf | null },
  inputs: InputValues,
  pause?: () => Promise<unknown>,
): Promise<unknown> {
  const { study } = calculator
  if (!study || study.key(inputs) === null) return undefined
  return wholeStudy(await study.begin(inputs), pause)
}
