/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { compute } from './compute.ts'
import type { BoughtContext, CarContext, LoanContext } from './context.ts'
import { figures } from './figures.ts'
import { spanUnder } from './months-under.ts'
import { averageLocal, ruleOf, ruleText } from './state-tax.ts'
import { oldLoanIn } from './tax-saved.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

/** Where the tax is not known it is not counted, and the first lines say so. */
function untaxed({ inputs, result }: BoughtContext): string {
  if (result.deal.taxed !== null || inputs.ownTax !== null) return ''
  return isStateCode(inputs.state) ? underneath.noTaxHere() : underneath.noTax()
}

function splitOf({ inputs, result: { deal, loan } }: LoanContext): Split {
  const parts: Split['parts'] = [
    { label: splitWords.car, value: inputs.price - deal.rebate, color: 'principal' },
    { label: splitWords.tax, value: deal.tax, color: 'tax' },
    { label: splitWords.fees, value: inputs.dealerFee + inputs.registration + inputs.addOns, color: 'other' },
    { label: splitWords.interest, value: loan.schedule.totalInterest, color: 'interest' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function more(context: LoanContext): string {
  const { loan, deal, under } = context.result
  const { say } = context
  const span = spanUnder(under)
  const old = oldLoanIn(deal)
  return [
    untaxed(context),
    underneath.borrow({ amount: loan.financed, rate: loan.annualRate * 100 }, say),
    span ? underneath[span.kind](span) : underneath.neverUnder(),
    old >= 1 && underneath.oldLoan({ old }, say),
  ]
    .filter(Boolean)
    .join(' ')
}

function withLoan(context: LoanContext): Answer {
  const { inputs, result, say } = context
  const { loan, choice } = result
  const values = { price: inputs.price, total: loan.total, payment: loan.schedule.payment, term: loan.term }
  return {
    headline: (loan.term === 1 ? headlines.loanOfAMonth : headlines.loan)(values, say),
    more: more(context),
    split: splitOf(context),
    keyFigures: ['outTheDoor', 'loanAmount', choice === null ? 'costPerMonth' : 'rebateAhead'],
  }
}

function answer(context: CarContext): Answer {
  const { inputs, result, say } = context
  if (result.outcome === 'not-possible')
    return { headline: headlines.notPossible(), more: underneath.notPossible(), keyFigures: [] }
  if (result.outcome === 'loan') return withLoan({ ...context, result })
  const values = { price: inputs.price, total: result.deal.outTheDoor, cash: result.cashDue }
  const isAll = Math.abs(values.cash - values.total) < 0.5
  const words = values.cash < 0 ? headlines.covered : isAll ? headlines.cashOnly : headlines.cash
  return {
    headline: words(values, say),
    more: untaxed({ ...context, result }),
    keyFigures: ['salesTax', 'costPerMonth', 'resaleValue'],
  }
}

export const answerPart: AnswerPart<CarContext> = {
  compute,
  figures,
  main: 'totalCost',
  moreIs: 'worse',
  answer,
  check: ({ rebate, price }) => (rebate > price ? { rebate: errorWords.rebateTooLarge() } : {}),
  hints: {
    state: ({ inputs, year, say }) => ruleText({ ...inputs, tradeIn: 0, rebate: 0 }, year, say) || undefined,
    localTax: ({ inputs: { state }, say }) => {
      const average = averageLocal(state)
      return average === null
        ? hintWords.localUnknown()
        : hintWords.localAverage({ average: average * 100, state: stateNameOf(state) }, say)
    },
    owed: ({ inputs: { owed, tradeIn }, say }) =>
      owed > tradeIn ? hintWords.carriedOver({ over: owed - tradeIn }, say) : hintWords.paidOff(),
    ownTax: ({ inputs: { state } }) => (ruleOf(state)?.rate === null ? hintWords.ownTaxNeeded() : hintWords.ownTax()),
  },
  presets: [
    {
      unknown: 'price',
      figure: 'payment',
      target: (payment) => about(payment * 0.85),
      question: questions.priceForPayment,
    },
    { unknown: 'down', figure: 'payment', target: (payment) => about(payment * 0.9), question: questions.down },
    { unknown: 'price', figure: 'totalCost', target: (total) => about(total * 0.9), question: questions.price },
  ],
}
