/**
 * Twelve messages, about half of them real. Mark up to three signs of a scam, say whether it is real, and say what you would do. Points
 * are as the rules say; dollars are what going along with a scam would have cost.
 */
import { between, shuffled } from '../kit/chance.ts'
import type { Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import { hooks } from './hooks.ts'
import { type Hook, type Message, type Tell, tells } from './message.ts'
import { reals } from './reals.ts'

export const MESSAGES = 12
/** Of the twelve, so many are scams: six, one fewer or one more, so that nobody can count to the answer. */
export const scamsDrawn = { from: 5, to: 7 } as const
export const MOST_MARKS = 3
/** Marks may be set and taken off this often on a message. */
const MOST_CHANGES = 24
export const points = { verdict: 5, tell: 2, falseTell: -2, falseAlarm: -2, paid: -15 } as const

export const actions = ['ignore', 'call', 'report', 'pay'] as const
export type Action = (typeof actions)[number]

export interface Answer {
  readonly id: string
  readonly marks: readonly Tell[]
  readonly saidScam: boolean
  readonly action: Action
}
export interface Inbox {
  readonly deck: readonly string[]
  readonly answers: readonly Answer[]
  readonly marks: readonly Tell[]
  readonly changes: number
  /** What was said of the message in hand; null while it is being read. */
  readonly saidScam: boolean | null
  /** The last answer is shown with its reason. */
  readonly isShown: boolean
}

const byId: ReadonlyMap<string, Message | Hook> = new Map([...hooks, ...reals].map((one) => [one.id, one]))
export function messageOf(id: string): Message | Hook {
  const found = byId.get(id)
  if (found === undefined) throw new RangeError(`no such message: ${id}`)
  return found
}
export const isHook = (message: Message | Hook): message is Hook => 'tells' in message

export const begin = (seed: number): Inbox => {
  const count = between(seed, 'scams', scamsDrawn.from, scamsDrawn.to)
  const scams = shuffled(seed, 'hooks', hooks).slice(0, count)
  const real = shuffled(seed, 'reals', reals).slice(0, MESSAGES - count)
  const deck = shuffled(seed, 'deck', [...scams, ...real]).map(({ id }) => id)
  return { deck, answers: [], marks: [], changes: 0, saidScam: null, isShown: false }
}

export function offersOf(inbox: Inbox): readonly string[] {
  if (inbox.isShown) return inbox.answers.length < MESSAGES ? ['next'] : []
  if (inbox.saidScam !== null) return actions
  const marks =
    inbox.changes >= MOST_CHANGES
      ? []
      : tells.filter((tell) => inbox.marks.length < MOST_MARKS || inbox.marks.includes(tell))
  return ['real', 'scam', ...marks.map((tell) => `mark:${tell}`)]
}

function marked(inbox: Inbox, tell: Tell): Inbox {
  const marks = inbox.marks.includes(tell) ? inbox.marks.filter((one) => one !== tell) : [...inbox.marks, tell]
  return { ...inbox, marks, changes: inbox.changes + 1 }
}

export function step(inbox: Inbox, choice: string): Inbox {
  if (!offersOf(inbox).includes(choice)) throw new RangeError(`not on offer: ${choice}`)
  if (choice === 'next') return { ...inbox, marks: [], changes: 0, saidScam: null, isShown: false }
  if (choice === 'real' || choice === 'scam') return { ...inbox, saidScam: choice === 'scam' }
  const tell = tells.find((one) => `mark:${one}` === choice)
  if (tell !== undefined) return marked(inbox, tell)
  const answer: Answer = {
    id: inbox.deck[inbox.answers.length] as string,
    marks: inbox.marks,
    saidScam: inbox.saidScam === true,
    action: choice as Action,
  }
  return { ...inbox, answers: [...inbox.answers, answer], isShown: true }
}

export interface Marking {
  readonly verdict: number
  readonly trueTells: readonly Tell[]
  readonly falseTells: readonly Tell[]
  readonly paid: number
  readonly total: number
  /** Dollars lost by going along with a scam. */
  readonly lost: number
}
/** What one answer brings. */
export function marking({ id, marks, saidScam, action }: Answer): Marking {
  const message = messageOf(id)
  const hook = isHook(message) ? message : null
  const trueTells = marks.filter((tell) => hook?.tells.includes(tell))
  const falseTells = marks.filter((tell) => !hook?.tells.includes(tell))
  const verdict = saidScam === (hook !== null) ? points.verdict : saidScam ? points.falseAlarm : 0
  const paid = hook !== null && action === 'pay' ? points.paid : 0
  const lost = paid === 0 ? 0 : (hook?.loses ?? 0)
  const total = verdict + trueTells.length * points.tell + falseTells.length * points.falseTell + paid
  return { verdict, trueTells, falseTells, paid, total, lost }
}

export interface Tally {
  readonly points: number
  readonly lost: number
  /** What the scams of this deck were after, dollars. */
  readonly atStake: number
  readonly scams: number
  readonly caught: number
  readonly falseAlarms: number
  readonly tellsFound: number
}
export function tallyOf(inbox: Inbox): Tally {
  const marks = inbox.answers.map(marking)
  const drawn = inbox.deck.map(messageOf).filter(isHook)
  const isScam = (id: string) => isHook(messageOf(id))
  return {
    points: marks.reduce((sum, one) => sum + one.total, 0),
    lost: marks.reduce((sum, one) => sum + one.lost, 0),
    atStake: drawn.reduce((sum, one) => sum + one.loses, 0),
    scams: drawn.length,
    caught: inbox.answers.filter(({ id, saidScam }) => saidScam && isScam(id)).length,
    falseAlarms: inbox.answers.filter(({ id, saidScam }) => saidScam && !isScam(id)).length,
    tellsFound: marks.reduce((sum, one) => sum + one.trueTells.length, 0),
  }
}

const stage = ({ isShown, saidScam }: Inbox): string => (isShown ? 'shown' : saidScam === null ? 'read' : 'act')

export const hookOrReal: Game<NoSetup, Inbox> = {
  name: 'hook-or-real',
  version: 1,
  begin,
  offers: offersOf,
  step,
  score: (inbox) => tallyOf(inbox).points,
  question: (inbox) => `${inbox.answers.length}:${stage(inbox)}`,
}
