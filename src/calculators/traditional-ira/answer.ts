/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import { noDeductionIn } from '../kit/ira/state-rule.ts'
import type { Answer, CalendarEvent, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { stateNameOf } from '../kit/states.ts'
import { compute } from './compute.ts'
import { isOpen, lastDay, lastDayOut, type TraditionalContext } from './context.ts'
import { figures } from './figures.ts'
import {
  calendarWords,
  errorWords,
  headlines,
  hintWords,
  questions,
  splitWords,
  underneath,
} from './words/answer.en.ts'

/** An RMD this year that the withdrawal entered does not cover. */
const isStillRequired = ({ result: { required }, inputs }: Pick<TraditionalContext, 'result' | 'inputs'>): boolean =>
  required.amount >= 0.5 && inputs.takeOut < required.amount - 0.5

/** Somebody who puts nothing in and takes money out or converts it asks what that costs. */
function outHeadline({ result: { outTax }, inputs, say }: TraditionalContext): string {
  const { takeOut, convert } = inputs
  const which = takeOut <= 0 ? 'convert' : convert <= 0 ? 'takeOut' : 'out'
  return headlines[which]({ amount: takeOut + convert, tax: outTax }, say)
}

function headline(context: TraditionalContext): string {
  const { result, inputs, law, say } = context
  const { year } = law.tax
  const when = isOpen(context) ? 'now' : 'past'
  const { limits, form, counted, comparison, outcome } = result
  if (inputs.contribution <= 0 && isStillRequired(context))
    return headlines.required({ required: result.required.amount, date: result.required.due }, say)
  if (inputs.contribution <= 0 && inputs.takeOut + inputs.convert > 0) return outHeadline(context)
  if (outcome === 'no-pay') return headlines.noPay[when]({ year })
  if (outcome === 'over')
    return headlines.over({ over: inputs.contribution - limits.limit, limit: limits.limit, year }, say)
  if (counted <= 0)
    return result.deductibleMost > 0
      ? headlines.upTo[when]({ most: result.deductibleMost, year }, say)
      : headlines.nothing[when]({ year })
  const { worth, outAge: age } = comparison.wholeEnd
  const values = { deducted: form.deducted, worth: worth.traditional / comparison.prices, age }
  return headlines[outcome][inputs.keepUp](values, say)
}

/** What the worth of the headline rests on; with money there already, what of it is new. */
function basisOf({ result, inputs, say }: TraditionalContext): string {
  const { end, prices } = result.comparison
  const roth = end.worth.roth / prices
  if (inputs.balance > 0) return underneath.held({ fresh: end.worth.traditional / prices, roth }, say)
  return underneath[result.saving.saved < 0.5 ? 'plain' : 'todays'][inputs.keepUp]({ roth }, say)
}

function* sentences(context: TraditionalContext): Generator<string> {
  const { result, inputs, say } = context
  const { outcome, form, counted, saving, excise, required } = result
  if (inputs.takeOut > 0 && required.amount >= 0.5 && inputs.takeOut >= required.amount - 0.5)
    yield underneath.coversRequired({ required: required.amount }, say)
  if (outcome === 'no-pay') {
    if (inputs.contribution > 0) yield underneath.overCost({ excise }, say)
    if (inputs.contribution > 0 && inputs.status !== 'joint') yield underneath.spousal()
    return
  }
  if (counted <= 0) return
  if (outcome === 'over') {
    yield underneath.overCost({ excise }, say)
    if (form.deducted > 0) yield underneath.deductibleOver({ deducted: form.deducted }, say)
  } else yield basisOf(context)
  if (form.deducted > 0) {
    if (saving.saved >= 0.5) yield underneath.saves(saving, say)
    else yield saving.saved > -0.5 ? underneath.savesNothing() : underneath.costs({ saved: -saving.saved }, say)
  }
  const amount = counted - form.deducted
  if (amount >= 0.5) yield underneath.notDeducted({ amount }, say)
}

function splitOf({ counted, saving }: TraditionalContext['result']): Split | null {
  if (counted < 1 || saving.saved < 1 || saving.saved > counted) return null
  return {
    label: splitWords.label,
    unit: 'money',
    parts: [
      { label: splitWords.cost, value: counted - saving.saved, color: 'principal' },
      { label: splitWords.saved, value: saving.saved, color: 'growth' },
    ],
  }
}

/** Nothing that the headline or the lines under it already say. */
function tilesOf({ result, inputs }: TraditionalContext): readonly string[] {
  const { outcome, counted, required, outTax } = result
  const asksRequired = counted <= 0 && isStillRequired({ result, inputs })
  const out = inputs.takeOut + inputs.convert > 0
  if (counted <= 0 && out && !asksRequired) return ['taxable', 'taxFree', 'additionalTax']
  if (outcome === 'no-pay') return asksRequired && out ? ['outTax', 'limit'] : ['limit']
  if (outcome === 'over') return ['worth', 'traditionalAhead', 'evenAt']
  if (required.amount > 0) return asksRequired ? ['limit', 'deductibleMost'] : ['required', 'traditionalAhead']
  if (outTax > 0.5) return ['outTax', 'traditionalAhead', 'evenAt']
  return counted > 0 ? ['room', 'traditionalAhead', 'evenAt'] : ['limit']
}

/** The days of the year's rules that are still to come. */
function eventsOf(context: TraditionalContext): readonly CalendarEvent[] {
  const { result, law, today, say } = context
  const { year } = law.tax
  const { room, excess, required } = result
  const events: (CalendarEvent | false)[] = [
    room >= 1 && {
      date: lastDay(context),
      title: calendarWords.last({ year }),
      note: calendarWords.lastNote({ room }, say),
    },
    excess >= 0.5 && {
      date: today <= lastDay(context) ? lastDay(context) : lastDayOut(context),
      title: calendarWords.out({ year }),
      note: calendarWords.outNote({ excess }, say),
    },
    required.amount >= 0.5 && {
      date: required.due,
      title: calendarWords.rmd(),
      note: calendarWords.rmdNote({ required: required.amount }, say),
    },
  ]
  return events.filter((event): event is CalendarEvent => event !== false && event.date >= today)
}

function answer(context: TraditionalContext): Answer {
  const split = splitOf(context.result)
  return {
    headline: headline(context),
    more: [...sentences(context)].join(' '),
    ...(split ? { split } : {}),
    keyFigures: tilesOf(context),
    calendar: { fileName: 'ira-days.ics', events: eventsOf(context) },
  }
}

export const answerPart: AnswerPart<TraditionalContext> = {
  compute,
  figures,
  main: 'deduction',
  moreIs: 'better',
  answer,
  check: ({ balance, basis, opening, closing }) => ({
    basis: basis > balance && balance > 0 ? errorWords.basis : undefined,
    closing: closing !== null && opening === null ? errorWords.closing : undefined,
  }),
  hints: {
    state: ({ inputs: { state } }) =>
      state === 'US'
        ? undefined
        : (noDeductionIn(state) ? hintWords.notDeductible : hintWords.follows)({ state: stateNameOf(state) }),
  },
  presets: [
    {
      unknown: 'contribution',
      figure: 'taxSaved',
      target: (saved) => about(saved * 0.75),
      question: questions.contribution,
    },
    { unknown: 'contribution', figure: 'worth', target: (worth) => about(worth * 0.75), question: questions.worth },
    { unknown: 'income', figure: 'deduction', target: (deducted) => about(deducted / 2), question: questions.income },
  ],
}
