import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Prepaid } from './compute.ts'
import { ofPaid, type PrepayContext } from './context.ts'
import type { PrepayInputs } from './sections.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (found: Prepaid, inputs: PrepayInputs) => number | null
const paid = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<PrepayContext>(
    unit,
    ofPaid(({ result, inputs }) => worth(result, inputs)),
  )
const total = (worth: Worth) => futureDollars(paid('money', worth))
const bill = (worth: Worth) => futureDollars(paid('cents', worth))
const today = (worth: Worth) => todaysDollars(paid('money', worth))
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
/** Percent points a year with monthly compounding. */
const effective = (points: number): number => Math.expm1(12 * Math.log1p(points / 1200)) * 100

export const figures = named(figureNames, {
  netSaved: total((r) => r.netSaved),
  interestSaved: total((r) => r.interestSaved),
  monthsSaved: paid('months', (r) => r.monthsSaved),
  payoffMonth: paid('month', (r) => monthNumber(r.actual.payoffMonth)),
  agreedPayoffMonth: paid('month', (r) => monthNumber(r.plain.payoffMonth)),
  months: paid('months', (r) => r.actual.months),
  agreedMonths: paid('months', (r) => r.plain.months),
  payment: bill((r) => r.plain.regularPayment),
  recastPayment: bill((r) => r.recastPayment),
  interest: total((r) => r.actual.totalInterest),
  agreedInterest: total((r) => r.plain.totalInterest),
  totalExtra: total((r) => r.actual.totalExtra),
  lastPayment: bill((r) => r.actual.lastPayment),
  penalty: total((r) => r.actual.totalPenalty),
  fees: total((r) => r.fees.total),
  netSavedToday: today((r) => r.netSavedToday),
  sureReturn: paid('percent', (_, inputs) => effective(inputs.rate * (1 - inputs.deduction / 100))),
  investAhead: total((r) => r.investAhead),
  investAheadToday: today((r) => r.investAheadToday),
  prepayAccount: total((r) => r.versus.prepayAccount.at(-1) ?? 0),
  investAccount: total((r) => r.versus.investAccount.at(-1) ?? 0),
  breakEvenReturn: paid('percent', (r) => (r.breakEven === null ? null : r.breakEven * 100)),
})
