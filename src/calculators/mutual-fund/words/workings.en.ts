/** How it is calculated, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

export const growthWords = {
  title: 'What a year leaves in the fund',
  formula: 'kept = (1 + return before expenses) · (1 − expense ratio)',
  result: ({ kept }: { kept: number }, say: Say) =>
    `= ${say.number(kept, 6)}, or ${say.percent((kept - 1) * 100, 4)} a year`,
  monthly: 'Taken evenly through the year, month by month. Funds take it daily and report returns after it.',
}

interface Example {
  readonly load: number
  readonly fee: number
  readonly invested: number
  readonly end: number
  readonly charge: number
}
export const prospectusWords = {
  title: 'The prospectus example for one year',
  formula: 'cost = front-end load + expense ratio · average balance + back-end load',
  amounts: ({ load, fee, invested, end, charge }: Example, say: Say) =>
    `= ${say.cents(load)} + ${say.number(fee, 6)} · (${say.cents(invested)} + ${say.cents(end)}) ÷ 2 + ${say.cents(charge)}`,
  rule: 'Form N-1A: $10,000 grows by 5% minus the expense ratio, and all shares are sold at the end. Funds print whole dollars.',
}

export const saleWords = {
  title: ({ name, years }: { name: string; years: number }, say: Say) => `Selling “${name}” after ${say.years(years)}`,
  formula: 'you keep = value − back-end load − tax',
}

export const turnoverWords = {
  title: 'Capital gains distributions, estimated from turnover',
  formula: 'distribution = t · p · (1 + p) ÷ (p + t)',
  estimate: ({ rate }: { rate: number }, say: Say) => `= ${say.percent(rate, 3)} of the value a year`,
  beyond: ({ beyond, paid }: { beyond: number; paid: number }, say: Say) =>
    `minus ${say.percent(beyond, 3)} of expenses beyond the dividends = ${say.percent(paid, 3)} a year`,
  letters:
    't is the turnover; p is the price growth (return minus dividends). A fund that sells t of its holdings each year settles at this rate.',
  better: 'If the fund’s reports show what it distributed, enter that instead.',
}

export const usedFor = {
  example: 'the expense example in every prospectus',
  analyzer: 'costs through the year, and a sale at the end of every year',
  breakpoints: 'breakpoint example, rights of accumulation, letter of intent',
  distribution: 'limit on 12b-1 fees',
  average: 'average expense ratio of stock mutual funds',
  styles: 'averages of active and index funds',
  assumed: 'the example funds, return, turnover and dividends, our defaults',
  conversion: 'conversion after 8 years, our default',
  brackets: 'federal tax brackets',
  inflation: 'inflation, our default',
}
