/** What is worked out at every key press: the result, its figures, the headline, hints. */
import { statedRate, yearYield } from '#engine/deposits/certificate-rate.ts'
import { yieldAtTerm } from '#engine/deposits/yields.ts'
import { roundToCent } from '#engine/money.ts'
import { treasuryYields } from '#facts/lending/rates.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { stateNameOf } from '../kit/states.ts'
import { calendarOf } from './calendar.ts'
import { compute } from './compute.ts'
import type { CdContext } from './context.ts'
import { figures } from './figures.ts'
import { amount, rateText, when } from './phrases.ts'
import { quotedRate, yearsOf } from './rates.ts'
import type { CdInputs } from './sections.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

function headline({ inputs, result, say }: CdContext): string {
  const { leaving, isMatured, maturity: day } = result
  if (result.outcome === 'no-interest')
    return (isMatured ? headlines.earnedNothing : headlines.nothing)({ amount: amount(result.total, say), day }, say)
  if (leaving && inputs.leaveAfter !== null) {
    const early = { when: when(inputs.leaveAfter, say), amount: amount(leaving.total, say) }
    if (isMatured) return headlines.wasEarly(early)
    if (result.outcome !== 'principal-lost') return headlines.early(early)
    return headlines.earlyLoss({ ...early, amount: amount(leaving.lostPrincipal, say) })
  }
  return (isMatured ? headlines.earned : headlines.earns)({ amount: amount(result.interest, say), day }, say)
}

function leavingLine({ inputs, result, say }: CdContext): string {
  const { leaving, isMatured, maturity: day } = result
  if (!leaving || result.outcome === 'no-interest') return ''
  const kept = { interest: amount(result.interest, say), day }
  return [
    inputs.kind !== 'bank'
      ? underneath.sale
      : leaving.how === 'penalty' && leaving.penalty >= 0.005
        ? underneath.penalty({ penalty: amount(leaving.penalty, say) })
        : underneath.noPenalty,
    (isMatured ? underneath.keptThen : underneath.kept)(kept, say),
  ].join(' ')
}

function more(context: CdContext): string {
  const { inputs, result, say } = context
  const total = amount(result.total, say)
  const today = amount(result.totalToday, say)
  return [
    leavingLine(context),
    result.isMatured ? underneath.matured({ total }) : result.leaving ? '' : underneath.total({ total, today }),
    result.called ? (result.isMatured ? underneath.wasCallable : underneath.callable) : '',
    underneath.payouts[inputs.payout],
  ]
    .filter(Boolean)
    .join(' ')
}

function splitOf({ inputs, result }: CdContext): Split {
  const parts: Split['parts'] = [
    { label: splitWords.deposit, value: inputs.deposit, color: 'principal' },
    { label: splitWords.kept, value: roundToCent(result.cd.valueAfterTax - inputs.deposit), color: 'growth' },
    { label: splitWords.tax, value: roundToCent(result.cd.value - result.cd.valueAfterTax), color: 'tax' },
  ]
  return {
    label: result.payouts === 0 ? splitWords.whole : splitWords.wholeReinvested,
    unit: 'cents',
    parts: parts.filter((part) => part.value > 0),
  }
}

function answer(context: CdContext): Answer {
  const { result } = context
  const rest = ['cdAfterTax', ...(result.breakEvenMonth ? ['breakEvenMonth'] : [])]
  return {
    headline: headline(context),
    more: more(context),
    split: splitOf(context),
    keyFigures: result.leaving ? ['totalValue', 'earlyYield', ...rest] : ['totalValue', 'savingsValue', ...rest],
    calendar: calendarOf(context),
  }
}

function rateHint({ inputs, say }: { readonly inputs: CdInputs; readonly say: Say }): string {
  const quoted = quotedRate(inputs)
  return inputs.rateKind === 'apy'
    ? hintWords.stated({ rate: rateText(statedRate(quoted, inputs.compounding), say) })
    : hintWords.apy({ apy: rateText(yearYield(quoted), say) })
}

export const answerPart: AnswerPart<CdContext> = {
  compute,
  figures,
  main: 'interest',
  moreIs: 'better',
  answer,
  hints: {
    rate: ({ inputs }) => (inputs.kind === 'bank' ? undefined : hintWords.coupon),
    rateKind: rateHint,
    treasuryYield: ({ inputs, say }) => {
      const rate = rateText(yieldAtTerm(treasuryYields.value, yearsOf(inputs) * 12) ?? 0, say)
      return hintWords.treasury({ rate, asOf: treasuryYields.asOf ?? '' }, say)
    },
    compounding: ({ inputs }) => (inputs.rateKind === 'apy' ? hintWords.compounding : undefined),
    state: ({ inputs: { state } }) =>
      state === 'US' ? hintWords.noState : hintWords.state({ state: stateNameOf(state) }),
  },
  presets: [
    { unknown: 'deposit', figure: 'interest', target: (now) => about(now * 1.5), question: questions.deposit },
    { unknown: 'rate', figure: 'interest', target: (now) => about(now * 1.25), question: questions.rate },
    { unknown: 'term', figure: 'interest', target: (now) => about(now * 2), question: questions.term },
  ],
}
