import { type ReactNode, useId } from 'react'
import { LabelledSelect } from './labelled-select.tsx'

/** A labelled line of text. */
export function TextBox(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly maxLength?: number
  readonly type?: 'text' | 'date'
  readonly min?: string
  readonly labelHidden?: boolean
}) {
  const { label, value, onChange, hint, error, maxLength = 60, type = 'text', min, labelHidden = false } = props
  const id = useId()
  const said = error ?? hint
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm'}>
        {label}
      </label>
      <span className={`box w-full ${error ? 'box-bad' : ''}`}>
        <input
          id={id}
          type={type}
          value={value}
          min={min}
          maxLength={maxLength}
          autoComplete="off"
          style={{ textAlign: 'left' }}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
        />
      </span>
      {said ? (
        <p
          id={`${id}-said`}
          className={`text-xs ${error ? 'text-bad' : 'text-ink-3'}`}
          role={error ? 'alert' : undefined}
        >
          {said}
        </p>
      ) : null}
    </div>
  )
}

/** A labelled choice from a list. */
export function SelectBox<V extends string>(props: {
  readonly label: string
  readonly value: V | ''
  readonly onChange: (value: V | '') => void
  readonly options: readonly (readonly [V, string])[]
  /** Words for no choice; left out, a choice must be made. */
  readonly none?: string
  readonly hint?: ReactNode
  readonly labelHidden?: boolean
}) {
  const { onChange, ...rest } = props
  return <LabelledSelect {...rest} onChange={(event) => onChange(event.target.value as V | '')} />
}
