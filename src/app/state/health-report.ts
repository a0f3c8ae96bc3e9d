/** What a visitor answered in the health report, and the reports they saved. For this visit, or on the device by choice. */
import { FORMULA_VERSION } from '#engine/planning/health/bands.ts'
import { type MeasureKey, measureKeys } from '#engine/planning/health/measures.ts'
import { isAmount, isText } from './read-data.ts'
import { maybe, one, or, record, type Shape } from './shape.ts'
import { choice, day, number } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
import { stored } from './stored.ts'

/** A report as it is saved and exported. Points from 0 to 100 by measure. */
export interface SavedReport {
  readonly v: 1
  /** 'YYYY-MM-DD' where the visitor is. */
  readonly madeAt: string
  readonly measures: Readonly<Partial<Record<MeasureKey, number>>>
  /** Reports of two formulas are not compared. */
  readonly formulaVersion: number
}
interface Kept extends SavedReport {
  readonly overall: number | null
  /** Score of the CFPB scale, apart from the measures. */
  readonly wellBeing: number | null
}
export interface HealthRecord {
  /** By input name: only what was answered. */
  readonly answers: Readonly<Record<string, string | number | boolean>>
  /** Oldest first; one a day. */
  readonly reports: readonly Kept[]
}
export type KeptReport = Kept
/** Ten years of monthly reports. */
const MOST_REPORTS = 120
const MOST_ANSWERS = 60
const score = maybe(number)
const measure = (key: string): boolean => measureKeys.some((one) => one === key)
const report = record<Kept>({
  v: or(choice([1] as const), 1),
  madeAt: day,
  measures: map({ of: 'measures', most: measureKeys.length }, measure, number) as Shape<Kept['measures']>,
  formulaVersion: number,
  overall: score,
  wellBeing: score,
})
const answer = one(
  (data: unknown): data is string | number | boolean => isText(data, 40) || isAmount(data) || typeof data === 'boolean',
)
export const healthShape = record<HealthRecord>({
  answers: or(
    map({ of: 'answers', most: MOST_ANSWERS }, (key) => key.length <= 40, answer),
    {},
  ),
  reports: or(list({ of: 'reports', most: MOST_REPORTS }, report), []),
})

export const healthRecord = stored<HealthRecord>('health-report', {
  version: 1,
  area: 'session',
  initial: { answers: {}, reports: [] },
  shape: healthShape,
})

/** null takes an answer back. */
export const answerHealth = (key: string, value: string | number | boolean | null): boolean =>
  healthRecord.set((now) => {
    const { [key]: _before, ...rest } = now.answers
    return { ...now, answers: value === null ? rest : { ...rest, [key]: value } }
  })

/** Keeps a report; a second one on the same day takes the place of the first. False when there is no room. */
export const keepReport = (made: Omit<Kept, 'v' | 'formulaVersion'>): boolean =>
  healthRecord.set((now) => ({
    ...now,
    reports: [
      ...now.reports.filter(({ madeAt }) => madeAt !== made.madeAt),
      { ...made, v: 1 as const, formulaVersion: FORMULA_VERSION },
    ],
  }))
export const forgetReports = (): boolean => healthRecord.set((now) => ({ ...now, reports: [] }))

/** The last report of an earlier day, which a trend is counted from; null without one. */
export const reportBefore = (reports: readonly Kept[], today: string): Kept | null =>
  reports.findLast(({ madeAt }) => madeAt < today) ?? null
/** What the file holds: its form, its time, its measures and the formula they come from. */
export const exported = (measures: SavedReport['measures'], madeAt: string): SavedReport => ({
  v: 1,
  madeAt,
  measures,
  formulaVersion: FORMULA_VERSION,
})
