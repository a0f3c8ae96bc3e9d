/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { compute } from './compute.ts'
import type { EmiContext, LoanContext } from './context.ts'
import { figures } from './figures.ts'
import type { EmiInputs } from './sections.ts'
import { errorWords, headlines, questions, splitWords, toBudget, underneath } from './words/answer.en.ts'
import { formWords } from './words/form.en.ts'

function headline({ inputs, result, say }: LoanContext): string {
  const { loan, amount } = result
  const { payment, schedule } = loan
  const payoff = schedule.payoffMonth
  switch (inputs.find) {
    case 'payment':
      return schedule.months === 1
        ? headlines.once({ payment: schedule.lastPayment, payoff }, say)
        : headlines.payment({ payment, payoff }, say)
    case 'amount':
      return headlines.amount({ amount, payment }, say)
    case 'rate':
      return headlines.rate({ rate: loan.annualRate * 100, payment }, say)
    case 'term':
      return headlines.term({ months: schedule.months, payoff }, say)
  }
}

function more({ inputs, result, say }: LoanContext): string {
  const { loan, second, amount } = result
  const lines = [
    (inputs.find === 'amount' || inputs.find === 'rate') &&
      underneath.repays({ amount, months: loan.schedule.months }, say),
    underneath.interest({ interest: loan.schedule.totalInterest }, say),
    loan.extra > 0 && underneath.extra({ extra: loan.extra }, say),
    second
      ? underneath.second(
          { payment: second.payment, payoff: second.plain.payoffMonth, interest: second.plain.totalInterest },
          say,
        )
      : underneath.emi(),
  ]
  return lines.filter(Boolean).join(' ')
}

function loanAnswer(context: LoanContext): Answer {
  const { inputs, result } = context
  const { loan, second } = result
  const parts = [
    { label: splitWords.loan, value: loan.owed, color: 'principal' as const },
    { label: splitWords.interest, value: loan.schedule.totalInterest, color: 'interest' as const },
    // A fee added to the loan is part of it; one taken out of it is part of what is repaid.
    { label: splitWords.fees, value: inputs.feeHandling === 'cash' ? loan.fee : 0, color: 'other' as const },
  ]
  return {
    headline: headline(context),
    more: more(context),
    split: { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) },
    keyFigures: second ? ['apr', 'secondPayment', 'secondCost'] : ['totalPaid', 'apr', 'lastPayment'],
    ...(inputs.purpose === 'home'
      ? { actions: [{ id: 'budget-home-payment' as const, label: toBudget, value: loan.payment }] }
      : {}),
  }
}

function answer(context: EmiContext): Answer {
  const { inputs, result, say } = context
  const { payment, term, extra } = inputs
  switch (result.outcome) {
    case 'loan':
      return loanAnswer({ ...context, result })
    case 'never-paid-off':
      return {
        headline: headlines.neverPaidOff({ payment }, say),
        more: [underneath.least(result, say), extra > 0 && underneath.extraAside({ extra }, say)]
          .filter(Boolean)
          .join(' '),
        keyFigures: [],
      }
    case 'below-principal':
      return {
        headline: headlines.belowPrincipal({ total: payment * term }, say),
        more: underneath.raise(),
        keyFigures: [],
      }
    case 'not-possible':
      return { headline: headlines.notPossible(), more: underneath.check(), keyFigures: [] }
  }
}

function check(inputs: EmiInputs) {
  const { find, fee, amount, feeHandling } = inputs
  if (find !== 'amount' && feeHandling !== 'added' && fee >= amount) return { fee: errorWords.fee() }
  const secondAmount = inputs.secondAmount ?? (find === 'amount' ? Number.POSITIVE_INFINITY : amount)
  if (inputs.compare && feeHandling !== 'added' && inputs.secondFee >= secondAmount)
    return { secondFee: errorWords.secondFee() }
  return {}
}

const rateHint = ({ inputs }: { inputs: EmiInputs; say: Say }): string | undefined =>
  inputs.purpose === 'home' ? undefined : formWords.rate.quoted

export const answerPart: AnswerPart<EmiContext> = {
  compute,
  figures,
  main: ({ find }) => (find === 'term' ? 'months' : find),
  moreIs: 'worse',
  answer,
  hints: { rate: rateHint },
  check,
  presets: [
    { unknown: 'amount', figure: 'payment', target: (payment) => about(payment * 0.9), question: questions.amount },
    { unknown: 'rate', figure: 'payment', target: (payment) => about(payment * 0.9), question: questions.rate },
    {
      unknown: 'extra',
      figure: 'months',
      target: (months) => Math.max(6, Math.round((months * 0.75) / 12) * 12),
      question: questions.extra,
    },
  ],
}
