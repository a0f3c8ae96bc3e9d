/** Starting values of this calculator alone, ours. */
import { cited } from '#facts/cited.ts'

const ours = { status: 'assumption' } as const

/** Stocks of all that is invested. */
export const startingStockShare = cited(0.6, 'assumption', ours)
/** What bonds earn, nominal. */
export const startingBondReturn = cited(0.045, 'assumption', ours)
/** A survivor's spending, of a couple's. */
export const startingSurvivorShare = cited(0.75, 'assumption', ours)
/** How much faster health premiums grow than prices. */
export const startingMedicalGrowth = cited(0.02, 'assumption', ours)
/** Age at which work is taken to have begun, for an estimate of Social Security from pay. */
export const workSince = cited(22, 'assumption', ours)
/** Part of a taxable account that is gain, where no cost basis is given. */
export const unknownGain = cited(0.5, 'assumption', ours)
/** Random markets tried, and their seed: the same seed, the same answer. */
export const randomPaths = cited({ paths: 1000, seed: 1871 }, 'assumption', ours)
