import type { KeyboardEvent } from 'react'
import { useEarlyText } from './use-early.ts'

export interface NumberBoxProps {
  id: string
  text: string
  onText: (text: string) => void
  onLeave?: () => void
  /** Up and Down arrows: +1 and −1 step. */
  onStep?: (direction: 1 | -1) => void
  prefix?: string | undefined
  suffix?: string | undefined
  bad?: boolean
  describedBy?: string | undefined
  label?: string | undefined
  className?: string
}

/** A box for a number as people type it. It never rewrites the text under the caret: what is typed stands until the box is left. */
export function NumberBox(props: NumberBoxProps) {
  const {
    id,
    text,
    onText,
    onLeave,
    onStep,
    prefix,
    suffix,
    bad = false,
    describedBy,
    label,
    className = 'w-[9.75rem]',
  } = props
  const input = useEarlyText(text, onText)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (!onStep || direction === 0) return
    event.preventDefault()
    onStep(direction)
  }
  return (
    <span className={`box ${bad ? 'box-bad' : ''} ${className}`}>
      {prefix ? <span aria-hidden="true">{prefix}</span> : null}
      <span className="box-slot">
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
          onKeyDown={keys}
          aria-invalid={bad || undefined}
          aria-describedby={describedBy}
          aria-label={label}
        />
      </span>
      {suffix ? (
        <span aria-hidden="true" data-suffix>
          {suffix}
        </span>
      ) : null}
    </span>
  )
}
