/** How the days go by: paychecks, bills, cards and the end of the month. */
import { minimumPayment } from '#engine/cards/minimum.ts'
import { roundToCent } from '#engine/money.ts'
import { dailyPeriodicRate } from '#engine/rate.ts'
import { happens, shuffled } from '../kit/chance.ts'
import { cardAt, deck } from './deck.ts'
import {
  bills,
  cardApr,
  cardChance,
  DAYS,
  expectedPayday,
  minimumDay,
  minimumRule,
  paycheck,
  paydays,
  startCalm,
  startCard,
  startCash,
} from './design.ts'
import { type Ask, type Due, gained, logged, type Month, noted } from './month.ts'

const ids = deck.map(({ id }) => id)
const orders = new Map<number, readonly string[]>()
/** The deck of a seed, shuffled once. */
function orderOf(seed: number): readonly string[] {
  const known = orders.get(seed)
  if (known) return known
  const order = shuffled(seed, 'deck', ids)
  orders.clear()
  orders.set(seed, order)
  return order
}

const dueOf = ({ key, label, day, amount, takesCard }: (typeof bills)[number]): Due => ({
  key,
  label,
  day,
  amount,
  takesCard,
  late: false,
  shock: false,
})

/** Interest on the card so far, dollars: each day's balance at the daily rate. */
export const interestSoFar = ({ balanceDays }: Pick<Month, 'balanceDays'>): number =>
  roundToCent(balanceDays * dailyPeriodicRate(cardApr))
export const minimumDue = (month: Month): number => {
  const interest = interestSoFar(month)
  return Math.min(
    Math.ceil(minimumPayment(minimumRule, { balance: roundToCent(month.card + interest), interest })),
    Math.ceil(month.card),
  )
}

/** What a day brings before anything is chosen. */
function morning(month: Month): Month {
  const { day, seed } = month
  let now = month
  if (day === expectedPayday) now = logged(now, 'Payroll problem: your paycheck comes three days late', 0, 'note')
  const isPayday = paydays.includes(day)
  if (isPayday) now = gained(now, 'Paycheck', paycheck)
  const dues = [
    ...bills.filter((bill) => bill.day === day).map(dueOf),
    ...[...now.owed, ...now.hidden].filter((due) => due.day === day),
  ]
  const asks: Ask[] = dues.map((due) => ({ kind: 'bill', due }))
  const notToday = (due: Due) => due.day !== day
  now = { ...now, owed: now.owed.filter(notToday), hidden: now.hidden.filter(notToday) }
  if (day === minimumDay && now.card > 0) asks.push({ kind: 'minimum' })
  if (happens(seed, `day:${day}`, cardChance)) {
    const id = orderOf(seed)[now.drawn]
    if (id !== undefined) {
      const card = cardAt(id)
      now = { ...now, drawn: now.drawn + 1 }
      if (card.kind === 'luck') now = gained(now, card.label, card.gain)
      else asks.push({ kind: 'card', id })
      if (card.kind === 'shock') now = { ...now, shocks: { ...now.shocks, met: now.shocks.met + 1 } }
    }
  }
  if (isPayday || day === DAYS) asks.push({ kind: 'save' })
  return noted({ ...now, asks })
}

/** Goes on to the next day that asks something, or to the end of the month. */
export function onward(month: Month): Month {
  let now = month
  while (now.asks.length === 0) {
    const balanceDays = now.balanceDays + now.card
    if (now.day === DAYS) {
      const interest = interestSoFar({ balanceDays })
      return { ...now, balanceDays, interest, card: roundToCent(now.card + interest), isOver: true }
    }
    now = morning({ ...now, balanceDays, day: now.day + 1 })
  }
  return now
}

export const begin = (seed: number): Month =>
  onward(
    morning({
      seed,
      day: 1,
      cash: startCash,
      card: startCard,
      goal: 0,
      calm: startCalm,
      shifts: 0,
      late: 0,
      owed: [],
      asks: [],
      hidden: [],
      drawn: 0,
      balanceDays: 0,
      interest: 0,
      log: [],
      shocks: { met: 0, covered: 0 },
      lowest: { day: 1, cash: startCash },
      strain: { day: 1, cash: startCash },
      isOver: false,
      last: null,
    }),
  )
