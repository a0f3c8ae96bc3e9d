/** The answers of the risk check, kept in this browser, and what they come to: for the check's own page and for tools about portfolios. */
import { answered, capsOf, type RiskResult, riskResult, scoreOf } from '#engine/planning/risk/score.ts'
import { isAmount, isDay, isRecord, readList } from './read-data.ts'
import { capacityPoints, levelWidth, riskBands, riskCaps, willingnessPoints } from './risk-scale.precomputed.ts'
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

function readAnswers(points: readonly (readonly number[])[], data: unknown): RiskAnswers | null {
  if (!Array.isArray(data) || data.length !== points.length) return null
  return points.map((options, i) => (options[data[i] ?? -1] === undefined ? null : (data[i] as number)))
}

function readEarlier(data: unknown): EarlierCheck | null {
  if (!isRecord(data)) return null
  const { on, willingness, capacity, level } = data
  return isDay(on) && isAmount(willingness) && isAmount(capacity) && isAmount(level)
    ? { on, willingness, capacity, level }
    : null
}

export function readRiskCheck(data: unknown): RiskCheck | null {
  if (!isRecord(data)) return null
  const willingness = readAnswers(willingnessPoints, data['willingness'])
  const capacity = readAnswers(capacityPoints, data['capacity'])
  const earlier = readList(data['earlier'], readEarlier, MOST_EARLIER)
  if (willingness === null || capacity === null || earlier === null) return null
  const between = (value: unknown, most: number) => (isAmount(value) && value >= 0 && value <= most ? value : null)
  return { willingness, capacity, amount: between(data['amount'], 1e9), stocks: between(data['stocks'], 100), earlier }
}

export const riskCheckStore = stored<RiskCheck>('risk-check', {
  version: 1,
  area: 'session',
  initial: { willingness: noWillingness, capacity: noCapacity, amount: null, stocks: null, earlier: [] },
  read: readRiskCheck,
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
