import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Cell, type Grid, lineBetween, type Placed, wordBetween } from '#teaching/word-search/grid.ts'
import { searchWords as words } from './words.ts'

const same = (a: Cell | null, b: Cell) => a?.row === b.row && a.column === b.column
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** The letters: found by dragging, by pressing both ends, or with arrow keys and Enter. One stop for the Tab key. */
export function LetterGrid(props: {
  readonly grid: Grid
  readonly found: ReadonlySet<string>
  readonly onFound: (placed: Placed) => void
  readonly onSay: (text: string) => void
}) {
  const { grid, found, onFound, onSay } = props
  const { size, rows, placed } = grid
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 })
  const [from, setFrom] = useState<Cell | null>(null)
  const [over, setOver] = useState<Cell | null>(null)
  const dragged = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const keyed = rows.map((row, r) => ({ row, r, key: `${r}` }))
  const letterAt = ({ row, column }: Cell) => rows[row]?.[column] ?? ''
  const marked = new Set(placed.filter(({ word }) => found.has(word)).flatMap(({ cells }) => cells.map(keyOf)))
  const drawn = new Set(from ? (lineBetween(from, over ?? from) ?? [from]).map(keyOf) : [])

  const end = (to: Cell) => {
    if (!from) return
    const hit = wordBetween(grid, from, to)
    setFrom(null)
    setOver(null)
    if (hit && !found.has(hit.word)) onFound(hit)
    else onSay(words.none)
  }
  const press = (cell: Cell) => {
    setAt(cell)
    if (from === null) {
      setFrom(cell)
      onSay(words.start(letterAt(cell), cell.row + 1, cell.column + 1))
    } else if (same(from, cell)) setFrom(null)
    else end(cell)
  }
  const cellUnder = (event: PointerEvent): Cell | null => {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
    const [row, column] = (element?.dataset['cell'] ?? '').split('-').map(Number)
    return row === undefined || column === undefined || Number.isNaN(row) ? null : { row, column }
  }
  const key = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move) {
      event.preventDefault()
      const next = {
        row: Math.min(size - 1, Math.max(0, at.row + move[0])),
        column: Math.min(size - 1, Math.max(0, at.column + move[1])),
      }
      setAt(next)
      if (from) setOver(next)
      table.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)?.focus()
    } else if (event.key === 'Escape') {
      setFrom(null)
      setOver(null)
    }
  }
  return (
    <table
      ref={table}
      className="mx-auto w-full max-w-[34rem] table-fixed touch-none select-none border-collapse rounded-md border border-line bg-surface"
      style={{ fontSize: `clamp(0.8rem, ${Math.round(380 / size) / 10}vw, 1.3rem)` }}
      aria-label={words.grid}
      onKeyDown={key}
      onPointerMove={(event) => {
        if (from === null || event.buttons === 0) return
        const cell = cellUnder(event)
        if (cell && !same(over ?? from, cell)) {
          dragged.current = true
          setOver(cell)
        }
      }}
      onPointerUp={() => {
        if (dragged.current && over) end(over)
        dragged.current = false
      }}
    >
      <tbody>
        {keyed.map(({ row, r, key: place }) => (
          <tr key={place}>
            {[...row].map((letter, c) => {
              const cell = { row: r, column: c }
              const name = keyOf(cell)
              const isFound = marked.has(name)
              return (
                <td key={name} className="p-0">
                  <button
                    type="button"
                    data-cell={name}
                    tabIndex={same(at, cell) ? 0 : -1}
                    aria-label={`${letter}, row ${r + 1}, column ${c + 1}${isFound ? ', found' : ''}`}
                    aria-pressed={drawn.has(name)}
                    className={`grid aspect-square w-full place-items-center rounded-sm font-semibold ${drawn.has(name) ? 'bg-copper text-on-green' : isFound ? 'bg-green-tint text-green-ink underline' : ''}`}
                    onPointerDown={(event) => {
                      // A finger would keep the press to itself and no other letter would hear of it.
                      const { currentTarget: button, pointerId } = event
                      if (button.hasPointerCapture(pointerId)) button.releasePointerCapture(pointerId)
                      dragged.current = false
                      press(cell)
                    }}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' || event.key === ' ') {
                        event.preventDefault()
                        press(cell)
                      }
                    }}
                  >
                    {letter}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
const keyOf = ({ row, column }: Cell): string => `${row}-${column}`
