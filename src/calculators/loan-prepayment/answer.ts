/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { compute } from './compute.ts'
import type { PaidContext, PrepayContext } from './context.ts'
import { figures } from './figures.ts'
import { paysMore } from './plan.ts'
import type { PrepayInputs } from './sections.ts'
import { errorWords, extraWords, headlines, questions, splitWords, underneath } from './words/answer.en.ts'
import { formWords } from './words/form.en.ts'

function headline({ inputs, result, say }: PaidContext): string {
  const { plain, actual, monthsSaved: months, netSaved, recastPayment } = result
  const payoff = actual.payoffMonth
  if (!paysMore(inputs)) return headlines.onSchedule({ payoff, interest: plain.totalInterest }, say)
  const values = { months, saved: Math.abs(netSaved), payoff, payment: recastPayment ?? 0 }
  const saves = netSaved >= 0
  if (recastPayment !== null && inputs.plan === 'biweekly')
    return (saves ? headlines.recastHalf : headlines.recastHalfCosts)(values, say)
  if (recastPayment !== null) return (saves ? headlines.recast : headlines.recastCosts)(values, say)
  if (months < 1) return (saves ? headlines.same : headlines.sameCosts)(values, say)
  return (saves ? headlines.sooner : headlines.soonerCosts)(values, say)
}

/** What the visitor pays besides the agreed payment; `months` until the loan is gone. */
function extraText({ inputs, result, say }: PaidContext): string {
  const { extraMonthly: amount, plan, stopAfter } = inputs
  const rows = inputs.extras.filter((row) => row.amount > 0)
  const [only] = rows
  if (amount > 0 && rows.length === 0 && plan === 'monthly')
    return stopAfter === null || stopAfter >= result.actual.months
      ? extraWords.monthly({ amount }, say)
      : extraWords.monthlyFor({ amount, months: stopAfter }, say)
  if (only && rows.length === 1 && amount === 0 && plan === 'monthly' && only.how === 'once')
    return extraWords.once({ amount: only.amount }, say)
  return amount === 0 && rows.length === 0 ? extraWords.biweekly() : extraWords.mixed()
}

function more(context: PaidContext): string {
  const { inputs, result, say } = context
  const { investAhead, plain, actual, fees, taxLost } = result
  if (!paysMore(inputs)) return underneath.invite()
  const cost = actual.totalPenalty + fees.total
  const ahead = { rate: inputs.investReturn, by: Math.abs(investAhead), month: plain.payoffMonth }
  const lines = [
    underneath.done({ how: extraText(context), payoff: actual.payoffMonth }, say),
    cost > 0 && underneath.afterCosts({ cost }, say),
    taxLost >= 0.5 && underneath.taxLost({ tax: taxLost }, say),
    Math.abs(investAhead) < 1
      ? underneath.investLevel()
      : (investAhead > 0 ? underneath.investAhead : underneath.investBehind)(ahead, say),
  ]
  return lines.filter(Boolean).join(' ')
}

function paidAnswer(context: PaidContext): Answer {
  const { inputs, result } = context
  const parts = [
    { label: splitWords.balance, value: inputs.balance, color: 'principal' as const },
    { label: splitWords.interest, value: result.actual.totalInterest, color: 'interest' as const },
    { label: splitWords.costs, value: result.actual.totalPenalty + result.fees.total, color: 'other' as const },
    { label: splitWords.saved, value: Math.max(0, result.netSaved), color: 'growth' as const },
  ]
  return {
    headline: headline(context),
    more: more(context),
    split: {
      label: result.netSaved < 0 ? splitWords.thisWay : splitWords.asAgreed,
      unit: 'money',
      parts: parts.filter((part) => part.value > 0),
    },
    keyFigures: paysMore(inputs)
      ? ['payoffMonth', 'totalExtra', 'netSavedToday', 'breakEvenReturn']
      : ['payment', 'agreedMonths'],
  }
}

function answer(context: PrepayContext): Answer {
  const { inputs, result, say } = context
  switch (result.outcome) {
    case 'paid':
      return paidAnswer({ ...context, result })
    case 'never-paid-off':
      return {
        headline: (result.reason === 'over-100-years' ? headlines.slow : headlines.never)(inputs, say),
        more: underneath.firstInterest(result, say),
        keyFigures: [],
      }
    case 'not-possible':
      return { headline: headlines.notPossible(), more: underneath.check(), keyFigures: [] }
  }
}

function check(inputs: PrepayInputs, say: Say) {
  const interest = (inputs.balance * inputs.rate) / 1200
  return inputs.know === 'payment' && inputs.payment <= interest
    ? { payment: errorWords.payment({ interest }, say) }
    : {}
}

export const answerPart: AnswerPart<PrepayContext> = {
  compute,
  figures,
  main: 'netSaved',
  moreIs: 'better',
  answer,
  hints: { rate: ({ inputs }) => (inputs.kind === 'mortgage' ? undefined : formWords.rate.other) },
  check,
  presets: [
    {
      unknown: 'extraMonthly',
      figure: 'monthsSaved',
      target: (months) => Math.max(12, Math.round((months * 1.5) / 12) * 12),
      question: questions.sooner,
    },
    { unknown: 'extraMonthly', figure: 'netSaved', target: (saved) => about(saved * 1.5), question: questions.saved },
    { unknown: 'investReturn', figure: 'investAhead', target: () => 0, question: questions.invest },
  ],
}
