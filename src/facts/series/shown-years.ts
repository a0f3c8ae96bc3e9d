import { cited } from '../cited.ts'

/** Years people remember, shown by name beside the worst ones. */
export const rememberedYears = cited({ crash: 2008, rates: 2022 }, 'damodaran-returns', { asOf: '2025' })
/** Falls practiced on a month at a time: the first month, and how many months are shown. */
export const practiceFalls = cited(
  [
    { from: '2007-10', months: 30, every: 3 },
    { from: '2000-08', months: 36, every: 4 },
    { from: '1972-12', months: 30, every: 3 },
  ],
  'shiller-monthly',
)
/** Where the long-run chart begins until somebody chooses: the year most histories of US stocks begin in. */
export const usualStart = cited('1926-01', 'shiller-monthly')
/** A crash to draw by guess: the month of the top, and how many years after it are shown. */
export const shownCrash = cited({ from: '2007-10', years: 7 }, 'shiller-monthly')
/** Months and years that are asked about: gold and mortgages near their highs, prices a century ago, the bear market of the pandemic. */
export const askedMonths = cited(
  { gold: '1980-01', mortgage: '1981-10', prices: '1926-01', pandemic: '2020', recessionsSince: '1950-01' } as const,
  'shiller-monthly',
)
/**
 * From which year gold is counted as something people held: its price was fixed by law for decades before, and the source's years 1931
 * and 1949 show falls that the fixed price never had.
 */
export const goldFrom = cited(1975, 'damodaran-returns')
