import { dollars, percentText, plain } from '../kit/format.ts'

/** 0.0532 → "5.3%". */
export const rateText = (rate: number): string => percentText(rate * 100, 1)
export const timesText = (ratio: number): string => plain(ratio, 2)
/** Money gained or lost a month, as a verb: "pay you $120 a month". */
export const monthlyText = (yearly: number): string =>
  yearly >= 0 ? `pay you **${dollars(yearly / 12)} a month**` : `cost you **${dollars(-yearly / 12)} a month**`
