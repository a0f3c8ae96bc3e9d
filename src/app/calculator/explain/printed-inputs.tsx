import { memo, useDeferredValue } from 'react'
import type { Tool } from '#calculators/kit/definition.ts'
import { type InputValue, type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { dateText } from '#calculators/kit/format.ts'
import { useToday } from '../../state/today.ts'
import { inputText } from '../form/input-text.ts'

/** More inputs than this would push the chart off the first page. */
const ROOM = 36

interface Props {
  readonly calculator: Tool
  readonly inputs: InputValues
}

/** Nothing entered: blank, zero, off, an empty list. */
const isEmpty = (value: InputValue | undefined) =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/**
 * The inputs as a plain list, on paper only: a printed result must say what it stands for. Of very many, those behind
 * "+ …" that are empty or zero, as they started, are left out and said to be.
 */
export function PrintedInputs({ calculator, inputs }: Props) {
  // Nobody sees it while typing: it follows the answer.
  return <InputsList calculator={calculator} inputs={useDeferredValue(inputs)} />
}

const InputsList = memo(function InputsList({ calculator, inputs }: Props) {
  const today = useToday()
  const shown = Object.keys(calculator.fields).filter((name) => calculator.shown(name, inputs))
  const start = today ? initialInputs(calculator.fields, { today }) : null
  const first = new Set(calculator.groups.filter(({ more }) => !more).flatMap(({ fields }) => fields))
  const isSaid = (name: string) =>
    shown.length <= ROOM ||
    first.has(name) ||
    !isEmpty(inputs[name]) ||
    (start !== null && JSON.stringify(start[name]) !== JSON.stringify(inputs[name]))
  const left = shown.filter((name) => !isSaid(name)).length
  return (
    <div className="hidden pb-4 print:block">
      <dl className="grid grid-cols-3 gap-x-6 gap-y-0.5 text-xs">
        {shown.map((name) => {
          const field = calculator.fields[name]
          if (!field) return null
          return (
            <div
              key={name}
              className={`flex items-baseline justify-between gap-3 border-line border-b ${isSaid(name) ? '' : 'paper-math'}`}
            >
              <dt>{field.label}</dt>
              <dd className="text-right">{inputText(field, inputs[name] ?? null)}</dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-1 text-ink-2 text-xs">
        {left > 0 ? <span className="paper-short">{left} answers of none, zero or no aren’t shown. </span> : null}
        {today ? <span>Printed {dateText(today)}.</span> : null}
      </p>
    </div>
  )
})
