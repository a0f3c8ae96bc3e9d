import { dollarsAndCents as money, monthsText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import { monthlyEarnings, wayBy } from './compute.ts'
import type { RefinanceInputs } from './fields.ts'
import { recastMonths } from './ways.ts'

function newPayment({ closing, refinance }: Compared, inputs: RefinanceInputs): Working {
  const rate = inputs.newRate / 1200
  const loan = plain(closing.newLoan)
  const share = inputs.points / 100
  return {
    title: 'The new loan and its payment',
    lines:
      rate === 0
        ? ['payment = L ÷ n', `= ${loan} ÷ ${inputs.newTerm}`, `= ${money(refinance.firstPayment - inputs.pmiNew)}`]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${loan} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−${inputs.newTerm})`,
            `= ${money(refinance.firstPayment - inputs.pmiNew)}`,
          ],
    steps: [
      `To be paid out: ${money(inputs.balance)} owed + ${money(inputs.cashOut)} cash out + ${money(closing.debts)} of debts = ${money(closing.paidOut)}.`,
      inputs.rolledIn
        ? `Costs of ${money(closing.costs)}${share === 0 ? '' : ` and points of ${percentText(inputs.points, 6)}`} go into the loan: (${money(closing.paidOut)} + ${money(closing.costs)}) ÷ (1 ${share < 0 ? '+' : '−'} ${plain(Math.abs(share), 8)}) = ${money(closing.newLoan)}.`
        : `Costs of ${money(closing.costs)}${closing.points === 0 ? '' : ` and points of ${money(closing.points)}`} are paid at closing.`,
      'The payment and each month’s interest are rounded to the cent.',
    ],
  }
}

function cash({ closing, cashBreakEven, monthlySaving }: Compared): Working | null {
  if (cashBreakEven === null || closing.totalCosts <= 0) return null
  return {
    title: 'Cash break-even',
    lines: [
      'months = costs ÷ lower payment, rounded up',
      `= ${money(closing.totalCosts)} ÷ ${money(monthlySaving)}`,
      `= ${cashBreakEven}`,
    ],
    steps: ['It leaves out that the two loans are paid down at different speeds, and that money has other uses.'],
  }
}

function whole(compared: Compared, inputs: RefinanceInputs): Working {
  const { keep, refinance } = compared
  const monthly = monthlyEarnings(inputs)
  const grown = (values: readonly number[]): number => {
    let total = 0
    for (let month = 0; month <= inputs.stay; month++) total = total * (1 + monthly) + (values[month] ?? 0)
    return total
  }
  const left = refinance.owedAtStay - (refinance.path.owed[inputs.stay] ?? 0)
  const tax = left > 0.005 ? ` + ${money(left)}` : ''
  return {
    title: `True comparison after ${monthsText(inputs.stay)}`,
    lines: [
      `saved = (paid as now − paid refinanced) + (owed as now − owed refinanced)${tax === '' ? '' : ' + tax the points still save'}`,
      `= (${money(grown(keep.path.paid))} − ${money(grown(refinance.path.paid))}) + (${money(keep.owedAtStay)} − ${money(refinance.owedAtStay)})${tax}`,
      `= ${money(refinance.aheadAtStay)}`,
    ],
    steps: [
      'Paid refinanced starts with the cash at closing (costs and penalty, less cash you take out).',
      ...(inputs.earns > 0
        ? [
            `Money earlier counts more: what is paid is grown at ${percentText(inputs.earns)} a year from its month until you leave.`,
          ]
        : []),
      ...(inputs.itemize === 'itemize'
        ? ['Tax saved by deducting interest and points is taken off what is paid.']
        : []),
      'The true break-even is the first month in which this is above zero.',
    ],
  }
}

function recast(compared: Compared, inputs: RefinanceInputs): Working | null {
  const way = wayBy(compared, 'recast')
  if (way === null) return null
  const count = (payments: number): string => `${payments} ${payments === 1 ? 'payment' : 'payments'}`
  const drop = compared.keep.firstPayment - way.firstPayment
  return {
    title: 'The recast',
    lines: [
      'new payment = (L − lump sum) · r ÷ (1 − (1 + r)^−n)',
      `L = ${money(inputs.balance)} − ${money(inputs.lump)}, r = ${percentText(inputs.rate, 6)} ÷ 12, n = ${recastMonths(inputs, { months: compared.keepLoanMonths })}`,
      `= ${money(way.firstPayment - inputs.pmiNow)}`,
    ],
    steps: [
      drop > 0
        ? `The payment falls by ${money(drop)} a month${inputs.recastFee > 0 ? `; the fee of ${money(inputs.recastFee)} is back after ${count(Math.ceil(inputs.recastFee / drop - 1e-9))}` : ''}.`
        : 'Your payment now is not above that, so a recast lowers nothing.',
    ],
  }
}

export const workingsOf = (compared: Compared, inputs: RefinanceInputs): readonly Working[] =>
  [newPayment(compared, inputs), cash(compared), whole(compared, inputs), recast(compared, inputs)].filter(
    (working) => working !== null,
  )
