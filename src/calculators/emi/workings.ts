import { dollarsAndCents as money, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Answered } from './compute.ts'
import type { EmiInputs } from './fields.ts'

function flat({ loan }: Answered, inputs: EmiInputs): Working {
  const P = plain(loan.owed)
  const f = plain(loan.annualRate, 6)
  const n = loan.months
  const A = plain(loan.payment)
  const lines = {
    payment: ['A = (P + P · f · n ÷ 12) ÷ n', `= (${P} + ${P} · ${f} · ${n} ÷ 12) ÷ ${n}`, `= ${money(loan.payment)}`],
    amount: ['P = n · A ÷ (1 + f · n ÷ 12)', `= ${n} · ${A} ÷ (1 + ${f} · ${n} ÷ 12)`, `= ${money(loan.owed)}`],
    rate: [
      'f = (n · A − P) · 12 ÷ (n · P)',
      `= (${n} · ${A} − ${P}) · 12 ÷ (${n} · ${P})`,
      `= ${percentText(loan.annualRate * 100, 4)} a year`,
    ],
    term: ['n = P ÷ (A − P · f ÷ 12)', `= ${P} ÷ (${A} − ${P} · ${f} ÷ 12)`, `so ${n} payments, the last one smaller`],
  }[inputs.find]
  return {
    title: 'A flat-rate loan',
    lines,
    steps: [
      `The rate on the falling balance is the i that makes ${n === 1 ? '1 payment' : `${n} payments`} worth ${money(loan.owed)} today: 12 · i = ${percentText(loan.trueRate * 100, 4)}.`,
    ],
  }
}

function level(result: Answered, inputs: EmiInputs): Working {
  const { loan } = result
  const i = loan.trueRate / 12
  const P = plain(loan.owed)
  const r = plain(i, 10)
  const grown = plain(1 + i, 10)
  const n = loan.months
  const A = plain(loan.payment)
  const zero = loan.trueRate === 0
  const lines = {
    payment: zero
      ? ['A = P ÷ n', `= ${P} ÷ ${n}`, `= ${money(loan.payment)}`]
      : ['A = P · i ÷ (1 − (1 + i)^−n)', `= ${P} · ${r} ÷ (1 − ${grown}^−${n})`, `= ${money(loan.payment)}`],
    amount: zero
      ? ['P = A · n', `= ${A} · ${n}`, `= ${money(loan.owed)}`]
      : ['P = A · (1 − (1 + i)^−n) ÷ i', `= ${A} · (1 − ${grown}^−${n}) ÷ ${r}`, `= ${money(loan.owed)}`],
    rate: [
      'P = A · (1 − (1 + i)^−n) ÷ i, solved for i',
      `${P} = ${A} · (1 − (1 + i)^−${n}) ÷ i`,
      `i = ${percentText(i * 100, 5)} a month, ${percentText(loan.annualRate * 100, 4)} a year`,
    ],
    term: zero
      ? ['n = P ÷ A', `= ${P} ÷ ${A}`, `so ${n} payments`]
      : [
          'n = −ln(1 − P · i ÷ A) ÷ ln(1 + i)',
          `= −ln(1 − ${P} · ${r} ÷ ${A}) ÷ ln(${grown})`,
          `so ${n} payments, the last one ${money(loan.plain.lastPayment)}`,
        ],
  }[inputs.find]
  const rate =
    inputs.compounding === 'monthly'
      ? `i = ${percentText(loan.annualRate * 100, 4)} ÷ 12 = ${percentText(i * 100, 5)} a month.`
      : `i is the month’s share of a rate that compounds otherwise: (1 + r ÷ m)^(m ÷ 12) − 1 = ${percentText(i * 100, 5)} a month.`
  return {
    title: 'Equal monthly payments',
    lines,
    steps: [
      ...(inputs.find === 'rate' || zero ? [] : [rate]),
      'The payment is rounded to the cent, and so is each month’s interest. The last payment takes the difference.',
      `Paid as agreed, the last payment is ${money(loan.plain.lastPayment)} in ${monthText(loan.plain.payoffMonth)}.`,
    ],
  }
}

function apr({ loan }: Answered): Working | null {
  if (loan.apr === null || loan.fee === 0) return null
  return {
    title: 'APR',
    lines: [
      'amount financed = sum of payment k ÷ (1 + i)^k',
      `${money(loan.owed)} − ${money(loan.fee)} = ${money(loan.owed - loan.fee)}`,
      `i × 12 = ${percentText(loan.apr, 3)}`,
    ],
    steps: [
      'Regulation Z, Appendix J. The fees count as a finance charge paid at the start; extra payments are left out.',
    ],
  }
}

export const workingsOf = (result: Answered, inputs: EmiInputs): readonly Working[] =>
  [result.loan.quoted.kind === 'flat' ? flat(result, inputs) : level(result, inputs), apr(result)].filter(
    (working) => working !== null,
  )
