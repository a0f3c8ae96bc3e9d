import { useId } from 'react'
import { communityLimits as limits } from '#writing/community/limits.ts'

/** A labeled box for a text, with its hint and what is wrong with it. */
export function TextBox(props: {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly problem: string | undefined
  readonly rows?: number
  /** Marks a box that others put words into. */
  readonly id?: string
}) {
  const made = useId()
  const { name, label, hint, value, problem, rows = 8, id = made } = props
  const notes = `${id}-hint${problem ? ` ${id}-problem` : ''}`
  const isLine = rows === 1
  const shared = {
    id,
    name,
    defaultValue: value,
    required: true,
    'aria-describedby': notes,
    'aria-invalid': problem ? true : undefined,
    className: `select w-full px-3 ${isLine ? 'min-h-11' : 'py-2'} ${problem ? 'box-bad' : ''}`,
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-ink-2 text-sm">
        {hint}
      </p>
      {isLine ? (
        <input type="text" {...shared} maxLength={limits.titleCharacters} autoComplete="off" />
      ) : (
        <textarea {...shared} rows={rows} maxLength={limits.textCharacters} />
      )}
      {problem ? (
        <p id={`${id}-problem`} className="text-bad text-sm">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
