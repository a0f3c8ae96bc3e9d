import type { Tool } from '#calculators/kit/definition.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { partOf } from '#calculators/kit/parts.ts'
import type { MakePart } from './explaining.ts'

/** Makes parts on the page itself. */
export function makePart(tool: Tool): MakePart {
  const law = lawShelf()
  return async ({ inputs, today, year, found }, name, signal) => {
    const calculator = await tool.whole()
    const env = { today, year, law }
    await bringMissing(calculator, inputs, env)
    signal.throwIfAborted()
    return partOf({ calculator, inputs, env, evaluation: calculator.evaluate(inputs, env, found) }, name)
  }
}
