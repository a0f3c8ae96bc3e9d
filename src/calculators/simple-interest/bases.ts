import { countedDays, everyBasis, spanYears } from '#engine/lending/accrual-span.ts'
import type { AccrualBasis } from '#engine/lending/day-count.ts'
import { roundToCent } from '#engine/money.ts'
import { perContext } from '../kit/calculator.ts'
import { courseOf, spanOf } from './compute.ts'
import type { SolvedContext } from './context.ts'

export interface BasisRow {
  readonly basis: AccrualBasis
  readonly days: number | null
  readonly years: number
  readonly interest: number
}

/** The same principal, yearly rate and time under every day count. Null when time itself was the unknown. */
export const basisRows = perContext(({ inputs, result }: SolvedContext): readonly BasisRow[] | null => {
  if (inputs.find === 'time') return null
  const span = spanOf(inputs)
  return everyBasis.map((basis) => {
    const years = spanYears(span, basis)
    const days =
      span.kind === 'dates' ? countedDays(span.from, span.to, basis) : span.kind === 'days' ? span.days : null
    return {
      basis,
      days,
      years,
      interest: courseOf(inputs, basis)?.interest ?? roundToCent(result.principal * result.annualRate * years),
    }
  })
})
