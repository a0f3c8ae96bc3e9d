import { dollars, dollarsAndCents, percentText, plain } from '../kit/format.ts'
import type { DcaInputs } from './fields.ts'

interface Progress {
  readonly windows: number
  readonly of: number
}

/** "719 of 1,059 starts", or while the work goes on "270 of the 400 starts looked at so far, out of 1,059". */
export const countOf = (count: number, { windows, of }: Progress): string =>
  windows === of
    ? `${plain(count)} of ${plain(of)} starts`
    : `${plain(count)} of the ${plain(windows)} starts looked at so far, out of ${plain(of)}`

/** A share of 1 in words: 0.047 → "4.7%". */
export const shareText = (share: number, decimals = 1): string => percentText(share * 100, decimals)

/** How often something happened: never "0%" for what did, never "100%" for what once did not. */
export function oftenText(count: number, of: number): string {
  const share = of === 0 ? 0 : (count / of) * 100
  if (count > 0 && share < 1) return 'fewer than 1%'
  return count < of && share > 99 ? 'more than 99%' : percentText(share, 0)
}

/** A schedule's length as people say it: "12 months". */
export const spreadText = (months: number): string => `${plain(months)} months`

/** "5.5 months", "1 month". */
export const waitText = (months: number): string => `${plain(months, 1)} ${months === 1 ? 'month' : 'months'}`

/** How low it stood: "6% under the sum". */
export const underText = (low: number): string =>
  low > 0.9999
    ? 'no lower than the sum'
    : low > 0.995
      ? 'less than 1% under the sum'
      : `${shareText(1 - low, 0)} under the sum`

/** "no start", "1 start", "257 starts". */
export const countText = (count: number): string =>
  count === 0 ? 'no start' : `${plain(count)} start${count === 1 ? '' : 's'}`

/** A gap in words: "3.3% less", "18.2% more", "just as much". */
export function gapText(gap: number, decimals = 1): string {
  const size = Math.abs(gap)
  if (size < 0.0005) return 'just as much'
  return `${shareText(size, decimals)} ${gap < 0 ? 'less' : 'more'}`
}

/** "from 15.2% less to 12% more". */
export const rangeText = (low: number, high: number): string => `from ${gapText(low)} to ${gapText(high)}`

/** What the waiting cash earned in the test. */
export const cashText = (inputs: DcaInputs): string =>
  inputs.pastCash === 'bills'
    ? 'what Treasury bills paid at the time'
    : inputs.cashYield === 0
      ? 'nothing'
      : `${percentText(inputs.cashYield)} a year throughout`

/** "After your 0.2% fee, before tax", "Without a fee, before tax". */
export const costsText = ({ fee }: DcaInputs): string =>
  fee > 0 ? `After your ${percentText(fee)} fee, before tax` : 'Without a fee, before tax'

/** With cents only where there are some: "$250", "$587.60". */
const exactDollars = (value: number): string =>
  Math.abs(value - Math.round(value)) < 0.005 ? dollars(value) : dollarsAndCents(value)

const often = { weekly: 'a week', biweekly: 'every two weeks', semimonthly: 'twice a month', monthly: 'a month' }
export const depositText = ({ deposit, frequency }: DcaInputs): string => `${exactDollars(deposit)} ${often[frequency]}`

/** "12 monthly parts of $5,000", "4 parts of $15,000, 3 months apart". */
export function partsText(parts: number, part: number, every: string): string {
  const each = exactDollars(part)
  if (parts === 1) return `1 part of ${each}`
  return every === '1' ? `${parts} monthly parts of ${each}` : `${parts} parts of ${each}, ${every} months apart`
}
