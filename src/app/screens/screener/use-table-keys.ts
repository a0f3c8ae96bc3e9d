import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Arrow keys go from cell to cell of a table, Home and End along a row; what a cell holds to press gets the focus, else the cell itself. Shift with an
 * arrow on a heading asks `onMove` for its column. All of it stays a plain table to a screen reader.
 */
export function useTableKeys(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly string[],
  onMove: (column: number, by: 1 | -1) => boolean,
): (event: KeyboardEvent<HTMLElement>) => void {
  /** Where the focus goes once a moved column is drawn. */
  const moved = useRef<number | null>(null)
  const drawn = columns.join()
  const before = useRef(drawn)
  useEffect(() => {
    if (before.current === drawn) return
    before.current = drawn
    const column = moved.current
    moved.current = null
    if (column !== null) focusCell(table.current?.rows[0]?.cells[column])
  }, [drawn, table])
  return (event) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('th, td') : null
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return
    const row = cell.parentElement as HTMLTableRowElement
    const step = steps[event.key]
    if (event.shiftKey) {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null
      if (by === null || row.rowIndex !== 0 || !onMove(cell.cellIndex, by)) return
      event.preventDefault()
      moved.current = Math.max(1, Math.min(row.cells.length - 1, cell.cellIndex + by))
      return
    }
    const to = step
      ? table.current?.rows[row.rowIndex + step[0]]?.cells[cell.cellIndex + step[1]]
      : event.key === 'Home'
        ? row.cells[0]
        : event.key === 'End'
          ? row.cells[row.cells.length - 1]
          : undefined
    if (!step && !to) return
    event.preventDefault()
    focusCell(to)
  }
}

function focusCell(cell: HTMLTableCellElement | undefined): void {
  const inside = cell?.querySelector<HTMLElement>('button, input:not(:disabled)')
  if (!cell) return
  if (!inside) cell.tabIndex = -1
  const target = inside ?? cell
  target.focus()
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
