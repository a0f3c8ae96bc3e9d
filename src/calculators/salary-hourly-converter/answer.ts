/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { roundToCent } from '#engine/money.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { stateNameOf } from '../kit/states.ts'
import { check } from './check.ts'
import { compute, isPlain, type Result } from './compute.ts'
import type { PayContext } from './context.ts'
import { figures } from './figures.ts'
import type { PayInputs } from './sections.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

/** Under this a year's pay, and over it an hour's, is more likely meant for the other. Dollars. */
const LIKELY_HOURLY = 500
/** Dollars a year: nearer than this two jobs leave the same. */
const SAME = 0.5
/** Hours a week after which the law asks for half the rate more. */
const LONG_WEEK = 40

function conversion({ inputs, result: { units, own, outcome }, say }: PayContext): string {
  const given = { pay: inputs.pay, unit: inputs.unit, yearly: own.year.basePay }
  if (outcome === 'no-hours' && inputs.unit === 'year' && own.year.paidWeeks === 52)
    return headlines.noHoursOfYear(given, say)
  if (outcome === 'no-hours') return headlines.noHours(given, say)
  if (inputs.unit === 'hour' || units.hour === null || own.realHourly === null) return headlines.yearly(given, say)
  const hour = { ...given, hourly: units.hour, real: own.realHourly }
  if (inputs.pay > 0 && own.realHourly <= 0) return headlines.hourlyNothing(hour, say)
  return (isPlain(own) ? headlines.hourly : headlines.hourlyReal)(hour, say)
}

function headline(context: PayContext): string {
  const { own, offer, contract } = context.result
  const { say } = context
  if (offer) {
    const ahead = offer.year.netWorth - own.year.netWorth
    if (Math.abs(ahead) < SAME) return headlines.offerSame()
    return (ahead > 0 ? headlines.offerMore : headlines.offerLess)({ ahead }, say)
  }
  if (contract?.equal.outcome === 'rate') return headlines.contract(contract.equal, say)
  if (contract) return contract.equal.outcome === 'no-hours' ? headlines.contractNoHours() : headlines.contractNone()
  return conversion(context)
}

/** What the compared job stands for, and what an hour of each leaves. */
function compared({ inputs: { pay, unit }, result: { own, units, offer }, say }: PayContext): readonly string[] {
  const yours =
    unit === 'hour' || units.hour === null
      ? underneath.yourHourlyJob({ pay, unit, yearly: own.year.basePay }, say)
      : underneath.yourJob({ pay, unit, hourly: units.hour }, say)
  if (!offer || own.realHourly === null || offer.realHourly === null) return [yours]
  return [yours, underneath.realHours({ mine: own.realHourly, theirs: offer.realHourly }, say)]
}

function beforeTaxes({ inputs, result: { own, units }, say }: PayContext): string {
  const monthly = units.month ?? 0
  const twoWeekly = units['two-weeks']
  if (inputs.unpaidWeeks > 0)
    return underneath.unpaidWeeks({ weeks: inputs.unpaidWeeks, yearly: own.year.basePay, monthly }, say)
  return twoWeekly === null ? underneath.beforeMonth({ monthly }, say) : underneath.before({ monthly, twoWeekly }, say)
}

function more(context: PayContext): string {
  const { inputs, result } = context
  const lines = result.offer || result.contract ? compared(context) : [beforeTaxes(context)]
  return [...lines, ...(inputs.state === 'US' ? [underneath.federalOnly()] : [])].join(' ')
}

function splitOf({ own: { year } }: Result): Split | null {
  const parts: Split['parts'] = [
    { label: splitWords.takeHome, value: year.takeHome, color: 'growth' },
    { label: splitWords.incomeTax, value: year.tax.federal + year.tax.stateAndLocal, color: 'tax' },
    { label: splitWords.payroll, value: year.tax.payroll, color: 'interest' },
    { label: splitWords.premium, value: year.premium, color: 'insurance' },
    { label: splitWords.deferral, value: year.deferral, color: 'principal' },
  ]
  // Credits can be more than the tax; such parts do not make a bar.
  if (year.gross <= 0 || parts.some((part) => part.value < 0)) return null
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

const keys = {
  none: ['takeHomeMonthly', 'taxYearly', 'taxShare'],
  offer: ['offerWorth', 'worthYearly', 'takeHomeMonthly'],
  contract: ['contractAhead', 'contractTakeHome', 'takeHomeYearly'],
} as const

function answer(context: PayContext): Answer {
  const { compare, unit } = context.inputs
  const split = splitOf(context.result)
  return {
    headline: headline(context),
    more: more(context),
    ...(split ? { split } : {}),
    keyFigures: compare === 'none' && unit === 'hour' ? [...keys.none, 'realHourly'] : keys[compare],
  }
}

/** The figure of the headline: a year of what is paid by the hour, else what an hour leaves. */
function main({ compare, unit }: PayInputs): string {
  if (compare === 'none') return unit === 'hour' ? 'yearly' : 'realHourly'
  return compare === 'offer' ? 'offerAhead' : 'equalContractRate'
}

export const answerPart: AnswerPart<PayContext> = {
  compute,
  figures,
  main,
  moreIs: 'better',
  answer,
  check,
  hints: {
    unit: ({ inputs: { pay, unit }, say }) => {
      if (unit === 'year' && pay > 0 && pay < LIKELY_HOURLY) return hintWords.isHourly({ pay }, say)
      return unit === 'hour' && pay > LIKELY_HOURLY ? hintWords.isYearly({ pay }, say) : undefined
    },
    hours: ({ inputs: { hours, overtime } }) =>
      hours > LONG_WEEK && overtime === 'paid' ? hintWords.longWeek() : undefined,
    state: ({ inputs: { state } }) =>
      state === 'US' ? hintWords.noState() : hintWords.state({ state: stateNameOf(state) }),
    raise: ({ inputs: { raise, pay, unit }, say }) =>
      raise.unit === 'pct'
        ? hintWords.raiseTo({ raise: roundToCent((pay * raise.amount) / 100), unit }, say)
        : hintWords.raiseDollars({ unit }),
  },
  presets: [
    {
      unknown: 'pay',
      figure: 'takeHomeMonthly',
      target: (home) => about(home * 1.1),
      question: questions.takeHome,
    },
    { unknown: 'pay', figure: 'realHourly', target: (hourly) => Math.ceil(hourly + 1), question: questions.pay },
    { unknown: 'hours', figure: 'hourly', target: (hourly) => Math.ceil(hourly + 1), question: questions.hours },
  ],
}
