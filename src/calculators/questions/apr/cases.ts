import { type Every, paymentDays } from '#engine/lending/payment-series.ts'
import type { IsoDate } from '#engine/month.ts'
import { type AppendixJExample, appendixJExamples } from '#facts/lending/appendix-j.ts'
import type { Case } from '../../kit/definition.ts'
import type { AprInputs } from './fields.ts'

const every: Readonly<Record<string, Every>> = {
  month: 'month',
  semimonth: 'half-month',
  '2 months': '2-months',
  quarter: 'quarter',
  week: 'week',
  '2 weeks': '2-weeks',
  '4 weeks': '4-weeks',
}

/** A stream begins on its own day, or follows the one before it. */
function paymentsOf({ streams, unitPeriod, firstPaymentDate }: AppendixJExample): AprInputs['payments'] {
  const often = every[unitPeriod] ?? 'year'
  let from = firstPaymentDate
  let before = 0
  return streams.map(({ payment, count, firstDate }) => {
    if (firstDate !== undefined) [from, before] = [firstDate, 0]
    const first = paymentDays(from as IsoDate, before + 1, often).at(-1)
    before += count
    return { firstDate: first?.date ?? from, amount: payment, count, every: often }
  })
}

/** The examples of the regulation, from their printed dates; each APR is printed to two decimals. */
export const cases: readonly Case<AprInputs>[] = appendixJExamples.value.map((example) => ({
  name: `${example.section}: ${example.description}`,
  derivation: `12 CFR 1026, Appendix J ${example.section}: an APR of ${(example.apr * 100).toFixed(2)}%.`,
  inputs: {
    advances: [{ date: example.advanceDate, amount: example.amountAdvanced }],
    payments: paymentsOf(example),
    unitPeriod: 'auto',
  },
  expect: {
    apr: Number((example.apr * 100).toFixed(2)),
    unitPeriodsPerYear: Number(example.unitPeriodsPerYear.toFixed(4)),
  },
  within: 0.0051,
}))
