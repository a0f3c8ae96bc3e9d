/** Path data, rounded to a tenth of a pixel. Long series are thinned to what the width can show. */

type XY = (index: number) => number
const r = (n: number) => Math.round(n * 10) / 10

/** Indexes worth drawing: all, or about two per pixel of width. First and last always. */
export function drawn(count: number, width: number): readonly number[] {
  const most = Math.max(2, Math.floor(width))
  if (count <= most) return Array.from({ length: count }, (_, i) => i)
  return Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)))
}

/**
 * `indexes` with the highest and the lowest point between two of them, where it lies more than a pixel above or below both. A crash of one
 * month is drawn on a phone too.
 */
export function withHidden(indexes: readonly number[], y: XY): readonly number[] {
  return indexes.flatMap((from, k) => {
    const to = indexes[k + 1] ?? from
    let [over, under] = [from, from]
    let most = Math.max(y(from), y(to)) + 1
    let least = Math.min(y(from), y(to)) - 1
    for (let i = from + 1; i < to; i++) {
      if (y(i) > most) {
        most = y(i)
        over = i
      } else if (y(i) < least) {
        least = y(i)
        under = i
      }
    }
    return [from, ...[over, under].filter((one) => one !== from).sort((a, b) => a - b)]
  })
}

export function linePath(indexes: readonly number[], x: XY, y: XY, has: (index: number) => boolean): string {
  let path = ''
  let pen = false
  for (const i of indexes) {
    if (!has(i)) {
      pen = false
      continue
    }
    path += `${pen ? 'L' : 'M'}${r(x(i))} ${r(y(i))}`
    pen = true
  }
  return path
}

export function areaPath(indexes: readonly number[], x: XY, low: XY, high: XY): string {
  let top = ''
  let bottom = ''
  for (const i of indexes) {
    top += `${top ? 'L' : 'M'}${r(x(i))} ${r(high(i))}`
    bottom = `L${r(x(i))} ${r(low(i))}${bottom}`
  }
  return top ? `${top}${bottom}Z` : ''
}

/** A line that holds each value and jumps at the next bend. `null` among the bends lifts the pen. */
export function stepPath(bends: readonly (number | null)[], x: XY, y: XY): string {
  let path = ''
  let pen = false
  for (const i of bends) {
    if (i === null) {
      pen = false
      continue
    }
    path += pen ? `H${r(x(i))}V${r(y(i))}` : `M${r(x(i))} ${r(y(i))}`
    pen = true
  }
  return path
}
