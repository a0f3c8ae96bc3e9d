/** What is worked out at every key press: the result, its figures, the headline and hints. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { type Compared, compute } from './compute.ts'
import { type ComparedContext, type DebtContext, isCompared } from './context.ts'
import { figures } from './figures.ts'
import type { DebtInputs } from './sections.ts'
import { headlines, hintWords, questions, splitWords, times, underneath } from './words/answer.en.ts'
import { wayNames } from './words/ways.en.ts'

function splitOf({ fresh, moveCost, owedNow }: Compared): Split | undefined {
  if (moveCost === null) return undefined
  const parts: Split['parts'] = [
    { label: splitWords.debts, value: owedNow, color: 'principal' },
    { label: splitWords.interest, value: moveCost - fresh.fee, color: 'interest' },
    { label: splitWords.fee, value: fresh.fee, color: 'other' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline({ inputs, result, say }: ComparedContext): string {
  const { saving, monthsSaved, budget, stay, move } = result
  const { start: way, within } = wayNames[inputs.way]
  if (saving === null || monthsSaved === null) {
    const values = { way: within, budget, months: move.months }
    if (move.outcome === 'paid-off') return headlines.onlyMoving(values, say)
    return (stay.outcome === 'paid-off' ? headlines.onlyStaying : headlines.neither)(values, say)
  }
  const time =
    monthsSaved === 0
      ? times.same()
      : (monthsSaved > 0 ? times.sooner : times.longer)({ months: Math.abs(monthsSaved) }, say)
  if (Math.abs(saving) < 1) return headlines.even({ way, time })
  return saving > 0 ? headlines.saves({ way, saving, time }, say) : headlines.costs({ way, cost: -saving, time }, say)
}

function more({ inputs, result, say }: ComparedContext): string {
  const { fresh, payNow, averageRate: average, budget, leftAtOfferEnd, saving, stay, moveCost } = result
  return [
    saving !== null && underneath.same({ budget }, say),
    saving === null && moveCost !== null && underneath.moving({ cost: moveCost }, say),
    saving === null && stay.outcome === 'paid-off' && underneath.staying({ months: stay.months }, say),
    fresh.apr === null
      ? underneath.offer(
          { average, rate: inputs.promoRate, months: inputs.promoMonths, left: leftAtOfferEnd ?? 0 },
          say,
        )
      : underneath.apr({ average, apr: fresh.apr }, say),
    fresh.term !== null && fresh.payment < budget - 0.5 && underneath.lower({ payment: fresh.payment }, say),
    payNow === 0 && underneath.noPayments(),
  ]
    .filter(Boolean)
    .join(' ')
}

function answer(context: DebtContext): Answer {
  if (!isCompared(context)) {
    const word = context.result.outcome === 'nothing-to-move' ? 'nothingToMove' : 'notPossible'
    return { headline: headlines[word](), more: underneath[word](), keyFigures: [] }
  }
  const split = splitOf(context.result)
  return {
    headline: headline(context),
    more: more(context),
    ...(split ? { split } : {}),
    keyFigures:
      context.result.fresh.term === null
        ? ['stayCost', 'moveCost', 'newLoan', 'leftAtOfferEnd']
        : ['stayCost', 'moveCost', 'newLoan', 'paymentChange'],
  }
}

/** What is paid now, and how many payments do not reach the first month's interest. */
function debtsHint({ inputs: { debts }, say }: { inputs: DebtInputs; say: Say }): string {
  const moving = debts.filter((debt) => debt.moves)
  const paid = moving.reduce((sum, debt) => sum + debt.payment, 0)
  const count = moving.filter((debt) => debt.balance > 0 && debt.payment <= (debt.balance * debt.rate) / 1200).length
  return (count > 0 ? hintWords.payingTooLittle : hintWords.paying)({ paid, count }, say)
}

export const answerPart: AnswerPart<DebtContext> = {
  compute,
  figures,
  main: 'saving',
  moreIs: 'better',
  answer,
  hints: { debts: debtsHint, way: ({ inputs }) => hintWords.ways[inputs.way] },
  presets: [
    {
      unknown: 'rate',
      figure: 'saving',
      target: (saving) => about(Math.max(500, saving * 1.5)),
      question: questions.rate,
    },
    { unknown: 'term', figure: 'newPayment', target: (payment) => about(payment * 0.8), question: questions.term },
    {
      unknown: 'payMore',
      figure: 'moveMonths',
      target: (months) => Math.max(6, Math.round((months * 0.7) / 6) * 6),
      question: questions.payMore,
    },
  ],
}
