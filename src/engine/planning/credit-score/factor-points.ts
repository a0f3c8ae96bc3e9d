import type { Factor } from './actions.ts'
import type { ScoreCourse, ScoreStart } from './score-course.ts'
import { inquiry, newAccount, type Range } from './score-rules.ts'
import { utilizationChange } from './utilization-points.ts'

const NOTHING: Range = [0, 0]
const add = (a: Range, b: Range): Range => [a[0] + b[0], a[1] + b[1]]
const lost = ([low, high]: Range, times = 1): Range => [-high * times, -low * times]

/**
 * How many points a plan moves each part of a score, before marks and new accounts fade: the last balances for amounts owed, all marks
 * for payment history, all inquiries and new accounts for new credit (a younger average age is in it). Null: no number is published or
 * estimated.
 */
export function factorPoints(start: ScoreStart, course: ScoreCourse): Readonly<Record<Factor, Range | null>> {
  let history: Range = NOTHING
  let fresh: Range = NOTHING
  for (const { action, points } of course.effects) {
    if (action.kind === 'mark' && points !== null) history = add(history, points)
    if (action.kind === 'open-card' || action.kind === 'open-loan') fresh = add(fresh, lost(newAccount.points))
    if (action.kind === 'raise-limit' && action.isHardPull) fresh = add(fresh, lost(inquiry.points))
    if (action.kind === 'shop-rates')
      fresh = add(fresh, lost(inquiry.points, action.loan === 'other' ? Math.max(1, action.count) : 1))
  }
  const [low, high] = utilizationChange(start.cards, course.cards)
  return {
    'payment-history': history,
    'amounts-owed': [Math.round(low), Math.round(high)],
    length: null,
    'new-credit': fresh,
    mix: null,
  }
}
