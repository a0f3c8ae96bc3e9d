/** What is worked out at every key press: the result, its figures, the headline, hints. */
import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, CalendarEvent, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { apyOf, compute, monthAfter } from './compute.ts'
import { lasts, type SavingsContext } from './context.ts'
import { figures } from './figures.ts'
import { amountText, goalName } from './goal-names.ts'
import type { SavingsInputs } from './sections.ts'
import { calendarWords, headlines, hintWords, questions, rhythm, splitWords, underneath } from './words/answer.en.ts'

/** The goal of several that is full first, with its month from today; null where none ever is. */
function firstGoal({ result, inputs }: SavingsContext) {
  const months = result.buckets?.months ?? []
  const filled = months.filter((month) => month !== null)
  if (filled.length === 0) return null
  const at = months.indexOf(Math.min(...filled))
  return { name: goalName(inputs.buckets[at]?.name ?? '', at), month: months[at] ?? 0 }
}

function bucketsHeadline(context: SavingsContext): string {
  const { result, inputs, say } = context
  const months = result.buckets?.months ?? []
  const of = months.length
  const name = goalName(inputs.buckets[0]?.name ?? '', 0)
  if (result.month === null) {
    const count = months.filter((month) => month !== null).length
    if (count > 0) return headlines.someGoals({ count, of })
    return of === 1 ? headlines.notTheGoal({ name }) : headlines.noGoals({ of })
  }
  if (result.month === 0) return of === 1 ? headlines.goalThere() : headlines.goalsThere()
  const month = monthAfter(result, result.month)
  if (of === 1) return headlines.goal({ name, month }, say)
  return of === 2 ? headlines.bothGoals({ month }, say) : headlines.allGoals({ of, month }, say)
}

function headline(context: SavingsContext): string {
  const { result, inputs, say } = context
  const month = monthAfter(result, result.month ?? 0)
  const each = rhythm[inputs.frequency]
  const { goal } = inputs
  const { balance: amount } = result
  switch (result.outcome) {
    case 'already-there':
      return goal === 0 ? headlines.noGoal() : headlines.there({ goal }, say)
    case 'reached':
      return headlines.reached({ goal, month }, say)
    case 'never':
      return headlines.never({ deposit: amountText(inputs.deposit, say), goal, each }, say)
    case 'deposit-found':
      return headlines.deposit({ amount: result.depositNeeded ?? 0, month, each }, say)
    case 'none-needed':
      return headlines.noneNeeded({ amount, month }, say)
    case 'no-deposit-in-time':
      return headlines.noDeposit({ amount, month }, say)
    case 'balance':
      return headlines.balance({ amount, month }, say)
    default:
      return bucketsHeadline(context)
  }
}

function first(context: SavingsContext): string {
  const { result, say } = context
  const goal = firstGoal(context)
  if (goal === null || result.buckets?.months.length === 1 || goal.month === result.month) return ''
  const month = monthAfter(result, goal.month)
  return goal.month === 0 ? underneath.firstThere(goal) : underneath.firstGoal({ name: goal.name, month }, say)
}

function more(context: SavingsContext): string {
  const { result, inputs, say } = context
  if (result.outcome === 'never') return inputs.keepsValue ? underneath.runsAway() : underneath.saveMore()
  if (result.outcome === 'already-there')
    return result.goalThen === 0 ? '' : underneath.saved({ balance: result.balance }, say)
  if (result.outcome === 'no-deposit-in-time') return underneath.laterDate()
  if (!lasts(result)) return ''
  const rises = inputs.keepsValue && (inputs.ask === 'deposit' || inputs.ask === 'date')
  return [
    inputs.ask === 'balance' || inputs.ask === 'deposit'
      ? inputs.taxKind === 'none'
        ? underneath.beforeTax(inputs, say)
        : underneath.afterTax(inputs, say)
      : underneath.fromNow({ months: result.month, rate: inputs.rate }, say),
    first(context),
    rises && underneath.goalRises({ goal: result.goalThen }, say),
  ]
    .filter(Boolean)
    .join(' ')
}

function splitOf({ result, inputs: { ask, saved } }: SavingsContext): Split | null {
  if (!lasts(result) || result.balance <= 0) return null
  const had = ask === 'buckets' ? result.plan.saved : saved
  const parts: Split['parts'] = [
    { label: splitWords.had, value: had, color: 'other' },
    { label: splitWords.added, value: result.paidIn - had, color: 'principal' },
    { label: splitWords.interest, value: result.interest, color: 'growth' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0.005) }
}

/** The day each goal is reached, so many months from today. */
function eventsOf({ result, inputs, today }: SavingsContext): readonly CalendarEvent[] {
  const event = (month: number | null, title: string): readonly CalendarEvent[] =>
    month === null || month === 0
      ? []
      : [{ date: addMonthsToDate(today as IsoDate, month), title, note: calendarWords.note }]
  if (result.outcome === 'reached') return event(result.month, calendarWords.reached)
  const months = result.buckets?.months ?? []
  return months.flatMap((month, i) =>
    event(month, calendarWords.goal({ name: goalName(inputs.buckets[i]?.name ?? '', i) })),
  )
}

const keyFigures: Readonly<Record<SavingsInputs['ask'], readonly string[]>> = {
  date: ['finalBalanceToday', 'paidIn', 'taxPaid', 'yieldAfterTax'],
  deposit: ['finalBalanceToday', 'paidIn', 'taxPaid', 'yieldAfterTax'],
  balance: ['finalBalanceToday', 'paidIn', 'taxPaid', 'yieldAfterTax'],
  buckets: ['finalBalance', 'paidIn', 'taxPaid', 'yieldAfterTax'],
}

function answer(context: SavingsContext): Answer {
  const split = splitOf(context)
  const words = more(context)
  return {
    headline: headline(context),
    ...(words ? { more: words } : {}),
    ...(split ? { split } : {}),
    keyFigures: keyFigures[context.inputs.ask],
    calendar: { fileName: 'savings-goals.ics', events: eventsOf(context) },
  }
}

const sooner = { figure: 'monthsToGoal', target: (months: number) => Math.max(1, Math.round(months * 0.75)) }

export const answerPart: AnswerPart<SavingsContext> = {
  compute,
  figures,
  main: ({ ask }) => (ask === 'deposit' ? 'depositNeeded' : ask === 'balance' ? 'finalBalance' : 'monthsToGoal'),
  moreIs: 'worse',
  answer,
  hints: {
    rateKind: ({ inputs, say }) => {
      if (inputs.rateKind === 'apy') return undefined
      return hintWords.apyOf({ apy: apyOf(inputs) * 100 }, say)
    },
    buckets: ({ inputs: { buckets, looseDeposit }, say }) =>
      hintWords.deposits({ total: buckets.reduce((sum, { deposit }) => sum + deposit, looseDeposit) }, say),
    state: ({ inputs }) => (inputs.state === 'US' ? hintWords.noState() : undefined),
  },
  presets: [
    { ...sooner, unknown: 'deposit', question: questions.deposit },
    { ...sooner, unknown: 'looseDeposit', question: questions.looseDeposit },
    { ...sooner, unknown: 'looseSaved', question: questions.looseSaved },
    { ...sooner, unknown: 'rate', question: questions.rate },
    { unknown: 'goal', figure: 'depositNeeded', target: (deposit) => about(deposit * 1.25), question: questions.goal },
    { unknown: 'by', figure: 'depositNeeded', target: (deposit) => about(deposit * 0.75), question: questions.by },
    {
      unknown: 'deposit',
      figure: 'finalBalance',
      target: (balance) => about(balance * 1.25),
      question: questions.balance,
    },
  ],
}
