/*
 * The two scores of the risk check: how much risk somebody is willing to take, and how much their life can take. They are never averaged;
 * the lower one binds. Rules and points come from the facts as arguments.
 */

/** The answer to each question by its place, 0 for the first; null: not answered. */
export type Answers = readonly (number | null)[]

/** 1 is the most careful. */
export type Level = 1 | 2 | 3 | 4 | 5

export interface Score {
  readonly points: number
  readonly least: number
  readonly most: number
  readonly level: Level
}

export interface RiskCaps {
  readonly underThreeYears: number
  readonly threeToFiveYears: number
  readonly firstThings: number
}

const best = (options: readonly number[]): number => Math.max(...options)
const worst = (options: readonly number[]): number => Math.min(...options)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** How many of the questions have an answer that exists. */
export const answered = (points: readonly (readonly number[])[], answers: Answers): number =>
  points.filter((options, i) => options[answers[i] ?? -1] !== undefined).length

/** The score of a half; null until every question is answered. `bands` holds the highest score of levels 1 to 4. */
export function scoreOf(
  points: readonly (readonly number[])[],
  bands: readonly number[],
  answers: Answers,
): Score | null {
  const got = points.flatMap((options, i) => options[answers[i] ?? -1] ?? [])
  if (got.length < points.length) return null
  const total = sum(got)
  const level = (1 + bands.filter((edge) => total > edge).length) as Level
  return { points: total, least: sum(points.map(worst)), most: sum(points.map(best)), level }
}

/** The most in stocks that a person's circumstances allow, and why; places of answers as the capacity questions offer them. */
export interface Cap {
  readonly share: number
  readonly why: 'horizon' | 'cushion' | 'debt'
}
/** Places of the questions about capacity that cap the mix. */
export const capacityItems = { horizon: 0, income: 1, cushion: 2, debt: 3, dependents: 4, shortfall: 5 } as const

/** Every cap that holds, the strictest first. A question without an answer caps nothing. */
export function capsOf(answers: Answers, caps: RiskCaps): readonly Cap[] {
  const { horizon, cushion, debt } = capacityItems
  const found: Cap[] = []
  if (answers[horizon] === 0) found.push({ share: caps.underThreeYears, why: 'horizon' })
  if (answers[horizon] === 1) found.push({ share: caps.threeToFiveYears, why: 'horizon' })
  if (answers[cushion] === 0) found.push({ share: caps.firstThings, why: 'cushion' })
  const owes = answers[debt]
  if (typeof owes === 'number' && owes < 4) found.push({ share: caps.firstThings, why: 'debt' })
  return found.sort((a, b) => a.share - b.share)
}

export interface RiskResult {
  readonly willingness: Score
  readonly capacity: Score
  readonly caps: readonly Cap[]
  /** The level that binds: the lowest of the two scores and the caps. */
  readonly level: Level
  /** Shares in stocks, 0 to 1. */
  readonly low: number
  readonly high: number
  readonly binding: 'willingness' | 'capacity' | 'both' | 'cap'
  /** How many levels willingness is above capacity; negative: below. */
  readonly gap: number
}

/** Both halves put together; null until both are complete. `width` is the share in stocks that one level spans. */
export function riskResult(
  willingness: Score | null,
  capacity: Score | null,
  caps: readonly Cap[],
  width: number,
): RiskResult | null {
  if (willingness === null || capacity === null) return null
  const scored = Math.min(willingness.level, capacity.level)
  const capped = Math.max(1, Math.min(5, ...caps.map(({ share }) => Math.round(share / width))))
  const level = Math.min(scored, capped) as Level
  const gap = willingness.level - capacity.level
  const binding = capped < scored ? 'cap' : gap === 0 ? 'both' : gap > 0 ? 'capacity' : 'willingness'
  return { willingness, capacity, caps, level, low: (level - 1) * width, high: level * width, binding, gap }
}

/** People who prefer the sure gain and the risky loss: the choice depends on how it was put. Places of items 6 and 7. */
export const isFramed = (answers: Answers): boolean => answers[5] === 0 && answers[6] === 1
/** A fifth or more in something not understood: item 12, its last answer. */
export const isSpeculation = (answers: Answers): boolean => answers[11] === 3
