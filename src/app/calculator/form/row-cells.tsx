import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CellField, InputValue, RowsField, RowValue } from '#calculators/kit/field.ts'
import { Icon } from '../../ui/icon.tsx'
import { control } from './control.tsx'

/** Text in a box of a row that has not been left yet, and what is wrong with it. */
export interface CellDraft {
  readonly text: string
  readonly problem: string | null
}
export type RowDrafts = Readonly<Record<string, CellDraft>>

export interface RowProps {
  name: string
  field: RowsField
  row: RowValue
  index: number
  drafts: RowDrafts | undefined
  /** Names of the rows of another list that a cell picks from. */
  rowNames: string | undefined
  /** The list may not become shorter. */
  fixed: boolean
  onType: (index: number, key: string, column: CellField, text: string) => void
  onLeave: (index: number, key: string) => void
  onCell: (index: number, key: string, value: InputValue) => void
  onRemove: (index: number) => void
}

/** A row as a small form of its own. */
export const RowCard = memo(function RowCard(props: RowProps) {
  const { field, index, fixed, row, onRemove } = props
  const { details } = field
  const [isOpened, setOpened] = useState(false)
  const folded = new Set(details?.columns)
  const isUsed = [...folded].some((key) => row[key] !== field.blank[key] || props.drafts?.[key])
  const showsAll = isOpened || isUsed
  const columns = columnsOf(field, (key) => showsAll || !folded.has(key))
  // A name of its own is heading enough; the number is then only read out.
  const first = columns[0]
  const named = first?.[1].kind === 'text' ? first : null
  const rest = named ? columns.slice(1) : columns
  const others = [
    ...rest.filter(([, column]) => hasLongNames(column)),
    ...rest.filter(([, column]) => !hasLongNames(column)),
  ]
  const cell = ([key, column]: readonly [string, CellField], className = '') => (
    <div key={key} className={`grid grid-cols-1 content-start gap-1 ${className}`}>
      <label htmlFor={cellId(props, key)} className="text-ink-2 text-xs">
        {column.label}
      </label>
      {cellControl(props, key, column)}
      {column.hint ? (
        <p id={`${cellId(props, key)}-hint`} className="text-ink-3 text-xs">
          {column.hint}
        </p>
      ) : null}
      <Problem id={cellId(props, key)} draft={props.drafts?.[key]} />
    </div>
  )
  const remove = (className: string) => (
    <RemoveButton noun={field.noun} index={index} fixed={fixed} onRemove={onRemove} className={className} />
  )
  return (
    <fieldset className="rounded-md border border-line bg-paper/60 p-3">
      <legend className={named ? 'sr-only' : 'float-left text-ink-2 text-xs'}>
        {field.noun[0]?.toUpperCase()}
        {field.noun.slice(1)} {index + 1}
      </legend>
      {named ? (
        <div className="mb-2 flex items-start gap-1">
          {cell(named, 'min-w-0 flex-1')}
          {remove('mt-5 -mr-1 size-10 flex-none')}
        </div>
      ) : (
        remove('float-right -mt-1 -mr-1 size-8')
      )}
      <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-3 gap-y-2">
        {others.map((column) =>
          cell(column, column[1].kind === 'text' || hasLongNames(column[1]) ? 'col-span-full' : ''),
        )}
      </div>
      {details && !showsAll ? (
        <button
          type="button"
          className="-mb-1 min-h-8 py-1 text-left text-green text-sm underline-offset-2 hover:underline"
          aria-label={`${details.label}, ${field.noun} ${index + 1}`}
          onClick={(event) => {
            // The button goes with the press: the first of the boxes it opened has the next word.
            const card = event.currentTarget.closest('fieldset')
            flushSync(() => setOpened(true))
            card?.querySelector<HTMLElement>(`#${CSS.escape(cellId(props, details.columns[0] ?? ''))}`)?.focus()
          }}
        >
          + {details.label}
        </button>
      ) : null}
    </fieldset>
  )
})

/** What half a card has room for in a list to choose from, in characters. */
const HALF_A_CARD = 12
/** A list whose names half a card would cut off gets a line of its own, before the boxes that stand in pairs. */
const hasLongNames = (column: CellField): boolean =>
  column.kind === 'choice' && column.options.some(({ label }) => label.length > HALF_A_CARD)

const columnsOf = (field: RowsField, isShown: (key: string) => boolean) =>
  Object.entries(field.columns).filter(([key]) => isShown(key))

/** A row as one line of a table, under headings shared by all. */
export const RowLine = memo(function RowLine(props: RowProps) {
  const { field, index, fixed, onRemove } = props
  return (
    <tr>
      {Object.entries(field.columns).map(([key, column]) => (
        <td key={key} className="py-0.5 pr-2 align-top">
          {/* A list is read by its longest name, a number box by a few digits. */}
          <div className={column.kind === 'choice' ? 'min-w-40' : undefined}>
            {cellControl(props, key, column, `${column.label}, ${field.noun} ${index + 1}`)}
          </div>
          <Problem id={cellId(props, key)} draft={props.drafts?.[key]} />
        </td>
      ))}
      <td className="w-9 py-0.5 align-top">
        <RemoveButton noun={field.noun} index={index} fixed={fixed} onRemove={onRemove} className="size-10" />
      </td>
    </tr>
  )
})

const cellId = ({ name, index }: RowProps, key: string) => `f-${name}-${index}-${key}`

/** The control of one cell. In a line of a table its label is read out and its hint has no room. */
function cellControl(props: RowProps, key: string, column: CellField, label?: string) {
  const { row, index, drafts, onType, onLeave, onCell } = props
  const id = cellId(props, key)
  const draft = drafts?.[key]
  const described = [column.hint && !label ? `${id}-hint` : '', draft?.problem ? `${id}-error` : '']
  return control({
    id,
    field: column,
    value: row[key] ?? null,
    draft: draft?.text,
    bad: Boolean(draft?.problem),
    described: described.filter(Boolean).join(' ') || undefined,
    wide: true,
    rowNames: props.rowNames,
    ...(label ? { label } : {}),
    onText: (text) => onType(index, key, column, text),
    onLeave: () => onLeave(index, key),
    onPut: (value) => onCell(index, key, value),
  })
}

const Problem = ({ id, draft }: { id: string; draft: CellDraft | undefined }) =>
  draft?.problem ? (
    <p id={`${id}-error`} className="text-bad text-xs" role="alert">
      {draft.problem}
    </p>
  ) : null

function RemoveButton(props: {
  noun: string
  index: number
  fixed: boolean
  onRemove: (index: number) => void
  className: string
}) {
  return (
    <button
      type="button"
      className={`grid place-items-center rounded-sm text-ink-2 hover:bg-sunk ${props.className}`}
      onClick={() => props.onRemove(props.index)}
      disabled={props.fixed}
      aria-label={`Remove ${props.noun} ${props.index + 1}`}
    >
      <Icon name="x" className="size-4" />
    </button>
  )
}
