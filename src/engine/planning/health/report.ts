import type { Measures } from '../insights/measures.ts'
import { type HealthAction, healthActions } from './actions.ts'
import { FORMULA_VERSION } from './bands.ts'
import {
  type HealthAnswers,
  healthMeasures,
  type Measure,
  type MeasureKey,
  measureKeys,
  type PillarKey,
  pillarKeys,
  pillars,
} from './measures.ts'

/** So many of the eight make an overall score. */
export const MEASURES_NEEDED = 6

export const levels = ['strained', 'building', 'steady', 'strong'] as const
export type Level = (typeof levels)[number]
export const levelOf = (points: number): Level =>
  points < 40 ? 'strained' : points < 65 ? 'building' : points < 85 ? 'steady' : 'strong'

export interface HealthReport {
  readonly formulaVersion: number
  readonly measures: readonly Measure[]
  /** Mean of its measures that are known; null without any. */
  readonly pillars: Readonly<Record<PillarKey, number | null>>
  /** Mean of the known pillars; null with fewer than six of the eight measures. */
  readonly overall: number | null
  readonly notCounted: readonly MeasureKey[]
  /** At most three, the most points for the effort first. */
  readonly actions: readonly HealthAction[]
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Points of each pillar and overall from the measures that are known. */
export function scored(measures: readonly Measure[]): Pick<HealthReport, 'pillars' | 'overall'> {
  const pointsIn = (pillar: PillarKey) =>
    measures.filter(({ key }) => (pillars[pillar] as readonly MeasureKey[]).includes(key)).map(({ points }) => points)
  const byPillar = Object.fromEntries(pillarKeys.map((key) => [key, mean(pointsIn(key))])) as HealthReport['pillars']
  const known = pillarKeys.map((key) => byPillar[key]).filter((points) => points !== null)
  return { pillars: byPillar, overall: measures.length < MEASURES_NEEDED ? null : mean(known) }
}

export function healthReport(from: Measures, answers: HealthAnswers): HealthReport {
  const measures = healthMeasures(from, answers)
  return {
    formulaVersion: FORMULA_VERSION,
    measures,
    ...scored(measures),
    notCounted: measureKeys.filter((key) => !measures.some((one) => one.key === key)),
    actions: healthActions(from, measures, answers),
  }
}
