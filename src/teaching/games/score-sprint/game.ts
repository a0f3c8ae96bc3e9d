/**
 * Score Sprint: 24 months with two cards and a car loan. Each month may bring an event, and always a statement to pay. The score is the
 * strength of the five bars, with ten points if all are green and ten if interest stayed under $40.
 */
import { minimumPayment } from '#engine/cards/minimum.ts'
import { roundToCent } from '#engine/money.ts'
import { monthlyFromNominal } from '#engine/rate.ts'
import { between, happens, shuffled } from '../kit/chance.ts'
import type { Choice, Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import { type Ask, allGreen, type File, isOver, type PlayCard, strength } from './credit.ts'
import {
  bars,
  bonus,
  cardApr,
  charges,
  eventChance,
  goalInterest,
  lateFee,
  loanAge,
  minimumRule,
  startCards,
  startCash,
  surplus,
} from './design.ts'
import { type EventOption, eventAt, events } from './events.ts'

const ids = events.map(({ id }) => id)
const said = (file: File, text: string): File => ({ ...file, log: [...file.log, { month: file.month, text }] })
const limited = (value: number): number => Math.min(100, Math.max(0, value))
const roomOf = ({ limit, balance }: PlayCard): number => limit - balance
const roomiest = (cards: readonly PlayCard[]): PlayCard | undefined =>
  cards.toSorted((a, b) => roomOf(b) - roomOf(a))[0]
const withCard = (file: File, id: string, change: (card: PlayCard) => PlayCard): File => ({
  ...file,
  cards: file.cards.map((card) => (card.id === id ? change(card) : card)),
})
/** The marks of a missed payment. */
const marked = (file: File, text: string, by: number): File =>
  said({ ...file, history: limited(file.history - by), lates: file.lates + 1 }, text)

/** What a month brings before anything is chosen. */
function opened(file: File): File {
  const { seed, month } = file
  let now: File = { ...file, cash: file.cash + surplus }
  for (const { kind, amount } of file.later.filter((one) => one.month === month)) {
    if (kind === 'late-mark') now = marked(now, 'A payment was missed in your name', bars.late)
    else if (now.cash >= amount) now = { ...now, cash: now.cash - amount, spent: now.spent + amount }
    else now = marked(now, 'There wasn’t enough cash for the payment plan', bars.late)
  }
  now = { ...now, later: now.later.filter((one) => one.month !== month) }
  const asks: Ask[] = []
  if (happens(seed, `event:${month}`, eventChance)) {
    const id = shuffled(seed, 'events', ids)[now.seen.length]
    if (id !== undefined) {
      asks.push({ kind: 'event', id })
      now = { ...now, seen: [...now.seen, id] }
    }
  }
  return { ...now, asks: [...asks, { kind: 'pay' }] }
}

const begin = (seed: number): File =>
  opened({
    seed,
    month: 0,
    cash: startCash,
    cards: startCards.map((card) => ({ ...card })),
    loanAge,
    history: bars.historyStart,
    inquiries: [],
    lates: 0,
    interest: 0,
    fees: 0,
    spent: 0,
    later: [],
    asks: [],
    seen: [],
    log: [],
  })

export const minimumOf = ({ balance }: PlayCard): number =>
  minimumPayment(minimumRule, { balance, interest: roundToCent(balance * monthlyFromNominal(cardApr)) })
const sumOf = (cards: readonly PlayCard[], of: (card: PlayCard) => number): number =>
  roundToCent(cards.reduce((sum, card) => sum + of(card), 0))
export const fullOf = ({ cards }: File): number => sumOf(cards, ({ balance }) => balance)
export const leastOf = ({ cards }: File): number => sumOf(cards, minimumOf)

function isPossible(file: File, option: EventOption): boolean {
  if ((option.cost ?? 0) > file.cash) return false
  const oldest = file.cards[0]
  if (option.closes) return file.cards.length > 1 && oldest !== undefined && oldest.balance <= file.cash
  const best = roomiest(file.cards)
  return option.charge === undefined || (best !== undefined && roomOf(best) >= option.charge)
}
export function offersOf(file: File): readonly Choice[] {
  const [ask] = file.asks
  if (ask === undefined) return []
  if (ask.kind === 'event')
    return eventAt(ask.id)
      .options.filter((option) => isPossible(file, option))
      .map(({ key }) => `do:${key}`)
  const full = fullOf(file)
  const least = leastOf(file)
  return [
    ...(file.cash >= full ? ['full'] : []),
    ...(file.cash < full && file.cash > least ? ['most'] : []),
    ...(file.cash >= least && least < full ? ['least'] : []),
    ...(full > 0 ? ['late'] : []),
  ]
}

function lived(file: File, id: string, option: EventOption): File {
  let now = said(
    { ...file, cash: file.cash - (option.cost ?? 0), spent: file.spent + (option.cost ?? 0) },
    option.label,
  )
  const best = roomiest(now.cards)
  if (option.charge !== undefined && best)
    now = withCard(now, best.id, (card) => ({ ...card, balance: roundToCent(card.balance + (option.charge ?? 0)) }))
  if (option.raise !== undefined) {
    const last = now.cards.find((card) => card.id === 'second') ?? now.cards[0]
    if (last) now = withCard(now, last.id, (card) => ({ ...card, limit: card.limit + (option.raise ?? 0) }))
  }
  if (option.opens !== undefined)
    now = { ...now, cards: [...now.cards, { id, limit: option.opens, balance: 0, age: 0 }] }
  if (option.inquiry) now = { ...now, inquiries: [...now.inquiries, now.month] }
  if (option.closes) {
    const [oldest, ...rest] = now.cards
    if (oldest)
      now = {
        ...now,
        cash: roundToCent(now.cash - oldest.balance),
        spent: roundToCent(now.spent + oldest.balance),
        cards: rest,
      }
  }
  if (option.plan) {
    const { amount, months } = option.plan
    const parts = Array.from({ length: months }, (_, i) => ({
      month: now.month + 1 + i,
      kind: 'plan' as const,
      amount,
    }))
    now = { ...now, later: [...now.later, ...parts] }
  }
  if (option.risk && happens(now.seed, `risk:${id}`, option.risk.chance))
    now = { ...now, later: [...now.later, { month: now.month + option.risk.months, kind: 'late-mark', amount: 0 }] }
  return option.collection ? marked(now, 'The bill went to a collector', bars.collection) : now
}

/** What each card gets: its minimum, then the rest to the fullest card, then to the next. */
function shares(file: File, choice: Choice): ReadonlyMap<string, number> {
  if (choice === 'late') return new Map()
  if (choice === 'full') return new Map(file.cards.map(({ id, balance }) => [id, balance]))
  const paid = new Map(file.cards.map((card) => [card.id, minimumOf(card)]))
  if (choice === 'least') return paid
  let left = roundToCent(file.cash - leastOf(file))
  for (const card of file.cards.toSorted((a, b) => b.balance / b.limit - a.balance / a.limit)) {
    const more = Math.min(left, roundToCent(card.balance - (paid.get(card.id) ?? 0)))
    paid.set(card.id, roundToCent((paid.get(card.id) ?? 0) + more))
    left = roundToCent(left - more)
  }
  return paid
}
function settled(file: File, choice: Choice): File {
  const paid = shares(file, choice)
  const total = roundToCent([...paid.values()].reduce((sum, one) => sum + one, 0))
  let interest = 0
  const isLate = choice === 'late'
  const cards = file.cards.map((card) => {
    const left = roundToCent(card.balance - (paid.get(card.id) ?? 0))
    const cost = roundToCent(left * monthlyFromNominal(cardApr))
    interest = roundToCent(interest + cost)
    const fee = isLate && card.balance > 0 ? lateFee : 0
    return { ...card, balance: roundToCent(left + cost + fee) }
  })
  const fees = isLate ? lateFee * file.cards.filter(({ balance }) => balance > 0).length : 0
  const now = {
    ...file,
    cash: roundToCent(file.cash - total),
    cards,
    interest: roundToCent(file.interest + interest),
    fees: file.fees + fees,
  }
  const text = isLate ? 'Paid late' : `Paid $${total.toFixed(2)} on the cards`
  return isLate ? marked(now, text, bars.late) : said(now, text)
}
/** The month goes by: new purchases, everything a month older. */
function passed(file: File): File {
  const bought = between(file.seed, `charges:${file.month}`, charges.from, charges.to)
  const main = file.cards.find((card) => card.id === 'second') ?? file.cards[0]
  // What does not fit on the card is paid from cash as far as that goes; nobody buys what neither covers.
  const onCard = main ? Math.max(0, Math.min(bought, Math.floor(roomOf(main)))) : 0
  const fromCash = Math.min(bought - onCard, Math.floor(file.cash))
  const now = main
    ? withCard(file, main.id, (card) => ({ ...card, balance: roundToCent(card.balance + onCard) }))
    : file
  const next: File = {
    ...now,
    month: file.month + 1,
    cash: roundToCent(now.cash - fromCash),
    spent: now.spent + bought,
    cards: now.cards.map((card) => ({ ...card, age: card.age + 1 })),
    loanAge: file.loanAge + 1,
    history: limited(file.history + bars.healing),
  }
  return isOver(next) ? { ...next, asks: [] } : opened(next)
}

function step(file: File, choice: Choice): File {
  if (!offersOf(file).includes(choice)) throw new RangeError(choice)
  const [ask, ...asks] = file.asks
  if (ask?.kind === 'event') {
    const option = eventAt(ask.id).options.find(({ key }) => `do:${key}` === choice)
    if (option === undefined) throw new RangeError(choice)
    return lived({ ...file, asks }, ask.id, option)
  }
  return passed(settled({ ...file, asks }, choice))
}

export const scoreSprint: Game<NoSetup, File> = {
  name: 'score-sprint',
  version: 1,
  begin,
  offers: offersOf,
  step,
  score: (file) =>
    strength(file) + (allGreen(file) ? bonus.green : 0) + (file.interest < goalInterest ? bonus.interest : 0),
  question: (file) => {
    const [ask] = file.asks
    return ask === undefined ? 'over' : `${file.month}:${ask.kind}:${ask.kind === 'event' ? ask.id : ''}`
  },
}
export const mostPoints = 100 + bonus.green + bonus.interest
