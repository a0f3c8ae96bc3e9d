/**
 * Work too long for a key press: every rolling window of a century and a half of history, ten thousand lives of a plan. On the page it
 * runs in a worker, with a share done, a stop button and results that stream in; for the API and the tests it runs in place. The answer
 * never waits for it.
 */

import type { Env, InputValues } from './field.ts'
import type { Needs } from './law.ts'
import type { Turns } from './turns.ts'

/** How far the work is. */
export interface StudyStep<S> {
  /** 0 to 1. */
  readonly share: number
  /** What is known so far, in the form of the whole; it must say itself how much of the whole it rests on. Null: nothing yet. */
  readonly soFar: S | null
}
/** Work that gives its results as it goes: a yield after every few milliseconds, so that it can be stopped and shown. */
export type Steps<S> = Generator<StudyStep<S>, S>

/** Work of independent pieces, which run beside each other where there are several cores. */
export interface Pieces<P, S> {
  readonly count: number
  /**
   * One piece, `at` from 0. It depends on the question and its own place alone (random numbers: a seed per path), so the answer is the
   * same however many workers share it. Plain data: it crosses between workers. Yields every few milliseconds.
   */
  readonly piece: (at: number) => Turns<P>
  /** What is known once these pieces are in, each at its own place; null while that is too little. Small: it crosses to the page. */
  readonly join: (done: readonly (P | undefined)[]) => S | null
}

/** What a study is asked. */
export interface StudyQuestion<I, L = unknown> {
  readonly inputs: I
  readonly law: L
  /** The year whose law is applied. */
  readonly year: number
  /** 'YYYY-MM-DD'. 1 January of `year`, unless the definition says that the study stands on the day. */
  readonly today: string
}

/** The usual work: of the inputs alone. Plain data only: it crosses from the worker to the page. Total, like `compute`. */
export type StudyWork<I, S> = (inputs: I) => Steps<S>
/** Work that stands on law, or is made of pieces: `lawStudy` and `pieceStudy` of study-run.ts make it. */
export interface PlannedStudy<I, S> {
  readonly law: (asking: { readonly inputs: I; readonly year: number }) => Needs
  readonly start: (question: StudyQuestion<I>) => StudyRun<S>
}
/** What `study.ts` of a calculator exports. */
export type AnyStudy<I, S> = StudyWork<I, S> | PlannedStudy<I, S>

/** A study of one question, ready to run. */
export interface StudyRun<S> {
  /** In place, one step after another. */
  readonly steps: () => Steps<S>
  /** The same work in pieces; null where it is one. */
  readonly pieces: Pieces<unknown, S> | null
}

/** What a definition says about its study. The work itself stands in `study.ts` beside it and never reaches the page's own script. */
export interface Study<I, S> {
  /** In words, to stand after "Checking" and "Checked": 'every starting month since 1871'. */
  readonly what: string
  /** The inputs the study depends on, as text: the same text, the same study. Null where these inputs ask for none. No dates of today. */
  readonly key: (inputs: I) => string | null
  /** What it stands on besides: nothing, the law of the year chosen, or that and today. The kit adds it to the key. */
  readonly standsOn?: 'law' | 'law-and-day'
  readonly load: () => Promise<{ readonly study: AnyStudy<I, S> }>
}

/** A study with its types put away. */
export interface StudyOf {
  /** 'every starting month since 1871' */
  readonly what: string
  /** The same key, the same study: the inputs it depends on, with the year and the day where it stands on them. */
  readonly key: (inputs: InputValues, env: Env) => string | null
  /** Whether this is the study of the starting values, whose results come with the definition. */
  readonly isFirst: (inputs: InputValues, env: Env) => boolean
  /** The year and the day the work is told. */
  readonly told: (env: Env) => { readonly year: number; readonly today: string }
  /** The study of these inputs, once its file and the law it stands on have come. */
  readonly begin: (inputs: InputValues, env: Env) => Promise<StudyRun<unknown>>
}

/** Runs a study to its end in place, letting others have their turn between steps where `pause` is given. */
export async function wholeStudy<S>(steps: Steps<S>, pause?: () => Promise<unknown>): Promise<S> {
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
  env: Env,
  pause?: () => Promise<unknown>,
): Promise<unknown> {
  const { study } = calculator
  if (!study || study.key(inputs, env) === null) return undefined
  return wholeStudy((await study.begin(inputs, env)).steps(), pause)
}
