/** What is worked out at every key press: the result, its figures, the headline, hints. */
import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, CalendarEvent, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { apyOf, compute } from './compute.ts'
import { lasts, type SavingsContext } from './context.ts'
import { figures } from './figures.ts'
import { goalName } from './goal-names.ts'
import { headline, more } from './headline.ts'
import type { SavingsInputs } from './sections.ts'
import { calendarWords, hintWords, questions, splitWords } from './words/answer.en.ts'

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
    // A rate alone moves the day by little: one month.
    { figure: 'monthsToGoal', target: (months) => Math.max(1, months - 1), unknown: 'rate', question: questions.rate },
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
