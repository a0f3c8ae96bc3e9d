/** What the history says, as values for its sentences: ends in dollars for the visitor's amount, in the dollars shown. */
import type { PastContext } from './context.ts'
import type { NamedPath } from './study.ts'

export interface PastEnd {
  readonly from: string
  readonly to: string
  readonly end: number
}
export interface PastValues {
  readonly amount: number
  readonly months: number
  readonly windows: number
  readonly of: number
  readonly stockShare: number
  readonly fee: number
  readonly account: string
  readonly dollars: 'today' | 'future'
  readonly worst: PastEnd
  readonly middle: PastEnd
  readonly best: PastEnd
  /** Ends at the 10th, 50th and 90th percentile. */
  readonly low: number
  readonly typical: number
  readonly high: number
}

export function pastValues({ inputs, found, fan }: PastContext): PastValues {
  const { amount, years: months, stockShare, fee, account, dollars } = inputs
  const worth = (list: readonly number[]) => amount * (list.at(-1) ?? 0)
  const named = ({ from, to, path }: NamedPath): PastEnd => ({ from, to, end: worth(path) })
  return {
    amount,
    months,
    windows: found.windows,
    of: found.of,
    stockShare,
    fee,
    account,
    dollars,
    worst: named(fan.worst),
    middle: named(fan.middle),
    best: named(fan.best),
    low: worth(fan.p10),
    typical: worth(fan.p50),
    high: worth(fan.p90),
  }
}
