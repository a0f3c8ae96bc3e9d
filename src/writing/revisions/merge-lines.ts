import { linesOf, matches } from './line-diff.ts'

/** A piece of two texts put together: agreed on, or changed by both in ways that cannot both stand. */
export type Piece =
  | { readonly kind: 'agreed'; readonly lines: readonly string[] }
  | { readonly kind: 'both'; readonly mine: readonly string[]; readonly theirs: readonly string[] }

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, i) => line === b[i])

/**
 * Puts two texts together that began as `base`. Where one alone changed lines, or both changed them alike, that change is taken; where both
 * did otherwise, both stand in the answer and somebody has to choose. No line of either is dropped unasked.
 */
export function mergeLines(base: string, mine: string, theirs: string): readonly Piece[] {
  const [origin, own, other] = [linesOf(base), linesOf(mine), linesOf(theirs)]
  const [inOwn, inOther] = [matches(origin, own), matches(origin, other)]
  const pieces: Piece[] = []
  const agree = (lines: readonly string[]) => {
    const last = pieces.at(-1)
    if (lines.length === 0) return
    if (last?.kind === 'agreed') pieces[pieces.length - 1] = { kind: 'agreed', lines: [...last.lines, ...lines] }
    else pieces.push({ kind: 'agreed', lines })
  }
  let [atOrigin, atOwn, atOther] = [0, 0, 0]
  const between = (origins: number, owns: number, others: number) => {
    const was = origin.slice(atOrigin, origins)
    const [a, b] = [own.slice(atOwn, owns), other.slice(atOther, others)]
    if (same(a, b) || same(b, was)) agree(a)
    else if (same(a, was)) agree(b)
    else pieces.push({ kind: 'both', mine: a, theirs: b })
  }
  for (let i = 0; i < origin.length; i += 1) {
    const [a, b] = [inOwn[i] ?? -1, inOther[i] ?? -1]
    if (a < 0 || b < 0) continue
    between(i, a, b)
    agree([origin[i] ?? ''])
    ;[atOrigin, atOwn, atOther] = [i + 1, a + 1, b + 1]
  }
  between(origin.length, own.length, other.length)
  return pieces
}

export type Choice = 'mine' | 'theirs' | 'both'

/** The text that comes of it, with a choice for each piece that needs one, in their order. */
export function chosenText(pieces: readonly Piece[], choices: readonly Choice[]): string {
  let asked = 0
  return pieces
    .flatMap((piece) => {
      if (piece.kind === 'agreed') return piece.lines
      const choice = choices[asked++] ?? 'both'
      return choice === 'both' ? [...piece.mine, ...piece.theirs] : piece[choice]
    })
    .join('\n')
}
