import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { type LoanContext, ofLoan } from './context.ts'
import { workingWords } from './words/explain.en.ts'

function fee({ inputs, result: { loan }, say }: LoanContext): Working {
  const { amount, flatFee, handling } = inputs
  if (handling === 'deducted' && inputs.amountIs === 'in-hand') {
    const words = workingWords.inHand
    const flat = flatFee > 0 ? ` + ${say.cents(flatFee)}` : ''
    return {
      title: words.title,
      lines: [
        words.formula,
        `= (${say.cents(amount)}${flat}) ÷ (1 − ${say.percent(inputs.fee)})`,
        words.result({ loan: loan.loanAmount, fee: loan.fee }, say),
      ],
    }
  }
  const words = workingWords.received
  const isAdded = handling === 'added'
  const values = { amount, share: inputs.fee, flat: flatFee, fee: loan.fee }
  return {
    title: words.title,
    lines: [
      isAdded ? words.added : words.deducted,
      `= ${say.cents(amount)} ${isAdded ? '+' : '−'} ${say.cents(loan.fee)}`,
      `= ${say.cents(isAdded ? loan.loanAmount : loan.received)}`,
    ],
    steps: [flatFee > 0 ? words.fees(values, say) : words.fee(values, say)],
  }
}

function payment({ inputs, result: { loan, first }, say }: LoanContext): Working {
  const words = workingWords.payment
  const { rate, term } = inputs
  return {
    title: words.title,
    lines: levelPaymentLines({ amount: loan.loanAmount, rate, term, payment: loan.payment }, say),
    steps: [words.rate({ rate }, say), ...(first ? [words.first({ interest: first.interest }, say)] : [])],
  }
}

function apr({ inputs, result, say }: LoanContext): Working {
  const words = workingWords.apr
  const { loan, schedule, first } = result
  const payment = loan.payment + (inputs.insuranceRequired ? inputs.insurance : 0)
  return {
    title: words.title,
    lines: first
      ? [
          words.oddFormula,
          words.odd({ full: first.span.fullUnitPeriods, odd: first.span.oddFraction }, say),
          `i × 12 = ${say.percent(result.apr, 3)}`,
        ]
      : [
          words.formula,
          words.sum({ received: loan.received, payment, months: schedule.months }, say),
          `i × 12 = ${say.percent(result.apr, 3)}`,
        ],
    steps: [words.method, words.insurance],
  }
}

export const workings = [ofLoan(fee), ofLoan(payment), ofLoan(apr)]
