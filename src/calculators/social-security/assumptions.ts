import { cited } from '#facts/cited.ts'

/** Ours to choose, the visitor's to change. Decimal per year above inflation. */
export const startingRealRate = cited(0.02, 'assumption', { status: 'assumption' })
/** What "longer" and "shorter" lives do to the life table's yearly chance of dying. */
export const healthFactors = cited({ long: 0.7, average: 1, short: 1.5, poor: 2.5 }, 'assumption', {
  status: 'assumption',
})
