import type { CourseLine, LineKind } from './course.ts'

/** Lines of a projection being filled: cents by month. */
export interface Ledger {
  readonly lines: Map<string, CourseLine>
  /** Adds cents to a line of a month and answers them. */
  readonly add: (key: string, kind: LineKind, month: number, cents: number) => number
}

export function newLedger(months: number): Ledger {
  const lines = new Map<string, CourseLine>()
  return {
    lines,
    add: (key, kind, month, cents) => {
      if (cents === 0) return 0
      const line = lines.get(key) ?? { key, kind, cents: new Float64Array(months) }
      lines.set(key, line)
      line.cents[month] = (line.cents[month] ?? 0) + cents
      return cents
    },
  }
}
