export type BreakEven =
  | { readonly kind: 'always' | 'never' | 'same' }
  /** The ETF is ahead from the end of this year on. */
  | { readonly kind: 'from'; readonly year: number }
  /** The ETF is ahead, but only from the end of `first` to the end of this year. */
  | { readonly kind: 'until'; readonly first: number; readonly year: number }

/** When the ETF leaves more than the fund, by the year of the sale. */
export function breakEvenOf(etf: readonly number[], fund: readonly number[]): BreakEven {
  const ahead = etf.map((value, i) => {
    const gap = value - (fund[i] ?? 0)
    return Math.abs(gap) < 0.005 ? 0 : Math.sign(gap)
  })
  const [lastAhead, lastBehind] = [ahead.lastIndexOf(1), ahead.lastIndexOf(-1)]
  if (lastAhead < 0) return { kind: lastBehind < 0 ? 'same' : 'never' }
  if (lastBehind < 0) return { kind: 'always' }
  return lastAhead > lastBehind
    ? { kind: 'from', year: ahead.indexOf(1, lastBehind) + 1 }
    : { kind: 'until', first: ahead.indexOf(1) + 1, year: lastAhead + 1 }
}
