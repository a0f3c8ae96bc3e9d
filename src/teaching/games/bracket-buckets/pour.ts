/** The questions of part two: $60,000 of pay through the deduction and the slices. The first answer is right, the others are real mistakes. */
import { pay } from './design.ts'
import { pour } from './law.precomputed.ts'

export type PourKey = 'deduction' | 'first' | 'second' | 'tax' | 'marginal' | 'effective'
export interface PourQuestion {
  readonly key: PourKey
  readonly unit: 'money' | 'percent'
  /** Right first. All different. */
  readonly answers: readonly number[]
}
const [first, second] = pour.slices
const rate = (slice: typeof first): number => slice?.rate ?? 0
const amount = (slice: typeof first): number => slice?.amount ?? 0
const tenth = (share: number): number => Number((share * 100).toFixed(1))

export const pourQuestions: readonly PourQuestion[] = [
  { key: 'deduction', unit: 'money', answers: [pour.deduction, pour.deductionJoint, pour.deductionHead] },
  { key: 'first', unit: 'money', answers: [amount(first), pour.taxable, pay] },
  { key: 'second', unit: 'money', answers: [amount(second), pay - amount(first), pour.taxable] },
  { key: 'tax', unit: 'money', answers: [pour.tax, pour.taxable * rate(second), pay * rate(second)] },
  { key: 'marginal', unit: 'percent', answers: [tenth(pour.marginal), tenth(rate(first)), tenth(pour.nextRate)] },
  {
    key: 'effective',
    unit: 'percent',
    answers: [tenth(pour.tax / pay), tenth(pour.marginal), tenth(pour.tax / pour.taxable)],
  },
]
