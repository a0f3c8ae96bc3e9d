import { type ReportedCard, spreadOver } from '../cards/utilization.ts'
import type { Basis, ScoreAction } from './actions.ts'
import { atScore, HIGHEST_SCORE, inquiry, LOWEST_SCORE, marks, newAccount, type Range, yearsAt } from './score-rules.ts'
import { utilizationChange } from './utilization-points.ts'

export interface ScoreStart {
  /** 300 to 850. */
  readonly score: number
  readonly cards: readonly ReportedCard[]
}

export interface ActionEffect {
  readonly action: ScoreAction
  /** What it does in its own month with everything queued before it, points; null where nothing published or estimated says. */
  readonly points: Range | null
  readonly basis: Basis
}

export interface ScoreCourse {
  /** Month 0 is now; lowest and highest each month, whole points, inside 300 to 850. */
  readonly months: readonly Range[]
  readonly effects: readonly ActionEffect[]
  /** The cards as they are reported at the end. */
  readonly cards: readonly ReportedCard[]
}

/** Something that took points and gives them back. */
interface Loss {
  readonly month: number
  readonly points: number
  /** The share still gone after so many months. */
  readonly left: (months: number) => number
  readonly isMark?: true
}

/** Straight to nothing. */
const fading = (months: number) => (after: number) => Math.max(0, 1 - after / months)
/** Fast at first, then slower: straight in the logarithm of time, all back after `months`. */
const healing = (months: number) => (after: number) =>
  after >= months ? 0 : 1 - Math.log1p(after) / Math.log1p(months)

const clamp = (score: number): number => Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, score))

/** Balances and limits after a deed. */
export function cardsAfter(cards: readonly ReportedCard[], action: ScoreAction): readonly ReportedCard[] {
  const change = (id: string | null, part: (card: ReportedCard) => Partial<ReportedCard>) =>
    cards.map((card) => (card.id === id ? { ...card, ...part(card) } : card))
  switch (action.kind) {
    case 'pay-down': {
      if (action.card !== null)
        return change(action.card, ({ balance }) => ({ balance: Math.max(0, balance - action.amount) }))
      const parts = spreadOver(cards, action.amount)
      return cards.map((card) => ({ ...card, balance: Math.max(0, card.balance - (parts.get(card.id) ?? 0)) }))
    }
    case 'charge':
      return change(action.card, ({ balance }) => ({ balance: balance + action.amount }))
    case 'max-out':
      return change(action.card, ({ balance, limit }) => ({ balance: Math.max(balance, limit ?? balance) }))
    case 'raise-limit':
      return change(action.card, ({ limit }) => ({ limit: limit === null ? null : limit + action.amount }))
    case 'open-card':
      return [...cards, { id: `new-${cards.length}`, balance: 0, limit: action.limit }]
    case 'authorized-user':
      return [...cards, { id: `shared-${cards.length}`, balance: action.balance, limit: action.limit }]
    case 'close-card':
      // A closed card's limit is gone; a balance left on it is all that can be used of it.
      return cards.flatMap((card) =>
        card.id !== action.card ? [card] : card.balance > 0 ? [{ ...card, limit: card.balance }] : [],
      )
    default:
      return cards
  }
}

const isUtilization = ({ kind }: ScoreAction): boolean =>
  ['pay-down', 'charge', 'max-out', 'raise-limit', 'open-card', 'close-card', 'authorized-user'].includes(kind)

export function basisOf(action: ScoreAction): Basis {
  if (action.kind === 'mark') return marks[action.mark].isPublished ? 'published' : 'estimate'
  return action.kind === 'pay-off-loan' || action.kind === 'pay-collection' ? 'direction' : 'estimate'
}

/** How many inquiries count: those for one kind of loan within its window count once, others one by one. */
const counted = (action: Extract<ScoreAction, { kind: 'shop-rates' }>): number =>
  action.loan === 'other' ? Math.max(1, action.count) : 1

/** What a deed meets. */
interface Met {
  readonly score: number
  /** The score the plan began with. */
  readonly from: number
  /** Another mark is still healing. */
  readonly isFurther: boolean
}

/**
 * The points a deed takes that come back, on one side of the range; `side` 1 is the harder one. A mark heals over the years of the score
 * the plan began with, so that a file with several isn't sooner well than one with the first alone. FICO published single marks: the
 * harder side of a further one heals only when it leaves the report.
 */
function lossOf(action: ScoreAction, { score, from, isFurther }: Met, side: 0 | 1): Loss | null {
  const { month } = action
  switch (action.kind) {
    case 'mark': {
      const rule = marks[action.mark]
      const points = atScore(rule.lost, score)[side]
      const published = Math.min(yearsAt(rule.years, Math.max(score, from))[side] * 12, rule.onReportMonths)
      const months = isFurther && side === 1 ? rule.onReportMonths : published
      return { month, points, left: healing(months), isMark: true }
    }
    case 'shop-rates':
      return { month, points: inquiry.points[side] * counted(action), left: fading(inquiry.fadeMonths) }
    case 'raise-limit':
      return action.isHardPull ? { month, points: inquiry.points[side], left: fading(inquiry.fadeMonths) } : null
    case 'open-card':
    case 'open-loan':
      return { month, points: newAccount.points[side], left: fading(newAccount.fadeMonths) }
    default:
      return null
  }
}

/** One side of the range: 1 takes the larger losses and the slower way back. */
class Path {
  private readonly losses: Loss[] = []
  private readonly start: ScoreStart
  private readonly side: 0 | 1
  constructor(start: ScoreStart, side: 0 | 1) {
    this.start = start
    this.side = side
  }
  at(month: number, cards: readonly ReportedCard[]): number {
    const moved = utilizationChange(this.start.cards, cards)[this.side === 1 ? 0 : 1]
    const gone = this.losses.reduce((sum, loss) => sum + loss.points * loss.left(month - loss.month), 0)
    return clamp(this.start.score + moved - gone)
  }
  take(action: ScoreAction, cards: readonly ReportedCard[]): void {
    const score = this.at(action.month, cards)
    const isFurther = this.losses.some((one) => one.isMark && one.left(action.month - one.month) > 0)
    const loss = lossOf(action, { score, from: this.start.score, isFurther }, this.side)
    if (loss !== null) this.losses.push(loss)
  }
}

/**
 * A score month by month under a queue of actions, as a range. Each action meets the score that those before it left, so the second late
 * payment costs less than the first. Utilization follows the balances of that month alone; marks come back over the years FICO
 * published, inquiries and new accounts over a year. What nothing published or estimated says moves no number. Not a FICO Score.
 */
export function scoreCourse(start: ScoreStart, queue: readonly ScoreAction[], months: number): ScoreCourse {
  const actions = queue.map((action, i) => ({ action, i })).sort((a, b) => a.action.month - b.action.month || a.i - b.i)
  const low = new Path(start, 1)
  const high = new Path(start, 0)
  const effects: (ActionEffect | undefined)[] = []
  let cards = start.cards
  let next = 0
  const course: Range[] = []
  for (let month = 0; month <= months; month++) {
    for (; actions[next]?.action.month === month; next++) {
      const { action, i } = actions[next] as (typeof actions)[number]
      const before = [low.at(month, cards), high.at(month, cards)] as const
      low.take(action, cards)
      high.take(action, cards)
      cards = cardsAfter(cards, action)
      const moved = [low.at(month, cards) - before[0], high.at(month, cards) - before[1]] as const
      const basis = basisOf(action)
      const points: Range = [Math.round(Math.min(...moved)), Math.round(Math.max(...moved))]
      effects[i] = { action, basis, points: basis === 'direction' && !isUtilization(action) ? null : points }
    }
    const now = [low.at(month, cards), high.at(month, cards)] as const
    course.push([Math.round(Math.min(...now)), Math.round(Math.max(...now))])
  }
  const told = queue.map((action, i) => effects[i] ?? { action, basis: basisOf(action), points: null })
  return { months: course, effects: told, cards }
}
