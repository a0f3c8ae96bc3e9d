import { type ClipboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CellField, InputValue, RowsField, RowValue } from '#calculators/kit/field.ts'
import { isTable } from '#calculators/kit/paste.ts'
import { readText } from '#calculators/kit/read-field.ts'
import { Icon } from '../../ui/icon.tsx'
import { PastePanel } from './paste-panel.tsx'
import { RowCard, type RowDrafts, RowLine, type RowProps } from './row-cells.tsx'

interface RowsEditorProps {
  name: string
  field: RowsField
  rows: readonly RowValue[]
  error: string | undefined
  hint: string | undefined
  rowNames: string | undefined
  onPut: (name: string, value: InputValue) => void
  onMark: (name: string, isUnread: boolean) => void
  brought: ReadonlySet<string>
}
type Drafts = Readonly<Record<number, RowDrafts>>

/** A list the visitor grows, row by row or from a pasted table. */
export function RowsEditor(props: RowsEditorProps) {
  const { name, field, rows, error, hint, rowNames, onPut, onMark, brought } = props
  const [drafts, setDrafts] = useState<Drafts>({})
  const [filledBy, setFilledBy] = useState(brought)
  if (filledBy !== brought) {
    setFilledBy(brought)
    setDrafts({})
  }
  const isUnread = Object.values(drafts).some((row) => Object.values(row).some(({ problem }) => problem !== null))
  useEffect(() => {
    if (!isUnread) return
    onMark(name, true)
    return () => onMark(name, false)
  }, [isUnread, name, onMark])
  // A key press redraws its own row alone: the others keep their handlers.
  const rowsNow = useRef(rows)
  useLayoutEffect(() => {
    rowsNow.current = rows
  })
  const onCell = useCallback(
    (index: number, key: string, value: InputValue) =>
      onPut(
        name,
        rowsNow.current.map((row, i) => (i === index ? { ...row, [key]: value as RowValue[string] } : row)),
      ),
    [name, onPut],
  )
  const onType = useCallback(
    (index: number, key: string, column: CellField, text: string) => {
      const read = readText(column, text)
      const draft = { text, problem: read.ok || read.unfinished ? null : read.message }
      setDrafts((now) => ({ ...now, [index]: { ...now[index], [key]: draft } }))
      if (read.ok) onCell(index, key, read.value)
    },
    [onCell],
  )
  const onLeave = useCallback(
    (index: number, key: string) => setDrafts((now) => left(now, index, key, field.columns[key])),
    [field],
  )
  const replace = useCallback(
    (next: readonly RowValue[]) => {
      setDrafts({})
      onPut(name, next)
    },
    [name, onPut],
  )
  const onRemove = useCallback((index: number) => replace(rowsNow.current.filter((_, i) => i !== index)), [replace])
  const paste = usePaste(name, field, rows, replace)

  const fixed = rows.length <= field.minRows
  const shown = rows.map((row, index): RowProps & { key: string } => ({
    key: `${name}-${index}`,
    ...{ name, field, row, index, rowNames, fixed, onType, onLeave, onCell, onRemove },
    drafts: drafts[index],
  }))
  return (
    <div className="grid gap-3" onPaste={paste.catchTable}>
      <p className="text-sm">{field.label}</p>
      {hint ? <p className="-mt-2 text-ink-3 text-xs">{hint}</p> : null}
      {field.look !== 'lines' ? (
        shown.map(({ key, ...props }) => <RowCard key={key} {...props} />)
      ) : rows.length > 0 ? (
        <div className="max-h-[420px] overflow-auto">
          <table className="w-full max-sm:[&_[data-suffix]]:hidden">
            <caption className="sr-only">{field.label}</caption>
            <thead>
              <tr>
                {Object.entries(field.columns).map(([key, column]) => (
                  <th
                    key={key}
                    scope="col"
                    className="sticky top-0 z-[1] bg-surface pr-2 pb-1 text-left font-normal text-ink-2 text-xs"
                  >
                    {column.label}
                  </th>
                ))}
                <td className="sticky top-0 z-[1] bg-surface" />
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, ...props }) => (
                <RowLine key={key} {...props} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {error ? (
        <p className="text-bad text-xs" role="alert">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          disabled={rows.length >= field.maxRows}
          onClick={() => onPut(name, [...rows, field.blank])}
        >
          <Icon name="plus" className="size-4" /> Add {/^[aeiou]/.test(field.noun) ? 'an' : 'a'} {field.noun}
        </button>
        {paste.opener}
      </div>
      {paste.panel}
    </div>
  )
}

/** The draft of a box that was left goes, unless something is wrong with it; what was on its way to a number is wrong now. */
function left(drafts: Drafts, index: number, key: string, column: CellField | undefined): Drafts {
  const row = drafts[index]
  const draft = row?.[key]
  if (!row || !draft || draft.problem) return drafts
  const read = column && readText(column, draft.text)
  if (read && !read.ok) return { ...drafts, [index]: { ...row, [key]: { ...draft, problem: read.message } } }
  const { [key]: _gone, ...rest } = row
  return { ...drafts, [index]: rest }
}

/** A button that opens the paste panel, the panel, what became of the paste, and the way back. */
function usePaste(
  name: string,
  field: RowsField,
  rows: readonly RowValue[],
  replace: (rows: readonly RowValue[]) => void,
) {
  const { paste } = field
  /** The text the panel opens with; null while it is closed. */
  const [opened, setOpened] = useState<string | null>(() => (paste?.isFirstStep && rows.length === 0 ? '' : null))
  const [isByHand, setByHand] = useState(false)
  const open = (text: string | null) => {
    setOpened(text)
    setByHand(true)
  }
  const [before, setBefore] = useState<readonly RowValue[] | null>(null)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpened(null)
    button.current?.focus()
  }
  if (!paste) return { opener: null, panel: null, catchTable: undefined }
  const id = `f-${name}-paste`
  const opener = (
    <button
      ref={button}
      type="button"
      className="button"
      aria-expanded={opened !== null}
      onClick={() => open(opened === null ? '' : null)}
    >
      {paste.button}
    </button>
  )
  const panel = (
    <>
      {opened === null ? null : (
        <PastePanel
          key={opened}
          id={id}
          field={field}
          paste={paste}
          first={opened}
          takesFocus={isByHand}
          onRows={(next, note) => {
            setBefore(rows)
            setSaid(`${next.length} ${next.length === 1 ? 'row' : 'rows'} added.${note ? ` ${note}` : ''}`)
            replace(next)
            close()
          }}
          onCancel={close}
        />
      )}
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {said}
      </p>
      {before === null ? null : (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => {
            replace(before)
            setBefore(null)
            setSaid('Your earlier rows are back.')
            button.current?.focus()
          }}
        >
          <Icon name="undo-2" className="size-4" /> Undo paste
        </button>
      )}
    </>
  )
  const catchTable = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!(event.target instanceof HTMLInputElement) || !isTable(text)) return
    event.preventDefault()
    open(text)
  }
  return { opener, panel, catchTable }
}
