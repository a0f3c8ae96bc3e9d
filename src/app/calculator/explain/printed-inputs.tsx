import { memo } from 'react'
import type { Tool } from '#calculators/kit/definition.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { inputText } from '../form/input-text.ts'

/** The inputs as a plain list, on paper only: a printed result must say what it stands for. */
export const PrintedInputs = memo(function PrintedInputs({
  calculator,
  inputs,
}: {
  calculator: Tool
  inputs: InputValues
}) {
  return (
    <dl className="hidden grid-cols-2 gap-x-8 gap-y-1 pb-5 text-sm print:grid">
      {Object.entries(calculator.fields)
        .filter(([name]) => calculator.shown(name, inputs))
        .map(([name, field]) => (
          <div key={name} className="flex justify-between gap-3 border-line border-b">
            <dt>{field.label}</dt>
            <dd>{inputText(field, inputs[name] ?? null)}</dd>
          </div>
        ))}
    </dl>
  )
})
