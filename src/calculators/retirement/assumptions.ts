import { cited } from '#facts/cited.ts'

const ours = { status: 'assumption' } as const
/** Ours to choose, the visitor's to change. Decimals a year, years of age, shares. */
export const startingMixReturn = cited(0.07, 'assumption', ours)
export const startingPlanTo = cited(95, 'assumption', ours)
export const startingWorkAge = cited(22, 'assumption', ours)
export const startingStockShare = cited(0.6, 'assumption', ours)
export const startingGainShare = cited(0.5, 'assumption', ours)
/** Spending counts as safe when so many past starts held it. */
export const confident = cited(0.9, 'assumption', ours)
