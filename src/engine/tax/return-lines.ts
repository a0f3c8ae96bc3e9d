import type { TaxLine } from './federal-types.ts'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const twoPlaces = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Whole dollars for a sentence: $1,234, and -$3,000 for a loss. */
export const money = (amount: number): string => whole.format(Math.round(amount) + 0)

/** A decimal rate for a sentence: 0.0765 is 7.65%. */
export const percent = (rate: number): string => `${twoPlaces.format(rate * 100)}%`

/** Collects lines of a worked return; a part that is zero is left out, totals stay. */
export interface LineList {
  readonly part: (key: string, label: string, amount: number, rule?: string, how?: string) => void
  readonly total: (
    key: string,
    label: string,
    amount: number,
    kind: 'subtotal' | 'total',
    rule?: string,
    how?: string,
  ) => void
  readonly lines: readonly TaxLine[]
}

export function lineList(): LineList {
  const lines: TaxLine[] = []
  const add = (line: TaxLine, rule: string | undefined, how: string | undefined): void => {
    lines.push({ ...line, ...(rule === undefined ? {} : { rule }), ...(how === undefined ? {} : { how }) })
  }
  return {
    part: (key, label, amount, rule, how) => {
      if (Math.abs(amount) >= 0.005) add({ key, label, amount, kind: 'part' }, rule, how)
    },
    total: (key, label, amount, kind, rule, how) => add({ key, label, amount, kind }, rule, how),
    lines,
  }
}
