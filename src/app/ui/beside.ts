/** Where a pop-up stands: under the word it explains, or over it, but never on it. Pixels of the window. */
interface Size {
  readonly width: number
  readonly height: number
}
interface Line {
  readonly left: number
  readonly top: number
  readonly bottom: number
}
/** Between word and pop-up, and between pop-up and the window's edge. */
const GAP = 6
const EDGE = 8

/** `lines`: the word, a rectangle for each line it runs over. Where neither side has room the larger one is taken, and the pop-up scrolls. */
export function beside(lines: readonly Line[], box: Size, room: Size): { left: number; top: number; most: number } {
  const above = Math.min(...lines.map(({ top }) => top)) - GAP - EDGE
  const from = Math.max(...lines.map(({ bottom }) => bottom)) + GAP
  const below = room.height - EDGE - from
  const isBelow = box.height <= below || below >= above
  const most = Math.max(0, isBelow ? below : above)
  const height = Math.min(box.height, most)
  const start = lines.at(-1)?.left ?? EDGE
  return {
    left: Math.max(EDGE, Math.min(start, room.width - EDGE - box.width)),
    top: isBelow ? from : above + EDGE - height,
    most,
  }
}
