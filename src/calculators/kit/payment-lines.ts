/** The printed arithmetic of a level payment: a reader with a pocket calculator comes to the same cent. */
import type { Say } from './say.ts'

interface LevelLoan {
  /** Dollars. */
  readonly amount: number
  /** Percent points a year. */
  readonly rate: number
  /** Months. */
  readonly term: number
  /** Dollars a month. */
  readonly payment: number
}

/** The formula, the same with the loan's numbers, and the result. */
export function levelPaymentLines({ amount, rate, term, payment }: LevelLoan, say: Say): readonly string[] {
  const loan = say.number(amount)
  const result = `= ${say.cents(payment)}`
  if (rate === 0) return ['payment = L ÷ n', `= ${loan} ÷ ${term}`, result]
  const monthly = rate / 1200
  return [
    'payment = L · r ÷ (1 − (1 + r)^−n)',
    `= ${loan} · ${say.number(monthly, 10)} ÷ (1 − ${say.number(1 + monthly, 10)}^−${term})`,
    result,
  ]
}
