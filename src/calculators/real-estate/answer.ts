/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { compute, type Deal, profit } from './compute.ts'
import { type DealContext, isDeal, type RentalContext } from './context.ts'
import { figures } from './figures.ts'
import { usualClosing } from './form-facts.precomputed.ts'
import type { Question } from './law.ts'
import { downOf, loanOf } from './loan.ts'
import type { RealEstateInputs } from './sections.ts'
import { rentalOf } from './setup.ts'
import { stateRateOf } from './state-rate.ts'
import {
  errorWords,
  headlines,
  hintWords,
  monthly,
  overall,
  questions,
  splitWords,
  underneath,
} from './words/answer.en.ts'

const SMALLEST_LOAN = 1000

function headline({ result, say }: DealContext): string {
  const { cashFlow, afterTax } = result
  const month = (cashFlow < 0 ? monthly.out : monthly.in)({ amount: Math.abs(cashFlow) / 12 }, say)
  if (afterTax !== null) {
    const word = afterTax >= 0 ? overall.earn : overall.lose
    return headlines.deal({ month, end: word({ rate: Math.abs(afterTax) * 100 }, say) })
  }
  const amount = profit(result)
  return headlines.deal({ month, end: (amount >= 0 ? overall.gain : overall.loss)({ amount: Math.abs(amount) }, say) })
}

function offerSaid({ inputs, result: { offer }, say }: DealContext): string {
  const { target } = inputs
  if (offer.outcome === 'any') return underneath.anyPrice({ target }, say)
  if (offer.outcome === 'none') return underneath.noPrice({ target }, say)
  const { price } = offer
  const less = inputs.price - price
  if (Math.abs(less) < 500) return underneath.onTarget({ target }, say)
  return less > 0 ? underneath.payLess({ target, price, less }, say) : underneath.payMore({ target, price }, say)
}

/** The sale it rests on, the offer, and the return in today's money. */
function more(context: DealContext): string {
  const { inputs, result, say } = context
  const lines = [underneath.sold({ years: inputs.holdYears }, say), offerSaid(context)]
  if (result.afterTax !== null && inputs.inflation !== 0) {
    const rate = ((1 + result.afterTax) / (1 + inputs.inflation / 100) - 1) * 100
    lines.push(underneath.real({ inflation: inputs.inflation, rate }, say))
  }
  return lines.join(' ')
}

/** Where the rent of a normal first year goes. */
function splitOf({ first, course, cashFlow, loanPayments }: Deal): Split {
  const interest = Math.min(loanPayments, course.years[0]?.interest ?? 0)
  const parts: Split['parts'] = [
    { label: splitWords.vacancy, value: first.full - first.collected, color: 'other' },
    { label: splitWords.propertyTax, value: first.propertyTax, color: 'tax' },
    { label: splitWords.insurance, value: first.insurance, color: 'insurance' },
    { label: splitWords.other, value: first.management + first.upkeep + first.otherCosts, color: 'other' },
    { label: splitWords.reserve, value: first.reserve, color: 'real' },
    { label: splitWords.interest, value: interest, color: 'interest' },
    { label: splitWords.principal, value: loanPayments - interest, color: 'principal' },
    { label: splitWords.cashFlow, value: cashFlow, color: 'growth' },
  ]
  return {
    label: cashFlow >= 0 ? splitWords.rent : splitWords.more,
    unit: 'money',
    parts: parts.filter((part) => part.value > 0.005),
  }
}

function answer(context: RentalContext): Answer {
  if (!isDeal(context)) return { headline: headlines.notPossible(), more: underneath.notPossible(), keyFigures: [] }
  const { result } = context
  return {
    headline: headline(context),
    more: more(context),
    split: splitOf(result),
    keyFigures: [
      'capRate',
      ...(result.cash > 0 ? ['cashOnCash'] : []),
      result.rental.loan > 0 ? 'debtCoverage' : 'netOperatingIncome',
      'cashNeeded',
    ],
  }
}

type Hinted = Question & { readonly say: Say }
function downHint({ inputs, say }: Hinted): string {
  const down = downOf(inputs)
  return inputs.down.unit === 'usd'
    ? hintWords.downShare({ share: (down / inputs.price) * 100 }, say)
    : hintWords.downDollars({ down }, say)
}

function propertyTaxHint({ inputs, say }: Hinted): string {
  const tax = rentalOf(inputs).propertyTax
  const { state } = inputs
  if (isStateCode(state))
    return hintWords.stateTax({ tax, state: stateNameOf(state), rate: propertyTaxByState.value[state] * 100 }, say)
  return inputs.propertyTax.unit === 'pct' ? hintWords.taxDollars({ tax }, say) : hintWords.taxRate()
}

function check(inputs: RealEstateInputs, say: Say): { readonly down?: string; readonly interestOnly?: string } {
  const down = inputs.down.unit === 'usd' ? inputs.down.amount : (inputs.price * inputs.down.amount) / 100
  if (down > inputs.price + 0.005) return { down: errorWords.downTooLarge() }
  const loan = loanOf(inputs)
  if (loan >= 0.01 && loan < SMALLEST_LOAN) return { down: errorWords.loanTooSmall({ least: SMALLEST_LOAN }, say) }
  if (loan > 0 && 12 * inputs.interestOnly >= inputs.term) return { interestOnly: errorWords.interestOnlyTooLong() }
  return {}
}

export const answerPart: AnswerPart<RentalContext> = {
  compute,
  figures,
  main: 'afterTaxReturn',
  moreIs: 'better',
  answer,
  check,
  hints: {
    down: downHint,
    propertyTax: propertyTaxHint,
    closing: ({ inputs, say }) => hintWords.closing({ costs: rentalOf(inputs).closingCosts, ...usualClosing }, say),
    reserve: ({ inputs: { monthlyRent, reserve }, say }) =>
      hintWords.reserve({ yearly: (monthlyRent * 12 * reserve) / 100 }, say),
    state: (asked) =>
      isStateCode(asked.inputs.state)
        ? hintWords.stateRate({ rate: stateRateOf(asked) * 100, state: stateNameOf(asked.inputs.state) }, asked.say)
        : undefined,
  },
  presets: [
    {
      unknown: 'price',
      figure: 'afterTaxReturn',
      target: (rate) => Math.max(4, Math.round(rate + 2)),
      question: questions.price,
    },
    { unknown: 'monthlyRent', figure: 'monthlyCashFlow', target: () => 200, question: questions.monthlyRent },
    { unknown: 'down', figure: 'monthlyCashFlow', target: () => 100, question: questions.down },
  ],
}
