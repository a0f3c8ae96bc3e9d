/** A plan's answer as the JSON API gives it. The server only carries it. */
import { emptyHousehold } from '#engine/household/household.ts'
import type { PayWorkedOut } from '#engine/household/take-home.ts'
import { roundToCent } from '#engine/money.ts'
import { catalogue } from '../catalogue.ts'
import type { Env, InputValues } from '../kit/field.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { attempt, isPrintableThroughout } from '../kit/no-answer.ts'
import type { Plan } from '../planning/plan.ts'
import { readHousehold } from '../planning/read-household.ts'
import { planAsking } from '../planning/words/reading.en.ts'
import { yearsOf } from './describe-plan.ts'
import { inputNames } from './input-names.ts'
import { isObject, readInputs } from './read-inputs.ts'
import { type ApiAnswer, readQuestion, refused } from './read-question.ts'
import { toldBySchema } from './told-by-schema.ts'
import { toldInputs } from './told-inputs.ts'
import { refusals } from './words/refusals.en.ts'

/** More pieces than any household needs. One that is still missing after it came would be asked for without end. */
const MOST_PIECES = 20

/**
 * Answers {"household": {...}, "inputs"?: {...}, "year"?: 2026, "asOf"?: "2026-11-23"}. What the household leaves out is unknown; missing
 * inputs take their starting values; law on demand is waited for.
 */
export async function runPlan(plan: Plan, body: unknown, env: Env): Promise<ApiAnswer> {
  const { name, fields } = plan
  const question = readQuestion(
    body,
    {
      parts: ['household', 'inputs'],
      names: inputNames(name, fields),
      fields,
      holds: { household: Object.keys(emptyHousehold) },
      years: yearsOf(plan),
    },
    env,
  )
  if (!question.ok) return question.answer
  const { parts, today, year } = question
  const at: Env = { ...env, today, year, law: env.law ?? lawShelf() }
  const picture = readHousehold(parts['household'])
  if (!picture.ok) return refused('bad_household', planAsking.household, picture.errors)
  const read = readInputs(name, plan, question.inputs, at)
  if (!read.ok) return refused('bad_inputs', refusals.inputs, read.errors)
  for (let tries = 0; tries < MOST_PIECES; tries++) {
    const needed = plan.missing(picture.household, read.inputs, at)
    if (!needed) break
    await needed.fetch()
  }
  // Amounts may each be right and together grow past all counting.
  const answered = attempt(
    at,
    () => ({
      answer: plan.run(picture.household, read.inputs, at),
      takeHomeEstimate: inCents(plan.pay(picture.household, at)),
    }),
    () => undefined,
  )
  if (answered === undefined || !isPrintableThroughout(answered)) return refused('no_answer', refusals.noAnswer)
  return {
    status: 200,
    body: {
      plan: name,
      asOf: today,
      year,
      inputs: toldInputs(name, fields, read.inputs),
      takeHomeEstimate: answered.takeHomeEstimate,
      answer: await withApiNames(toldBySchema(plan.answer, answered.answer)),
    },
  }
}

/** Dollars a month, told to the cent. */
const inCents = (pay: PayWorkedOut | null): object | null =>
  pay && Object.fromEntries(Object.entries(pay).map(([name, amount]) => [name, roundToCent(amount)]))

/** Wherever an answer leads to a calculator, its inputs stand as that calculator's address takes them. */
async function withApiNames(data: unknown): Promise<unknown> {
  if (Array.isArray(data)) return Promise.all(data.map(withApiNames))
  if (!isObject(data)) return data
  const told = Object.fromEntries(
    await Promise.all(Object.entries(data).map(async ([key, value]) => [key, await withApiNames(value)] as const)),
  )
  const { calculator: slug, inputs } = data
  if (typeof slug !== 'string' || !isObject(inputs)) return told
  const { calculator } = (await catalogue.find((entry) => entry.slug === slug)?.load?.()) ?? {}
  return calculator ? { ...told, inputs: toldInputs(slug, calculator.fields, inputs as InputValues) } : told
}
