/** What the screen asks beside the picture, before the plan's program comes. */
import { taxSavingFields } from '#calculators/planning/tax-saving/fields.ts'

export const settingFields = taxSavingFields
