import type { FederalLabel, LineHow, LineLabel, TaxLine } from './tax-line.ts'

/** A line's key, which names it too; with a label where another name or values do. */
type Key = FederalLabel | { readonly key: string; readonly label: LineLabel }

/** Collects lines of a worked return; a part that is zero is left out, totals stay. */
export interface LineList {
  readonly part: (key: Key, amount: number, rule?: string, how?: LineHow) => void
  readonly total: (key: Key, amount: number, kind: 'subtotal' | 'total', rule?: string, how?: LineHow) => void
  readonly lines: readonly TaxLine[]
}

export function lineList(): LineList {
  const lines: TaxLine[] = []
  const add = (key: Key, line: Pick<TaxLine, 'amount' | 'kind'>, rule?: string, how?: LineHow): void => {
    const named = typeof key === 'string' ? { key, label: key } : key
    lines.push({ ...named, ...line, ...(rule === undefined ? {} : { rule }), ...(how === undefined ? {} : { how }) })
  }
  return {
    part: (key, amount, rule, how) => {
      if (Math.abs(amount) >= 0.005) add(key, { amount, kind: 'part' }, rule, how)
    },
    total: (key, amount, kind, rule, how) => add(key, { amount, kind }, rule, how),
    lines,
  }
}
