import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react'

/** A list to choose from under its label: how every such box of the screens is drawn. Who holds its value says so in the rest. */
export function LabelledSelect({
  label,
  options,
  none,
  hint,
  labelHidden = false,
  className = '',
  ...rest
}: {
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
  /** Words for no choice; left out, a choice must be made. */
  readonly none?: string | undefined
  readonly hint?: ReactNode
  readonly labelHidden?: boolean
  readonly ref?: Ref<HTMLSelectElement>
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'>) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm'}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={`select w-full ${className}`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
