/** What the search asks: every calculator, plan and question, as the JSON API answers them. */

import { run } from '../../src/calculators/api/run-calculator.ts'
import { runPlan } from '../../src/calculators/api/run-plan.ts'
import { runQuestion } from '../../src/calculators/api/run-question.ts'
import { toldInputs } from '../../src/calculators/api/told-inputs.ts'
import { catalogue } from '../../src/calculators/catalogue.ts'
import { type Env, type Fields, type InputValues, initialInputs } from '../../src/calculators/kit/field.ts'
import { plans } from '../../src/calculators/planning/plans.ts'
import type { Question } from '../../src/calculators/questions/question.ts'
import { questions } from '../../src/calculators/questions/questions.ts'
import type { Household } from '../../src/engine/household/household.ts'
import { sampleHousehold } from '../../src/engine/household/sample-household.ts'
import type { IsoDate } from '../../src/engine/month.ts'
import { nextBelow, type RandomState } from '../../src/engine/simulation/random.ts'
import { defaultYear } from '../../src/facts/default-year.ts'
import { changed, draw, oneOf } from './draw.ts'
import { changedHousehold } from './household.ts'
import type { Subject } from './search.ts'

const today: IsoDate = '2026-11-21'
const env: Env = { today, year: defaultYear }
/** The longest body the service reads. */
const LONGEST = 64 * 1024

/** Answers, and writes the answer out as the service does; false for what the door refuses. */
async function answers(body: object, ask: (body: object) => Promise<{ status: number; body: unknown }>) {
  if (JSON.stringify(body).length > LONGEST) return false
  const answer = await ask(body)
  JSON.stringify(answer.body)
  return answer.status === 200
}

const anyInputs = (state: RandomState, fields: Fields): InputValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, draw(state, field)]))
function changedInputs(state: RandomState, fields: Fields, inputs: InputValues): InputValues {
  const name = oneOf(state, Object.keys(fields))
  const field = fields[name]
  return field ? { ...inputs, [name]: changed(state, field, inputs[name] ?? null) } : inputs
}

async function calculatorSubject(slug: string): Promise<Subject<InputValues>> {
  const { calculator } = (await catalogue.find((entry) => entry.slug === slug)?.load?.()) ?? {}
  if (!calculator) throw new Error(`${slug} is not built`)
  const { fields } = calculator
  return {
    name: slug,
    start: initialInputs(fields, env),
    another: (state) => anyInputs(state, fields),
    changed: (state, inputs) => changedInputs(state, fields, inputs),
    ask: (inputs) => answers({ inputs: toldInputs(slug, fields, inputs) }, (body) => run(calculator, body, env)),
  }
}

interface PlanQuestion {
  readonly household: Household
  readonly inputs: InputValues
}
async function planSubject(name: string): Promise<Subject<PlanQuestion>> {
  const plan = await plans.find((one) => one.name === name)?.load()
  if (!plan) throw new Error(`there is no plan ${name}`)
  const { fields } = plan
  const start = { household: sampleHousehold(today), inputs: initialInputs(fields, env) }
  const hasInputs = Object.keys(fields).length > 0
  const another = (state: RandomState): PlanQuestion => {
    let { household } = start
    for (let i = nextBelow(state, 40); i >= 0; i--) household = changedHousehold(state, household)
    return { household, inputs: anyInputs(state, fields) }
  }
  return {
    name: `plan ${name}`,
    start,
    another,
    changed: (state, asked) =>
      hasInputs && nextBelow(state, 3) === 0
        ? { ...asked, inputs: changedInputs(state, fields, asked.inputs) }
        : { ...asked, household: changedHousehold(state, asked.household) },
    ask: (asked) =>
      answers({ ...asked, inputs: toldInputs(name, fields, asked.inputs) }, (body) => runPlan(plan, body, env)),
  }
}

function questionSubject(question: Question): Subject<InputValues> {
  const { name, fields } = question
  return {
    name: `question ${name}`,
    start: initialInputs(fields, env),
    another: (state) => anyInputs(state, fields),
    changed: (state, inputs) => changedInputs(state, fields, inputs),
    ask: (inputs) =>
      answers({ inputs: toldInputs(name, fields, inputs) }, async (body) => runQuestion(question, body, env)),
  }
}

/** By name: a calculator's slug, a plan's name behind 'plan ', a question's behind 'question '. */
export const subjects: readonly { readonly name: string; readonly load: () => Promise<Subject<never>> }[] = [
  ...catalogue
    .filter((entry) => entry.isImplemented)
    .map(({ slug }) => ({
      name: slug,
      load: async () => (await calculatorSubject(slug)) as unknown as Subject<never>,
    })),
  ...plans.map(({ name }) => ({
    name: `plan ${name}`,
    load: async () => (await planSubject(name)) as unknown as Subject<never>,
  })),
  ...questions.map((question) => ({
    name: `question ${question.name}`,
    load: async () => questionSubject(question) as unknown as Subject<never>,
  })),
]
