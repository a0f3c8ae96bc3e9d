import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { type CertificateRate, interestPerDollar } from './certificate.ts'

export interface Rung {
  readonly months: number
  /** Dollars. */
  readonly amount: number
  readonly rate: CertificateRate
}

export interface RungOutcome extends Rung {
  readonly maturity: IsoDate
  readonly interest: number
  readonly value: number
}

export interface Ladder {
  /** By maturity, the earliest first. */
  readonly rungs: readonly RungOutcome[]
  readonly amount: number
  readonly interest: number
  /** Average months until the money is free, by amount; 0 for an empty ladder. */
  readonly averageMonths: number
  /** First-year interest over the amount, decimal; 0 for an empty ladder. */
  readonly averageYield: number
}

/** Certificates opened on the same day with different terms, interest left inside. At most 60 rungs are read. */
export const ladderFrom = (start: IsoDate, given: readonly Rung[]): Ladder => {
  const rungs = given
    .slice(0, 60)
    .map((rung) => {
      const interest = rung.amount * interestPerDollar(rung.rate, rung.months / 12)
      return { ...rung, maturity: addMonthsToDate(start, rung.months), interest, value: rung.amount + interest }
    })
    .sort((a, b) => a.months - b.months)
  const sum = (of: (rung: RungOutcome) => number): number => rungs.reduce((total, rung) => total + of(rung), 0)
  const amount = sum((rung) => rung.amount)
  const share = (part: number): number => (amount === 0 ? 0 : part / amount)
  return {
    rungs,
    amount,
    interest: sum((rung) => rung.interest),
    averageMonths: share(sum((rung) => rung.amount * rung.months)),
    averageYield: share(sum((rung) => rung.amount * interestPerDollar(rung.rate, 1))),
  }
}
