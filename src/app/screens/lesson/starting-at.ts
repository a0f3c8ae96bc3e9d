/** A calculator that opens with other numbers than its own starting values: the lesson's. */
import type { Answering, Tool } from '#calculators/kit/definition.ts'
import type { Field, InputValues } from '#calculators/kit/field.ts'

export function startingAt(tool: Tool, inputs: InputValues): Tool {
  const fields = Object.fromEntries(
    Object.entries(tool.fields).map(([name, field]) => [
      name,
      name in inputs ? ({ ...field, initial: inputs[name] } as Field) : field,
    ]),
  )
  const answering = async (): Promise<Answering> => ({ ...(await tool.answering()), fields, study: null })
  return { ...tool, fields, study: null, answering }
}
