/** The loan year by year, dollars of the day they are paid. */
import type { Month } from '#engine/month.ts'
import { perContext } from '../kit/calculator.ts'
import { byYears, sumOf } from '../kit/roll-up.ts'
import type { LoanContext } from './context.ts'

export interface LoanYear {
  /** 1 for the first twelve payments. */
  readonly number: number
  readonly lastMonth: Month
  readonly interest: number
  readonly principal: number
  readonly extra: number
  readonly balance: number
}

export const loanYears = perContext(({ result }: LoanContext): readonly LoanYear[] =>
  byYears(result.loan.schedule.rows).map(({ number, rows, last }) => ({
    number,
    lastMonth: last.month,
    interest: sumOf(rows, 'interest'),
    principal: sumOf(rows, 'principal'),
    extra: sumOf(rows, 'extra'),
    balance: last.balance,
  })),
)
