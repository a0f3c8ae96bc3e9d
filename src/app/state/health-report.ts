/** What a visitor answered in the health report, and the reports they saved. For this visit, or on the device by choice. */
import { FORMULA_VERSION } from '#engine/planning/health/bands.ts'
import { type MeasureKey, measureKeys } from '#engine/planning/health/measures.ts'
import { isAmount, isDay, isRecord, isText, readList } from './read-data.ts'
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
const isScore = (data: unknown): data is number | null => data === null || isAmount(data)

function readReport(data: unknown): Kept | null {
  if (!isRecord(data) || !isRecord(data['measures'])) return null
  const { madeAt, measures, formulaVersion, overall, wellBeing } = data
  if (!isDay(madeAt) || !isAmount(formulaVersion) || !isScore(overall) || !isScore(wellBeing)) return null
  const points = measures as Readonly<Record<string, unknown>>
  const known = measureKeys.flatMap((key) => (isAmount(points[key]) ? [[key, points[key]] as const] : []))
  return { v: 1, madeAt, measures: Object.fromEntries(known), formulaVersion, overall, wellBeing }
}
export function readHealthRecord(data: unknown): HealthRecord | null {
  if (!isRecord(data) || !isRecord(data['answers'])) return null
  const reports = readList(data['reports'], readReport, MOST_REPORTS)
  const answers = Object.entries(data['answers'])
  const isAnswer = (value: unknown) => isText(value, 40) || isAmount(value) || typeof value === 'boolean'
  if (!reports || answers.length > MOST_ANSWERS || !answers.every(([key, value]) => isText(key, 40) && isAnswer(value)))
    return null
  return { answers: data['answers'] as HealthRecord['answers'], reports }
}

export const healthRecord = stored<HealthRecord>('health-report', {
  version: 1,
  area: 'session',
  initial: { answers: {}, reports: [] },
  read: readHealthRecord,
})

/** null takes an answer back. */
export const answerHealth = (key: string, value: string | number | boolean | null): void =>
  healthRecord.set((now) => {
    const { [key]: _before, ...rest } = now.answers
    return { ...now, answers: value === null ? rest : { ...rest, [key]: value } }
  })

/** Keeps a report; a second one on the same day takes the place of the first. */
export const keepReport = (made: Omit<Kept, 'v' | 'formulaVersion'>): void =>
  healthRecord.set((now) => ({
    ...now,
    reports: [
      ...now.reports.filter(({ madeAt }) => madeAt !== made.madeAt),
      { ...made, v: 1 as const, formulaVersion: FORMULA_VERSION },
    ].slice(-MOST_REPORTS),
  }))
export const forgetReports = (): void => healthRecord.set((now) => ({ ...now, reports: [] }))

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
