/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { stateNameOf } from '../kit/states.ts'
import { eventsOf } from './calendar-days.ts'
import { compute, type Result } from './compute.ts'
import { type HsaContext, isOpen } from './context.ts'
import { figures } from './figures.ts'
import { taxesAccount } from './state.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

const spouseExcess = ({ excess, yourExcess }: Result): number => excess - yourExcess

function headline(context: HsaContext): string {
  const { result, inputs, law, say } = context
  const { year } = law.tax
  const when = isOpen(context) ? 'now' : 'past'
  const { yourExcess: over, yourMost: limit, saved } = result
  const spouse = spouseExcess(result)
  if (result.outcome === 'not-eligible')
    return over > 0.5 ? headlines.noneIn[when]({ over, year }, say) : headlines.none[when]({ year })
  if (over > 0.5)
    return spouse > 0.5 ? headlines.overBoth({ over, spouse, year }, say) : headlines.over({ over, limit, year }, say)
  if (spouse > 0.5) return headlines.overSpouse({ over: spouse, year }, say)
  const room = headlines.room[when]({ room: result.yourRoom, year }, say)
  if (inputs.yours <= 0) return room
  const effect = headlines.effect[when]
  const said = Math.abs(saved) < 0.5 ? effect.nothing : saved > 0 ? effect.saves : effect.costs
  return `${room} ${said({ tax: Math.abs(saved) }, say)}`
}

function* sentences(context: HsaContext): Generator<string> {
  const { result, inputs, law, say } = context
  const { employer } = inputs
  const { yourMost: limit, pools, yourExcess, saved, counted, outcome } = result
  const when = isOpen(context) ? 'now' : 'past'
  const spouse = spouseExcess(result)
  if (outcome === 'not-eligible') {
    if (spouse > 0.5) yield underneath.spouse({ over: spouse }, say)
    yield underneath.why
    return
  }
  if (outcome === 'over') {
    if (yourExcess <= 0.5) yield headlines.room[when]({ room: result.yourRoom, year: law.tax.year }, say)
    if (counted >= 0.5 && saved >= 0.5) yield headlines.effect[when].saves({ tax: saved }, say)
  }
  if (employer > 0) yield (outcome === 'over' ? underneath.employerCounts : underneath.limit)({ limit, employer }, say)
  else yield underneath.allCounts(law.tax)
  if (pools.catchUpFirst > 0.5) yield underneath.catchUp({ amount: pools.catchUpFirst }, say)
}

/** Null where nothing counts, or where a credit that shrinks with income makes a part negative. */
function splitOf({ counted, saving, saved }: Result): Split | null {
  const parts: Split['parts'] = [
    { label: splitWords.cost, value: counted - saved, color: 'principal' },
    { label: splitWords.federal, value: saving.federal, color: 'tax' },
    { label: splitWords.payroll, value: saving.payroll, color: 'interest' },
    { label: splitWords.state, value: saving.state, color: 'other' },
  ]
  if (counted < 1 || parts.some((part) => part.value < -0.005)) return null
  return { label: splitWords.label, unit: 'money', parts: parts.filter((part) => part.value > 0.005) }
}

/** The limit stands in the headline where no employer adds to it. */
function tilesOf({ result: { outcome }, inputs }: HsaContext): readonly string[] {
  const over = outcome === 'over' ? ['excise', 'taxSaved'] : ['excise', 'keepBalance']
  const within = [inputs.employer > 0 ? 'limit' : 'spendBalance', 'keepBalance']
  return [...(outcome === 'within' ? within : over), 'receipts', 'keepAhead']
}

function answer(context: HsaContext): Answer {
  const split = splitOf(context.result)
  return {
    headline: headline(context),
    more: [...sentences(context)].join(' ').replaceAll('**', ''),
    ...(split ? { split } : {}),
    keyFigures: tilesOf(context),
    calendar: { fileName: 'hsa-days.ics', events: eventsOf(context) },
  }
}

const single: ReadonlySet<string> = new Set(['single', 'head', 'surviving'])

export const answerPart: AnswerPart<HsaContext> = {
  compute,
  figures,
  main: 'taxSaved',
  moreIs: 'better',
  answer,
  check: ({ spouse, status }) => (spouse !== 'none' && single.has(status) ? { spouse: errorWords.spouse } : {}),
  hints: {
    yours: ({ inputs, say }) => hintWords.monthly({ monthly: inputs.yours / 12 }, say),
    state: ({ inputs: { state } }) =>
      state === 'US'
        ? hintWords.noState
        : (taxesAccount(state) ? hintWords.taxed : hintWords.notTaxed)({ state: stateNameOf(state) }),
  },
  presets: [
    { unknown: 'yours', figure: 'taxSaved', target: (saved) => about(saved * 0.75), question: questions.yours },
    { unknown: 'income', figure: 'taxSaved', target: (saved) => about(saved * 0.75), question: questions.income },
    { unknown: 'balance', figure: 'keepBalance', target: (end) => about(end * 1.25), question: questions.balance },
  ],
}
