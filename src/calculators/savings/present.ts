import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import type { Env } from '../kit/field.ts'
import { dollars, dollarsAndCents, monthsText, monthText } from '../kit/format.ts'
import type { Answer, CalendarEvent, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { inToday, monthAfter, type Result } from './compute.ts'
import type { SavingsInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { amountText, bucketName, rhythm } from './words.ts'
import { workingsOf } from './workings.ts'

function bucketsHeadline(result: Result, { buckets }: SavingsInputs): string {
  const months = result.buckets?.own.months ?? []
  const filled = months.filter((month) => month !== null)
  if (result.outcome === 'buckets-open')
    return filled.length > 0
      ? `**${filled.length} of ${months.length}** goals would be full within 100 years; the rest would not, with these deposits.`
      : `${months.length === 1 ? bucketName(buckets[0]?.name ?? '', 0) : `None of your **${months.length}** goals`} would ${months.length === 1 ? '**not** ' : ''}be full within 100 years, with these deposits.`
  const month = result.month ?? 0
  const all = months.length === 2 ? 'Both goals' : `All ${months.length} goals`
  if (month === 0)
    return `${months.length === 1 ? 'Your goal is' : `${all} are`} full today: **${dollars(result.balance)}** saved.`
  const first = months.indexOf(Math.min(...filled))
  const when = `**${monthText(monthAfter(result, month))}**, **${monthsText(month)}** from now`
  if (months.length === 1) return `${bucketName(buckets[0]?.name ?? '', 0)} would be full in ${when}.`
  const firstMonth = months[first] ?? 0
  if (firstMonth === month) return `${all} would be full in ${when}.`
  const firstWhen = firstMonth === 0 ? 'is full today' : `in ${monthText(monthAfter(result, firstMonth))}`
  return `${all} would be full in ${when}; the first, ${bucketName(buckets[first]?.name ?? '', first)}, ${firstWhen}.`
}

function headline(result: Result, inputs: SavingsInputs): string {
  const month = result.month ?? 0
  const when = `**${monthText(monthAfter(result, month))}**`
  const goal = `**${dollars(result.goalThen)}**`
  switch (result.outcome) {
    case 'already-there':
      if (result.goalThen === 0) return 'Enter **a goal** above zero, and this page says when you reach it.'
      return `You are already there: **${dollars(result.balance)}** saved for a goal of ${goal}.`
    case 'reached':
      return `You would reach ${goal} in ${when}, **${monthsText(month)}** from now.`
    case 'never':
      return `With **${amountText(inputs.deposit)}** ${rhythm[inputs.frequency]} you would not reach **${dollars(inputs.goal)}** within 100 years.`
    case 'deposit-found':
      return `It takes **${dollarsAndCents(result.depositNeeded ?? 0)}** ${rhythm[inputs.frequency]} to have ${goal} in ${when}.`
    case 'none-needed':
      return `It takes no more deposits: what you have would be **${dollars(result.balance)}** in ${when}, for a goal of ${goal}.`
    case 'no-deposit-in-time':
      return `With deposits ${rhythm[inputs.frequency]}, none falls by ${when}; what you have would be **${dollars(result.balance)}** of the ${goal}.`
    case 'balance':
      return `In ${when} you would have **${dollars(result.balance)}**.`
    default:
      return bucketsHeadline(result, inputs)
  }
}

function more(result: Result, inputs: SavingsInputs): string {
  const { outcome } = result
  if (outcome === 'never')
    return inputs.keepsValue
      ? 'The goal rises with inflation, and the account does not catch up.'
      : 'A larger deposit or a higher rate would change that.'
  if (outcome === 'already-there' && result.goalThen === 0) return ''
  if (outcome === 'already-there') return 'Ask for the balance on a date to see what it grows to.'
  if (outcome === 'no-deposit-in-time') return 'Choose deposits that come more often, or a later date.'
  if (outcome === 'buckets-open' || result.month === 0) return ''
  const tax = inputs.taxKind === 'none' ? 'before tax' : 'after tax'
  const value =
    inputs.inflation > 0 && result.month !== null
      ? ` In today’s dollars: ${dollars(inToday(result.balance, inputs.inflation, result.month))}.`
      : ''
  return `You put in ${dollars(result.paidIn)}, counting what you have; interest adds ${dollars(result.interest)} ${tax}.${value}`
}

function splitOf(result: Result, { ask, saved }: SavingsInputs): Split | undefined {
  if (result.month === null || result.month === 0 || result.balance <= 0) return undefined
  const had = ask === 'buckets' ? result.plan.saved : saved
  const parts: Split['parts'] = [
    { label: 'You have today', value: had, color: 'other' },
    { label: 'You add', value: result.paidIn - had, color: 'principal' },
    { label: 'Interest', value: result.interest, color: 'growth' },
  ]
  return { label: 'Balance then', unit: 'money', parts: parts.filter((part) => part.value > 0.005) }
}

const keyFigures: Readonly<Record<SavingsInputs['ask'], readonly string[]>> = {
  date: ['interest', 'paidIn', 'finalBalanceToday', 'yieldAfterTax'],
  deposit: ['depositNeeded', 'interest', 'paidIn', 'yieldAfterTax'],
  balance: ['finalBalance', 'finalBalanceToday', 'interest', 'yieldAfterTax'],
  buckets: ['finalBalance', 'interest', 'paidIn', 'yieldAfterTax'],
}

export function answer(result: Result, inputs: SavingsInputs, _law: Law, env: Env): Answer {
  const words = more(result, inputs)
  const split = splitOf(result, inputs)
  return {
    headline: headline(result, inputs),
    ...(words ? { more: words } : {}),
    ...(split ? { split } : {}),
    keyFigures: keyFigures[inputs.ask],
    calendar: { fileName: 'savings-goals.ics', events: eventsOf(result, inputs, env) },
  }
}

/** The day each goal is reached, so many months from today. */
function eventsOf(result: Result, inputs: SavingsInputs, { today }: Env): readonly CalendarEvent[] {
  const event = (month: number | null, title: string): readonly CalendarEvent[] =>
    month === null || month === 0
      ? []
      : [
          {
            date: addMonthsToDate(today as IsoDate, month),
            title,
            note: 'From your own numbers, at a rate that stays the same.',
          },
        ]
  if (inputs.ask === 'date' && result.outcome === 'reached') return event(result.month, 'Savings goal reached')
  const months = result.buckets?.own.months ?? []
  return months.flatMap((month, i) => event(month, `Savings goal: ${bucketName(inputs.buckets[i]?.name ?? '', i)}`))
}

export const present = (result: Result, inputs: SavingsInputs, law: Law, env: Env): Presentation => ({
  ...answer(result, inputs, law, env),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(inputs, law),
})
