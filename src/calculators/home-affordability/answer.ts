/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { housingRoom } from '#engine/housing/qualifying-price.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { programMinimumDown } from '#facts/lending/program-limits.ts'
import { asOfText } from '../kit/as-of.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { compute } from './compute.ts'
import type { AffordContext } from './context.ts'
import { figures } from './figures.ts'
import { downToHundred } from './names.ts'
import { placeName, SURVEYED_COVERAGE, typicalInsurance, typicalPremium, typicalPropertyTax } from './place.ts'
import type { AffordInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, splitWords, toBudget, underneath } from './words/answer.en.ts'
import { insuranceNames, programNames } from './words/names.en.ts'

function splitOf({ inputs, result: { at } }: AffordContext): Split {
  const parts: Split['parts'] = [
    { label: splitWords.loan, value: at.payment.principalInterest, color: 'principal' },
    { label: splitWords.tax, value: at.payment.tax, color: 'tax' },
    { label: splitWords.insurance, value: at.payment.insurance, color: 'insurance' },
    { label: insuranceNames[inputs.program], value: at.payment.mortgageInsurance, color: 'interest' },
    { label: splitWords.dues, value: at.payment.dues, color: 'other' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline({ inputs, result, say }: AffordContext): string {
  const price = downToHundred(result.price)
  const budget = downToHundred(result.budgetPrice)
  const lender = downToHundred(result.lenderPrice)
  if (result.binding === 'cash') return headlines.cash({ price, budget }, say)
  if (result.binding === 'lender') return headlines.lender({ price, budget }, say)
  // The VA's residual rule alone is looser than most lenders.
  const isVaRule = inputs.program === 'va' && inputs.limits === 'most'
  return (isVaRule ? headlines.budgetVa : headlines.budget)({ price, lender }, say)
}

function nothing({ inputs, result, say }: AffordContext): string {
  const { binding, lenderPrice, month, limit } = result
  if (binding === 'cash')
    return (inputs.keepMonths > 0 ? headlines.noCashKept : headlines.noCash)({ savings: inputs.savings }, say)
  if (binding === 'budget') return headlines.noBudget({ room: Math.max(0, month.room) }, say)
  const least = programMinimumDown[inputs.program]
  if (least > 0 && inputs.downKind === 'amount' && lenderPrice * least > inputs.downAmount - 1)
    return headlines.smallDown({ name: programNames[inputs.program], least: least * 100, down: inputs.downAmount }, say)
  const room = housingRoom(limit, month.gross, inputs.debts)
  return room !== null && room <= inputs.hoa ? headlines.noRoom() : headlines.littleRoom()
}

function answer(context: AffordContext): Answer {
  const { inputs, result, say } = context
  if (result.outcome === 'nothing-fits') {
    const income = underneath.income({ gross: result.month.gross, debts: inputs.debts }, say)
    const lines = [result.binding === 'lender' && income, underneath.tryThis()]
    return {
      headline: nothing(context),
      more: lines.filter(Boolean).join(' '),
      keyFigures: ['budgetPrice', 'lenderPrice', 'cashPrice', 'takeHome'],
    }
  }
  const { price, at } = result
  const costs = { price: downToHundred(price), payment: at.payment.total, cash: at.closing.total }
  return {
    headline: headline(context),
    more: `${underneath.costs(costs, say)} ${underneath[result.binding]}`,
    split: splitOf(context),
    keyFigures: ['monthlyPayment', 'cashToClose', 'reserves', 'takeHome'],
    actions: [{ id: 'budget-home-payment', label: toBudget, value: at.payment.total }],
  }
}

function check(inputs: AffordInputs, say: Say): { readonly downShare?: string; readonly downAmount?: string } {
  const least = programMinimumDown[inputs.program] * 100
  if (inputs.downKind === 'share')
    return inputs.downShare >= least
      ? {}
      : { downShare: errorWords.down({ name: programNames[inputs.program], least }, say) }
  return inputs.downAmount === 0 && least > 0 ? { downAmount: errorWords.downAmount() } : {}
}

export const answerPart: AnswerPart<AffordContext> = {
  compute,
  figures,
  main: 'price',
  moreIs: 'better',
  answer,
  check,
  hints: {
    propertyTax: ({ inputs: { state }, say }) => {
      const place = placeName(state)
      const rate = typicalPropertyTax(state)
      return place === '' ? hintWords.tax({ rate }, say) : hintWords.stateTax({ rate, place }, say)
    },
    insurance: ({ inputs: { state }, say }) => {
      const place = placeName(state)
      const values = {
        rate: typicalInsurance(state),
        premium: typicalPremium(state),
        coverage: SURVEYED_COVERAGE,
        asOf: asOfText(homePremiumNational),
      }
      return place === '' ? hintWords.insurance(values, say) : hintWords.stateInsurance({ ...values, place }, say)
    },
    downShare: ({ inputs }) =>
      inputs.program === 'conventional' && inputs.downShare < 20 ? hintWords.pmi() : undefined,
  },
  presets: [
    {
      unknown: 'income',
      figure: 'lenderPrice',
      target: (price) => about(Math.max(100_000, price * 1.2)),
      question: questions.income,
    },
    {
      unknown: 'savings',
      figure: 'cashPrice',
      target: (price) => about(Math.max(100_000, price * 1.2)),
      question: questions.savings,
    },
    { unknown: 'rate', figure: 'budgetPrice', target: (price) => about(price * 1.1), question: questions.rate },
  ],
}
