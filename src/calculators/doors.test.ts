/**
 * Every door, with numbers nobody types: an answer or a sentence, and nothing else. What a door lets in is read to the decimals that
 * count, so that 1e-300 is nothing and no answer divides by it.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field as Fact, Fields as Facts } from '#engine/household/field.ts'
import { householdLists, type ListName } from '#engine/household/lists.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { defaultYear } from '#facts/default-year.ts'
import { run } from './api/run-calculator.ts'
import { runPlan } from './api/run-plan.ts'
import { runQuestion } from './api/run-question.ts'
import { toldInputs } from './api/told-inputs.ts'
import { catalogue } from './catalogue.ts'
import type { Calculator } from './kit/definition.ts'
import { type Env, type InputValues, initialInputs } from './kit/field.ts'
import { frontOf } from './kit/front.ts'
import { lawShelf } from './kit/law-shelf.ts'
import { bringMissing } from './kit/missing.ts'
import { isPrintable } from './kit/no-answer.ts'
import { readLink } from './kit/read-link.ts'
import { writeLink } from './kit/share-link.ts'
import { nastyInside, nastyValue } from './nasty.testkit.ts'
import { plans } from './planning/plans.ts'
import { questions } from './questions/questions.ts'

const today = '2026-11-21'
/** What a visitor is told of in a sentence is a failure here. */
const env: Env = {
  today,
  year: defaultYear,
  law: lawShelf(),
  onMistake: (error) => {
    throw error
  },
}
const built = catalogue.filter((entry) => entry.load)
/** The same number on a quick machine and on a slow one: `npm run test:random` goes on from here. */
const RUNS = 20
/** Milliseconds for one calculator; the dearest ones are tried less often. */
const LONGEST_MS = 3_000

/** The starting values with a few of them, or all, as nasty as can be. */
const nastyInputs = ({ fields }: Pick<Calculator, 'fields'>): fc.Arbitrary<InputValues> => {
  const start = initialInputs(fields, env)
  const all = fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nastyValue(field)])))
  const few = fc.subarray(Object.keys(fields), { minLength: 1, maxLength: Math.min(4, Object.keys(fields).length) })
  return fc.oneof(
    { weight: 1, arbitrary: all },
    {
      weight: 3,
      arbitrary: fc.tuple(all, few).map(([values, names]) => ({
        ...start,
        ...Object.fromEntries(names.map((name) => [name, values[name] ?? null])),
      })),
    },
  )
}

/** Every number of an answer, wherever it stands. */
function checkNumbers(data: unknown, where: string): void {
  if (typeof data === 'number' && !isPrintable(data)) throw new Error(`${where} is ${data}`)
  if (typeof data === 'string' && /∞|NaN|Infinity/.test(data)) throw new Error(`${where} says ${data}`)
  if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) checkNumbers(value, `${where}.${key}`)
}
interface Answer {
  readonly status: number
  readonly body: unknown
}
function checkAnswer({ status, body }: Answer, said: unknown): void {
  if (status === 200) {
    const { inputs: _, ...answer } = body as { inputs: unknown }
    checkNumbers(answer, 'answer')
    return
  }
  expect(status, JSON.stringify(said)).toBe(422)
  const { fields } = (body as { error: { fields: Record<string, string> } }).error
  expect(Object.values(fields).every((sentence) => sentence.length > 5)).toBe(true)
}

describe.each(built.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
  const opened = async (): Promise<Calculator> => {
    const { calculator } = (await entry.load?.()) ?? {}
    if (!calculator) throw new Error('a built calculator loads')
    return calculator
  }
  test('asked by a program', async () => {
    const calculator = await opened()
    await fc.assert(
      fc.asyncProperty(nastyInputs(calculator), async (inputs) => {
        const body = { inputs: toldInputs(slug, calculator.fields, inputs) }
        checkAnswer(await run(calculator, body, env), body)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: LONGEST_MS },
    )
  })
  test('opened by a link, or by the numbers asked last', async () => {
    const calculator = await opened()
    await fc.assert(
      fc.asyncProperty(nastyInputs(calculator), async (inputs) => {
        const read = readLink(calculator, writeLink(calculator, inputs, env.year), env)
        if (!read?.ok) {
          expect(Object.values(read?.errors ?? {}).join('').length).toBeGreaterThan(5)
          return
        }
        await bringMissing(calculator, read.inputs, env)
        const evaluation = calculator.evaluate(read.inputs, env, null)
        checkNumbers(evaluation.figures, slug)
        checkNumbers(frontOf(calculator, read.inputs, evaluation), slug)
        // Once through the door a number is the same ever after.
        const again = readLink(calculator, writeLink(calculator, read.inputs, env.year), env)
        expect(again?.ok && again.inputs).toEqual(read.inputs)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: LONGEST_MS },
    )
  })
})

/** A fact of a household as a program might send it. */
function nastyFact(fact: Fact): fc.Arbitrary<unknown> {
  const known = (): fc.Arbitrary<unknown> => {
    switch (fact.kind) {
      case 'money':
      case 'rate':
        return nastyInside(fact.least ?? 0, fact.most)
      case 'whole':
        return nastyInside(fact.least, fact.most).map(Math.round)
      case 'flag':
        return fc.boolean()
      case 'choice':
        return fc.constantFrom(...fact.of)
      case 'day':
        return fc.constantFrom('1900-01-01', '2026-11-21', '2027-02-28', '2199-12-31')
      case 'month':
        return fc.constantFrom('1900-01', '1961-03', '2026-11', '2199-12')
      case 'text':
        return fc.constantFrom('', 'Visa', 'x'.repeat(fact.most))
      case 'entry':
        return fc.constantFrom('people-1', 'people-2', 'nobody')
      case 'log':
        return fc.array(
          fc.record({ on: fc.constantFrom('2026-10-01', '2026-11-02'), amount: nastyInside(-1e9, 1e9) }),
          { maxLength: 3 },
        )
    }
  }
  return fact.needed ? known() : fc.oneof({ weight: 4, arbitrary: known() }, fc.constant(null))
}
const nastyEntry = (facts: Facts) =>
  fc.record(Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, nastyFact(fact)])))
/** The sample with some of its lists made nasty. */
const nastyHousehold = fc
  .record({
    lists: fc.record(
      Object.fromEntries(
        (Object.keys(householdLists) as ListName[]).map((name) => [
          name,
          fc.option(fc.array(nastyEntry(householdLists[name]), { maxLength: 4 })),
        ]),
      ),
    ),
    beside: fc.record({
      monthlyTakeHome: fc.option(nastyInside(0, 1e9)),
      monthlyEssentials: fc.option(nastyInside(0, 1e9)),
    }),
    spending: fc.option(fc.dictionary(fc.constantFrom('food_groceries', 'housing_rent', 'other'), nastyInside(0, 1e9))),
  })
  .map(({ lists, beside, spending }) => ({
    ...sampleHousehold(today),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== null)),
    ...beside,
    ...(spending === null ? {} : { spending }),
  }))

describe.each(plans.map((entry) => [entry.name, entry] as const))('the plan %s', (name, entry) => {
  test('asked by a program', async () => {
    const plan = await entry.load()
    const inputs = fc.record(
      Object.fromEntries(Object.entries(plan.fields).map(([key, field]) => [key, nastyValue(field)])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<InputValues>
    let answered = 0
    await fc.assert(
      fc.asyncProperty(nastyHousehold, inputs, async (household, values) => {
        const body = { household, inputs: toldInputs(name, plan.fields, values) }
        const answer = await runPlan(plan, body, env)
        checkAnswer(answer, body)
        if (answer.status === 200) answered += 1
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: LONGEST_MS },
    )
    expect(answered).toBeGreaterThan(0)
  })
})

describe.each(questions.map((question) => [question.name, question] as const))('the question %s', (name, question) => {
  test('asked by a program', () => {
    fc.assert(
      fc.property(nastyInputs(question), (inputs) => {
        const body = { inputs: toldInputs(name, question.fields, inputs) }
        checkAnswer(runQuestion(question, body, env), body)
      }),
      { numRuns: 10 * RUNS },
    )
  })
})
