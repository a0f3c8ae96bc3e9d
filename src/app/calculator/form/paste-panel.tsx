import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Paste, RowsField, RowValue } from '#calculators/kit/field.ts'
import { readPaste } from '#calculators/kit/paste.ts'

interface PastePanelProps {
  id: string
  field: RowsField
  paste: Paste<RowValue>
  /** What was pasted into a box of the list, when that is how the panel came to open. */
  first: string
  /** It was asked for, so that the next key goes into it. */
  takesFocus: boolean
  onRows: (rows: readonly RowValue[], note: string | undefined) => void
  onCancel: () => void
}

/** A place for a table from elsewhere. The text is read on this device and goes nowhere. */
export function PastePanel({ id, field, paste, first, takesFocus, onRows, onCancel }: PastePanelProps) {
  const [text, setText] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const box: RefObject<HTMLTextAreaElement | null> = useRef(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const use = async () => {
    const read = await readPaste(field, text)
    if (read.ok) return onRows(read.rows, read.note)
    setProblem(read.problem)
    box.current?.focus()
  }
  return (
    <div className="grid gap-2 rounded-md border border-line bg-paper/60 p-3">
      <label htmlFor={id} className="text-sm">
        {first ? 'You pasted several lines. Is this a table?' : 'Paste your table here'}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={6}
        className="w-full rounded-sm border border-edge bg-surface p-2 font-mono text-xs"
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
        }}
      />
      <p id={`${id}-hint`} className="text-ink-2 text-xs">
        {paste.hint} What you paste stays on this device.
      </p>
      {problem ? (
        <p id={`${id}-problem`} className="text-bad text-xs" role="alert">
          {problem}
        </p>
      ) : null}
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button button-main" onClick={use}>
          Use these rows
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </div>
  )
}
