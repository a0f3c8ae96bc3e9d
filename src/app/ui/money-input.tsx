import { type ReactNode, useId, useState } from 'react'
import { groupDigits, moneyText, readNumber } from '#calculators/kit/number-text.ts'
import { NumberBox } from './number-box.tsx'

interface MoneyInputProps {
  label: ReactNode
  /** null is blank, which is not zero. */
  value: number | null
  onChange: (value: number | null) => void
  hint?: ReactNode
  error?: string | undefined
  prefix?: string
  suffix?: string
  min?: number
  max?: number
  /** Keeps the label for screen readers only, for tables whose header says it. */
  labelHidden?: boolean
}

/** A labelled amount for forms outside the calculators. Reports numbers; says what is wrong under the box. */
export function MoneyInput(props: MoneyInputProps) {
  const { label, value, onChange, hint, error, prefix = '$', suffix, min = 0, max = 1e9, labelHidden = false } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const said = error ?? problem
  const typed = (text: string) => {
    setDraft(text)
    if (text.trim() === '') {
      setProblem(null)
      onChange(null)
      return
    }
    const read = readNumber(text)
    if (!read.ok) setProblem(read.message)
    else if (read.value < min) setProblem(`Use ${groupDigits(min, 2)} or more.`)
    else if (read.value > max) setProblem(`Use ${groupDigits(max, 2)} or less.`)
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
        text={draft ?? (value === null ? '' : moneyText(value))}
        onText={typed}
        onLeave={() => {
          if (!problem) setDraft(null)
        }}
        prefix={prefix}
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
