/** One rule asked about a household made for it. */
import { madeHousehold } from '#engine/household/made-household.testkit.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { findInsights } from './find.ts'
import type { RuleId } from './rules.ts'
import { yearLimitsOf } from './year-limits.ts'

export const today = '2026-11-23'
export const law = yearLimitsOf(taxYear2026)
export type Known = Parameters<typeof madeHousehold>[0]

export const asked = (known: Known, limits: Readonly<Record<string, number>> = {}) =>
  findInsights({ household: madeHousehold(known), today, law, limits })

/** The tone of one rule's finding; null where it is silent or finds nothing. */
export const toneOf = (id: RuleId, known: Known): string | null =>
  asked(known).found.find((one) => one.id === id)?.tone ?? null
export const valuesOf = (id: RuleId, known: Known) => asked(known).found.find((one) => one.id === id)?.values

/** A rule, what makes it speak with which tone, and what keeps it silent at the edge. */
export type Edge = readonly [id: RuleId, tone: 'act' | 'watch' | 'good', speaks: Known, silent: Known]
