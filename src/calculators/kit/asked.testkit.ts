/** A calculator as its own tests ask it: the starting values with some changed. */
import type { Calculator, Env, Evaluation } from './definition.ts'
import { type InputValues, initialInputs } from './field.ts'
import { unmarked } from './format.ts'

export function asked(calculator: Calculator, env: Env = { today: '2026-11-21', year: 2026 }) {
  const defaults = initialInputs(calculator.fields, env)
  const evaluate = (changes: InputValues = {}): Evaluation => calculator.evaluate({ ...defaults, ...changes }, env)
  return {
    defaults,
    evaluate,
    /** A figure that must be there. */
    figure: (key: string, changes: InputValues = {}): number => {
      const value = evaluate(changes).figures[key]
      if (value === undefined) throw new Error(`no figure ${key}`)
      return value
    },
    /** The findings as plain words, one to a line. */
    words: (changes: InputValues = {}): string =>
      evaluate(changes)
        .present()
        .findings.map((finding) => unmarked(finding.text))
        .join('\n'),
  }
}
