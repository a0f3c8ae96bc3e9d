import { american as say } from '#calculators/kit/say.ts'
import { capitalGainRates, homeSaleExclusion as exclusion } from '#facts/tax-years/standing.ts'

const { low, middle, high, collectibles } = capitalGainRates.value
const points = (rate: number) => say.percent(rate * 100)
/** '0%, 15% or 20%' */
export const longTermRates = `${points(low)}, ${points(middle)} or ${points(high)}`
export const collectiblesRate = points(collectibles)
export const homeSaleExclusion = { single: say.money(exclusion.value.single), joint: say.money(exclusion.value.joint) }
