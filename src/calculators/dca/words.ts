import { dollars, monthText, percentText, plain } from '../kit/format.ts'
import type { DcaInputs } from './fields.ts'

/** "1,059 starts", or how far the work has come: "400 of 1,059 starts so far". */
export const startsText = ({ windows, of }: { readonly windows: number; readonly of: number }): string =>
  windows === of ? `${plain(of)} starts` : `${plain(windows)} of ${plain(of)} starts so far`

/** "September 1929 to September 1949". */
export const span = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${monthText(from)} to ${monthText(to)}`

/** A share of 1 in words: 0.047 → "4.7%". */
export const shareText = (share: number, decimals = 1): string => percentText(share * 100, decimals)

/** A schedule's length as people say it: "12 months". */
export const spreadText = (months: number): string => `${plain(months)} months`

/** How low it stood: "6% under the sum". */
export const underText = (low: number): string =>
  low > 0.9999 ? 'never under the sum' : low > 0.995 ? 'hardly under the sum' : `${shareText(1 - low, 0)} under the sum`

/** "1 start", "257 starts". */
export const countText = (count: number): string => `${plain(count)} start${count === 1 ? '' : 's'}`

/** A gap in words: "3.3% less", "18.2% more", "just as much". */
export function gapText(gap: number, decimals = 1): string {
  const size = Math.abs(gap)
  if (size < 0.0005) return 'just as much'
  return `${shareText(size, decimals)} ${gap < 0 ? 'less' : 'more'}`
}

export const stocksText = (inputs: DcaInputs): string =>
  inputs.stockShare === 100
    ? 'US stocks'
    : inputs.stockShare === 0
      ? 'US Treasury bonds'
      : `${plain(inputs.stockShare)}% US stocks and ${plain(100 - inputs.stockShare)}% Treasury bonds`

/** What the waiting cash earned in the test. */
export const cashText = (inputs: DcaInputs): string =>
  inputs.pastCash === 'bills'
    ? 'what Treasury bills paid at the time'
    : `${percentText(inputs.cashYield)} a year throughout`

const often = { weekly: 'a week', biweekly: 'every two weeks', semimonthly: 'twice a month', monthly: 'a month' }
export const depositText = ({ deposit, frequency }: DcaInputs): string => `${dollars(deposit)} ${often[frequency]}`

/** "12 monthly parts of $5,000". */
export function partsText(parts: number, part: number, every: string): string {
  const rhythm = every === '1' ? 'monthly part' : `part${parts === 1 ? '' : 's'}, ${every} months apart`
  return every === '1'
    ? `${parts} ${rhythm}${parts === 1 ? '' : 's'} of ${dollars(part)}`
    : `${parts} ${rhythm}, of ${dollars(part)} each`
}
