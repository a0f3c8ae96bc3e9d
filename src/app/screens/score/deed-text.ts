/** What a step of the plan is called. */
import type { ScoreAction } from '#engine/planning/credit-score/actions.ts'
import { marks, queue } from './words.ts'

export function deedName(action: ScoreAction, cardName: (id: string) => string): string {
  const { name } = queue
  switch (action.kind) {
    case 'pay-down':
      return name['pay-down']({ amount: action.amount, card: action.card === null ? null : cardName(action.card) })
    case 'charge':
    case 'raise-limit':
      return name[action.kind]({ amount: action.amount, card: cardName(action.card) })
    case 'max-out':
    case 'close-card':
      return name[action.kind]({ card: cardName(action.card) })
    case 'open-card':
    case 'authorized-user':
      return name[action.kind]({ limit: action.limit })
    case 'shop-rates':
      return name['shop-rates']({ count: action.count, loan: action.loan })
    case 'mark':
      return marks[action.mark]
    default:
      return name[action.kind]
  }
}
