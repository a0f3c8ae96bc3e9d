import { type Cents, cents } from '#engine/money.ts'
import { type Month, monthOfYear, monthsBetween } from '#engine/month.ts'
import type { Extra } from './loan.ts'

type Span = {
  readonly from: number
  readonly until: number
  readonly amount: Cents
  /** Months after the start, modulo 12, in which a yearly extra falls; null for every month. */
  readonly phase: number | null
}

export type ExtraPlan = {
  /** Cents due in a month, given as months after the start. */
  readonly inMonth: (offset: number) => number
  /** Whether any extra that does not come every month falls later than this month. */
  readonly laterThan: (offset: number) => boolean
}

/** Reads the list once so that a schedule can ask month by month. A one-off dated before `firstOffset` counts there. */
export const planExtras = (extras: readonly Extra[], startMonth: Month, firstOffset: number): ExtraPlan => {
  const once = new Map<number, number>()
  const spans: Span[] = []
  let last = -1
  for (const extra of extras) {
    const amount = cents(extra.amount)
    if (amount === 0) continue
    if (extra.kind === 'once') {
      const offset = Math.max(monthsBetween(startMonth, extra.month), firstOffset)
      once.set(offset, (once.get(offset) ?? 0) + amount)
      last = Math.max(last, offset)
      continue
    }
    const from = extra.from === undefined ? Number.NEGATIVE_INFINITY : monthsBetween(startMonth, extra.from)
    const until = extra.until === undefined ? Number.POSITIVE_INFINITY : monthsBetween(startMonth, extra.until)
    const phase = extra.kind === 'yearly' ? (extra.monthOfYear - monthOfYear(startMonth) + 12) % 12 : null
    spans.push({ from, until, amount, phase })
    last = Math.max(last, phase === null ? Math.max(from, -1) : until)
  }
  return {
    inMonth: (offset) => {
      let due = once.get(offset) ?? 0
      for (const span of spans)
        if (offset >= span.from && offset <= span.until && (span.phase === null || offset % 12 === span.phase))
          due += span.amount
      return due
    },
    laterThan: (offset) => last > offset,
  }
}
