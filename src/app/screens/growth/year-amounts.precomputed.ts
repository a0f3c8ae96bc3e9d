/** This year's amounts that the levels and the checkpoints name, as plain data: a page that names six figures loads no law. */
import { taxLawOf } from '#calculators/kit/tax-year.ts'
import { defaultYear } from '#facts/default-year.ts'

const { plans, ira, hsa, medicare } = taxLawOf(defaultYear)
export const yearAmounts = { plans, ira, hsa, medicare }
