/** The answer to a question that only programs ask. The server only carries it. */
import type { Env, Inputs } from '../kit/field.ts'
import { attempt, isPrintableThroughout } from '../kit/no-answer.ts'
import { american } from '../kit/say.ts'
import type { Question } from '../questions/question.ts'
import { inputNames } from './input-names.ts'
import { readInputs } from './read-inputs.ts'
import { type ApiAnswer, readQuestion, refused } from './read-question.ts'
import { toldFigures, toldWorking } from './run-calculator.ts'
import { toldInputs } from './told-inputs.ts'
import { toldSource } from './told-source.ts'
import { toldTable } from './told-table.ts'
import { toldText } from './told-text.ts'
import { refusals } from './words/refusals.en.ts'

/** Answers {"inputs": {...}, "asOf"?: "2026-11-23"}; the day and the year are repeated, as in every answer. */
export function runQuestion(question: Question, body: unknown, env: Env): ApiAnswer {
  const { name, fields } = question
  const asked = readQuestion(body, { parts: ['inputs'], names: inputNames(name, fields), fields, years: [] }, env)
  if (!asked.ok) return asked.answer
  const { today, year } = asked
  const check = (inputs: unknown) => question.check(inputs as Inputs<typeof fields>, american)
  const read = readInputs(name, { fields, check }, asked.inputs, { today })
  if (!read.ok) return refused('bad_inputs', refusals.inputs, read.errors)
  const answer = attempt(
    env,
    () => question.answer(read.inputs as Inputs<typeof fields>, american),
    () => undefined,
  )
  if (answer === undefined || !isPrintableThroughout([answer.figures, answer.tables]))
    return refused('no_answer', refusals.noAnswer)
  const { outcome, headline, figures, tables, workings } = answer
  return {
    status: 200,
    body: {
      question: name,
      asOf: today,
      year,
      inputs: toldInputs(name, fields, read.inputs),
      outcome,
      headline: toldText(headline),
      mainFigure: question.mainFigure,
      figures: toldFigures(question, figures),
      tables: Object.fromEntries(tables.map((table) => [table.key, toldTable(table)])),
      workings: workings.map(toldWorking),
      sources: question.sources.map(toldSource),
    },
  }
}
