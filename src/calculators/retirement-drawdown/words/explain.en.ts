/** What explains the answer: charts, tables, what sources were used for. */
import type { Say } from '../../kit/say.ts'
import { rounded } from './answer.en.ts'

interface Ends {
  readonly low: number
  readonly typical: number
  readonly high: number
}
interface Years {
  readonly years: number
}
interface Most {
  readonly least: number
  readonly leastIn: number
  readonly typical: number
  readonly most: number
}

export const chartWords = {
  years: 'Year of retirement',
  startYear: 'First year of retirement',
  eightInTen: '8 in 10',
  half: 'Half',
  typical: 'Median',
  yours: 'Your first year',
  worst: ({ from }: { from: string }) => `Worst: ${from.slice(0, 4)}`,
  spending: {
    title: 'What you’d have spent each year',
    lead: ({ first, typical }: Ends & { readonly first: number }, say: Say) =>
      `From ${rounded(first, say)} in the first year to a median of ${rounded(typical, say)} in the last.`,
    summary: ({ first, low, typical, high, years }: Ends & Years & { readonly first: number }, say: Say) =>
      `Spending starts at ${say.short(first)}. In year ${say.number(years)} the median is ${say.short(typical)}; 8 in 10 past starts are between ${say.short(low)} and ${say.short(high)}.`,
    note: 'Today’s dollars. The ranges are taken year by year over all past starts, so no single start follows them.',
  },
  savings: {
    title: 'What would have been left',
    lead: ({ low, typical }: Ends & Years, say: Say) =>
      typical < 1000
        ? 'Half of all starts or more ended with next to nothing.'
        : low < 1000
          ? `The median start ended with ${rounded(typical, say)}, the worst 10% with next to nothing.`
          : `The median start ended with ${rounded(typical, say)}, the worst 10% with less than ${rounded(low, say)}.`,
    summary: ({ low, typical, high, years }: Ends & Years, say: Say) =>
      `After ${say.years(years)} the median start has ${say.short(typical)} left; 8 in 10 are between ${say.short(low)} and ${say.short(high)}.`,
    note: 'Today’s dollars. The ranges are taken year by year over all past starts, so no single start follows them.',
  },
  byStart: {
    chosen: {
      title: 'The most each start year could have taken',
      series: 'Most in the first year',
      lead: ({ least, leastIn, typical }: Most, say: Say) =>
        `Least: ${rounded(least, say)}, starting in ${leastIn}. Median: ${rounded(typical, say)}.`,
      summary: ({ least, leastIn, typical, most }: Most, say: Say) =>
        `The most a start could have taken in its first year was between ${say.short(least)}, starting in ${leastIn}, and ${say.short(most)}, with a median of ${say.short(typical)}.`,
      note: 'Today’s dollars. Nobody knew at the start which kind of years would follow.',
    },
    formula: {
      title: 'What each start year spent on average',
      series: 'Average per year',
      lead: ({ least, leastIn, typical }: Most, say: Say) =>
        `Least: ${rounded(least, say)}, starting in ${leastIn}. Median: ${rounded(typical, say)}.`,
      summary: ({ least, leastIn, typical, most }: Most, say: Say) =>
        `Average spending was between ${say.short(least)}, starting in ${leastIn}, and ${say.short(most)}, with a median of ${say.short(typical)}.`,
      note: 'Today’s dollars.',
    },
  },
  afterTax: {
    title: 'What you’d keep after taxes',
    lead: ({ starts, of }: { starts: number; of: number }, say: Say) =>
      starts === of
        ? 'Every January start, taxed year by year.'
        : `${say.number(starts)} of ${say.number(of)} January starts so far, taxed year by year.`,
    summary: ({ first, low, typical, high }: Ends & { readonly first: number }, say: Say) =>
      `After taxes the first year leaves ${say.short(first)}. In the last year the median is ${say.short(typical)}; 8 in 10 are between ${say.short(low)} and ${say.short(high)}.`,
    note: 'Today’s dollars. Brackets rise with each start’s own inflation; the limits for taxing Social Security don’t.',
  },
  drawn: {
    left: { title: 'Simulated: what would be left' },
    spent: { title: 'Simulated: what you’d spend each year' },
    lead: ({ paths, method, block }: { paths: number; method: string; block: number }, say: Say) =>
      method === 'blocks'
        ? `${say.number(paths)} retirements made of blocks of history, about ${say.years(block)} each.`
        : `${say.number(paths)} retirements drawn from the bell curve you set.`,
    summary: ({ paths, low, typical, high }: Ends & { readonly paths: number }, say: Say) =>
      `Over ${say.number(paths)} simulated retirements the median ends at ${say.short(typical)}; 8 in 10 are between ${say.short(low)} and ${say.short(high)}.`,
    note: 'Today’s dollars, before taxes. The same seed gives the same result on every device.',
  },
}

export const tableWords = {
  compare: {
    title: 'Eight ways to spend, side by side',
    lead: ({ cut }: { cut: number }, say: Say) =>
      `Your answers with each rule, from the same January starts. Today’s dollars. Rules that adjust may fall ${say.percent(cut)} at most.`,
    rules: {
      constant: 'Same amount each year',
      ratchet: 'Same amount, with raises',
      percentage: 'Fixed percentage',
      ceiling: 'Floor and ceiling',
      guyton: 'Guyton-Klinger',
      guardrails: 'Percent guardrails',
      vpw: 'Variable percentage (VPW)',
      rmd: 'RMD divisors',
    },
    columns: {
      rule: 'Rule',
      first: 'First year',
      lowest: 'Lowest year',
      cut: 'Largest cut',
      average: 'Typical yearly average',
      end: 'Typically left',
      failed: 'Starts that failed',
    },
  },
  guards: {
    title: 'Your guardrails in dollars',
    lead: ({ guard, change }: { guard: number; change: number }, say: Say) =>
      `If savings cross a line by your next yearly check, spending changes by ${say.percent(change)}. The lines are where your spending rate would be ${say.percent(guard)} off.`,
    cut: 'Cut spending if savings fall below',
    now: 'Now',
    raise: 'Raise spending if savings pass',
    columns: { when: 'What happens', savings: 'Savings', spending: 'Spending per year', monthly: 'Per month' },
  },
  starts: {
    title: 'Every start',
    worstTitle: 'The ten worst starts',
    lead: 'Each starts in January. Today’s dollars.',
    lasted: 'Lasted',
    cutTooFar: 'Cut too far',
    ranOut: ({ year }: { year: number }) => `Ran out in year ${year}`,
    columns: {
      start: 'Start',
      result: 'Result',
      lowest: 'Lowest year',
      cut: 'Largest cut',
      below: 'Longest time below first year',
      under: 'Longest time below starting savings',
      average: 'Average per year',
      end: 'Left at the end',
      most: 'Most it could have taken',
    },
  },
  drill: {
    title: ({ from }: { from: number }, _: Say) => `Year by year from January ${from}`,
    lead: 'Today’s dollars. Growth is after inflation and fees. Pick another start under “How we test it”.',
    columns: {
      year: 'Year',
      calendar: 'Calendar year',
      before: 'Savings',
      taken: 'Taken out',
      flow: 'Other income less expenses',
      spent: 'Spent',
      growth: 'Growth',
      prices: 'Inflation',
      left: 'Left',
    },
  },
  drawn: {
    title: 'The simulations from worst to best',
    lead: ({ paths, of }: { paths: number; of: number }, say: Say) =>
      paths === of
        ? `${say.number(of)} simulated retirements. Each column is ranked separately. Today’s dollars.`
        : `${say.number(paths)} of ${say.number(of)} simulated retirements so far. Each column is ranked separately. Today’s dollars.`,
    share: ({ share }: { share: number }, say: Say) => (share === 50 ? 'Median' : `${say.percent(share)} are below`),
    columns: {
      share: 'Rank',
      average: 'Average per year',
      last: 'Spent in the last year',
      left: 'Left at the end',
      cut: 'Largest cut',
    },
  },
}

export const sourceWords = {
  record: 'U.S. stocks with dividends, 10-year Treasury bonds and prices since 1871',
  eras: 'what past retirements ran into',
  guyton: 'the guardrails’ distance, change and last years',
  vpw: 'the returns the VPW table expects',
  ceiling: 'the largest raise and cut in a year',
  ratchet: 'when and how much spending is raised',
  divisors: 'RMD divisors by age',
  fee: 'our default fee',
  inflation: 'our default inflation rate',
  brackets: 'federal brackets',
  medicare: 'Medicare surcharges',
}
