import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { type CertificateRate, interestPerDollar } from './certificate-rate.ts'

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

/** A day on which one or more certificates of a kept ladder mature and are renewed. Dollars. */
export interface Renewal {
  /** Months from the first opening. */
  readonly month: number
  readonly date: IsoDate
  /** What comes free, with the interest of its last term. */
  readonly value: number
  readonly interest: number
  /** When the new certificate matures. */
  readonly until: IsoDate
}

export interface KeptLadder {
  /** By date; certificates of the same day together. */
  readonly renewals: readonly Renewal[]
  readonly end: IsoDate
  /** All certificates at the end with the interest they have earned by then, no penalty taken. Dollars. */
  readonly value: number
}

/**
 * The ladder kept going for `months`: whatever matures before the end is renewed, interest included, for `term` months (1 or more) at
 * `rate`, and again. What matures on the last day itself is not renewed. At most 1,200 months are looked at.
 */
export const keptLadder = (
  start: IsoDate,
  { rungs }: Pick<Ladder, 'rungs'>,
  months: number,
  term: number,
  rate: CertificateRate,
): KeptLadder => {
  const last = Math.min(1_200, months)
  const length = Math.max(1, term)
  const ofTerm = interestPerDollar(rate, length / 12)
  const byMonth = new Map<number, { value: number; interest: number }>()
  let standing = 0
  for (const rung of rungs) {
    let [value, interest, at, paying] = [rung.value, rung.interest, rung.months, rung.rate]
    let [from, since] = [rung.amount, 0]
    while (at < last) {
      const sum = byMonth.get(at) ?? { value: 0, interest: 0 }
      byMonth.set(at, { value: sum.value + value, interest: sum.interest + interest })
      ;[from, since, paying] = [value, at, rate]
      interest = value * ofTerm
      value += interest
      at += length
    }
    standing += from * (1 + interestPerDollar(paying, (last - since) / 12))
  }
  return {
    renewals: [...byMonth]
      .sort(([a], [b]) => a - b)
      .map(([month, sum]) => ({
        month,
        date: addMonthsToDate(start, month),
        ...sum,
        until: addMonthsToDate(start, month + length),
      })),
    end: addMonthsToDate(start, last),
    value: standing,
  }
}
