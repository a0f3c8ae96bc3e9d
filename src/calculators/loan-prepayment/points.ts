/** The months drawn, and what is owed at each. */
import { perContext } from '../kit/calculator.ts'
import type { PaidContext } from './context.ts'

interface Points {
  readonly unit: 'month' | 'year'
  readonly at: readonly number[]
  /** As printed under the chart: months, or years. */
  readonly values: readonly number[]
}

/** Every month of short loans, else the ends of years, and always the last. */
export const pointsOf = perContext(({ result: { plain, actual } }: PaidContext): Points => {
  const months = Math.max(plain.months, actual.months)
  const step = months <= 36 ? 1 : 12
  const count = Math.ceil(months / step)
  const at = Array.from({ length: count + 1 }, (_, k) => Math.min(k * step, months))
  return {
    unit: step === 1 ? 'month' : 'year',
    at,
    values: at.map((month) => (step === 12 ? Number((month / 12).toFixed(2)) : month)),
  }
})

/** What is owed after so many months: the loan at 0, nothing past the end. */
export const owedAt = (balance: number, rows: readonly { readonly balance: number }[], month: number): number =>
  month === 0 ? balance : (rows[month - 1]?.balance ?? 0)
