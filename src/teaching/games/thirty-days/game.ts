/**
 * Thirty Days: one month on $3,200 of pay. Bills come on their dates, cards come by chance, and each thing is paid from cash, with the
 * card, later or not at all. The score is 100 less 10 for a late bill, the card's interest and 1 for each $10 below where the month
 * began, plus 5 for each $100 put toward a goal.
 */
import { happens } from '../kit/chance.ts'
import type { Choice, Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import { begin, minimumDue, onward } from './days.ts'
import { cardAt } from './deck.ts'
import {
  DAYS,
  LATE_DAYS,
  lateFee,
  mostCalm,
  mostShifts,
  PLAN_DAYS,
  points,
  saveSteps,
  shiftPay,
  startCard,
  startCash,
  takeBack,
} from './design.ts'
import { type Ask, type Due, gained, logged, type Month, noted, paid, putOff, room, standing } from './month.ts'

const ways = (month: Month, amount: number, takesCard = true): readonly ('cash' | 'card')[] => [
  ...(month.cash >= amount ? (['cash'] as const) : []),
  ...(takesCard && room(month) >= amount ? (['card'] as const) : []),
]

/** What a thing can be answered with, but for an extra shift or money out of the goal. */
function answersTo(month: Month, ask: Ask): readonly Choice[] {
  switch (ask.kind) {
    case 'bill':
      return [...ways(month, ask.due.amount, ask.due.takesCard), ask.due.late ? 'wait' : 'late']
    case 'minimum': {
      const least = minimumDue(month)
      const all = Math.ceil(month.card)
      return [
        ...(month.cash >= least ? ['least'] : []),
        ...(all > least && month.cash >= all ? ['all'] : []),
        ...(least + 100 < all && month.cash >= least + 100 ? ['more'] : []),
        'late',
      ]
    }
    case 'save':
      return ['save:0', ...saveSteps.filter((step) => step <= month.cash).map((step) => `save:${step}`)]
    case 'card': {
      const card = cardAt(ask.id)
      if (card.kind === 'luck') return []
      if (card.kind === 'choice')
        return card.options.filter(({ cost }) => ways(month, cost).length > 0).map(({ key }) => `do:${key}`)
      const paying = ways(month, card.cost)
      if (card.kind === 'shock') return [...paying, 'plan']
      if (card.need) return paying.length > 0 ? paying : ['borrow']
      return month.calm > 0 || paying.length === 0 ? [...paying, 'skip'] : paying
    }
  }
}

export function offersOf(month: Month): readonly Choice[] {
  const [ask] = month.asks
  if (ask === undefined) return []
  return [
    ...answersTo(month, ask),
    ...(month.shifts < mostShifts && month.calm > 0 ? ['shift'] : []),
    ...(month.goal > 0 && ask.kind !== 'save' ? ['goal'] : []),
  ]
}

const calmer = (month: Month, by: number): Month => ({
  ...month,
  calm: Math.min(mostCalm, Math.max(0, month.calm + by)),
})
const covered = (month: Month, isShock: boolean): Month =>
  isShock ? { ...month, shocks: { ...month.shocks, covered: month.shocks.covered + 1 } } : month

function billPaid(month: Month, due: Due, choice: Choice): Month {
  if (choice === 'cash') return covered(paid(month, due.label, due.amount, 'cash'), due.shock)
  if (choice === 'card') return paid(month, due.label, due.amount, 'card')
  const again = { ...due, day: month.day + LATE_DAYS }
  if (due.late) return putOff(month, again)
  return calmer(putOff({ ...month, late: month.late + 1 }, { ...again, amount: due.amount + lateFee, late: true }), -1)
}

function cardPaid(month: Month, choice: Choice): Month {
  const least = minimumDue(month)
  if (choice === 'late')
    return calmer(
      noted(logged({ ...month, late: month.late + 1, card: month.card + lateFee }, 'Late fee', lateFee, 'card')),
      -1,
    )
  const amount = choice === 'all' ? Math.ceil(month.card) : choice === 'more' ? least + 100 : least
  const next = { ...month, cash: month.cash - amount, card: Math.max(0, month.card - amount) }
  return noted(logged(next, 'Card payment', amount, 'cash'))
}

function cardAnswered(month: Month, id: string, choice: Choice): Month {
  const card = cardAt(id)
  if (card.kind === 'luck') return month
  if (card.kind === 'choice') {
    const option = card.options.find(({ key }) => `do:${key}` === choice)
    if (option === undefined) throw new RangeError(choice)
    const by = month.cash >= option.cost ? 'cash' : 'card'
    const next = calmer(paid(month, `${card.label} ${option.label}`, option.cost, by), option.calm)
    const { later } = option
    if (!later || !happens(month.seed, `later:${id}`, later.chance)) return next
    const due = { key: id, label: later.label, amount: later.cost, takesCard: true, late: false, shock: false }
    // What has not happened yet is known to nobody: it waits unseen until its day.
    const day = Math.min(DAYS, month.day + later.days)
    if (day === month.day) return { ...next, asks: [{ kind: 'bill', due: { ...due, day } }, ...next.asks] }
    return { ...next, hidden: [...next.hidden, { ...due, day }] }
  }
  const label = card.label
  if (choice === 'cash' || choice === 'card') {
    const next = paid(month, label, card.cost, choice)
    return covered(next, card.kind === 'shock' && choice === 'cash')
  }
  if (choice === 'skip') return calmer(month, -1)
  const days = choice === 'plan' ? PLAN_DAYS : LATE_DAYS
  const due = { key: id, label, amount: card.cost, takesCard: true, late: false, shock: card.kind === 'shock' }
  return putOff(month, { ...due, day: month.day + days })
}

function answered(month: Month, ask: Ask, choice: Choice): Month {
  switch (ask.kind) {
    case 'bill':
      return billPaid(month, ask.due, choice)
    case 'minimum':
      return cardPaid(month, choice)
    case 'card':
      return cardAnswered(month, ask.id, choice)
    case 'save': {
      const amount = Number(choice.slice('save:'.length))
      if (amount === 0) return month
      const next = { ...month, cash: month.cash - amount, goal: month.goal + amount }
      return noted(logged(next, 'Set aside for your goal', amount, 'cash'))
    }
  }
}

function step(month: Month, choice: Choice): Month {
  if (!offersOf(month).includes(choice)) throw new RangeError(choice)
  if (choice === 'shift')
    return { ...calmer(gained({ ...month, shifts: month.shifts + 1 }, 'Extra shift', shiftPay), -1), last: choice }
  if (choice === 'goal') {
    const amount = Math.min(takeBack, month.goal)
    return { ...gained({ ...month, goal: month.goal - amount }, 'Back from your goal', amount), last: choice }
  }
  const [ask, ...rest] = month.asks
  if (ask === undefined) return month
  return onward({ ...answered({ ...month, asks: rest }, ask, choice), last: choice })
}

/** Points; below 0 after a very hard month. */
export function scoreOf(month: Month): number {
  const under = Math.max(0, startCash - startCard - standing(month))
  const kept = points.start - points.late * month.late - month.interest - (under / 10) * points.perTenUnder
  return kept + (month.goal / 100) * points.perHundredSaved
}

/** The same question in a run and in its replay: its day and what it is about. */
function questionOf(month: Month): string {
  const [ask] = month.asks
  if (ask === undefined) return 'over'
  const about = ask.kind === 'bill' ? ask.due.key : ask.kind === 'card' ? ask.id : ''
  return `${month.day}:${ask.kind}:${about}`
}

export const thirtyDays: Game<NoSetup, Month> = {
  name: 'thirty-days',
  version: 1,
  begin: (seed) => begin(seed),
  offers: offersOf,
  step,
  score: scoreOf,
  question: questionOf,
}
