/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { allDeductions } from '#engine/withholding/pay-deductions.ts'
import { payPeriods } from '#engine/withholding/pay-frequency.ts'
import { employerUnemploymentTax } from '#facts/state-rules/employer-unemployment-tax.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import { points } from '../kit/field.ts'
import { lacksPlace } from '../kit/locality-fields.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { withCheckAnswer, withCheckFigures } from './check/parts.ts'
import { compute, type Side } from './compute.ts'
import { checkWithoutBonus, federalIn, leftOf, type PayContext, programTotal, stateIn } from './context.ts'
import { figures } from './figures.ts'
import { check } from './refused.ts'
import { everyWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

/** Dollars a year: nearer than this two jobs leave the same. */
const SAME = 0.5

function headline({ inputs, result: { own, offer }, say }: PayContext): string {
  const { check } = own
  if (offer) {
    const ahead = leftOf(offer) - leftOf(own)
    if (Math.abs(ahead) < SAME) return headlines.offerSame
    return ahead > 0 ? headlines.offerMore({ ahead }, say) : headlines.offerLess({ ahead: -ahead }, say)
  }
  if (check.gross <= 0) return headlines.noPay
  if (check.net <= 0) return headlines.nothing
  const values = { net: check.net, every: everyWords[inputs.frequency] }
  return (inputs.bonus > 0 ? headlines.once : headlines.paycheck)(values, say)
}

const planOf = ({ year, match }: Side): number => year.deductions.plan + year.deductions.rothPlan + match

function offerSentences({ result: { own, offer }, say }: PayContext): readonly string[] {
  if (!offer) return []
  const saved = planOf(offer) - planOf(own)
  const total = leftOf(offer) - leftOf(own) + saved
  const first = underneath.offers
  if (Math.abs(saved) < SAME) return [first]
  if (Math.abs(total) < SAME) return [first, underneath.offersSavedSame]
  const words = total > 0 ? underneath.offersSaved : underneath.offersBehind
  return [first, words({ total: Math.abs(total) }, say)]
}

function* sentences(context: PayContext): Generator<string> {
  const { inputs, result, say } = context
  if (result.offer) {
    yield* offerSentences(context)
    return
  }
  const { check } = result.own
  if (check.gross <= 0) return
  if (inputs.state !== 'US' && lacksPlace(inputs)) yield underneath.noCounty
  const parts = {
    gross: check.gross,
    federal: federalIn(result.own),
    insurance: check.insurance.socialSecurity + check.insurance.medicare + check.insurance.additionalMedicare,
    state: stateIn(result.own) + check.state.local + programTotal(check.programs),
    stateName: stateNameOf(inputs.state),
    deductions: allDeductions(check.deductions),
  }
  yield underneath.from(parts, say)
  if (parts.state >= SAME) yield underneath.state(parts, say)
  if (parts.deductions >= SAME) yield underneath.deductions(parts, say)
  if (inputs.bonus > 0) yield underneath.usual({ net: checkWithoutBonus(result.own).net }, say)
  if (inputs.state === 'US') yield underneath.noState
}

/** Where the paycheck goes, while every part is there. */
function splitOf({ result: { own, offer } }: PayContext): Split | null {
  const { check } = own
  if (offer || check.net <= 0) return null
  const { socialSecurity, medicare, additionalMedicare } = check.insurance
  const parts: Split['parts'] = [
    { label: splitWords.net, value: check.net, color: 'growth' },
    { label: splitWords.federal, value: federalIn(own), color: 'tax' },
    { label: splitWords.insurance, value: socialSecurity + medicare + additionalMedicare, color: 'interest' },
    {
      label: splitWords.state,
      value: stateIn(own) + check.state.local + programTotal(check.programs),
      color: 'other',
    },
    { label: splitWords.deductions, value: allDeductions(check.deductions), color: 'principal' },
  ]
  return { label: splitWords.label, unit: 'money', parts: parts.filter(({ value }) => value > 0) }
}

function answer(context: PayContext): Answer {
  const split = splitOf(context)
  const more = [...sentences(context)].join(' ')
  return {
    headline: headline(context),
    ...(more ? { more } : {}),
    ...(split ? { split } : {}),
    keyFigures: context.result.offer
      ? ['netPay', 'offerPaycheck', 'takeHomeYear', 'offerYear']
      : ['takeHomeYear', 'kept', 'raiseHundred', context.inputs.nonresident ? 'federalYear' : 'refund'],
  }
}

const mainFigures = { paycheck: 'netPay', offers: 'offerAhead', check: 'checkRefund' } as const

export const answerPart: AnswerPart<PayContext> = {
  compute,
  figures: withCheckFigures(figures),
  main: ({ view }) => mainFigures[view],
  moreIs: 'better',
  answer: withCheckAnswer(answer),
  check,
  hints: {
    bonusMethod: ({ law, say }) => {
      const { supplementalRate, supplementalRateOverMillion } = law.facts.payroll.value
      return hintWords.bonusMethod({ flat: points(supplementalRate), top: points(supplementalRateOverMillion) }, say)
    },
    credits: ({ law, say }) => {
      const { perChild, otherDependent } = law.facts.childTaxCredit.value
      return hintWords.credits({ perChild, other: otherDependent }, say)
    },
    healthFsa: ({ inputs, law, say }) => {
      const { limit } = law.facts.healthFsa.value
      const perCheck = limit / payPeriods[inputs.frequency]
      return inputs.healthFsa > perCheck ? hintWords.healthFsa({ limit, perCheck }, say) : undefined
    },
    dependentCareFsa: ({ inputs, law, say }) => {
      const { limit: most, separate } = law.facts.dependentCareFsa.value
      const limit = inputs.status === 'separate' ? separate : most
      const perCheck = limit / payPeriods[inputs.frequency]
      return inputs.dependentCareFsa > perCheck ? hintWords.healthFsa({ limit, perCheck }, say) : undefined
    },
    transit: ({ inputs, law, say }) => {
      const limit = law.facts.transitAndParkingMonthly.value
      return (inputs.transit * payPeriods[inputs.frequency]) / 12 > limit
        ? hintWords.commuter({ limit }, say)
        : undefined
    },
    parking: ({ inputs, law, say }) => {
      const limit = law.facts.transitAndParkingMonthly.value
      return (inputs.parking * payPeriods[inputs.frequency]) / 12 > limit
        ? hintWords.commuter({ limit }, say)
        : undefined
    },
    hsa: ({ inputs, law, say }) => {
      const { family, catchUp55 } = law.facts.hsa.value
      const limit = family + catchUp55
      const yearly = inputs.hsa * payPeriods[inputs.frequency]
      return yearly > limit ? hintWords.hsa({ yearly, limit }, say) : undefined
    },
    unemploymentRate: ({ inputs, say }) =>
      isStateCode(inputs.state)
        ? hintWords.unemploymentRate({ rate: points(employerUnemploymentTax.value[inputs.state].rate) }, say)
        : undefined,
  },
  presets: [
    { unknown: 'pay', figure: 'netPay', target: (net) => about(net * 1.1), question: questions.payForNet },
    { unknown: 'planPercent', figure: 'netPay', target: (net) => about(net * 0.9), question: questions.planForNet },
    {
      unknown: 'extra',
      figure: 'refund',
      target: (refund) => about(Math.max(500, refund + 1000)),
      question: questions.extraForRefund,
    },
  ],
}
