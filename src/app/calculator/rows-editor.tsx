import { useState } from 'react'
import type { CellField, InputValue, RowsField, RowValue } from '#calculators/kit/field.ts'
import { readText } from '#calculators/kit/read-field.ts'
import { Icon } from '../ui/icon.tsx'
import { control } from './fields.tsx'

interface RowsEditorProps {
  name: string
  field: RowsField
  rows: readonly RowValue[]
  error: string | undefined
  hint: string | undefined
  onPut: (name: string, value: InputValue) => void
}

/** A list the visitor grows: each row is a small form of its own. */
export function RowsEditor({ name, field, rows, error, hint, onPut }: RowsEditorProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, { text: string; problem: string | null }>>>({})
  const forget = (prefix: string) =>
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !key.startsWith(prefix))))
  const putCell = (index: number, key: string, value: InputValue) =>
    onPut(
      name,
      rows.map((row, i) => (i === index ? { ...row, [key]: value as RowValue[string] } : row)),
    )
  const typeCell = (index: number, key: string, column: CellField, text: string) => {
    const read = readText(column, text)
    setDrafts((now) => ({ ...now, [`${index}.${key}`]: { text, problem: read.ok ? null : read.message } }))
    if (read.ok) putCell(index, key, read.value)
  }
  const remove = (index: number) => {
    setDrafts({})
    onPut(
      name,
      rows.filter((_, i) => i !== index),
    )
  }
  const places = rows.map((_, index) => `${name}-${index}`)
  return (
    <div className="grid gap-3">
      <p className="text-sm">{field.label}</p>
      {hint ? <p className="-mt-2 text-ink-3 text-xs">{hint}</p> : null}
      {rows.map((row, index) => (
        <fieldset key={places[index]} className="rounded-md border border-line bg-paper/60 p-3">
          <legend className="float-left text-ink-2 text-xs">
            {field.noun[0]?.toUpperCase()}
            {field.noun.slice(1)} {index + 1}
          </legend>
          <button
            type="button"
            className="float-right -mt-1 -mr-1 grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-sunk"
            onClick={() => remove(index)}
            disabled={rows.length <= field.minRows}
            aria-label={`Remove ${field.noun} ${index + 1}`}
          >
            <Icon name="x" className="size-4" />
          </button>
          <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-3 gap-y-2">
            {Object.entries(field.columns).map(([key, column]) => {
              const id = `f-${name}-${index}-${key}`
              const draft = drafts[`${index}.${key}`]
              return (
                <div key={key} className={`grid content-start gap-1 ${column.kind === 'text' ? 'col-span-full' : ''}`}>
                  <label htmlFor={id} className="text-ink-2 text-xs">
                    {column.label}
                  </label>
                  {control({
                    id,
                    field: column,
                    value: row[key] ?? null,
                    draft: draft?.text,
                    bad: Boolean(draft?.problem),
                    described: draft?.problem ? `${id}-error` : undefined,
                    wide: true,
                    onText: (text) => typeCell(index, key, column, text),
                    onLeave: () => {
                      if (!draft?.problem) forget(`${index}.${key}`)
                    },
                    onPut: (value) => putCell(index, key, value),
                  })}
                  {draft?.problem ? (
                    <p id={`${id}-error`} className="text-bad text-xs" role="alert">
                      {draft.problem}
                    </p>
                  ) : null}
                </div>
              )
            })}
          </div>
        </fieldset>
      ))}
      {error ? (
        <p className="text-bad text-xs" role="alert">
          {error}
        </p>
      ) : null}
      <button
        type="button"
        className="button justify-self-start"
        disabled={rows.length >= field.maxRows}
        onClick={() => onPut(name, [...rows, field.blank])}
      >
        <Icon name="plus" className="size-4" /> Add {/^[aeiou]/.test(field.noun) ? 'an' : 'a'} {field.noun}
      </button>
    </div>
  )
}
