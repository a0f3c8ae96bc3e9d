/** The cell a visitor points at: moved by keys, said in words. */
import { figureText } from '#calculators/kit/format.ts'
import type { HeatChart } from '#calculators/kit/presentation.ts'

export interface Cell {
  readonly x: number
  readonly y: number
}
/** What `KeyboardEvent` tells us. */
interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
}

/** A long step, for Page Up and Page Down. Twelve months where cells are months. */
const leap = 12

/** Where a key leads, or null when it is none of ours. Up is towards the last step of the upright side. */
export function moved(cell: Cell, { key, ctrlKey }: Pressed, columns: number, rows: number): Cell | null {
  const to = (x: number, y: number): Cell => ({
    x: Math.min(columns - 1, Math.max(0, x)),
    y: Math.min(rows - 1, Math.max(0, y)),
  })
  switch (key) {
    case 'ArrowLeft':
      return to(cell.x - 1, cell.y)
    case 'ArrowRight':
      return to(cell.x + 1, cell.y)
    case 'ArrowUp':
      return to(cell.x, cell.y + 1)
    case 'ArrowDown':
      return to(cell.x, cell.y - 1)
    case 'PageUp':
      return to(cell.x, cell.y + leap)
    case 'PageDown':
      return to(cell.x, cell.y - leap)
    case 'Home':
      return ctrlKey ? to(0, rows - 1) : to(0, cell.y)
    case 'End':
      return ctrlKey ? to(columns - 1, 0) : to(columns - 1, cell.y)
    default:
      return null
  }
}

/** Where keys start: the visitor's own cell, else the best, else the first. */
export function startOf(chart: HeatChart): Cell {
  const mark = chart.marks?.find((one) => one.kind === 'yours') ?? chart.marks?.[0]
  return mark ? { x: mark.x, y: mark.y } : { x: 0, y: 0 }
}

/** A cell in words: both choices, the value, the zone and the marks it belongs to. */
export function cellWords(chart: HeatChart, { x, y }: Cell): string {
  const value = chart.values[y]?.[x] ?? null
  const choices = `${chart.x.label}: ${chart.x.values[x] ?? ''}. ${chart.y.label}: ${chart.y.values[y] ?? ''}.`
  const amount = value === null ? 'No value.' : `${chart.valueLabel}: ${figureText(value, chart.unit)}.`
  const belongs = [
    ...(chart.marks ?? []).filter((mark) => mark.x === x && mark.y === y).map((mark) => mark.label),
    ...(chart.zone && value !== null && value >= chart.zone.least ? [chart.zone.label] : []),
  ].map((words) => ` ${words}.`)
  return `${choices} ${amount}${belongs.join('')}`
}
