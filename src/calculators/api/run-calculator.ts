/** A calculator's answer as the JSON API gives it. The server only carries it. */
import type { Calculator } from '../kit/definition.ts'
import type { Env, InputValues } from '../kit/field.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { bringMissing } from '../kit/missing.ts'
import type { Presentation, Unit, Working } from '../kit/presentation.ts'
import { studied } from '../kit/study.ts'
import { inputNames } from './input-names.ts'
import { readInputs } from './read-inputs.ts'
import { type ApiAnswer, readQuestion, refused } from './read-question.ts'
import { toldInputs } from './told-inputs.ts'
import { toldSource } from './told-source.ts'
import { toldTable } from './told-table.ts'
import { toldText } from './told-text.ts'
import { apiValue } from './units.ts'
import { refusals } from './words/refusals.en.ts'

/** Answers {"inputs": {...}, "year"?: 2026, "asOf"?: "2026-11-23"}. Missing inputs take their starting values; law and studies are waited for. */
export async function run(
  calculator: Calculator,
  body: unknown,
  env: Env,
  /** Lets other requests have their turn between the steps of a study. */
  pause?: () => Promise<unknown>,
): Promise<ApiAnswer> {
  const { slug, fields, years } = calculator
  const question = readQuestion(body, { parts: ['inputs'], names: inputNames(slug, fields), fields, years }, env)
  if (!question.ok) return question.answer
  const { today, year } = question
  const at: Env = { ...env, today, year, law: env.law ?? lawShelf() }
  const read = readInputs(slug, calculator, question.inputs, at)
  if (!read.ok) return refused('bad_inputs', refusals.inputs, read.errors)
  await bringMissing(calculator, read.inputs, at)
  const evaluation = calculator.evaluate(read.inputs, at, await studied(calculator, read.inputs, at, pause))
  return {
    status: 200,
    body: {
      calculator: slug,
      asOf: today,
      year,
      inputs: toldInputs(slug, fields, read.inputs),
      notAsked: notAsked(calculator, read.inputs, read.given),
      outcome: evaluation.outcome,
      ...toldAnswer(evaluation.present()),
      mainFigure: calculator.mainFigure(read.inputs),
      figures: toldFigures(calculator, evaluation.figures),
      ...toldExplanation(evaluation.present()),
    },
  }
}

/** Inputs that were sent and that this question does not ask: they changed nothing. */
function notAsked(calculator: Calculator, inputs: InputValues, given: readonly string[]): readonly string[] {
  const names = inputNames(calculator.slug, calculator.fields)
  return given.filter((name) => !calculator.shown(names.toField(name) ?? name, inputs))
}

const toldAnswer = ({ headline, more }: Presentation) => ({
  headline: toldText(headline),
  ...(more ? { more: toldText(more) } : {}),
})

export const toldFigures = (
  { figures }: { readonly figures: readonly { readonly key: string; readonly unit: Unit }[] },
  values: Readonly<Record<string, number>>,
): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    figures.flatMap(({ key, unit }) => {
      const value = values[key]
      return value === undefined ? [] : [[key, apiValue(unit, value)]]
    }),
  )

export const toldWorking = ({ title, lines, steps }: Working) => ({
  title: toldText(title).text,
  lines: lines.map((line) => toldText(line).text),
  ...(steps ? { steps: steps.map((step) => toldText(step).text) } : {}),
})

const toldExplanation = ({ tables, findings, workings, sources }: Presentation) => ({
  tables: Object.fromEntries(tables.map((table) => [table.key, toldTable(table)])),
  findings: findings.map(({ tone, text }) => ({ tone, ...toldText(text) })),
  workings: workings.map(toldWorking),
  sources: sources.map(toldSource),
})
