/** Names of lines, each at the end of its own line. */
import type { DataColor } from '#calculators/kit/presentation.ts'
import { spread } from './marks.ts'
import { twoLines } from './x-ticks.ts'

/** A line's name wants to stand at `x`, `y`: its last point. */
export interface LineEnd {
  readonly key: string
  readonly name: string
  readonly color: DataColor
  readonly x: number
  readonly y: number
  /** Where the line stood a little before; decides the order of lines that end in one point. */
  readonly before: number
}
export interface EndLabel {
  readonly key: string
  readonly color: DataColor
  readonly lines: readonly string[]
  readonly x: number
  /** Middle of the first line of text. */
  readonly y: number
  readonly anchor: 'start' | 'end'
  readonly end: { readonly x: number; readonly y: number }
  /** Far from the end of its line, so a thin line leads there. */
  readonly isLed: boolean
}
export interface Room {
  readonly left: number
  /** Where the lines end; right of it is the column of names. */
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A bold letter of a label, in pixels, and a line of text. */
const letter = 8.1
const lineHeight = 14
const mostLetters = 20
const gapToText = 12

export const nameLines = (name: string): readonly string[] => twoLines(name, mostLetters)
const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length)) * letter

/** How wide the column beside the lines must be for these names. */
export const namesWidth = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => widthOf(nameLines(name)))) + gapToText + 4

/** `crossed(x0, x1, y0, y1)`: how many lines run through a box of the picture. */
export function endLabels(
  ends: readonly LineEnd[],
  room: Room,
  crossed: (x0: number, x1: number, y0: number, y1: number) => number,
): readonly EndLabel[] {
  const atEdge = (end: LineEnd) => end.x > room.right - 8
  const last = ends.filter(atEdge).toSorted((a, b) => a.y - b.y || a.before - b.before)
  const tallest = Math.max(1, ...last.map((end) => nameLines(end.name).length))
  const shift = ((tallest - 1) * lineHeight) / 2
  const places = spread(
    last.map((end) => end.y),
    tallest * lineHeight + 1,
    room.top + shift,
    room.bottom - shift,
  )
  const beside = last.map((end, i): EndLabel => {
    const lines = nameLines(end.name)
    const y = places[i] ?? end.y
    return {
      ...common(end, lines),
      x: room.right + gapToText,
      y: y - ((lines.length - 1) * lineHeight) / 2,
      anchor: 'start',
      isLed: Math.abs(y - end.y) > 6,
    }
  })
  return [
    ...beside,
    ...inside(
      ends.filter((end) => !atEdge(end)),
      room,
      crossed,
    ),
  ]
}

const common = ({ key, color, x, y }: LineEnd, lines: readonly string[]) => ({ key, color, lines, end: { x, y } })

interface Box {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}
const meet = (a: Box, b: Box) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

/** Lines that end before the edge: their names stand near the end, where the fewest lines run. */
function inside(ends: readonly LineEnd[], room: Room, crossed: Parameters<typeof endLabels>[2]): readonly EndLabel[] {
  const taken: Box[] = []
  return ends
    .toSorted((a, b) => a.x - b.x || b.y - a.y || b.before - a.before)
    .map((end) => {
      const lines = [end.name]
      const width = widthOf(lines)
      let best: { box: Box; cost: number; anchor: 'start' | 'end'; y: number; x: number } | null = null
      for (const anchor of ['start', 'end'] as const)
        for (let step = -6; step <= 6; step++) {
          const y = end.y + step * (lineHeight + 1)
          const x = end.x + (anchor === 'start' ? 8 : -8)
          const x0 = anchor === 'start' ? x : x - width
          const box = { x0, x1: x0 + width, y0: y - 8, y1: y + 7 }
          if (box.y0 < room.top - 8 || box.y1 > room.bottom + 7 || box.x0 < room.left || box.x1 > room.right + 40)
            continue
          const cost =
            Math.abs(step) * 3 +
            (anchor === 'end' ? 2 : 0) +
            (taken.some((one) => meet(one, box)) ? 1000 : 0) +
            crossed(box.x0, box.x1, box.y0, box.y1) * 8
          if (!best || cost < best.cost) best = { box, cost, anchor, y, x }
        }
      const { box, anchor, x, y } = best ?? { box: null, anchor: 'end' as const, x: end.x - 8, y: end.y }
      if (box) taken.push(box)
      return { ...common(end, lines), x, y, anchor, isLed: Math.abs(y - end.y) > 10 }
    })
}
