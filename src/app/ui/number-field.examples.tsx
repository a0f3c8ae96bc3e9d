import { useState } from 'react'
import type { Examples } from './gallery/examples.ts'
import { NumberField, type NumberKind } from './number-field.tsx'

function Field(props: {
  label: string
  kind: NumberKind
  from: number | null
  hint?: string
  error?: string
  max?: number
}) {
  const { from, ...rest } = props
  const [value, setValue] = useState(from)
  return <NumberField {...rest} value={value} onChange={setValue} />
}

export const examples: Examples = {
  part: 'NumberField',
  shows: [
    { name: 'Money', draw: <Field label="Amount" kind="money" from={1250.5} hint="Each month." /> },
    { name: 'Percent', draw: <Field label="Savings target" kind="percent" from={20} max={100} /> },
    { name: 'Plain', draw: <Field label="Credit score" kind="plain" from={720} /> },
    { name: 'Blank and missing', draw: <Field label="Amount" kind="money" from={null} error="Type an amount." /> },
  ],
}
