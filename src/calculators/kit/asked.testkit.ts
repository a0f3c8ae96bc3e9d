/** A calculator as its own tests ask it: the starting values with some changed, on one day. */
import type { Calculator, Evaluation, Tool } from './definition.ts'
import { type Env, type InputValues, initialInputs } from './field.ts'
import { unmarked } from './format.ts'
import { lawShelf } from './law-shelf.ts'
import { bringMissing } from './missing.ts'
import type { Presentation, Table } from './presentation.ts'

export function asked(calculator: Calculator, env: Env = { today: '2026-11-21', year: 2026 }) {
  const defaults = initialInputs(calculator.fields, env)
  const evaluate = (changes: InputValues = {}, year = env.year): Evaluation =>
    calculator.evaluate({ ...defaults, ...changes }, { ...env, year })
  const figures = (changes: InputValues = {}, year = env.year): Evaluation['figures'] => evaluate(changes, year).figures
  const present = (changes: InputValues = {}, year = env.year): Presentation => evaluate(changes, year).present()
  const table = (key: string, changes: InputValues = {}): Table | undefined =>
    present(changes).tables.find((one) => one.key === key)
  return {
    env,
    defaults,
    evaluate,
    figures,
    present,
    table,
    check: (changes: InputValues) => calculator.check({ ...defaults, ...changes }),
    /** A figure that must be there. */
    figure: (key: string, changes: InputValues = {}): number => {
      const value = figures(changes)[key]
      if (value === undefined) throw new Error(`no figure ${key}`)
      return value
    },
    /** The rows of a table, none where it is not shown. */
    rows: (key: string, changes: InputValues = {}) => table(key, changes)?.rows ?? [],
    /** The answer in one sentence, as plain words. */
    headline: (changes: InputValues = {}): string => unmarked(present(changes).headline),
    /** The findings as plain words, one to a line. */
    words: (changes: InputValues = {}, year = env.year): string =>
      present(changes, year)
        .findings.map((finding) => unmarked(finding.text))
        .join('\n'),
    /** The findings as they stand, with their marks of emphasis. */
    marked: (changes: InputValues = {}): string =>
      present(changes)
        .findings.map((finding) => finding.text)
        .join('\n'),
    /** The answer, the sentence under it and the findings as plain words, one to a line. */
    allWords: (changes: InputValues = {}): string => {
      const { headline, more, findings } = present(changes)
      return unmarked([headline, more, ...findings.map((finding) => finding.text)].join('\n'))
    },
  }
}

/** The same of a tool, with the law its starting values need in each of its years. */
export async function askedWhole(tool: Tool, today = '2026-11-21', year = 2026) {
  const calculator = await tool.whole()
  const env: Env = { today, year, law: lawShelf() }
  const defaults = initialInputs(calculator.fields, env)
  for (const one of new Set([year, ...calculator.years]))
    await bringMissing(calculator, defaults, { ...env, year: one })
  return { calculator, ...asked(calculator, env) }
}
