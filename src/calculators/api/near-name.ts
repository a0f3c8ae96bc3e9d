/** The name somebody probably meant. */

/** Letters to change, add or leave out to come from one word to the other; `most` + 1 where it is more. */
function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let before = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (before[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      row.push(Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = row
  }
  return before[to.length] ?? most + 1
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Undefined where none is near: better no hint than a wrong one. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name.slice(0, 60))
  if (wanted.length < 2) return undefined
  const most = wanted.length < 5 ? 1 : 2
  let best: { readonly name: string; readonly off: number } | undefined
  for (const one of known) {
    const off = distance(wanted, plain(one), most)
    if (off <= most && (best === undefined || off < best.off)) best = { name: one, off }
  }
  return best?.name
}
