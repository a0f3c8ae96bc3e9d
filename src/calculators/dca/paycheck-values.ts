/** What the history of paychecks says, as values for its sentences: ends in today's dollars for the visitor's deposit. */
import { returnOfDeposits } from '#engine/investing/equal-deposits.ts'
import type { PaycheckPast } from './context.ts'
import type { NamedPath } from './paycheck-study.ts'
import type { DcaInputs } from './sections.ts'

export interface PaidEnd {
  readonly from: string
  readonly to: string
  readonly end: number
  /** Money-weighted, a year, after inflation and fee; decimal. */
  readonly rate: number | null
}
export interface PastPaychecks extends Pick<DcaInputs, 'deposit' | 'frequency' | 'fee' | 'stockShare'> {
  readonly months: number
  readonly windows: number
  readonly of: number
  readonly worst: PaidEnd
  readonly middle: PaidEnd
  readonly best: PaidEnd
  readonly typical: number
  readonly low: number
}

export function pastPaychecks({ inputs, result, found }: PaycheckPast): PastPaychecks {
  const { deposit, frequency, fee, stockShare, years: months } = inputs
  const end = (list: readonly number[]) => list.at(-1) ?? 0
  const named = ({ from, to, path }: NamedPath): PaidEnd => ({
    from,
    to,
    end: end(path) * result.monthly,
    rate: returnOfDeposits(months, end(path)),
  })
  return {
    deposit,
    frequency,
    fee,
    stockShare,
    months,
    windows: found.windows,
    of: found.of,
    worst: named(found.worst),
    middle: named(found.middle),
    best: named(found.best),
    typical: end(found.p50) * result.monthly,
    low: end(found.p10) * result.monthly,
  }
}
