import { daysPerYear } from '#engine/lending/accrual-span.ts'
import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import type { Solved } from './compute.ts'
import { ofSolved, type SimpleContext } from './context.ts'
import type { SimpleInputs } from './sections.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (found: Solved, inputs: SimpleInputs) => number | null
const solved = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<SimpleContext>(
    unit,
    ofSolved(({ result, inputs }) => worth(result, inputs)),
  )
/** Money over time. */
const bill = (worth: Worth) => futureDollars(solved('cents', worth))
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 100 + Number(date.slice(5, 7))

export const figures = named(figureNames, {
  // What was typed in is not an answer.
  interest: bill((r, { find, known }) => (find !== 'interest' && known === 'interest' ? null : r.interest)),
  principal: solved('cents', (r) => r.principal),
  total: bill((r) => r.total),
  due: bill((r) => r.due),
  paidAlong: bill((r) => r.course?.paid ?? null),
  annualRate: solved('percent', (r) => r.annualRate * 100),
  monthlyRate: solved('percent', (r) => (r.annualRate * 100) / 12),
  dailyRate: solved('percent', (r, { dayCount }) => (r.annualRate * 100) / daysPerYear(dayCount)),
  years: solved('years', (r) => r.years),
  days: solved('count', (r) => r.days),
  reachedMonth: solved('month', (r) => (r.reached === null ? null : monthNumber(r.reached))),
  perDay: solved('cents', (r) => roundToCent(r.perDay)),
  compoundInterest: bill((r) => r.compounded),
  compoundExtra: bill((r) => (r.compounded === null ? null : roundToCent(r.compounded - r.interest))),
})
