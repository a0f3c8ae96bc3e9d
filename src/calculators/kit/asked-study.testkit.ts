/** A calculator with a study of history, as its own tests ask it: with what the study found, or with a part of it. */
import { expect } from 'vitest'
import { asked } from './asked.testkit.ts'
import type { Calculator, Evaluation } from './definition.ts'
import type { InputValues } from './field.ts'
import { unmarked } from './format.ts'
import { type StudyStep, studied } from './study.ts'

export function askedStudy(calculator: Calculator) {
  const { defaults, env, figure } = asked(calculator)
  const evaluate = (changes: InputValues = {}, found?: unknown): Evaluation =>
    calculator.evaluate({ ...defaults, ...changes }, env, found)
  const find = (changes: InputValues = {}) => studied(calculator, { ...defaults, ...changes }, env)
  return {
    defaults,
    env,
    evaluate,
    figure,
    /** What the study of these inputs finds. */
    find,
    /** The evaluation once the study has come to its end. */
    whole: async (changes: InputValues = {}) => evaluate(changes, await find(changes)),
  }
}

/** The findings of an evaluation as plain words, one to a line. */
export const findings = (shown: Evaluation): string =>
  shown
    .present()
    .findings.map((finding) => unmarked(finding.text))
    .join('\n')

/** Runs a study to its end, and sees that its share of the work grows with every step, to 1 at the most. */
export function stepByStep<S>(steps: Generator<StudyStep<S>, S>): { readonly whole: S; readonly seen: readonly S[] } {
  const seen: S[] = []
  let last = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { whole: step.value, seen }
    expect(step.value.share).toBeGreaterThan(last)
    expect(step.value.share).toBeLessThanOrEqual(1)
    last = step.value.share
    if (step.value.soFar) seen.push(step.value.soFar)
  }
}
