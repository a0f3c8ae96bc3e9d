/** The answers of the risk check, kept in this browser, and what they come to: for the check's own page and for tools about portfolios. */
import { answered, capsOf, type RiskResult, riskResult, scoreOf } from '#engine/planning/risk/score.ts'
import { capacityPoints, levelWidth, riskBands, riskCaps, willingnessPoints } from './risk-scale.precomputed.ts'
import { maybe, or, record, type Shape, within } from './shape.ts'
import { amount, day, number } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export type RiskAnswers = readonly (number | null)[]

/** A finished check of an earlier day. */
export interface EarlierCheck {
  readonly on: string
  readonly willingness: number
  readonly capacity: number
  /** Levels 1 to 5: what the two came to together. */
  readonly level: number
}
export interface RiskCheck {
  readonly willingness: RiskAnswers
  readonly capacity: RiskAnswers
  /** Dollars the losses are shown for; null: what the visitor has invested. */
  readonly amount: number | null
  /** Share in stocks looked at, 0 to 100; null: our choice. */
  readonly stocks: number | null
  readonly earlier: readonly EarlierCheck[]
}

const blank = (points: readonly unknown[]): RiskAnswers => points.map(() => null)
export const noWillingness: RiskAnswers = blank(willingnessPoints)
export const noCapacity: RiskAnswers = blank(capacityPoints)
const MOST_EARLIER = 20

/** Which option was chosen of each question; null where none was. */
const answers = (points: readonly (readonly number[])[]): Shape<RiskAnswers> => ({
  read: (data, lose, at) => {
    if (!Array.isArray(data) || data.length !== points.length) return undefined
    return points.map((options, i) => {
      const chosen: unknown = data[i]
      const isOption = typeof chosen === 'number' && options[chosen] !== undefined
      if (!isOption && chosen !== null) lose({ at: within(at, i), data: chosen, full: null })
      return isOption ? chosen : null
    })
  },
})

export const riskShape = record<RiskCheck>({
  willingness: or(answers(willingnessPoints), noWillingness),
  capacity: or(answers(capacityPoints), noCapacity),
  amount: or(maybe(amount(0, 1e9)), null),
  stocks: or(maybe(amount(0, 100)), null),
  earlier: or(
    list(
      { of: 'earlier results', most: MOST_EARLIER, rolls: true },
      record<EarlierCheck>({ on: day, willingness: number, capacity: number, level: number }),
    ),
    [],
  ),
})

export const riskCheckStore = stored<RiskCheck>('risk-check', {
  version: 1,
  area: 'session',
  initial: { willingness: noWillingness, capacity: noCapacity, amount: null, stocks: null, earlier: [] },
  shape: riskShape,
})

/** What answers come to, the visitor's own first and guesses where there is none. */
export function riskOf(willingness: RiskAnswers, capacity: RiskAnswers): RiskResult | null {
  return riskResult(
    scoreOf(willingnessPoints, riskBands.willingness, willingness),
    scoreOf(capacityPoints, riskBands.capacity, capacity),
    capsOf(capacity, riskCaps),
    levelWidth,
  )
}
/** The visitor's own answer where there is one, else the guess. */
export const withGuesses = (own: RiskAnswers, guesses: RiskAnswers): RiskAnswers =>
  own.map((answer, i) => answer ?? guesses[i] ?? null)

export const answeredOf = (check: RiskCheck): number =>
  answered(willingnessPoints, check.willingness) + answered(capacityPoints, check.capacity)
