/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute } from './compute.ts'
import type { LoanContext, PersonalContext } from './context.ts'
import { figures } from './figures.ts'
import type { LoanInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

function splitOf({ result: { loan, insuranceTotal } }: LoanContext): Split {
  const parts: Split['parts'] = [
    { label: splitWords.received, value: loan.received, color: 'principal' },
    { label: splitWords.fee, value: loan.fee, color: 'other' },
    { label: splitWords.interest, value: loan.totalInterest, color: 'interest' },
    { label: splitWords.insurance, value: insuranceTotal, color: 'insurance' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline({ result: { loan, cost, apr, insuranceTotal }, say }: LoanContext): string {
  const kind = insuranceTotal > 0 ? 'insurance' : loan.fee > 0 ? 'fees' : 'interest'
  return headlines[kind]({ cost, apr }, say)
}

function more({ inputs, result: { loan, schedule, insuranceTotal }, say }: LoanContext): string {
  const values = { received: loan.received, payment: loan.payment, months: schedule.months }
  const paying = (schedule.months === 1 ? underneath.once : underneath.monthly)(values, say)
  if (insuranceTotal === 0) return paying
  const insurance = inputs.insuranceRequired ? underneath.required : underneath.optional
  return `${paying} ${insurance({ premium: inputs.insurance }, say)}`
}

function answer(context: PersonalContext): Answer {
  const { result } = context
  if (result.outcome === 'not-possible')
    return { headline: headlines.notPossible(), more: underneath.check(), keyFigures: [] }
  const ofLoan = { ...context, result }
  return {
    headline: headline(ofLoan),
    more: more(ofLoan),
    split: splitOf(ofLoan),
    keyFigures: ['payment', 'totalPaid', 'costPer100', ...(result.early === null ? [] : ['earlySaved'])],
  }
}

/** Fee in dollars; the share is of the loan or, when it is added, of the amount asked for. */
const feeOf = ({ amount, fee, flatFee }: LoanInputs): number => (amount * fee) / 100 + flatFee

function check(inputs: LoanInputs) {
  const isTakenOut = inputs.handling !== 'added' && !(inputs.handling === 'deducted' && inputs.amountIs === 'in-hand')
  if (isTakenOut && inputs.amount - feeOf(inputs) < 1) return { flatFee: errorWords.fees() }
  if (inputs.early === 'payoff' && inputs.payoffAfter >= inputs.term) return { payoffAfter: errorWords.payoffAfter() }
  const { fundedOn, firstPaymentOn } = inputs
  if (fundedOn !== null && firstPaymentOn !== null) {
    const days = daysBetween(fundedOn as IsoDate, firstPaymentOn as IsoDate)
    if (days < 1 || days > 730) return { firstPaymentOn: errorWords.firstPayment() }
  }
  return {}
}

export const answerPart: AnswerPart<PersonalContext> = {
  compute,
  figures,
  main: 'costOfCredit',
  moreIs: 'worse',
  answer,
  hints: { amountIs: ({ inputs }) => (inputs.amountIs === 'loan' ? hintWords.loan : hintWords.inHand) },
  check,
  presets: [
    { unknown: 'rate', figure: 'costOfCredit', target: (cost) => about(cost * 0.8), question: questions.rate },
    { unknown: 'amount', figure: 'payment', target: (payment) => about(payment * 0.8), question: questions.amount },
    { unknown: 'fee', figure: 'apr', target: (apr) => about(apr * 0.9), question: questions.fee },
  ],
}
