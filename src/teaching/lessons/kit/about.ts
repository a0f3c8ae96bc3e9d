/** Amounts as a person would repeat them. */
import { dollars } from '#calculators/kit/format.ts'

/** "about $400,600": to the nearest hundred unless another step is named. */
export const about = (amount: number, step = 100): string => `about ${dollars(Math.round(amount / step) * step)}`
