/** Amounts as a person would repeat them. */
import { dollars, percentText } from '#calculators/kit/format.ts'

/** "about $400,600": to the nearest hundred unless another step is named. */
export const about = (amount: number, step = 100): string => `about ${dollars(Math.round(amount / step) * step)}`

/** Percent points to a tenth: "6.8%". */
export const tenths = (points: number): string => percentText(points, 1)

/** "$60,000 − $16,100": amounts with their signs between, for the working of a figure. */
export const reckoned = (
  first: number,
  ...rest: readonly (readonly [sign: '+' | '−' | '×' | '÷', amount: number])[]
): string => [dollars(first), ...rest.map(([sign, amount]) => `${sign} ${dollars(amount)}`)].join(' ')
/** "12% of $31,500". Percent points. */
export const shareOf = (points: number, amount: number): string => `${percentText(points)} of ${dollars(amount)}`
