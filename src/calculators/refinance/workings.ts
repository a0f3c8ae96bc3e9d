import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { monthlyEarnings, wayBy } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { recastMonths } from './ways.ts'
import { workingWords } from './words/explain.en.ts'

const there = (steps: readonly (string | false)[]): readonly string[] => steps.filter((step) => step !== false)

function newPayment({ inputs, result: { closing, refinance }, say }: ComparedContext): Working {
  const words = workingWords.payment
  const { paidOut, debts, costs, points, newLoan, vaFee, vaShare } = closing
  const share = inputs.points / 100
  const beforeFee = inputs.rolledIn ? newLoan - vaFee : newLoan
  const sum = `(${say.cents(paidOut)} + ${say.cents(costs)}) ÷ (1 ${share < 0 ? '+' : '−'} ${say.number(Math.abs(share), 8)})`
  return {
    title: words.title,
    lines: levelPaymentLines(
      { amount: newLoan, rate: inputs.newRate, term: inputs.newTerm, payment: refinance.firstPayment - inputs.pmiNew },
      say,
    ),
    steps: there([
      words.paidOut({ balance: inputs.balance, cashOut: inputs.cashOut, debts, paidOut }, say),
      inputs.rolledIn && words.rolledIn({ costs, sum, beforeFee }, say),
      !inputs.rolledIn && points === 0 && words.inCash({ costs }, say),
      !inputs.rolledIn && points !== 0 && words.inCashWithPoints({ costs, points }, say),
      vaFee > 0 && words.vaFee({ loan: beforeFee, share: vaShare * 100, fee: vaFee }, say),
      words.rounding,
    ]),
  }
}

function simple({ result: { closing, cashBreakEven, monthlySaving }, say }: ComparedContext): Working | null {
  const words = workingWords.simple
  if (cashBreakEven === null || closing.totalCosts <= 0) return null
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(closing.totalCosts)} ÷ ${say.cents(monthlySaving)}`,
      `= ${say.months(cashBreakEven)}`,
    ],
    steps: [words.leavesOut],
  }
}

function whole({ inputs, result: { keep, refinance }, say }: ComparedContext): Working {
  const words = workingWords.whole
  const monthly = monthlyEarnings(inputs)
  const grown = (values: readonly number[]): string => {
    let total = 0
    for (let month = 0; month <= inputs.stay; month++) total = total * (1 + monthly) + (values[month] ?? 0)
    return say.cents(total)
  }
  const left = refinance.owedAtStay - (refinance.path.owed[inputs.stay] ?? 0)
  const tax = left > 0.005 ? ` + ${say.cents(left)}` : ''
  return {
    title: words.title({ months: inputs.stay }, say),
    lines: [
      tax === '' ? words.formula : words.formulaTax,
      `= (${grown(keep.path.paid)} − ${grown(refinance.path.paid)}) + (${say.cents(keep.owedAtStay)} − ${say.cents(refinance.owedAtStay)})${tax}`,
      `= ${say.cents(refinance.aheadAtStay)}`,
    ],
    steps: there([
      words.start,
      inputs.earns > 0 && words.growth({ earns: inputs.earns }, say),
      inputs.itemize === 'itemize' && words.tax,
      words.breakEven,
    ]),
  }
}

function recast({ inputs, result, say }: ComparedContext): Working | null {
  const words = workingWords.recast
  const way = wayBy(result, 'recast')
  if (way === null) return null
  const { recastFee: fee } = inputs
  const drop = result.keep.firstPayment - way.firstPayment
  const step = () => {
    if (drop <= 0) return words.notLower
    return fee > 0
      ? words.lowerWithFee({ drop, fee, payments: Math.ceil(fee / drop - 1e-9) }, say)
      : words.lower({ drop }, say)
  }
  return {
    title: words.title,
    lines: [
      words.formula,
      `L = ${say.cents(inputs.balance)} − ${say.cents(inputs.lump)}, r = ${say.percent(inputs.rate, 6)} ÷ 12, n = ${recastMonths(inputs, { months: result.keepLoanMonths })}`,
      `= ${say.cents(way.firstPayment - inputs.pmiNow)}`,
    ],
    steps: [step()],
  }
}

export const workings = [ofCompared(newPayment), ofCompared(simple), ofCompared(whole), ofCompared(recast)]
