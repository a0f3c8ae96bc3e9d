/** What a key press needs, done once more to nobody with the numbers of now: the first answer then finds its code compiled. No React. */
import { boxText } from '#calculators/kit/box-text.ts'
import type { InputValue } from '#calculators/kit/field.ts'
import { frontOf, hintsOf } from '#calculators/kit/front.ts'
import { readText } from '#calculators/kit/read-field.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import type { CalculatorForm } from './use-calculator.ts'

/** So often that a browser keeps what it compiled. */
const ROUNDS = 6

/** Each `yield` is a place where a key may come first, and where the page may draw itself. */
export function* rehearsal(form: CalculatorForm): Generator<undefined, void> {
  const { calculator, resultInputs, env, found, year } = form
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another object each time: nothing kept of the last answer is to spare the work.
    const inputs = { ...resultInputs }
    for (const [name, field] of Object.entries(calculator.fields))
      if (field.kind !== 'rows') readText(field, boxText(field, inputs[name] as InputValue))
    calculator.check(inputs)
    hintsOf(calculator, inputs, env)
    yield
    if (calculator.missing(inputs, env)) return
    const answered = calculator.evaluate(inputs, env, found ?? undefined)
    yield
    frontOf(calculator, inputs, answered)
    writeLink(calculator, inputs, year)
    yield
  }
}
