/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart, Asked } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { type Compared, compute } from './compute.ts'
import type { ComparedContext, RentVsBuyContext } from './context.ts'
import { downOf, needsPmi } from './down.ts'
import { figures } from './figures.ts'
import type { RentVsBuyLaw } from './law.ts'
import { roughly } from './roughly.ts'
import type { RentVsBuyInputs } from './sections.ts'
import { stateCapOf } from './state-cap.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

/** A lead under this share of the price is called even. */
const CLOSE = 0.005
const SMALLEST_LOAN = 1000
/** Percent points of the sale price. */
const MOST_SELLING = 40

function headline({ inputs: { years, price }, result: { ahead }, say }: ComparedContext): string {
  const lead = Math.abs(ahead)
  if (lead < price * CLOSE) return headlines.even({ years, apart: lead }, say)
  return (ahead > 0 ? headlines.buying : headlines.renting)({ years, ahead: roughly(lead) }, say)
}

/** The years in which buying is ahead. */
function span({ inputs: { years }, result, say }: ComparedContext): string {
  const { ahead, breakEvenYear, renterAgain, race } = result
  if (breakEvenYear === null) return underneath.notAhead({ years: race.length }, say)
  if (ahead > 0) {
    if (renterAgain !== null)
      return (renterAgain > years ? underneath.aheadBetween : underneath.aheadBetweenAndAtEnd)({
        from: breakEvenYear,
        to: renterAgain - 1,
      })
    return breakEvenYear === 1 ? underneath.aheadFromStart() : underneath.aheadFrom({ year: breakEvenYear })
  }
  if (breakEvenYear > years) return underneath.aheadLater({ years: breakEvenYear }, say)
  return renterAgain === null ? '' : underneath.aheadBetween({ from: breakEvenYear, to: renterAgain - 1 })
}

function more(context: ComparedContext): string {
  const { ahead, evenRent, evenRate } = context.result
  const noPoint = evenRent.outcome !== 'even' && evenRate?.outcome !== 'even'
  return [
    span(context),
    noPoint && (ahead > 0 ? underneath.anyRentBuying() : underneath.anyRentRenting()),
    underneath.dollars(),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What owning costs by the month in the first year, before the change of income tax. */
function splitOf({ owner, loan }: Compared): Split {
  const year = owner.years[0]
  const parts: Split['parts'] = [
    { label: splitWords.interest, value: (year?.interest ?? 0) / 12, color: 'interest' },
    { label: splitWords.principal, value: (year?.principal ?? 0) / 12, color: 'principal' },
    { label: splitWords.propertyTax, value: (year?.propertyTax ?? 0) / 12, color: 'tax' },
    {
      label: loan.monthlyInsurance > 0 ? splitWords.insuranceAndPmi : splitWords.insurance,
      value: ((year?.insurance ?? 0) + (year?.mortgageInsurance ?? 0)) / 12,
      color: 'insurance',
    },
    {
      label: splitWords.rest,
      value: ((year?.upkeep ?? 0) + (year?.dues ?? 0) + (year?.other ?? 0)) / 12,
      color: 'other',
    },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function answer(context: RentVsBuyContext): Answer {
  const { result } = context
  if (result.outcome === 'not-possible')
    return { headline: headlines.notPossible(), more: underneath.notPossible(), keyFigures: [] }
  const compared = { ...context, result }
  return {
    headline: headline(compared),
    more: more(compared),
    split: splitOf(result),
    keyFigures: [
      ...(result.evenRent.outcome === 'even' ? ['breakEvenRent'] : []),
      ...(result.evenRate?.outcome === 'even' ? ['breakEvenRate'] : []),
      'buyNetWorth',
      'rentNetWorth',
    ],
  }
}

type Question = Asked<RentVsBuyInputs, RentVsBuyLaw>

function downHint({ inputs, say }: Question): string {
  const down = downOf(inputs)
  if (inputs.down.unit === 'pct')
    return (needsPmi(inputs) ? hintWords.downDollarsPmi : hintWords.downDollars)({ down }, say)
  const share = (down / inputs.price) * 100
  return (needsPmi(inputs) ? hintWords.downSharePmi : hintWords.downShare)({ share }, say)
}

function limitHint({ inputs: { state, inflation }, law, say }: Question): string | undefined {
  if (!isStateCode(state)) return undefined
  const cap = stateCapOf(law.homes.limits, state, inflation / 100)
  const name = stateNameOf(state)
  return cap === null ? hintWords.noLimit({ state: name }) : hintWords.limit({ state: name, rate: cap * 100 }, say)
}

function check(inputs: RentVsBuyInputs, say: Say): { readonly down?: string; readonly transferSell?: string } {
  const loan = inputs.price - downOf(inputs)
  if (loan < -0.005) return { down: errorWords.downTooLarge() }
  if (loan >= 0.01 && loan < SMALLEST_LOAN) return { down: errorWords.loanTooSmall({ least: SMALLEST_LOAN }, say) }
  return inputs.selling + inputs.transferSell > MOST_SELLING
    ? { transferSell: errorWords.sellingTooLarge({ most: MOST_SELLING }, say) }
    : {}
}

/** Buying and renting leave the same. */
const even = { figure: 'advantage', target: () => 0 }

export const answerPart: AnswerPart<RentVsBuyContext> = {
  compute,
  figures,
  main: 'advantage',
  moreIs: 'neither',
  answer,
  check,
  hints: {
    down: downHint,
    capKind: limitHint,
    propertyTax: ({ inputs: { state }, law, say }) =>
      isStateCode(state)
        ? hintWords.stateTax({ state: stateNameOf(state), rate: law.homes.propertyTax[state] * 100 }, say)
        : undefined,
  },
  presets: [
    { ...even, unknown: 'monthlyRent', question: questions.monthlyRent },
    { ...even, unknown: 'price', question: questions.price },
    { ...even, unknown: 'rate', question: questions.rate },
  ],
}
