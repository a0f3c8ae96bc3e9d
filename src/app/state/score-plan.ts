/** What a visitor tries on the credit score screen: a score, and a queue of actions. Kept for the visit, or on this device if they chose so. */
import { type ScoreAction, shoppedLoans } from '#engine/planning/credit-score/actions.ts'
import { markKinds } from '#engine/planning/credit-score/score-rules.ts'
import { isAmount, isRecord, isText } from './read-data.ts'
import { maybe, or, record, type Shape } from './shape.ts'
import { amount } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface ScorePlan {
  /** 300 to 850; null: the picture's. */
  readonly score: number | null
  /** Null: the plan the screen begins with. */
  readonly queue: readonly ScoreAction[] | null
}

/** Most actions of a queue, and the last month one may stand in. */
export const MOST_ACTIONS = 20
export const LAST_MONTH = 60
const MOST_DOLLARS = 1e9

const isDollars = (data: unknown): data is number => isAmount(data) && data >= 0 && data <= MOST_DOLLARS
const isCount = (data: unknown, most: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most
const isOneOf = <T extends string>(list: readonly T[], data: unknown): data is T =>
  typeof data === 'string' && (list as readonly string[]).includes(data)

/** One action as stored; null where it can't be read. */
export function readAction(data: unknown): ScoreAction | null {
  if (!isRecord(data) || !isCount(data['month'], LAST_MONTH)) return null
  const month = data['month']
  const { kind, card, amount, limit, balance, count, loan, mark, isHardPull } = data
  const onCard = isText(card, 60)
  switch (kind) {
    case 'pay-down':
      return (onCard || card === null) && isDollars(amount) ? { kind, card, amount, month } : null
    case 'charge':
      return onCard && isDollars(amount) ? { kind, card, amount, month } : null
    case 'raise-limit':
      return onCard && isDollars(amount) ? { kind, card, amount, isHardPull: isHardPull === true, month } : null
    case 'max-out':
    case 'close-card':
      return onCard ? { kind, card, month } : null
    case 'open-card':
      return isDollars(limit) ? { kind, limit, month } : null
    case 'authorized-user':
      return isDollars(limit) && isDollars(balance) ? { kind, limit, balance, month } : null
    case 'shop-rates':
      return isOneOf([...shoppedLoans, 'other'] as const, loan) && isCount(count, 50)
        ? { kind, loan, count, month }
        : null
    case 'open-loan':
    case 'pay-off-loan':
    case 'pay-collection':
      return { kind, month }
    case 'mark':
      return isOneOf(markKinds, mark) ? { kind, mark, month } : null
    default:
      return null
  }
}

const action: Shape<ScoreAction> = { read: (data) => readAction(data) ?? undefined }
export const scoreShape = record<ScorePlan>({
  score: or(maybe(amount(300, 850)), null),
  queue: or(maybe(list({ of: 'steps', most: MOST_ACTIONS }, action)), null),
})

export const scorePlan = stored<ScorePlan>('score-plan', {
  version: 1,
  area: 'session',
  initial: { score: null, queue: null },
  shape: scoreShape,
})
