import { roundToCent } from '#engine/money.ts'
import { type Card, owedOn } from './card.ts'
import { payOffInTotal } from './payoff.ts'

/**
 * The repayment box that card statements must print (CARD Act; 12 CFR 1026.7(b)(12), method in 12 CFR 1026 Appendix M1,
 * worked in Appendix M2). No new charges, each month 365/12 days.
 */
export type StatementFigures =
  | {
      outcome: 'figures'
      minimumOnly: {
        payments: number
        /** As the statement words it: months when under two years, else whole years, rounded. */
        shown: { unit: 'months' | 'years'; count: number }
        totalPaid: number
        interest: number
      }
      /** Null when the time shown for the minimums is three years or less after rounding: then statements need not show it. */
      in36Months: { payment: number; totalPaid: number; savings: number } | null
    }
  /** The minimums never clear it (negative or no amortization): the statement must say so instead. */
  | { outcome: 'minimum-never-clears'; in36Months: { payment: number; totalPaid: number } }
  | { outcome: 'nothing-owed' }
  | { outcome: 'refused'; reason: 'not-a-number' | 'negative-amount' | 'same-key' }

/** A balance with the APR it bears (decimal per year). */
export type RatedBalance = {
  balance: number
  apr: number
  /** For an offer: how many of the coming months still bear `apr`, and the APR afterwards. */
  promo?: { months: number; aprAfter: number }
}

/**
 * The level payment that clears the balances in 36 months by the method of Appendix M2: one monthly rate, the mean of the
 * balances' rates weighted by balance (an offer's rate weighted by its months out of 36), in the level-payment formula,
 * rounded to the cent. An estimate: it does not follow the order of payments or the rounding of each cycle.
 */
export const thirtySixMonthPayment = (balances: readonly RatedBalance[]): number => {
  const monthly = (apr: number): number => (apr / 365) * (365 / 12)
  const total = balances.reduce((s, b) => s + b.balance, 0)
  if (total <= 0) return 0
  const rate =
    balances.reduce((s, { balance, apr, promo }) => {
      const share = promo ? Math.min(Math.max(promo.months, 0), 36) / 36 : 1
      return s + balance * (share * monthly(apr) + (1 - share) * monthly(promo?.aprAfter ?? apr))
    }, 0) / total
  return roundToCent(rate === 0 ? total / 36 : (total * rate) / -Math.expm1(-36 * Math.log1p(rate)))
}

/** The figures of one card's statement, dollars to the cent (statements round totals to the dollar). */
export const statementFigures = (card: Card): StatementFigures => {
  const { monthlyCharges: _, ...alone } = card
  const course = payOffInTotal(
    [alone],
    { kind: 'minimum' },
    // The month has no effect in 'monthly' mode; any will do.
    { order: { kind: 'avalanche' }, firstMonth: '2000-01', interest: 'monthly' },
  )
  if (course.outcome === 'refused') return { outcome: 'refused', reason: course.reason }
  if (owedOn(card) <= 0) return { outcome: 'nothing-owed' }
  const promo = card.promo
  const payment = thirtySixMonthPayment([
    { balance: card.balance, apr: card.apr },
    ...(promo
      ? [{ balance: promo.balance, apr: promo.apr, promo: { months: promo.paymentsLeft, aprAfter: card.apr } }]
      : []),
  ])
  const totalPaid = roundToCent(payment * 36)
  if (course.outcome === 'never-paid-off')
    return { outcome: 'minimum-never-clears', in36Months: { payment, totalPaid } }
  return {
    outcome: 'figures',
    minimumOnly: {
      payments: course.months,
      shown:
        course.months < 24
          ? { unit: 'months', count: course.months }
          : { unit: 'years', count: Math.round(course.months / 12) },
      totalPaid: course.totalPaid,
      interest: course.totalInterest,
    },
    in36Months:
      Math.round(course.months / 12) <= 3
        ? null
        : { payment, totalPaid, savings: roundToCent(course.totalPaid - totalPaid) },
  }
}
