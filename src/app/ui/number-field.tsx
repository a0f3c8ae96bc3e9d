import { type ReactNode, useId, useState } from 'react'
import { groupDigits, moneyText } from '#calculators/kit/number-format.ts'
import { readNumber } from '#calculators/kit/number-text.ts'
import { NumberBox } from './number-box.tsx'

/** What the number is: how it stands in the box, and the sign beside it. */
export type NumberKind = 'money' | 'percent' | 'plain'

interface NumberFieldProps {
  label: ReactNode
  kind?: NumberKind
  /** null is blank, which is not zero. */
  value: number | null
  onChange: (value: number | null) => void
  /** The text is no number of this box any more. Left out, the last good number goes on counting. */
  onUnreadable?: () => void
  hint?: ReactNode
  error?: string | undefined
  /** Behind the number; '%' for percent if left out. */
  suffix?: string | undefined
  min?: number
  max?: number
  /** Keeps the label for screen readers only, for tables whose header says it. */
  labelHidden?: boolean
}

const textOf = (value: number, kind: NumberKind) => (kind === 'money' ? moneyText(value) : groupDigits(value, 3))

/**
 * A labelled number for forms outside the calculators: the one box of the house, which reads what people type. Reports numbers, a
 * blank as null; says what is wrong under the box.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onChange,
    onUnreadable,
    hint,
    error,
    kind = 'money',
    suffix = kind === 'percent' ? '%' : undefined,
    min = 0,
    max = 1e9,
    labelHidden = false,
  } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // What is wrong with the text itself is nearer to the point than what the form wants.
  const said = problem ?? error
  const typed = (text: string) => {
    setDraft(text)
    if (text.trim() === '') {
      setProblem(null)
      onChange(null)
      return
    }
    const read = readNumber(text)
    const refuse = (words: string) => {
      setProblem(words)
      onUnreadable?.()
    }
    if (!read.ok && read.unfinished) setProblem(null)
    else if (!read.ok) refuse(read.message)
    else if (read.value < min) refuse(`Enter ${groupDigits(min, 2)} or more.`)
    else if (read.value > max) refuse(`Enter ${groupDigits(max, 2)} or less.`)
    else {
      setProblem(null)
      onChange(read.value)
    }
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm'}>
        {label}
      </label>
      <NumberBox
        id={id}
        text={draft ?? (value === null ? '' : textOf(value, kind))}
        onText={typed}
        onLeave={() => {
          const read = draft === null || draft.trim() === '' ? null : readNumber(draft)
          // What was on its way to a number ("1,25") is none once the box is left.
          if (read && !read.ok) {
            setProblem(read.message)
            onUnreadable?.()
          } else if (!problem) setDraft(null)
        }}
        prefix={kind === 'money' ? '$' : undefined}
        suffix={suffix}
        bad={Boolean(said)}
        describedBy={said ? `${id}-said` : hint ? `${id}-hint` : undefined}
        className="w-full"
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {hint}
        </p>
      ) : null}
      {said ? (
        <p id={`${id}-said`} className="text-bad text-xs" role="alert">
          {said}
        </p>
      ) : null}
    </div>
  )
}
