/** Births, months and today's rules of Social Security, as the tests of this folder name them. */
import {
  ageTables,
  spouseReduction,
  spouseRules,
  survivorRules,
  workerReduction,
} from '#facts/social-security/rules.ts'
import { type LegalBirth, legalBirth } from './birth.ts'
import type { LifeRules } from './life-rules.ts'

/** The law as it stands, with the earnings limits of 2026. */
export const rules: LifeRules = {
  workerReduction: workerReduction.value,
  spouseReduction: spouseReduction.value,
  spouseShare: spouseRules.value.share,
  survivor: survivorRules.value,
  limits: { underFullAge: 24_480, yearOfFullAge: 65_160 },
}
export const at = (year: number, month: number): number => year * 12 + month - 1
export const born = (date: string): LegalBirth => {
  const birth = legalBirth(date, ageTables)
  if (birth === null) throw new Error(`not a date: ${date}`)
  return birth
}
