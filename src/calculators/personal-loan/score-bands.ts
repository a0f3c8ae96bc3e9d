import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { personalAprByScore } from '#facts/lending/cards.ts'
import { perContext } from '../kit/calculator.ts'
import type { LoanContext } from './context.ts'

export interface Band {
  /** The lowest score in it. */
  readonly from: number
  readonly label: string
  readonly isYours: boolean
  /** Percent points. */
  readonly lowApr: number
  readonly highApr: number
  readonly lowPayment: number
  readonly highPayment: number
  readonly lowCost: number
  readonly highCost: number
}

/** What the same cash over the same term costs at the APRs lenders usually charge each score band; the fee is in the APR. */
export const bandsOf = perContext(({ inputs: { term, score }, result }: LoanContext): readonly Band[] => {
  const rows = personalAprByScore.value
  const { received } = result.loan
  return rows.flatMap((row, index): readonly Band[] => {
    const above = rows[index - 1]?.scoreFrom
    const low = leanSchedule({ principal: received, annualRate: row.low, termMonths: term })
    const high = leanSchedule({ principal: received, annualRate: row.high, termMonths: term })
    if (low.outcome !== 'paid-off' || high.outcome !== 'paid-off') return []
    return [
      {
        from: row.scoreFrom,
        label: above === undefined ? `${row.scoreFrom}+` : `${row.scoreFrom}–${above - 1}`,
        isYours: score !== null && score >= row.scoreFrom && (above === undefined || score < above),
        lowApr: row.low * 100,
        highApr: row.high * 100,
        lowPayment: low.payment,
        highPayment: high.payment,
        lowCost: low.totalInterest,
        highCost: high.totalInterest,
      },
    ]
  })
})
