/** The calculator inside a lesson, with the lesson's numbers, answered. */
import { catalogue } from '#calculators/catalogue.ts'
import type { Calculator, Evaluation } from '#calculators/kit/definition.ts'
import type { Env, InputValues } from '#calculators/kit/field.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { parseInputs } from '#calculators/kit/parse-inputs.ts'
import { defaultYear } from '#facts/default-year.ts'
import { exampleDay } from './example-day.ts'

export interface Answered {
  readonly calculator: Calculator
  readonly inputs: InputValues
  readonly env: Env
  readonly answered: Evaluation
}
interface Asked {
  readonly calculator: string
  readonly inputs: Readonly<Record<string, unknown>>
}

/** Throws for a calculator that does not stand and for inputs it refuses. What is left out has its starting value. */
export async function widgetAnswer({ calculator: slug, inputs: given }: Asked, today = exampleDay): Promise<Answered> {
  const load = catalogue.find((one) => one.slug === slug)?.load
  if (!load) throw new RangeError(`${slug}: no such calculator`)
  const calculator = await (await load()).calculator.whole()
  const env: Env = { today, year: defaultYear, law: lawShelf() }
  const parsed = parseInputs(calculator, given, env)
  if (!parsed.ok) throw new RangeError(`${slug}: ${JSON.stringify(parsed.errors)}`)
  await bringMissing(calculator, parsed.inputs, env)
  return { calculator, inputs: parsed.inputs, env, answered: calculator.evaluate(parsed.inputs, env) }
}
