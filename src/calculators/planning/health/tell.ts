/** The report as anybody reads it: scores with their words, evidence, rules and sources, and three steps with where to go. */

import type { Household } from '#engine/household/household.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import type { IsoDate } from '#engine/month.ts'
import { yieldOf } from '#engine/planning/health/actions.ts'
import { type MeasureKey, type PillarKey, pillarKeys } from '#engine/planning/health/measures.ts'
import { healthReport, type Level, levelOf } from '#engine/planning/health/report.ts'
import { wellBeingOf } from '#engine/planning/health/well-being.ts'
import { measuresOf } from '#engine/planning/insights/measures.ts'
import type { Way } from '#engine/planning/insights/rule.ts'
import type { YearLimits } from '#engine/planning/insights/year-limits.ts'
import type { Say } from '../../kit/say.ts'
import { type HealthInputs, healthAnswers, scaleAnswers } from './answers.ts'
import { actionWords, coverWords, measureWords, pillarWords, planWords } from './words/health.en.ts'

export interface ToldMeasure {
  readonly key: MeasureKey
  readonly label: string
  /** 0 to 100, whole. */
  readonly points: number
  readonly evidence: string
  readonly rule: string
  readonly missing: readonly string[]
  readonly action: { readonly label: string; readonly page: `/${string}` }
}
export interface ToldAction {
  readonly key: MeasureKey | 'hardship'
  readonly title: string
  readonly first: string
  /** Points of the overall score, one decimal. */
  readonly gain: number
  readonly dollars: number
  readonly hours: number
  /** Points for each 100 dollars or hour: what the steps are ranked by. */
  readonly yield: number
  readonly action: { readonly label: string } & Way
}
export interface ToldHealth {
  readonly formulaVersion: number
  /** 0 to 100, whole; null with fewer than six measures. */
  readonly overall: number | null
  readonly level: Level | null
  readonly pillars: readonly { readonly key: PillarKey; readonly label: string; readonly points: number | null }[]
  readonly measures: readonly ToldMeasure[]
  readonly notCounted: readonly { readonly key: MeasureKey; readonly label: string; readonly needs: string }[]
  readonly actions: readonly ToldAction[]
  readonly wellBeing: { readonly points: number; readonly score: number; readonly mean: number } | null
}

const missingName = (key: MeasureKey, what: string): string =>
  key === 'cover' ? coverWords[what as keyof typeof coverWords] : planWords[what as keyof typeof planWords]
/** Where each measure can be seen more closely and changed. */
const pageOf: Readonly<Record<MeasureKey, `/${string}`>> = {
  margin: '/budget-buddy',
  bills: '/smart-life-manager',
  cushion: '/emergency-fund-calculator-new',
  future: '/retirement-calculator',
  debtLoad: '/debt-payoff',
  credit: '/credit-score-simulator',
  cover: '/insurance-hub',
  plan: '/smart-financial-checklist',
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const tenth = (value: number): number => Math.round(value * 10) / 10

export interface HealthAsked {
  readonly household: Household
  readonly inputs: HealthInputs
  readonly today: IsoDate
  readonly law: YearLimits
  readonly say: Say
}

export function tellHealth({ household, inputs, today, law, say }: HealthAsked): ToldHealth {
  const report = healthReport(measuresOf(household, today, law), healthAnswers(inputs, household))
  const you = household.people.find(({ role }) => role === 'you')
  const age = you ? ageNow(you, today) : null
  const overall = report.overall === null ? null : Math.round(report.overall)
  return {
    formulaVersion: report.formulaVersion,
    overall,
    level: overall === null ? null : levelOf(overall),
    pillars: pillarKeys.map((key) => {
      const points = report.pillars[key]
      return { key, label: pillarWords[key], points: points === null ? null : Math.round(points) }
    }),
    measures: report.measures.map(({ key, points, from, missing }) => ({
      key,
      label: measureWords[key].label,
      points: Math.round(points),
      evidence: capital(measureWords[key].evidence(from, say)),
      rule: measureWords[key].rule,
      missing: missing.map((what) => missingName(key, what)),
      action: { label: measureWords[key].way, page: pageOf[key] },
    })),
    notCounted: report.notCounted.map((key) => ({
      key,
      label: measureWords[key].label,
      needs: measureWords[key].needs,
    })),
    actions: report.actions.map((action) => {
      const { key, what, amount, gain, dollars, hours, way } = action
      const words = actionWords[key]
      return {
        key,
        title: words.title(what),
        first: words.first(amount, what, say),
        gain: tenth(gain),
        dollars: Math.round(dollars),
        hours,
        yield: Math.round(yieldOf(action) * 100) / 100,
        action: { label: words.way, ...way },
      }
    }),
    wellBeing: age === null ? null : wellBeingOf(scaleAnswers(inputs), age, inputs.readToMe),
  }
}
