/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { AnswerPart, Asked } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { annualRateOf, compute } from './compute.ts'
import type { SimpleContext, SolvedContext } from './context.ts'
import { figures } from './figures.ts'
import { exact, overText, rateText, timeText } from './said-time.ts'
import type { SimpleInputs } from './sections.ts'
import {
  dayCountHints,
  errorWords,
  headlines,
  hintWords,
  questions,
  splitWords,
  underneath,
} from './words/answer.en.ts'
import { compounded, timeWords } from './words/time.en.ts'

const amountsOf = ({ result: { principal, interest, total }, say }: SolvedContext) => ({
  principal: exact(principal, say),
  interest: exact(interest, say),
  total: exact(total, say),
})
const hasPaid = ({ result: { course } }: SolvedContext): boolean => course !== null && course.paid > 0

function headline(context: SolvedContext): string {
  const { inputs, result, say } = context
  const amounts = amountsOf(context)
  switch (inputs.find) {
    case 'interest':
      if (hasPaid(context)) return headlines.afterPayments({ due: exact(result.due, say), date: inputs.to }, say)
      return inputs.span === 'dates'
        ? headlines.interestBy({ ...amounts, date: inputs.to }, say)
        : headlines.interest(amounts)
    case 'principal':
      return inputs.known === 'total' ? headlines.principalOfTotal(amounts) : headlines.principalOfInterest(amounts)
    case 'rate':
      return headlines.rate({ rate: rateText(result.annualRate, say) })
    case 'time':
      return headlines.time({ time: timeText(context), interest: amounts.interest })
  }
}

function more(context: SolvedContext): string {
  const { inputs, result, say } = context
  const { course, days, reached, compounded: beside } = result
  const amounts = amountsOf(context)
  const lines = [
    inputs.find === 'principal' && underneath.over({ over: overText(context) }),
    inputs.find === 'rate' && underneath.rateOf({ ...amounts, over: overText(context) }),
    reached !== null && underneath.reached({ date: reached }, say),
    hasPaid(context) && underneath.paid({ paid: exact(course?.paid ?? 0, say), interest: amounts.interest }),
    days !== null && underneath.counted({ days: timeWords.days({ days: Math.round(days * 100) / 100 }, say) }),
    beside !== null && underneath.compounded({ how: compounded[inputs.compounding], interest: exact(beside, say) }),
  ]
  return lines.filter(Boolean).join(' ')
}

function tilesOf({ inputs, result }: SolvedContext): readonly string[] {
  if (inputs.find === 'rate') return ['monthlyRate', 'dailyRate', 'perDay']
  if (inputs.find === 'time') return ['days', 'total', 'perDay']
  return [result.course === null ? 'compoundInterest' : 'interest', 'compoundExtra', 'perDay']
}

function answer(context: SimpleContext): Answer {
  const { result } = context
  if (result.outcome !== 'solved')
    return {
      headline: result.outcome === 'beyond' ? headlines.beyond() : headlines.none(),
      more: underneath.check(),
      keyFigures: [],
    }
  const found = { ...context, result }
  const parts = [
    { label: splitWords.principal, value: result.principal, color: 'principal' as const },
    { label: splitWords.interest, value: result.interest, color: 'interest' as const },
  ]
  return {
    headline: headline(found),
    more: more(found),
    split: { label: splitWords.whole, unit: 'cents', parts: parts.filter((part) => part.value > 0) },
    keyFigures: tilesOf(found),
  }
}

/** Whether what is given leaves something to find. */
function check(inputs: SimpleInputs) {
  const { find } = inputs
  if (find !== 'time' && inputs.span === 'dates') {
    const days = daysBetween(inputs.from as IsoDate, inputs.to as IsoDate)
    if (days < 0) return { to: errorWords.before() }
    if (days === 0 && find !== 'interest') return { to: errorWords.sameDay() }
  }
  if (find !== 'interest' && inputs.known === 'total' && find !== 'principal' && inputs.total < inputs.principal)
    return { total: errorWords.total() }
  if (inputs.rate === 0 && (find === 'time' || (find === 'principal' && inputs.known === 'interest')))
    return { rate: errorWords.rate() }
  if (find === 'principal' && inputs.known === 'interest' && inputs.interest === 0)
    return { interest: errorWords.interest() }
  return {}
}

const rateHint = ({ inputs, say }: Asked<SimpleInputs, unknown>): string | undefined =>
  inputs.ratePer === 'year' ? undefined : hintWords.aYear({ rate: annualRateOf(inputs) * 100 }, say)

const target = (interest: number): number => about(interest * 1.2)

export const answerPart: AnswerPart<SimpleContext> = {
  compute,
  figures,
  main: ({ find }) => (find === 'rate' ? 'annualRate' : find === 'time' ? 'years' : find),
  moreIs: 'neither',
  answer,
  hints: { dayCount: ({ inputs }) => dayCountHints[inputs.dayCount], rate: rateHint },
  check,
  presets: [
    { unknown: 'term', figure: 'interest', target, question: questions.term },
    { unknown: 'rate', figure: 'interest', target, question: questions.rate },
    { unknown: 'principal', figure: 'interest', target, question: questions.principal },
  ],
}
