/** The visitor's settings of the page, kept for the visit. */
import type { TaxSavingInputs } from '#calculators/planning/tax-saving/fields.ts'
import { planSettings } from '../picture/plan-settings.ts'
import { settingFields } from './fields.precomputed.ts'

export const {
  first: firstSettings,
  store: savingSettings,
  isFirst,
} = planSettings<TaxSavingInputs>('tax-saving', settingFields)

export const setSaving = (change: Partial<TaxSavingInputs>): boolean =>
  savingSettings.set((now) => ({ ...now, ...change }))
